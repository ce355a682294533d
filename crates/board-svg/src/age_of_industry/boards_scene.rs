//! Scenes of everything beside the map: turn order, displays, single pieces.

use super::scene::{Industry, Mark, MarketKind, Tile};

/// The turn order, with what was spent this round (AI-4.1, AI-15.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrderScene {
    /// For a screen reader.
    pub label: String,
    /// First to last.
    pub seats: Vec<OrderSeat>,
}

/// One disc.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrderSeat {
    pub seat: usize,
    pub name: String,
    pub spent: u32,
    pub to_move: bool,
    /// Has acted this round.
    pub done: bool,
    /// Label and tooltip.
    pub title: String,
}

/// A player's display.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DisplayScene {
    pub seat: usize,
    pub name: String,
    /// For a screen reader.
    pub label: String,
    pub to_move: bool,
    pub money: i32,
    /// Debt in money, in tens.
    pub debt: u32,
    /// Cards in hand.
    pub hand: u8,
    /// Left and right box.
    pub links: Vec<LinkBox>,
    pub links_mark: Mark,
    pub stacks: Vec<Stack>,
    /// Tooltips of money, debt and hand; may be empty.
    pub titles: [String; 3],
}

/// Link counters of one box, and what each costs (AI-11.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkBox {
    pub left: u8,
    pub cost: u8,
    pub coal: u8,
    pub iron: u8,
}

/// The stacks of one industry, lowest level first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stack {
    pub industry: Industry,
    pub name: String,
    pub tiles: Vec<StackTile>,
    /// `data-tile` is the industry's identifier.
    pub mark: Mark,
}

/// The tiles of one level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StackTile {
    pub level: u8,
    /// Left on the display.
    pub left: u8,
    /// `None`: cannot be built, only developed (AI-6.13).
    pub cost: Option<u8>,
    pub coal: u8,
    pub iron: u8,
    /// Put on the tile when it is built.
    pub cubes: u8,
    /// What a port buys.
    pub takes: Option<MarketKind>,
    /// Paid when it flips.
    pub income: u8,
}

/// One industry tile as a card, with what is printed around it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TileFace {
    /// With the cubes that lie on it, or those that building it brings.
    pub tile: Tile,
    pub name: String,
    /// `None`: cannot be built.
    pub cost: Option<u8>,
    pub coal: u8,
    pub iron: u8,
    pub income: u8,
    pub mark: Mark,
}

/// One card: an industry's or a colour's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Card {
    /// `industry_port`, `location_red`: chooses the face.
    pub id: String,
    pub name: String,
    /// Under the sign of a colour: its towns and ship spaces on this map.
    pub notes: Vec<String>,
    /// How many lie here; shown from 2.
    pub count: u8,
    pub mark: Mark,
}
