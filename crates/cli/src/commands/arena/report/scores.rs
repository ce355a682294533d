//! The distribution of scores: a histogram per bot, with its middle half and its mean below.

use super::svg::{Anchor, Canvas, Format, Scale, axis, plot_both_formats, round_step};
use crate::commands::arena::statistics::quantile;
use crate::commands::arena::summary::BotStats;

const HISTOGRAM_HEIGHT: f64 = 70.0;
const MIDDLE_HALF_HEIGHT: f64 = 26.0;

pub fn plot(bots: &[BotStats], title: &str, value_text: &dyn Fn(&BotStats) -> String) -> String {
    plot_both_formats(title, |format, canvas| draw(bots, value_text, format, canvas))
}

fn draw(
    bots: &[BotStats],
    value_text: &dyn Fn(&BotStats) -> String,
    format: Format,
    canvas: &mut Canvas,
) -> f64 {
    let (left, right) = match format {
        Format::Wide => (128.0, format.width() - 12.0),
        Format::Narrow => (10.0, format.width() - 14.0),
    };
    let ends = bots
        .iter()
        .flat_map(|bot| bot.scores.first().into_iter().chain(bot.scores.last()));
    let ends: Vec<f64> = ends.map(|score| f64::from(*score)).collect();
    let tick_count = if format == Format::Wide { 10.0 } else { 6.0 };
    // A bin extends beyond its values, so the last one needs space to the right of the highest score.
    let step = round_step((value_range(&ends) / 32.0).max(1.0));
    let scale = Scale::covering(ends.iter().flat_map(|v| [*v, v + step]), left, right, tick_count);
    let head = if format == Format::Wide { 0.0 } else { 22.0 };
    let row = HISTOGRAM_HEIGHT + MIDDLE_HALF_HEIGHT + head;
    let bottom = 8.0 + bots.len() as f64 * row;
    axis(canvas, &scale, 8.0, bottom, tick_count, |value| {
        format!("{value:.0}").replace('-', "−")
    });
    // All histograms have the same height scale: equal areas mean equal numbers of games.
    let highest = bots
        .iter()
        .map(|bot| tallest_bin(bot, &scale, step))
        .fold(0.0, f64::max);
    for (number, bot) in bots.iter().enumerate() {
        let base = 8.0 + number as f64 * row + head + HISTOGRAM_HEIGHT;
        match format {
            Format::Wide => {
                canvas.text("name", (0.0, base - 20.0), Anchor::Start, &bot.bot);
                canvas.text("value", (0.0, base - 2.0), Anchor::Start, &value_text(bot));
            }
            Format::Narrow => {
                canvas.text(
                    "name",
                    (0.0, base - HISTOGRAM_HEIGHT - 4.0),
                    Anchor::Start,
                    &bot.bot,
                );
                canvas.text(
                    "value",
                    (format.width(), base - HISTOGRAM_HEIGHT - 4.0),
                    Anchor::End,
                    &value_text(bot),
                );
            }
        }
        draw_histogram(canvas, number, bot, &scale, step, base, highest);
        draw_middle_half(canvas, number, bot, &scale, base + 11.0, step);
    }
    bottom + 24.0
}

fn value_range(values: &[f64]) -> f64 {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    values.iter().copied().fold(low, f64::max) - low
}

/// The fraction of a bot's games in each bin.
fn bins(bot: &BotStats, scale: &Scale, step: f64) -> Vec<f64> {
    let count = ((scale.to - scale.from) / step).ceil() as usize;
    let mut bins = vec![0.0; count.max(1)];
    let last = bins.len() - 1;
    for score in &bot.scores {
        let bin = ((f64::from(*score) - scale.from) / step).max(0.0) as usize;
        bins[bin.min(last)] += 1.0 / bot.scores.len() as f64;
    }
    bins
}

fn tallest_bin(bot: &BotStats, scale: &Scale, step: f64) -> f64 {
    bins(bot, scale, step).into_iter().fold(0.0, f64::max)
}

fn draw_histogram(
    canvas: &mut Canvas,
    number: usize,
    bot: &BotStats,
    scale: &Scale,
    step: f64,
    base: f64,
    highest: f64,
) {
    let mut path = format!("M{:.1} {base:.1}", scale.coordinate(scale.from));
    for (bin, part) in bins(bot, scale, step).into_iter().enumerate() {
        let from = scale.from + bin as f64 * step;
        let (x1, x2) = (
            scale.coordinate(from),
            scale.coordinate((from + step).min(scale.to)),
        );
        let y = base - part / highest.max(1e-9) * (HISTOGRAM_HEIGHT - 8.0);
        path += &format!("V{y:.1}H{x2:.1}");
        if bin == 0 {
            path = format!("M{x1:.1} {base:.1}V{y:.1}H{x2:.1}");
        }
    }
    path += &format!("V{base:.1}");
    canvas.path(&format!("histogram b{number}"), &path);
    canvas.line("base", (scale.left, base), (scale.right, base));
}

/// The middle half of the scores, and a marker at the mean.
fn draw_middle_half(canvas: &mut Canvas, number: usize, bot: &BotStats, scale: &Scale, y: f64, step: f64) {
    // Scores are whole numbers, drawn at the middle of their unit on the scale.
    let at = |value: f64| scale.coordinate(value + if step <= 1.0 { 0.5 } else { 0.0 });
    let (low, high) = (quantile(&bot.scores, 0.25), quantile(&bot.scores, 0.75));
    canvas.line(&format!("middle-half b{number}"), (at(low), y), (at(high), y));
    canvas.marker(number, (at(bot.score.value), y));
}
