//! The country as an engraver's panorama: snow mountains, rolling hills, fields and the sea.
//!
//! Nothing here can be chosen. Repeated shapes are symbols, used at many sizes; forests and hedges are strokes of round
//! dots, which keeps the picture small.

mod hills;
mod mountains;
mod plains;

use super::layout::{Layout, Point};
use super::rivers;
use super::water::curve;
use crate::svg::{num, rect};

/// Gradients and symbols; all ids begin with `l-`.
pub(super) fn defs() -> String {
    let fade = |id: &str, stops: &[(u8, &str)]| {
        let stop = |(at, class): &(u8, &str)| format!(r#"<stop offset="{at}%" class="{class}"/>"#);
        let stops: String = stops.iter().map(stop).collect();
        format!(r#"<linearGradient id="{id}" x2="0" y2="1">{stops}</linearGradient>"#)
    };
    fade("l-sky", &[(0, "s-zenith"), (100, "s-horizon")])
        + &fade("l-alp", &[(0, "s-alp-high"), (55, "s-alp"), (100, "s-alp-low")])
        + &fade("l-rock", &[(35, "s-rock"), (100, "s-rock gone")])
        + &fade(
            "l-rock-shade",
            &[(35, "s-rock-shade"), (100, "s-rock-shade gone")],
        )
        + &fade(
            "l-hill",
            &[(0, "s-hill-top"), (40, "s-hill"), (100, "s-hill-low")],
        )
        + &fade(
            "l-hill-odd",
            &[(0, "s-hill-top"), (30, "s-hill-low"), (100, "s-hill")],
        )
        + &fade("l-field", &[(0, "s-field-far"), (100, "s-field-near")])
        + mountains::SYMBOLS
        + plains::SYMBOLS
}

pub(super) fn draw(layout: &Layout) -> String {
    let mut out = String::from(r#"<g class="l-country" aria-hidden="true">"#);
    out += &mountains::draw(layout);
    out += &hills::draw(layout);
    out += &plains::draw(layout);
    out + &rivers::valleys() + "</g>"
}

/// The sea, drawn over the river mouths, and the frame of the picture.
pub(super) fn shore(layout: &Layout) -> String {
    plains::sea(layout) + &rect("l-frame", 3.0, 3.0, layout.width - 6.0, layout.height - 6.0, 5.0)
}

/// A line of low waves across the map at about this height, as points.
fn skyline(width: f32, height: f32, swing: f32, phase: f32) -> Vec<Point> {
    let step = 90.0;
    let count = (width / step) as usize + 2;
    let at = |n: usize| {
        let x = step * n as f32;
        let bend = (x / 131.0 + phase).sin() + 0.55 * (x / 57.0 + 2.3 * phase).sin();
        [x.min(width), height - swing * bend]
    };
    (0..count).map(at).collect()
}

/// The land below a skyline, down to `foot`.
fn land(line: &[Point], foot: f32) -> String {
    let right = line.last().map_or(0.0, |point| point[0]);
    format!("{}L{} {}H0Z", curve(line), num(right), num(foot))
}
