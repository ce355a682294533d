//! The positions of all drawn elements: the game's `layout.toml`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::read_toml;

/// A point: x and y.
pub type Point = [f32; 2];

/// The layout of the map, in units of the picture's `viewBox`.
#[derive(Debug, Deserialize, Serialize)]
pub struct Layout {
    pub width: f32,
    pub height: f32,
    /// The width and height of a dam space, a powerhouse space and a headstream tile.
    pub dam: Point,
    pub powerhouse: Point,
    pub headstream: Point,
    /// The radius of the shield where a conduit begins.
    pub shield: f32,
    /// The distance of a resting drop above its dam, and of a waiting drop below its headstream tile.
    pub lake: f32,
    pub spring: f32,
    /// The positions of the area signs, mountains first.
    pub signs: Vec<Point>,
    pub rows: Vec<Row>,
    pub conduits: Vec<Conduit>,
    pub rivers: Vec<River>,
    /// The centres of headstream tiles, dam spaces and exits.
    pub places: BTreeMap<String, Point>,
}

/// The powerhouse spaces of a basin, on both banks of the river.
#[derive(Debug, Deserialize, Serialize)]
pub struct Row {
    pub id: String,
    pub at: Point,
    /// Half the size of the platform.
    pub half: Point,
    pub spaces: Vec<RowSpace>,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct RowSpace {
    pub id: String,
    pub at: Point,
}

/// A pipe from its shield to the platform where it ends.
#[derive(Debug, Deserialize, Serialize)]
pub struct Conduit {
    pub id: String,
    /// The powerhouse row at its end.
    pub to: String,
    pub via: Vec<Point>,
}

/// One section of a river.
#[derive(Debug, Deserialize, Serialize)]
pub struct River {
    pub from: String,
    pub to: String,
    #[serde(default)]
    pub via: Vec<Point>,
}

impl Layout {
    /// The centre of a space: headstream tile, dam space, conduit shield, powerhouse space, row or exit.
    pub fn place(&self, id: &str) -> Option<Point> {
        let conduit = || Some(self.conduit(id)?.via[0]);
        let row = || Some(self.rows.iter().find(|row| row.id == id)?.at);
        let house = || Some(self.house(id)?.at);
        let places = self.places.get(id).copied();
        places.or_else(conduit).or_else(row).or_else(house)
    }

    pub fn conduit(&self, id: &str) -> Option<&Conduit> {
        self.conduits.iter().find(|conduit| conduit.id == id)
    }

    fn house(&self, id: &str) -> Option<&RowSpace> {
        let mut spaces = self.rows.iter().flat_map(|row| &row.spaces);
        spaces.find(|space| space.id == id)
    }

    /// The row with this id, or with a powerhouse space with this id.
    pub fn row(&self, id: &str) -> Option<&Row> {
        let here = |row: &&Row| row.id == id || row.spaces.iter().any(|space| space.id == id);
        self.rows.iter().find(here)
    }

    /// The points of a river section from node to node. A section without specified bends winds a little, like a real
    /// river.
    pub fn bends(&self, river: &River) -> Option<Vec<Point>> {
        let (from, to) = (self.water(&river.from)?, self.water(&river.to)?);
        let mut polyline = vec![from];
        if river.via.is_empty() {
            let height = to[1] - from[1];
            let swing = if river.from.starts_with("dam") { 4.0 } else { 6.0 };
            polyline.extend([
                [from[0] - swing, from[1] + 0.36 * height],
                [from[0] + swing, from[1] + 0.7 * height],
            ]);
        }
        polyline.extend(&river.via);
        polyline.push(to);
        Some(polyline)
    }

    /// The position of water that waits at, rests at or passes a node of the rivers.
    pub fn water(&self, id: &str) -> Option<Point> {
        if let Some(row) = self.row(id) {
            return Some(row.at);
        }
        let [x, y] = *self.places.get(id)?;
        let shift = if id.starts_with("headstream") {
            self.spring
        } else if id.starts_with("dam") {
            -self.lake
        } else {
            0.0
        };
        Some([x, y + shift])
    }
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let text = include_str!("../../../barrage/data/layout.toml");
    load("barrage-layout", text, read_toml)
});

impl Packed for Layout {}

/// The layout of the map, read on first use.
pub fn layout() -> &'static Layout {
    &LAYOUT
}
