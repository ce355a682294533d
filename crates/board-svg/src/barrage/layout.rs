//! Where things are drawn: the game's `layout.toml`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::read_toml;

/// Across and down.
pub type Point = [f32; 2];

/// The layout of the map. Units are those of the picture's `viewBox`.
#[derive(Debug, Deserialize, Serialize)]
pub struct Layout {
    pub width: f32,
    pub height: f32,
    /// Width and height of a dam space, a powerhouse space and a headstream tile.
    pub dam: Point,
    pub powerhouse: Point,
    pub headstream: Point,
    /// Radius of the shield where a conduit begins.
    pub shield: f32,
    /// How far above its dam a drop rests, and how far below its headstream tile it waits.
    pub lake: f32,
    pub spring: f32,
    /// Where the signs of the areas stand, mountains first.
    pub signs: Vec<Point>,
    pub rows: Vec<Row>,
    pub conduits: Vec<Conduit>,
    pub rivers: Vec<River>,
    /// Middles of headstream tiles and dam spaces; exits.
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
    /// The row that it serves.
    pub to: String,
    pub via: Vec<Point>,
}

/// One piece of the way that water takes.
#[derive(Debug, Deserialize, Serialize)]
pub struct River {
    pub from: String,
    pub to: String,
    #[serde(default)]
    pub via: Vec<Point>,
}

impl Layout {
    /// The middle of a space: headstream tile, dam space, conduit shield, powerhouse space, row or exit.
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

    /// The row that a powerhouse stands in, or that has this very id.
    pub fn row(&self, id: &str) -> Option<&Row> {
        let here = |row: &&Row| row.id == id || row.spaces.iter().any(|space| space.id == id);
        self.rows.iter().find(here)
    }

    /// The points of a piece of river from node to node. Without bends of its own it winds a little: water does.
    pub fn bends(&self, river: &River) -> Option<Vec<Point>> {
        let (from, to) = (self.water(&river.from)?, self.water(&river.to)?);
        let mut way = vec![from];
        if river.via.is_empty() {
            let height = to[1] - from[1];
            let swing = if river.from.starts_with("dam") { 4.0 } else { 6.0 };
            way.extend([
                [from[0] - swing, from[1] + 0.36 * height],
                [from[0] + swing, from[1] + 0.7 * height],
            ]);
        }
        way.extend(&river.via);
        way.push(to);
        Some(way)
    }

    /// Where water is while it waits, rests or passes at a node of the rivers.
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
