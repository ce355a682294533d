//! The figures at the terminal.

use super::figures::{BotFigures, Figures, Summary};
use super::plan::Plan;
use super::words::Words;
use crate::say;

pub fn print(words: &Words<'_>, plan: &Plan, summary: &Summary) {
    say!("{}", heading(words, plan, summary));
    if plan.line_ups.len() > 1 {
        for (at, figures) in &summary.line_ups {
            let title = words.line_up(plan, *at);
            say!(
                "\n{}",
                words.counted("line-up", figures.games, &[("bots", title)])
            );
            rows(&strengths(words, figures, false));
        }
        say!("\n{}", words.text("all-line-ups"));
    } else {
        say!();
    }
    rows(&strengths(words, &summary.all, true));
    say!();
    for figures in &summary.all.bots {
        say!("{}", words.verdict(figures));
    }
    say!("\n{}", words.text("sources"));
    rows(&sources(words, &summary.all));
    say!("\n{}", words.text("effort"));
    rows(&efforts(words, &summary.all));
}

/// What was played.
fn heading(words: &Words<'_>, plan: &Plan, summary: &Summary) -> String {
    let seats: Vec<String> = plan.seat_counts().iter().map(usize::to_string).collect();
    let mut parts = vec![
        plan.game.info().name.to_owned(),
        words.with("seats", &[("seats", seats.join(", "))]),
    ];
    if plan.line_ups.len() == 1 {
        parts.push(words.line_up(plan, 0));
    }
    parts.push(words.budget(plan.budget));
    parts.push(words.counted(
        "games",
        summary.all.games,
        &[("time", words.duration(summary.seconds))],
    ));
    parts.join(" · ")
}

type Rows = Vec<Vec<String>>;

fn strengths(words: &Words<'_>, figures: &Figures, rating: bool) -> Rows {
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
    let row = |figures: &BotFigures| {
        let mut row = vec![
            words.bot(&figures.bot),
            words.whole(figures.seats_played as f64),
            words.wins(figures.wins),
            words.percent(figures.win_rate.value),
            words.range(&figures.win_rate, 100.0, 1),
            words.number(figures.score.value, 1),
            words.range(&figures.score, 1.0, 1),
        ];
        if rating {
            row.push(
                figures
                    .rating
                    .map_or("–".to_owned(), |r| words.number(r.value, 0)),
            );
            row.push(figures.rating.map_or("–".to_owned(), |r| words.range(&r, 1.0, 0)));
        }
        row
    };
    titled(words, &titles, figures.bots.iter().map(row))
}

fn titled(words: &Words<'_>, titles: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Rows {
    let first = titles.iter().map(|title| words.text(&format!("column-{title}")));
    std::iter::once(first.collect()).chain(rows).collect()
}

/// A row a source, a column a bot.
fn sources(words: &Words<'_>, figures: &Figures) -> Rows {
    let first = std::iter::once(words.text("column-source"));
    let mut rows = vec![
        first
            .chain(figures.bots.iter().map(|bot| words.bot(&bot.bot)))
            .collect(),
    ];
    let known = figures
        .bots
        .iter()
        .flat_map(|bot| &bot.sources)
        .map(|(source, _)| source);
    let mut seen: Vec<&String> = Vec::new();
    for source in known {
        if seen.contains(&source) {
            continue;
        }
        seen.push(source);
        let points = |bot: &BotFigures| {
            let found = bot.sources.iter().find(|(name, _)| name == source);
            words.number(found.map_or(0.0, |(_, points)| *points), 1)
        };
        rows.push(
            std::iter::once(words.source(source))
                .chain(figures.bots.iter().map(points))
                .collect(),
        );
    }
    rows
}

fn efforts(words: &Words<'_>, figures: &Figures) -> Rows {
    let row = |figures: &BotFigures| {
        let seats = figures.seats_played.max(1) as f64;
        vec![
            words.bot(&figures.bot),
            words.number(figures.decisions as f64 / seats, 1),
            words.ms(figures.ms_per_decision),
            figures
                .iterations_per_second
                .map_or("–".to_owned(), |n| words.whole(n)),
        ]
    };
    let titles = ["bot", "decisions", "ms", "iterations-per-second"];
    titled(words, &titles, figures.bots.iter().map(row))
}

/// Columns under each other: the first to the left, numbers to the right.
fn rows(rows: &Rows) {
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
        say!("{}", line.trim_end());
    }
}
