//! The results as tables on the terminal.

use super::plan::Plan;
use super::summary::{BotStats, GroupStats, Summary};
use super::texts::Texts;
use crate::print_line;

pub fn print(texts: &Texts<'_>, plan: &Plan, summary: &Summary) {
    print_line!("{}", heading(texts, plan, summary));
    if plan.line_ups.len() > 1 {
        for (at, stats) in &summary.line_ups {
            let title = texts.line_up(plan, *at);
            print_line!(
                "\n{}",
                texts.text_with_count("line-up", stats.games, &[("bots", title)])
            );
            print_rows(&strength_rows(texts, stats, false));
        }
        print_line!("\n{}", texts.text("all-line-ups"));
    } else {
        print_line!();
    }
    print_rows(&strength_rows(texts, &summary.all, true));
    print_line!();
    for stats in &summary.all.bots {
        print_line!("{}", texts.verdict(stats));
    }
    print_line!("\n{}", texts.text("sources"));
    print_rows(&source_rows(texts, &summary.all));
    print_line!("\n{}", texts.text("effort"));
    print_rows(&effort_rows(texts, &summary.all));
}

/// The first line: the game, the line-up and the number of games.
fn heading(texts: &Texts<'_>, plan: &Plan, summary: &Summary) -> String {
    let seats: Vec<String> = plan.seat_counts().iter().map(usize::to_string).collect();
    let mut parts = vec![
        plan.game.info().name.to_owned(),
        texts.text_with("seats", &[("seats", seats.join(", "))]),
    ];
    if plan.line_ups.len() == 1 {
        parts.push(texts.line_up(plan, 0));
    }
    parts.push(texts.budget(plan.budget));
    parts.push(texts.text_with_count(
        "games",
        summary.all.games,
        &[("time", texts.duration(summary.seconds))],
    ));
    parts.join(" · ")
}

type Rows = Vec<Vec<String>>;

fn strength_rows(texts: &Texts<'_>, stats: &GroupStats, rating: bool) -> Rows {
    let mut titles = vec![
        "bot",
        "seats-played",
        "wins",
        "win-rate",
        "interval",
        "score",
        "interval",
    ];
    if rating {
        titles.extend(["rating", "interval"]);
    }
    let row = |stats: &BotStats| {
        let mut row = vec![
            texts.bot_name(&stats.bot),
            texts.whole_number(stats.seats_played as f64),
            texts.wins(stats.wins),
            texts.percent(stats.win_rate.value),
            texts.range(&stats.win_rate, 100.0, 1),
            texts.number(stats.score.value, 1),
            texts.range(&stats.score, 1.0, 1),
        ];
        if rating {
            row.push(stats.rating.map_or("–".to_owned(), |r| texts.number(r.value, 0)));
            row.push(stats.rating.map_or("–".to_owned(), |r| texts.range(&r, 1.0, 0)));
        }
        row
    };
    titled_table(texts, &titles, stats.bots.iter().map(row))
}

fn titled_table(texts: &Texts<'_>, titles: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Rows {
    let first = titles.iter().map(|title| texts.text(&format!("column-{title}")));
    std::iter::once(first.collect()).chain(rows).collect()
}

/// One row per source, one column per bot.
fn source_rows(texts: &Texts<'_>, stats: &GroupStats) -> Rows {
    let first = std::iter::once(texts.text("column-source"));
    let mut rows = vec![
        first
            .chain(stats.bots.iter().map(|bot| texts.bot_name(&bot.bot)))
            .collect(),
    ];
    let all_sources = stats
        .bots
        .iter()
        .flat_map(|bot| &bot.sources)
        .map(|(source, _)| source);
    let mut seen: Vec<&String> = Vec::new();
    for source in all_sources {
        if seen.contains(&source) {
            continue;
        }
        seen.push(source);
        let points = |bot: &BotStats| {
            let entry = bot.sources.iter().find(|(name, _)| name == source);
            texts.number(entry.map_or(0.0, |(_, points)| *points), 1)
        };
        rows.push(
            std::iter::once(texts.source_name(source))
                .chain(stats.bots.iter().map(points))
                .collect(),
        );
    }
    rows
}

fn effort_rows(texts: &Texts<'_>, stats: &GroupStats) -> Rows {
    let row = |stats: &BotStats| {
        let seats = stats.seats_played.max(1) as f64;
        vec![
            texts.bot_name(&stats.bot),
            texts.number(stats.decisions as f64 / seats, 1),
            texts.milliseconds(stats.ms_per_decision),
            stats
                .iterations_per_second
                .map_or("–".to_owned(), |n| texts.whole_number(n)),
        ]
    };
    let titles = ["bot", "decisions", "ms", "iterations-per-second"];
    titled_table(texts, &titles, stats.bots.iter().map(row))
}

/// Prints aligned columns: the first is left-aligned, numbers are right-aligned.
fn print_rows(rows: &Rows) {
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
    };
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let fill = " ".repeat(width(column).unwrap_or_default() - cell.chars().count());
            line += &if column == 0 {
                format!("{cell}{fill}")
            } else {
                format!("  {fill}{cell}")
            };
        }
        print_line!("{}", line.trim_end());
    }
}
