//! Why an action is not legal: each reason with its rule and the values that explain it.

use smokestack_core::{Message, Refused, Seat};

use crate::Industria;
use crate::data::Kind;
use crate::ids::{ResourceId, TileId};

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("IA-2.1 not-in-this-phase")]
    NotInThisPhase,
    #[error("IA-9.1 game-over")]
    GameOver,
    #[error("IA-5.2 not-on-offer {0:?}")]
    NotOnOffer(TileId),
    #[error("IA-5.2 name-a-tile-first")]
    NameATileFirst,
    #[error("IA-5.2 one-at-a-time")]
    OneAtATime,
    #[error("IA-5.3 auctioneer-does-not-bid")]
    AuctioneerDoesNotBid,
    #[error("IA-5.6 bidding-not-over")]
    BiddingNotOver,
    #[error("IA-5.4 bid-too-low bid={bid} least={least}")]
    BidTooLow { bid: u8, least: u8 },
    #[error("IA-5.5 bid-too-high bid={bid} money={money}")]
    BidTooHigh { bid: u8, money: u8 },
    #[error("IA-5.7 nobody-bid")]
    NobodyBid,
    #[error("IA-6.1 not-in-hand {0:?}")]
    NotInHand(TileId),
    #[error("IA-6.1 one-of-each-kind {0:?}")]
    OneOfEachKind(Kind),
    #[error("IA-6.18 resource-tile-not-built {0:?}")]
    ResourceTileNotBuilt(TileId),
    #[error("IA-6.15 too-little-money needed={needed} money={money}")]
    TooLittleMoney { tile: TileId, needed: u8, money: u8 },
    #[error("IA-6.8 nobody-supplies {resource:?} from={from}")]
    NobodySupplies {
        tile: TileId,
        resource: ResourceId,
        from: u8,
    },
    #[error("IA-6.7 not-in-this-epoch {resource:?} from={from}")]
    NotInThisEpoch {
        tile: TileId,
        resource: ResourceId,
        from: u8,
    },
    #[error("IA-6.5 pay-first {0:?}")]
    PayFirst(TileId),
    #[error("IA-6.6 nothing-to-pay")]
    NothingToPay,
    #[error("IA-6.6 not-the-need {0:?}")]
    NotTheNeed(ResourceId),
    #[error("IA-6.9 sale-switched-off")]
    SaleSwitchedOff,
    #[error("IA-6.9 no-such-resource-tile {seat} {tile:?}")]
    NoSuchResourceTile { seat: Seat, tile: TileId },
    #[error("IA-6.19 not-while-paying {0:?}")]
    NotWhilePaying(TileId),
}

pub(crate) const KEYS: &[&str] = &[
    "not-in-this-phase",
    "game-over",
    "not-on-offer",
    "name-a-tile-first",
    "one-at-a-time",
    "auctioneer-does-not-bid",
    "bidding-not-over",
    "bid-too-low",
    "bid-too-high",
    "nobody-bid",
    "not-in-hand",
    "one-of-each-kind",
    "resource-tile-not-built",
    "too-little-money",
    "nobody-supplies",
    "not-in-this-epoch",
    "pay-first",
    "nothing-to-pay",
    "not-the-need",
    "sale-switched-off",
    "no-such-resource-tile",
    "not-while-paying",
    "not-your-turn",
];

impl Industria {
    #[inline]
    pub(crate) fn explain_refusal(&self, refusal: &Refusal) -> Refused {
        let new_message = Message::new;
        let tile = |key, tile: TileId| new_message(key).piece("tile", &self.data.tile(tile).id);
        let supply = |key, at: TileId, resource: ResourceId, from: u8| {
            tile(key, at)
                .piece("resource", &self.data.resource(resource).id)
                .with("epoch", from)
        };
        let (rule, reason) = match *refusal {
            Refusal::NotInThisPhase => ("IA-2.1", new_message("not-in-this-phase")),
            Refusal::GameOver => ("IA-9.1", new_message("game-over")),
            Refusal::NotOnOffer(id) => ("IA-5.2", tile("not-on-offer", id)),
            Refusal::NameATileFirst => ("IA-5.2", new_message("name-a-tile-first")),
            Refusal::OneAtATime => ("IA-5.2", new_message("one-at-a-time")),
            Refusal::AuctioneerDoesNotBid => ("IA-5.3", new_message("auctioneer-does-not-bid")),
            Refusal::BiddingNotOver => ("IA-5.6", new_message("bidding-not-over")),
            Refusal::BidTooLow { bid, least: minimum } => (
                "IA-5.4",
                new_message("bid-too-low").with("bid", bid).with("least", minimum),
            ),
            Refusal::BidTooHigh { bid, money } => (
                "IA-5.5",
                new_message("bid-too-high").with("bid", bid).with("money", money),
            ),
            Refusal::NobodyBid => ("IA-5.7", new_message("nobody-bid")),
            Refusal::NotInHand(id) => ("IA-6.1", tile("not-in-hand", id)),
            Refusal::OneOfEachKind(kind) => (
                "IA-6.1",
                new_message("one-of-each-kind").word("kind", kind.name()),
            ),
            Refusal::ResourceTileNotBuilt(id) => ("IA-6.18", tile("resource-tile-not-built", id)),
            Refusal::TooLittleMoney {
                tile: id,
                needed,
                money,
            } => (
                "IA-6.15",
                tile("too-little-money", id)
                    .with("needed", needed)
                    .with("money", money),
            ),
            Refusal::NobodySupplies { tile, resource, from } => {
                ("IA-6.8", supply("nobody-supplies", tile, resource, from))
            }
            Refusal::NotInThisEpoch { tile, resource, from } => {
                ("IA-6.7", supply("not-in-this-epoch", tile, resource, from))
            }
            Refusal::PayFirst(id) => ("IA-6.5", tile("pay-first", id)),
            Refusal::NothingToPay => ("IA-6.6", new_message("nothing-to-pay")),
            Refusal::NotTheNeed(id) => (
                "IA-6.6",
                new_message("not-the-need").piece("resource", &self.data.resource(id).id),
            ),
            Refusal::SaleSwitchedOff => ("IA-6.9", new_message("sale-switched-off")),
            Refusal::NoSuchResourceTile { seat, tile: id } => {
                ("IA-6.9", tile("no-such-resource-tile", id).with("seat", seat))
            }
            Refusal::NotWhilePaying(id) => ("IA-6.19", tile("not-while-paying", id)),
        };
        Refused { rule, why: reason }
    }
}
