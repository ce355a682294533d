//! Charts that show values with their intervals, one row each: win rates, win rates by seat, ratings.

use super::svg::{Anchor, Canvas, Format, Scale, axis, plot_both_formats};
use crate::commands::arena::statistics::Estimate;

/// One value.
pub struct Row {
    /// The heading above the first row of a group.
    pub group: Option<String>,
    /// The bot's number, for its colour and marker.
    pub bot: usize,
    pub label: String,
    pub estimate: Estimate,
    /// The value if all bots were equal.
    pub fair: Option<f64>,
    /// The value and its interval as text.
    pub value_text: String,
}

/// A chart's scale and texts.
pub struct ChartOptions<'w> {
    pub title: String,
    /// The label for the line at the fair share.
    pub fair: Option<String>,
    /// If set, the scale goes from zero to at least this value.
    pub from_zero_to: Option<f64>,
    pub tick: &'w dyn Fn(f64) -> String,
}

const GROUP_HEIGHT: f64 = 30.0;

pub fn plot(rows: &[Row], options: &ChartOptions<'_>) -> String {
    plot_both_formats(&options.title, |format, canvas| {
        draw(rows, options, format, canvas)
    })
}

fn draw(rows: &[Row], options: &ChartOptions<'_>, format: Format, canvas: &mut Canvas) -> f64 {
    let (left, right, height) = match format {
        Format::Wide => (128.0, format.width() - 172.0, 40.0),
        Format::Narrow => (10.0, format.width() - 14.0, 54.0),
    };
    let ends = rows.iter().flat_map(|row| [row.estimate.low, row.estimate.high]);
    let fixed = options.from_zero_to.into_iter().flat_map(|to| [0.0, to]);
    let tick_count = if format == Format::Wide { 7.0 } else { 5.0 };
    let scale = Scale::covering(ends.chain(fixed), left, right, tick_count);
    let top = if options.fair.is_some() { 24.0 } else { 8.0 };
    let groups = rows.iter().filter(|row| row.group.is_some()).count() as f64;
    let bottom = top + rows.len() as f64 * height + groups * GROUP_HEIGHT;
    axis(canvas, &scale, top, bottom, tick_count, options.tick);
    let mut y = top;
    for (number, row) in rows.iter().enumerate() {
        if let Some(group) = &row.group {
            canvas.line("rule", (0.0, y + 4.0), (format.width(), y + 4.0));
            canvas.text("group", (0.0, y + 22.0), Anchor::Start, group);
            y += GROUP_HEIGHT;
        }
        if let Some(fair) = row.fair {
            // On phones, the text is above the interval, and the line must not cross it.
            let clear = if format == Format::Wide { 0.0 } else { 24.0 };
            // In the first row, the line extends up to its label.
            let from = if number == 0 && options.fair.is_some() {
                top - 6.0
            } else {
                y + clear
            };
            canvas.line(
                "fair",
                (scale.coordinate(fair), from),
                (scale.coordinate(fair), y + height),
            );
        }
        match format {
            Format::Wide => draw_wide_row(canvas, row, &scale, y + height / 2.0),
            Format::Narrow => draw_narrow_row(canvas, row, &scale, y),
        }
        y += height;
    }
    if let (Some(name), Some(fair)) = (&options.fair, rows.first().and_then(|row| row.fair)) {
        canvas.text(
            "fair-name",
            (scale.coordinate(fair), top - 10.0),
            Anchor::Middle,
            name,
        );
    }
    bottom + 24.0
}

/// Name, interval and value on one line.
fn draw_wide_row(canvas: &mut Canvas, row: &Row, scale: &Scale, middle: f64) {
    canvas.text("name", (0.0, middle + 5.0), Anchor::Start, &row.label);
    draw_interval(canvas, row, scale, middle);
    canvas.text(
        "value",
        (Format::Wide.width(), middle + 5.0),
        Anchor::End,
        &row.value_text,
    );
}

/// Name and value above the interval.
fn draw_narrow_row(canvas: &mut Canvas, row: &Row, scale: &Scale, top: f64) {
    canvas.text("name", (0.0, top + 18.0), Anchor::Start, &row.label);
    canvas.text(
        "value",
        (Format::Narrow.width(), top + 18.0),
        Anchor::End,
        &row.value_text,
    );
    draw_interval(canvas, row, scale, top + 37.0);
}

fn draw_interval(canvas: &mut Canvas, row: &Row, scale: &Scale, y: f64) {
    let (low, high) = (
        scale.coordinate(row.estimate.low),
        scale.coordinate(row.estimate.high),
    );
    let class = format!("whisker b{}", row.bot);
    canvas.line(&class, (low, y), (high, y));
    for end in [low, high] {
        canvas.line(&class, (end, y - 5.0), (end, y + 5.0));
    }
    canvas.marker(row.bot, (scale.coordinate(row.estimate.value), y));
}
