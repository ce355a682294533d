//! Scenes for everything next to the map: turn order, displays, single pieces.

use age_of_industry::Industry;

use super::scene::{Mark, MarketKind, Tile};

/// The turn order, with the money spent this round (AI-4.1, AI-15.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrderScene {
    /// The label for screen readers.
    pub label: String,
    /// The seats in turn order.
    pub seats: Vec<OrderSeat>,
}

/// One disc in the turn order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrderSeat {
    pub seat: usize,
    pub name: String,
    pub spent: u32,
    pub to_move: bool,
    /// Whether the player has acted this round.
    pub done: bool,
    /// The label and tooltip.
    pub title: String,
}

/// A player's display.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DisplayScene {
    pub seat: usize,
    pub name: String,
    /// The label for screen readers.
    pub label: String,
    pub to_move: bool,
    pub money: i32,
    /// The debt in money, a multiple of ten.
    pub debt: u32,
    /// The number of cards in hand.
    pub hand: u8,
    /// The left and the right box.
    pub links: Vec<LinkBox>,
    pub links_mark: Mark,
    pub stacks: Vec<Stack>,
    /// The tooltips of money, debt and hand; may be empty.
    pub titles: [String; 3],
}

/// The link counters in one box, and the price of each (AI-11.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkBox {
    pub left: u8,
    pub cost: u8,
    pub coal: u8,
    pub iron: u8,
}

/// The stacks of one industry, lowest level first.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    /// The number of tiles left on the display.
    pub left: u8,
    /// The cost; `None` if the tile cannot be built, only developed (AI-6.13).
    pub cost: Option<u8>,
    pub coal: u8,
    pub iron: u8,
    /// The cubes that are put on the tile when it is built.
    pub cubes: u8,
    /// The goods that a port buys.
    pub takes: Option<MarketKind>,
    /// The income that the tile pays when it flips.
    pub income: u8,
}

/// One industry tile as a card, with the information printed around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileFace {
    /// The tile, with the cubes on it or those that it gets when it is built.
    pub tile: Tile,
    pub name: String,
    /// The cost; `None` if the tile cannot be built.
    pub cost: Option<u8>,
    pub coal: u8,
    pub iron: u8,
    pub income: u8,
    pub mark: Mark,
}

/// One card, for an industry or a colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub kind: age_of_industry::Card,
    pub name: String,
    /// The text below the sign of a colour: its towns and ship spaces on this map.
    pub notes: Vec<String>,
    /// The number of cards here; shown from 2 on.
    pub count: u8,
    pub mark: Mark,
}
