//! A player's actions; printing, and parsing as its exact inverse.

use crate::Industria;
use crate::ids::{ResourceId, TileId};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Name a tile for auction (IA-5.2).
    Offer(TileId),
    /// Bid this number of thalers (IA-5.4).
    Bid(u8),
    Pass,
    /// Sell the tile to the highest bidder (IA-5.6).
    Sell,
    /// Take the tile and give up the auctioneer's role (IA-5.6, IA-5.7).
    Keep,
    /// Give a resource tile back for a thaler (IA-6.9).
    SellTile(TileId),
    /// Build a factory or technology, or lay a bonus tile (IA-6.1).
    Build(TileId),
    /// Cover a need with a resource tile (IA-6.6).
    Use(TileId),
    /// Cover a need with money, although a suitable resource tile is in hand (IA-6.16).
    Buy(ResourceId),
    /// Build no more this turn (IA-6.1).
    Done,
}

/// The kinds of action, in the order of [`Action::kind`].
pub(crate) const KINDS: &[&str] = &[
    "offer",
    "bid",
    "pass",
    "sell",
    "keep",
    "sell-tile",
    "build",
    "use",
    "buy",
    "done",
];

const TILES: u32 = TileId::CAPACITY as u32;
const BID: u32 = TILES;
const PASS: u32 = BID + 256;
const SELL: u32 = PASS + 1;
const KEEP: u32 = SELL + 1;
const SELL_TILE: u32 = KEEP + 1;
const BUILD: u32 = SELL_TILE + TILES;
const USE: u32 = BUILD + TILES;
const BUY: u32 = USE + TILES;
const DONE: u32 = BUY + ResourceId::CAPACITY as u32;
pub(crate) const NUMBERS: u32 = DONE + 1;

impl Action {
    pub(crate) fn kind(self) -> usize {
        match self {
            Action::Offer(_) => 0,
            Action::Bid(_) => 1,
            Action::Pass => 2,
            Action::Sell => 3,
            Action::Keep => 4,
            Action::SellTile(_) => 5,
            Action::Build(_) => 6,
            Action::Use(_) => 7,
            Action::Buy(_) => 8,
            Action::Done => 9,
        }
    }

    #[inline]
    pub(crate) fn number(self) -> u32 {
        match self {
            Action::Offer(tile) => u32::from(tile.0),
            Action::Bid(thalers) => BID + u32::from(thalers),
            Action::Pass => PASS,
            Action::Sell => SELL,
            Action::Keep => KEEP,
            Action::SellTile(tile) => SELL_TILE + u32::from(tile.0),
            Action::Build(tile) => BUILD + u32::from(tile.0),
            Action::Use(tile) => USE + u32::from(tile.0),
            Action::Buy(resource) => BUY + u32::from(resource.0),
            Action::Done => DONE,
        }
    }
}

impl Industria {
    pub(crate) fn action_from_number(&self, number: u32) -> Option<Action> {
        let tile = |first: u32| {
            let id = (number - first) as u8;
            (usize::from(id) < self.data.tiles.len()).then_some(TileId(id))
        };
        match number {
            ..BID => tile(0).map(Action::Offer),
            BID..PASS => Some(Action::Bid((number - BID) as u8)),
            PASS => Some(Action::Pass),
            SELL => Some(Action::Sell),
            KEEP => Some(Action::Keep),
            SELL_TILE..BUILD => tile(SELL_TILE).map(Action::SellTile),
            BUILD..USE => tile(BUILD).map(Action::Build),
            USE..BUY => tile(USE).map(Action::Use),
            BUY..DONE => {
                let id = (number - BUY) as u8;
                (usize::from(id) < self.data.resources.len()).then_some(Action::Buy(ResourceId(id)))
            }
            DONE => Some(Action::Done),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn print_action(&self, action: Action) -> String {
        let tile = |verb: &str, tile: TileId| format!("{verb} {}", self.data.tile(tile).id);
        match action {
            Action::Offer(id) => tile("offer", id),
            Action::Bid(thalers) => format!("bid {thalers}"),
            Action::Pass => "pass".to_owned(),
            Action::Sell => "sell".to_owned(),
            Action::Keep => "keep".to_owned(),
            Action::SellTile(id) => tile("sell", id),
            Action::Build(id) => tile("build", id),
            Action::Use(id) => tile("use", id),
            Action::Buy(id) => format!("buy {}", self.data.resource(id).id),
            Action::Done => "done".to_owned(),
        }
    }

    #[inline]
    pub(crate) fn parse_action(&self, text: &str) -> Option<Action> {
        let Some((verb, what)) = text.split_once(' ') else {
            return match text {
                "pass" => Some(Action::Pass),
                "sell" => Some(Action::Sell),
                "keep" => Some(Action::Keep),
                "done" => Some(Action::Done),
                _ => None,
            };
        };
        match verb {
            "bid" => what
                .parse()
                .ok()
                .filter(|n: &u8| n.to_string() == what)
                .map(Action::Bid),
            "buy" => self.data.find_resource(what).map(Action::Buy),
            "offer" => self.data.find_tile(what).map(Action::Offer),
            "sell" => self.data.find_tile(what).map(Action::SellTile),
            "build" => self.data.find_tile(what).map(Action::Build),
            "use" => self.data.find_tile(what).map(Action::Use),
            _ => None,
        }
    }
}
