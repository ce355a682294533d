//! The input for a picture of an Age of Industry table: the game's own types, plain values and finished texts, without
//! rules or languages.
//!
//! Ids (`boston`, `boston.1`, `boston--worcester`, `ship_boston.coal`, `canada.m1` …) are those of the game's data file.
//! Seats are numbers from 0.

use age_of_industry::data::Symbol;
use age_of_industry::{Colour, Cube, Industry};

pub use crate::spot::Mark;

/// What a market tile or a port buys (AI-12.4, AI-12.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MarketKind {
    NoDemand,
    CottonOnly,
    GoodsOnly,
    #[default]
    Any,
}

impl MarketKind {
    /// The market that accepts the products of these industries.
    pub fn of(accepts: &[Industry]) -> MarketKind {
        let buys = |industry| accepts.contains(&industry);
        match (buys(Industry::CottonMill), buys(Industry::Factory)) {
            (true, true) => MarketKind::Any,
            (true, false) => MarketKind::CottonOnly,
            (false, true) => MarketKind::GoodsOnly,
            (false, false) => MarketKind::NoDemand,
        }
    }
}

/// One of the two maps, with everything on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MapScene {
    /// `new_england` or `germany`; any other value draws the first.
    pub map: String,
    /// The name in the cartouche.
    pub title: String,
    /// A description of the picture for screen readers.
    pub label: String,
    /// Names of the seas: the Atlantic for New England; North Sea and Baltic for Germany. May be empty.
    pub waters: Vec<String>,
    pub towns: Vec<Town>,
    pub villages: Vec<Village>,
    pub foreign: Vec<Foreign>,
    pub ships: Vec<ShipPlace>,
    pub rails: Vec<Rail>,
    /// The demand displays, coal first; may be empty.
    pub demand: Vec<Demand>,
}

/// A town with its spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Town {
    pub id: String,
    pub name: String,
    pub colour: Colour,
    pub spaces: Vec<Space>,
    /// The mark of the name plate.
    pub mark: Mark,
}

/// A building space (`boston.1`): what may be built there, and the tile on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Space {
    pub id: String,
    pub symbol: Symbol,
    pub tile: Option<Tile>,
    /// The tile that would be here if the choice were confirmed.
    pub preview: Option<Tile>,
    /// The number of its cubes that the choice would take; they are drawn hollow.
    pub taking: u8,
    pub mark: Mark,
}

/// An industry tile on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile {
    pub seat: usize,
    pub industry: Industry,
    pub level: u8,
    pub flipped: bool,
    /// The coal on a mine, or the iron on iron works.
    pub cubes: u8,
    /// The goods that a port buys (AI-12.4), shown until it is flipped. `None` for other industries.
    pub takes: Option<MarketKind>,
}

/// A small station.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Village {
    pub id: String,
    pub name: String,
    pub mark: Mark,
}

/// A foreign location.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Foreign {
    pub id: String,
    pub name: String,
    /// Whether it has the port symbol (AI-1.11).
    pub port: bool,
    pub markets: Vec<Market>,
    pub mark: Mark,
}

/// A market space: `canada.m1`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Market {
    pub id: String,
    pub kind: MarketKind,
    pub flipped: bool,
    pub mark: Mark,
}

/// A ship space at sea, with the market and coal beyond it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShipPlace {
    pub id: String,
    pub name: String,
    pub colour: Colour,
    /// The town at the other end of its sea link.
    pub port: String,
    pub space: Space,
    pub market: Option<Market>,
    pub import: Option<Import>,
    /// Whether the sea link carries goods or cubes of the current choice.
    pub used: bool,
    /// The mark of the name.
    pub mark: Mark,
}

/// An import space: `ship_boston.coal`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Import {
    pub id: String,
    pub cubes: u8,
    /// The number of them that the choice would take.
    pub taking: u8,
    pub mark: Mark,
}

/// A printed line (`boston--worcester`), and the link counter on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rail {
    pub id: String,
    pub owner: Option<usize>,
    /// The seat that would build the link if the choice were confirmed.
    pub preview: Option<usize>,
    /// Whether it carries goods or cubes of the current choice.
    pub used: bool,
    pub mark: Mark,
}

/// A demand display: six priced spaces, and a price for when all are empty (AI-8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Demand {
    /// The id for clicks: `demand_coal`.
    pub id: String,
    pub cube: Cube,
    /// The prices, the cheapest first.
    pub prices: Vec<u8>,
    /// The price of a cube when the display is empty.
    pub empty: u8,
    /// The number of cubes, which lie on the most expensive spaces.
    pub cubes: u8,
    /// The number of cubes that the choice would buy.
    pub taking: u8,
    pub mark: Mark,
}
