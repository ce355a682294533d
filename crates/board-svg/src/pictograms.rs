//! Engraved pictograms of factories, technologies and bonus fields, on a grid of 72 by 56.
//!
//! Classes inside them: `p` paper, `t` tone, `d` deep tone, `n` solid ink, `h` hatching, `k` heavy line, `a` flame, `w`
//! paper without a line. Without a class: a plain ink line.

mod craft;
mod modern;
mod networks;
mod strokes;
mod technology;

/// The drawing for a tile id; empty for an id without one.
pub(crate) fn pictogram(id: &str) -> String {
    craft::draw(id)
        .or_else(|| modern::draw(id))
        .or_else(|| technology::draw(id))
        .or_else(|| networks::draw(id))
        .unwrap_or_default()
}
