//! The results as JSON.

use serde_json::{Map, Value, json};

use super::plan::Plan;
use super::statistics::Estimate;
use super::summary::{BotStats, GroupStats, Summary};

/// The results as one object. With several line-ups, `bots` has the statistics for all of them together, and `line_ups`
/// those for each.
pub fn report(plan: &Plan, summary: &Summary) -> Value {
    let seats = match plan.seat_counts()[..] {
        [one] => json!(one),
        ref several => json!(several),
    };
    let mut report = json!({
        "game": plan.game.info().id,
        "seats": seats,
        "games": summary.all.games,
        "seed": plan.seed.to_string(),
        "options": plan.options_json(),
        "budget": plan.budget,
        "seconds": summary.seconds,
        "bots": bots_json(&summary.all),
    });
    if plan.line_ups.len() > 1 {
        let line_up = |(at, stats): &(usize, GroupStats)| {
            json!({
                "line_up": plan.line_up_names(*at),
                "seats": plan.line_ups[*at].len(),
                "games": stats.games,
                "bots": bots_json(stats),
            })
        };
        report["line_ups"] = summary.line_ups.iter().map(line_up).collect();
    }
    report
}

fn bots_json(stats: &GroupStats) -> Value {
    stats.bots.iter().map(bot_json).collect()
}

fn bot_json(stats: &BotStats) -> Value {
    let sources: Map<String, Value> = stats
        .sources
        .iter()
        .map(|(source, points)| (source.clone(), json!(points)))
        .collect();
    json!({
        "bot": stats.bot,
        "seats_played": stats.seats_played,
        "wins": stats.wins,
        "win_rate": stats.win_rate.value,
        "win_rate_ci95": interval_json(&stats.win_rate),
        "mean_score": stats.score.value,
        "mean_score_ci95": interval_json(&stats.score),
        "rating": stats.rating.map(|rating| rating.value),
        "rating_ci95": stats.rating.as_ref().map(interval_json),
        "sources": sources,
        "decisions": stats.decisions,
        "ms_per_decision": stats.ms_per_decision,
        "iterations_per_second": stats.iterations_per_second,
    })
}

fn interval_json(estimate: &Estimate) -> Value {
    json!([estimate.low, estimate.high])
}
