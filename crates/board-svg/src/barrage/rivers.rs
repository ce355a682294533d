//! The rivers: narrow in the mountains, broad in the plains.

use super::layout::{Layout, River};
use super::water::curve;
use crate::svg::{num, path};

pub(super) fn draw(layout: &Layout) -> String {
    let way = |river: &River| Some((curve(&layout.bends(river)?), breadth(river)));
    let ways: Vec<(String, f32)> = layout.rivers.iter().filter_map(way).collect();
    // All banks before all water: where rivers meet, no bank cuts through.
    let bank = |(d, w): &(String, f32)| stroke("m-bank", d, w + 4.0);
    let water = |(d, w): &(String, f32)| stroke("m-water", d, *w);
    let light = |(d, _): &(String, f32)| path("m-ripple", d);
    ways.iter().map(bank).collect::<String>()
        + &ways.iter().map(water).collect::<String>()
        + &ways.iter().map(light).collect::<String>()
}

fn stroke(class: &str, d: &str, width: f32) -> String {
    format!(r#"<path class="{class}" stroke-width="{}" d="{d}"/>"#, num(width))
}

/// A river grows with every basin.
fn breadth(river: &River) -> f32 {
    let basin = |id: &str| id.split('_').nth(1).and_then(|n| n.parse::<u8>().ok());
    match (river.from.starts_with("headstream"), basin(&river.from)) {
        (true, _) => 9.0,
        (_, Some(1..=4)) => 13.0,
        (_, Some(5..=7)) => 17.0,
        (_, Some(8..=10)) => 21.0,
        _ => 25.0,
    }
}
