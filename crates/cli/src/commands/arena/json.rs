//! The figures for programs.

use serde_json::{Map, Value, json};

use super::figures::{BotFigures, Figures, Summary};
use super::plan::Plan;
use super::statistics::Estimate;

/// One object; with several line-ups, `bots` has the figures over all of them, and `line_ups` each one's own.
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
        "bots": bots(&summary.all),
    });
    if plan.line_ups.len() > 1 {
        let line_up = |(at, figures): &(usize, Figures)| {
            json!({
                "line_up": plan.line_up_names(*at),
                "seats": plan.line_ups[*at].len(),
                "games": figures.games,
                "bots": bots(figures),
            })
        };
        report["line_ups"] = summary.line_ups.iter().map(line_up).collect();
    }
    report
}

fn bots(figures: &Figures) -> Value {
    figures.bots.iter().map(bot).collect()
}

fn bot(figures: &BotFigures) -> Value {
    let sources: Map<String, Value> = figures
        .sources
        .iter()
        .map(|(source, points)| (source.clone(), json!(points)))
        .collect();
    json!({
        "bot": figures.bot,
        "seats_played": figures.seats_played,
        "wins": figures.wins,
        "win_rate": figures.win_rate.value,
        "win_rate_ci95": interval(&figures.win_rate),
        "mean_score": figures.score.value,
        "mean_score_ci95": interval(&figures.score),
        "rating": figures.rating.map(|rating| rating.value),
        "rating_ci95": figures.rating.as_ref().map(interval),
        "sources": sources,
        "decisions": figures.decisions,
        "ms_per_decision": figures.ms_per_decision,
        "iterations_per_second": figures.iterations_per_second,
    })
}

fn interval(estimate: &Estimate) -> Value {
    json!([estimate.low, estimate.high])
}
