//! The positions of all drawn elements: the game's `layout.toml`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::read_toml;

/// The layout of the board, in units of the picture's `viewBox`.
#[derive(Debug, Deserialize, Serialize)]
pub struct Layout {
    pub width: f32,
    pub height: f32,
    /// The width and height of a factory's place.
    pub factory: [f32; 2],
    /// The width and height of a technology's place.
    pub technology: [f32; 2],
    pub track: Column,
    pub score: Area,
    pub cartouche: Area,
    pub legend: Area,
    /// The top edge and height of each epoch's band, first epoch first.
    pub bands: Vec<[f32; 2]>,
    /// The upper left corner of each place.
    pub places: BTreeMap<String, [f32; 2]>,
    #[serde(rename = "path")]
    pub paths: Vec<Path>,
}

/// A left edge and a width.
#[derive(Debug, Clone, Copy, Deserialize, Serialize)]
pub struct Column {
    pub x: f32,
    pub width: f32,
}

/// A rectangle on the board.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize, Serialize)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// The path of a road or line: its corners, from tile edge to tile edge.
#[derive(Debug, Deserialize, Serialize)]
pub struct Path {
    pub between: [String; 2],
    pub via: Vec<[f32; 2]>,
}

impl Layout {
    /// The path between two places, in either order.
    pub fn path(&self, [a, b]: [&str; 2]) -> Option<&Path> {
        self.paths.iter().find(|path| {
            let [from, to] = &path.between;
            (from == a && to == b) || (from == b && to == a)
        })
    }

    /// The rectangle of a place, given the size of its kind.
    pub fn area(&self, id: &str, size: [f32; 2]) -> Option<Area> {
        let [x, y] = *self.places.get(id)?;
        Some(Area {
            x,
            y,
            width: size[0],
            height: size[1],
        })
    }
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let text = include_str!("../../../industria/data/layout.toml");
    load("industria-layout", text, read_toml)
});

impl Packed for Layout {}

/// The layout of the board, read on first use.
pub fn layout() -> &'static Layout {
    &LAYOUT
}
