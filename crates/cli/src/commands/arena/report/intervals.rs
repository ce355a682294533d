//! Figures with their intervals, a row each: win rates, win rates by seat, ratings.

use super::svg::{Anchor, Canvas, Format, Scale, axis, both};
use crate::commands::arena::statistics::Estimate;

/// One figure.
pub struct Row {
    /// A line above, where a group begins.
    pub group: Option<String>,
    /// The number of the bot: its colour and sign.
    pub bot: usize,
    pub label: String,
    pub estimate: Estimate,
    /// What it would be if all were equal.
    pub fair: Option<f64>,
    /// The figure and its interval in words.
    pub said: String,
}

/// How a plot is scaled, and what is said in it.
pub struct Look<'w> {
    pub title: String,
    /// What the line of the fair share is called.
    pub fair: Option<String>,
    /// From nought to at least this.
    pub from_nought_to: Option<f64>,
    pub tick: &'w dyn Fn(f64) -> String,
}

const GROUP: f64 = 30.0;

pub fn plot(rows: &[Row], look: &Look<'_>) -> String {
    both(&look.title, |format, canvas| draw(rows, look, format, canvas))
}

fn draw(rows: &[Row], look: &Look<'_>, format: Format, canvas: &mut Canvas) -> f64 {
    let (left, right, height) = match format {
        Format::Wide => (128.0, format.width() - 172.0, 40.0),
        Format::Narrow => (10.0, format.width() - 14.0, 54.0),
    };
    let ends = rows.iter().flat_map(|row| [row.estimate.low, row.estimate.high]);
    let fixed = look.from_nought_to.into_iter().flat_map(|to| [0.0, to]);
    let wanted = if format == Format::Wide { 7.0 } else { 5.0 };
    let scale = Scale::around(ends.chain(fixed), left, right, wanted);
    let top = if look.fair.is_some() { 24.0 } else { 8.0 };
    let groups = rows.iter().filter(|row| row.group.is_some()).count() as f64;
    let bottom = top + rows.len() as f64 * height + groups * GROUP;
    axis(canvas, &scale, top, bottom, wanted, look.tick);
    let mut y = top;
    for (number, row) in rows.iter().enumerate() {
        if let Some(group) = &row.group {
            canvas.line("rule", (0.0, y + 4.0), (format.width(), y + 4.0));
            canvas.text("group", (0.0, y + 22.0), Anchor::Start, group);
            y += GROUP;
        }
        if let Some(fair) = row.fair {
            // On phones the words stand above the interval, and the line keeps clear of them.
            let clear = if format == Format::Wide { 0.0 } else { 24.0 };
            // The first row carries the line up to its name.
            let from = if number == 0 && look.fair.is_some() {
                top - 6.0
            } else {
                y + clear
            };
            canvas.line("fair", (scale.at(fair), from), (scale.at(fair), y + height));
        }
        match format {
            Format::Wide => wide(canvas, row, &scale, y + height / 2.0),
            Format::Narrow => narrow(canvas, row, &scale, y),
        }
        y += height;
    }
    if let (Some(name), Some(fair)) = (&look.fair, rows.first().and_then(|row| row.fair)) {
        canvas.text("fair-name", (scale.at(fair), top - 10.0), Anchor::Middle, name);
    }
    bottom + 24.0
}

/// Name, interval and figure on one line.
fn wide(canvas: &mut Canvas, row: &Row, scale: &Scale, middle: f64) {
    canvas.text("name", (0.0, middle + 5.0), Anchor::Start, &row.label);
    bar(canvas, row, scale, middle);
    canvas.text(
        "said",
        (Format::Wide.width(), middle + 5.0),
        Anchor::End,
        &row.said,
    );
}

/// Name and figure above the interval.
fn narrow(canvas: &mut Canvas, row: &Row, scale: &Scale, top: f64) {
    canvas.text("name", (0.0, top + 18.0), Anchor::Start, &row.label);
    canvas.text(
        "said",
        (Format::Narrow.width(), top + 18.0),
        Anchor::End,
        &row.said,
    );
    bar(canvas, row, scale, top + 37.0);
}

fn bar(canvas: &mut Canvas, row: &Row, scale: &Scale, y: f64) {
    let (low, high) = (scale.at(row.estimate.low), scale.at(row.estimate.high));
    let class = format!("whisker b{}", row.bot);
    canvas.line(&class, (low, y), (high, y));
    for end in [low, high] {
        canvas.line(&class, (end, y - 5.0), (end, y + 5.0));
    }
    canvas.sign(row.bot, (scale.at(row.estimate.value), y));
}
