//! Drawing: a scale, and an SVG that is built element by element.
//!
//! Every chart is drawn twice, for wide pages and for phones; the style sheet shows the one that fits. Text would be too
//! small on a phone if the wide chart were merely scaled down.

use std::fmt::Write as _;

/// The width for which a chart is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Wide,
    Narrow,
}

impl Format {
    pub const fn width(self) -> f64 {
        match self {
            Format::Wide => 760.0,
            Format::Narrow => 328.0,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Format::Wide => "wide",
            Format::Narrow => "narrow",
        }
    }
}

/// Draws in both formats; `label` describes the chart for screen readers.
pub fn plot_both_formats(label: &str, draw: impl Fn(Format, &mut Canvas) -> f64) -> String {
    [Format::Wide, Format::Narrow]
        .map(|format| plot(label, format, &draw))
        .concat()
}

fn plot(label: &str, format: Format, draw: impl Fn(Format, &mut Canvas) -> f64) -> String {
    let mut canvas = Canvas::default();
    let height = draw(format, &mut canvas);
    let (class, width) = (format.class(), format.width());
    format!(
        "<svg class=\"plot {class}\" role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {width} {height}\">{}</svg>\n",
        escape(label),
        canvas.0
    )
}

/// Escapes text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// The content of an SVG.
#[derive(Default)]
pub struct Canvas(String);

impl Canvas {
    pub fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.add(&format!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
            escape(text)
        ));
    }

    pub fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        self.add(&format!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    pub fn rect(&mut self, class: &str, (x, y): (f64, f64), width: f64, height: f64) {
        let (width, height) = (width.max(0.0), height.max(0.0));
        self.add(&format!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
        ));
    }

    pub fn path(&mut self, class: &str, path: &str) {
        self.add(&format!("<path class=\"{class}\" d=\"{path}\"/>"));
    }

    /// The marker for the bot with this number; both colours and shapes differ.
    pub fn marker(&mut self, bot: usize, (x, y): (f64, f64)) {
        let shapes = [
            "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
            "M-5.3-5.3h10.6v10.6h-10.6z",
            "M0-7.4L7.4 0L0 7.4L-7.4 0z",
            "M0-6.8L6.8 5.2H-6.8z",
            "M0 6.8L6.8-5.2H-6.8z",
            "M-2.3-6.5h4.6v4.2h4.2v4.6h-4.2v4.2h-4.6v-4.2h-4.2v-4.6h4.2z",
        ];
        let shape = shapes[bot % shapes.len()];
        self.add(&format!(
            "<path class=\"marker b{bot}\" transform=\"translate({x:.1} {y:.1})\" d=\"{shape}\"/>"
        ));
    }

    fn add(&mut self, piece: &str) {
        let _ = writeln!(self.0, "{piece}"); // writing to a string cannot fail
    }
}

/// Maps values to coordinates.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    pub from: f64,
    pub to: f64,
    pub left: f64,
    pub right: f64,
}

impl Scale {
    /// A scale that covers all the values, with round numbers at both ends.
    pub fn covering(values: impl Iterator<Item = f64>, left: f64, right: f64, ticks: f64) -> Scale {
        let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values {
            (from, to) = (from.min(value), to.max(value));
        }
        if !from.is_finite() || !to.is_finite() {
            (from, to) = (0.0, 1.0);
        }
        let step = round_step(((to - from) / ticks).max(1e-9));
        Scale {
            from: (from / step).floor() * step,
            to: ((to / step).ceil() * step).max((from / step).floor() * step + step),
            left,
            right,
        }
    }

    pub fn coordinate(&self, value: f64) -> f64 {
        self.left + (value - self.from) / (self.to - self.from) * (self.right - self.left)
    }

    /// About the requested number of round values.
    pub fn ticks(&self, tick_count: f64) -> Vec<f64> {
        let step = round_step((self.to - self.from) / tick_count);
        let first = (self.from / step - 1e-6).ceil() as i64;
        let last = (self.to / step + 1e-6).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

/// The next number in the series 1, 2, 5, 10, 20, 50 …
pub fn round_step(min_step: f64) -> f64 {
    let power = 10.0_f64.powf(min_step.log10().floor());
    let step = [1.0, 2.0, 5.0]
        .into_iter()
        .find(|n| n * power >= min_step * 0.999);
    step.unwrap_or(10.0) * power
}

/// A scale's grid lines and labels.
pub fn axis(
    canvas: &mut Canvas,
    scale: &Scale,
    top: f64,
    bottom: f64,
    tick_count: f64,
    show: impl Fn(f64) -> String,
) {
    for tick in scale.ticks(tick_count) {
        let x = scale.coordinate(tick);
        canvas.line("grid", (x, top), (x, bottom));
        canvas.text("tick", (x, bottom + 16.0), Anchor::Middle, &show(tick));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_ticks_are_round() {
        assert_eq!(round_step(3.1), 5.0);
        assert_eq!(round_step(0.13), 0.2);
        assert_eq!(round_step(20.0), 20.0);
        let scale = Scale::covering([3.0, 58.0].into_iter(), 0.0, 100.0, 6.0);
        assert_eq!((scale.from, scale.to), (0.0, 60.0));
        assert_eq!(scale.ticks(6.0), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0]);
        assert_eq!(scale.coordinate(30.0), 50.0);
    }

    #[test]
    fn unusual_values_still_give_a_scale() {
        let flat_scale = Scale::covering([7.0, 7.0].into_iter(), 0.0, 10.0, 4.0);
        assert!(flat_scale.from <= 7.0 && flat_scale.to > flat_scale.from);
        assert!(Scale::covering([].into_iter(), 0.0, 10.0, 4.0).to > 0.0);
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("<b a=\"1\">&"), "&lt;b a=&quot;1&quot;&gt;&amp;");
    }
}
