//! The positions of all drawn elements: the game's `layout.toml`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::read_toml;

/// A point: x and y.
pub type Point = [f32; 2];

/// The layout of both maps, in units of the picture's `viewBox`.
#[derive(Debug, Deserialize, Serialize)]
pub struct Layout {
    /// The side of a building or market space.
    pub space: f32,
    #[serde(rename = "map")]
    pub maps: Vec<MapLayout>,
}

/// One map.
#[derive(Debug, Deserialize, Serialize)]
pub struct MapLayout {
    pub id: String,
    pub width: f32,
    pub height: f32,
    /// The centre of the cartouche.
    pub title: Point,
    /// The centre of the compass rose.
    pub compass: Point,
    /// The upper left corner of the demand displays.
    pub demand: Point,
    /// The centres and font sizes of the names of the seas.
    pub waters: Vec<[f32; 3]>,
    /// Coasts, rivers and borders, to be smoothed.
    pub land: Vec<Vec<Point>>,
    pub rivers: Vec<Vec<Point>>,
    pub borders: Vec<Vec<Point>>,
    pub hills: Vec<Point>,
    /// The bends of lines that go round an obstacle.
    pub via: BTreeMap<String, Vec<Point>>,
    pub places: BTreeMap<String, Place>,
}

/// A location or ship space.
#[derive(Debug, Clone, Copy, Deserialize, Serialize)]
pub struct Place {
    pub at: Point,
    /// The number of spaces per row.
    #[serde(default = "default_columns")]
    pub cols: u8,
    /// The side on which a village's name is.
    #[serde(default)]
    pub name: Side,
    /// An additional offset for the name.
    #[serde(default)]
    pub nudge: Point,
}

fn default_columns() -> u8 {
    1
}

/// A side of a village.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Above,
    #[default]
    Below,
    Left,
    Right,
}

impl Layout {
    /// The map of this id, or the first.
    pub fn map(&self, id: &str) -> &MapLayout {
        let found = self.maps.iter().find(|map| map.id == id);
        found.unwrap_or(&self.maps[0])
    }
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let text = include_str!("../../../age-of-industry/data/layout.toml");
    load("age-of-industry-layout", text, read_toml)
});

impl Packed for Layout {}

/// The layout of both maps, read on first use.
pub fn layout() -> &'static Layout {
    &LAYOUT
}
