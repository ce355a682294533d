//! The rivers: narrow in the mountains, broad in the plains.

use super::layout::{Layout, River};
use super::water::curve;
use crate::svg::num;

/// The river widths, from the springs to the sea.
const RIVER_WIDTHS: [f32; 5] = [11.0, 13.0, 17.0, 21.0, 25.0];

/// All rivers of one width as one path, which is drawn several times: valley, bank, water, light.
pub(super) fn defs(layout: &Layout) -> String {
    let river = |breadth: usize| {
        let same = layout.rivers.iter().filter(|river| rank(river) == breadth);
        let d: String = same
            .filter_map(|river| Some(curve(&layout.bends(river)?)))
            .collect();
        format!(r#"<path id="l-river-{breadth}" d="{d}"/>"#)
    };
    (0..RIVER_WIDTHS.len()).map(river).collect()
}

/// Pale meadows along the rivers, a quiet background for the spaces.
pub(super) fn valleys() -> String {
    let all = layer(|_| String::new());
    format!(r#"<g class="l-valley wide">{all}</g><g class="l-valley">{all}</g>"#)
}

pub(super) fn draw() -> String {
    // All banks come before all water, so that no bank cuts through where rivers meet.
    let bank = layer(|w| format!(r#" stroke-width="{}""#, num(w + 4.0)));
    let water = layer(|w| format!(r#" stroke-width="{}""#, num(w)));
    let light = layer(|_| String::new());
    format!(r#"<g class="m-bank">{bank}</g><g class="m-water">{water}</g><g class="m-ripple">{light}</g>"#)
}

/// All rivers, each with an attribute that depends on its width.
fn layer(attribute: impl Fn(f32) -> String) -> String {
    let river = |(n, w): (usize, &f32)| format!(r##"<use href="#l-river-{n}"{}/>"##, attribute(*w));
    RIVER_WIDTHS.iter().enumerate().map(river).collect()
}

/// The index of a river's width: rivers get wider with every basin.
fn rank(river: &River) -> usize {
    let basin = |id: &str| id.split('_').nth(1).and_then(|n| n.parse::<u8>().ok());
    match (river.from.starts_with("headstream"), basin(&river.from)) {
        (true, _) => 0,
        (_, Some(1..=4)) => 1,
        (_, Some(5..=7)) => 2,
        (_, Some(8..=10)) => 3,
        _ => 4,
    }
}
