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
    /// The height of a field.
    pub field: f32,
    /// The left edge and width of each column, A first.
    pub columns: Vec<[f32; 2]>,
    /// The top edge of each row's fields, epoch 1 first.
    pub rows: Vec<f32>,
    /// The top edge and height of each epoch's band, first epoch first.
    pub bands: Vec<[f32; 2]>,
    pub track: Column,
    /// The vertical centre of the area markers.
    pub markers: f32,
    pub score: Area,
    pub cartouche: Area,
    pub subsidies: Area,
    pub legend: Area,
    /// The pictogram of each field.
    pub pictures: BTreeMap<String, String>,
    #[serde(rename = "path")]
    pub paths: Vec<Path>,
    #[serde(rename = "network")]
    pub networks: Vec<Network>,
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

/// The path of a road or line: its corners, from field edge to field edge.
#[derive(Debug, Deserialize, Serialize)]
pub struct Path {
    pub between: [String; 2],
    pub via: Vec<[f32; 2]>,
}

/// A river, the rails, the pipes or the power lines.
#[derive(Debug, Deserialize, Serialize)]
pub struct Network {
    pub id: String,
    pub pieces: Vec<Vec<[f32; 2]>>,
    pub docks: Vec<Dock>,
}

/// The point where a field meets a network.
#[derive(Debug, Deserialize, Serialize)]
pub struct Dock {
    pub field: String,
    pub at: [f32; 2],
}

impl Layout {
    /// The path between two fields, in either order.
    pub fn path(&self, [a, b]: [&str; 2]) -> Option<&Path> {
        self.paths.iter().find(|path| {
            let [from, to] = &path.between;
            (from == a && to == b) || (from == b && to == a)
        })
    }

    /// The rectangle of a field, whose id is its row's number and its column's letter.
    pub fn area(&self, id: &str) -> Option<Area> {
        let &[row, column] = id.as_bytes() else {
            return None;
        };
        let [x, width] = *self.columns.get(usize::from(column.checked_sub(b'A')?))?;
        let y = *self.rows.get(usize::from(row.checked_sub(b'1')?))?;
        Some(Area {
            x,
            y,
            width,
            height: self.field,
        })
    }
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let text = include_str!("../../../industry/data/layout.toml");
    load("industry-layout", text, read_toml)
});

impl Packed for Layout {}

/// The layout of the board, read on first use.
pub fn layout() -> &'static Layout {
    &LAYOUT
}
