//! Where points come from: one bar per bot, with one segment per source.

use super::svg::{Anchor, Canvas, Format, Scale, axis, escape, plot_both_formats};
use crate::commands::arena::summary::BotStats;

/// The sources for all bots, in score-sheet order.
pub fn all_sources(bots: &[BotStats]) -> Vec<&str> {
    let mut all_sources: Vec<&str> = Vec::new();
    for (source, _) in bots.iter().flat_map(|bot| &bot.sources) {
        if !all_sources.contains(&source.as_str()) {
            all_sources.push(source);
        }
    }
    all_sources
}

pub fn points(bot: &BotStats, source: &str) -> f64 {
    let entry = bot.sources.iter().find(|(name, _)| name == source);
    entry.map_or(0.0, |(_, points)| *points)
}

pub fn plot(bots: &[BotStats], title: &str, number: &dyn Fn(f64) -> String) -> String {
    plot_both_formats(title, |format, canvas| draw(bots, number, format, canvas))
}

/// The legend for the patterns.
pub fn legend(names: &[String]) -> String {
    let item = |(at, name): (usize, &String)| {
        let swatch = format!(
            "<svg viewBox=\"0 0 22 14\" aria-hidden=\"true\"><rect class=\"piece s{at}\" width=\"22\" height=\"14\"/></svg>"
        );
        format!("<li>{swatch}{}</li>", escape(name))
    };
    let items: String = names.iter().enumerate().map(item).collect();
    format!("<ul class=\"legend\">{items}</ul>\n")
}

/// Hatching over the colours, so that the segments can be distinguished without colour vision.
pub fn patterns() -> String {
    let marks = [
        "",
        "M0 8L8 0M-2 2L2-2M6 10L10 6",
        "M0 0L8 8M-2 6L2 10M6-2L10 2",
        "M4 3v2M0 7v2M8 7v2M0-1v2M8-1v2",
        "M0 4H8",
        "M4 0V8",
        "M0 4H8M4 0V8",
        "M0 8L8 0M0 0L8 8",
        "M2 2h.1M6 6h.1",
        "M0 2H8M0 6H8",
    ];
    let pattern = |(at, mark): (usize, &&str)| {
        format!(
            "<pattern id=\"p{at}\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">\
             <rect class=\"f{at}\" width=\"8\" height=\"8\"/><path class=\"hatch\" d=\"{mark}\"/></pattern>"
        )
    };
    let patterns: String = marks.iter().enumerate().map(pattern).collect();
    format!(
        "<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>{patterns}</defs></svg>\n"
    )
}

const BAR_HEIGHT: f64 = 34.0;

fn draw(bots: &[BotStats], number: &dyn Fn(f64) -> String, format: Format, canvas: &mut Canvas) -> f64 {
    let (left, right, head, gap) = match format {
        Format::Wide => (128.0, format.width() - 62.0, 0.0, 22.0),
        Format::Narrow => (10.0, format.width() - 14.0, 24.0, 18.0),
    };
    let source_names = all_sources(bots);
    let ends = bots.iter().flat_map(|bot| {
        let sum = |tick_count: fn(f64) -> bool| {
            bot.sources
                .iter()
                .map(|(_, p)| *p)
                .filter(|p| tick_count(*p))
                .sum::<f64>()
        };
        [0.0, sum(|p| p > 0.0), sum(|p| p < 0.0)]
    });
    let tick_count = if format == Format::Wide { 8.0 } else { 5.0 };
    let scale = Scale::covering(ends, left, right, tick_count);
    let bottom = 8.0 + bots.len() as f64 * (BAR_HEIGHT + head + gap);
    axis(canvas, &scale, 8.0, bottom, tick_count, |value| {
        format!("{value:.0}").replace('-', "−")
    });
    for (row, bot) in bots.iter().enumerate() {
        let y = 8.0 + row as f64 * (BAR_HEIGHT + head + gap) + gap / 2.0 + head;
        let total = number(bot.score.value);
        match format {
            Format::Wide => {
                canvas.text("name", (0.0, y + BAR_HEIGHT / 2.0 + 5.0), Anchor::Start, &bot.bot);
                canvas.text(
                    "value",
                    (format.width(), y + BAR_HEIGHT / 2.0 + 5.0),
                    Anchor::End,
                    &total,
                );
            }
            Format::Narrow => {
                canvas.text("name", (0.0, y - 7.0), Anchor::Start, &bot.bot);
                canvas.text("value", (format.width(), y - 7.0), Anchor::End, &total);
            }
        }
        draw_bar(canvas, bot, &source_names, &scale, y, number);
    }
    canvas.line(
        "base",
        (scale.coordinate(0.0), 8.0),
        (scale.coordinate(0.0), bottom),
    );
    bottom + 24.0
}

/// Gains go to the right of zero, losses to the left.
fn draw_bar(
    canvas: &mut Canvas,
    bot: &BotStats,
    all_sources: &[&str],
    scale: &Scale,
    y: f64,
    number: &dyn Fn(f64) -> String,
) {
    let (mut up, mut down) = (0.0, 0.0);
    for (at, source) in all_sources.iter().enumerate() {
        let points = points(bot, source);
        let end = if points < 0.0 { &mut down } else { &mut up };
        let (from, to) = (scale.coordinate(*end), scale.coordinate(*end + points));
        *end += points;
        let (x, width) = (from.min(to), (to - from).abs());
        if width < 0.3 {
            continue;
        }
        canvas.rect(&format!("piece s{at}"), (x, y), width, BAR_HEIGHT);
        let value_text = number(points);
        if width > 8.0 * value_text.chars().count() as f64 + 6.0 {
            let plate = 7.4 * value_text.chars().count() as f64 + 6.0;
            canvas.rect(
                "plate",
                (x + (width - plate) / 2.0, y + BAR_HEIGHT / 2.0 - 9.0),
                plate,
                18.0,
            );
            canvas.text(
                "inside",
                (x + width / 2.0, y + BAR_HEIGHT / 2.0 + 4.5),
                Anchor::Middle,
                &value_text,
            );
        }
    }
}
