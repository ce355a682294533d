//! Why an action is not legal: each reason with its rule and the values that explain it.

use smokestack_core::{Message, Refused, Seat};

use crate::Industry;
use crate::ids::{FieldId, Joker, ResourceId};

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("IY-4.1 not-in-this-phase")]
    NotInThisPhase,
    #[error("IY-9.1 game-over")]
    GameOver,
    #[error("IY-5.1 not-available {0:?}")]
    NotAvailable(FieldId),
    #[error("IY-5.2 name-a-field-first")]
    NameAFieldFirst,
    #[error("IY-5.2 one-at-a-time {0:?}")]
    OneAtATime(FieldId),
    #[error("IY-5.3 auctioneer-does-not-bid")]
    AuctioneerDoesNotBid,
    #[error("IY-5.3 bid-not-higher bid={bid} highest={highest}")]
    BidNotHigher { bid: u8, highest: u8 },
    #[error("IY-5.4 bid-too-low bid={bid} least={least}")]
    BidTooLow { bid: u8, least: u8 },
    #[error("IY-5.5 bid-too-high bid={bid} money={money}")]
    BidTooHigh { bid: u8, money: u8 },
    #[error("IY-5.6 bidding-not-over")]
    BiddingNotOver,
    #[error("IY-5.9 cannot-keep {field:?} price={price} money={money}")]
    CannotKeep { field: FieldId, price: u8, money: u8 },
    #[error("IY-5.11 nobody-bid {0:?}")]
    NobodyBid(FieldId),
    #[error("IY-6.1 not-yours {0:?}")]
    NotYours(FieldId),
    #[error("IY-6.1 no-more-developments {0}")]
    NoMoreDevelopments(u8),
    #[error("IY-6.3 too-little-money {field:?} needed={needed} money={money}")]
    TooLittleMoney { field: FieldId, needed: u8, money: u8 },
    #[error("IY-6.6 nobody-supplies {field:?} {resource:?} from={from}")]
    NobodySupplies {
        field: FieldId,
        resource: ResourceId,
        from: u8,
    },
    #[error("IY-6.7 answer-first {0:?}")]
    AnswerFirst(FieldId),
    #[error("IY-6.7 nothing-to-cover")]
    NothingToCover,
    #[error("IY-6.7 not-the-need {0:?}")]
    NotTheNeed(ResourceId),
    #[error("IY-6.5 no-such-joker {seat} {joker:?}")]
    NoSuchJoker { seat: Seat, joker: Joker },
    #[error("IY-6.16 already-developed {0:?}")]
    AlreadyDeveloped(FieldId),
    #[error("IY-6.18 joker-field {0:?}")]
    JokerField(FieldId),
    #[error("IY-7.3 lapsed {field:?} epoch={epoch}")]
    Lapsed { field: FieldId, epoch: u8 },
    #[error("IY-8.1 subsidy-taken {0}")]
    SubsidyTaken(Seat),
}

pub(crate) const KEYS: &[&str] = &[
    "not-in-this-phase",
    "game-over",
    "not-available",
    "name-a-field-first",
    "one-at-a-time",
    "auctioneer-does-not-bid",
    "bid-not-higher",
    "bid-too-low",
    "bid-too-high",
    "bidding-not-over",
    "cannot-keep",
    "nobody-bid",
    "not-yours",
    "no-more-developments",
    "too-little-money",
    "nobody-supplies",
    "answer-first",
    "nothing-to-cover",
    "not-the-need",
    "no-such-joker",
    "no-any-joker",
    "already-developed",
    "joker-field",
    "lapsed",
    "subsidy-taken",
    "not-your-turn",
];

impl Industry {
    #[inline]
    pub(crate) fn explain_refusal(&self, refusal: &Refusal) -> Refused {
        let new_message = Message::new;
        let field = |key, field: FieldId| new_message(key).piece("field", &self.data.field(field).id);
        let resource = |key, id: ResourceId| new_message(key).piece("resource", &self.data.resource(id).id);
        let (rule, reason) = match *refusal {
            Refusal::NotInThisPhase => ("IY-4.1", new_message("not-in-this-phase")),
            Refusal::GameOver => ("IY-9.1", new_message("game-over")),
            Refusal::NotAvailable(id) => ("IY-5.1", field("not-available", id)),
            Refusal::NameAFieldFirst => ("IY-5.2", new_message("name-a-field-first")),
            Refusal::OneAtATime(id) => ("IY-5.2", field("one-at-a-time", id)),
            Refusal::AuctioneerDoesNotBid => ("IY-5.3", new_message("auctioneer-does-not-bid")),
            Refusal::BidNotHigher { bid, highest } => (
                "IY-5.3",
                new_message("bid-not-higher")
                    .with("bid", bid)
                    .with("highest", highest),
            ),
            Refusal::BidTooLow { bid, least: minimum } => (
                "IY-5.4",
                new_message("bid-too-low").with("bid", bid).with("least", minimum),
            ),
            Refusal::BidTooHigh { bid, money } => (
                "IY-5.5",
                new_message("bid-too-high").with("bid", bid).with("money", money),
            ),
            Refusal::BiddingNotOver => ("IY-5.6", new_message("bidding-not-over")),
            Refusal::CannotKeep {
                field: id,
                price,
                money,
            } => (
                "IY-5.9",
                field("cannot-keep", id)
                    .with("amount", price)
                    .with("money", money),
            ),
            Refusal::NobodyBid(id) => ("IY-5.11", field("nobody-bid", id)),
            Refusal::NotYours(id) => ("IY-6.1", field("not-yours", id)),
            Refusal::NoMoreDevelopments(limit) => {
                ("IY-6.1", new_message("no-more-developments").with("limit", limit))
            }
            Refusal::TooLittleMoney {
                field: id,
                needed,
                money,
            } => (
                "IY-6.3",
                field("too-little-money", id)
                    .with("needed", needed)
                    .with("money", money),
            ),
            Refusal::NobodySupplies {
                field: id,
                resource,
                from,
            } => (
                "IY-6.6",
                field("nobody-supplies", id)
                    .piece("resource", &self.data.resource(resource).id)
                    .with("epoch", from),
            ),
            Refusal::AnswerFirst(id) => ("IY-6.7", field("answer-first", id)),
            Refusal::NothingToCover => ("IY-6.7", new_message("nothing-to-cover")),
            Refusal::NotTheNeed(id) => ("IY-6.7", resource("not-the-need", id)),
            Refusal::NoSuchJoker { seat, joker } => {
                let reason = match joker {
                    Joker::Of(id) => resource("no-such-joker", id),
                    Joker::Any => new_message("no-any-joker"),
                };
                ("IY-6.5", reason.with("seat", seat))
            }
            Refusal::AlreadyDeveloped(id) => ("IY-6.16", field("already-developed", id)),
            Refusal::JokerField(id) => ("IY-6.18", field("joker-field", id)),
            Refusal::Lapsed { field: id, epoch } => ("IY-7.3", field("lapsed", id).with("epoch", epoch)),
            Refusal::SubsidyTaken(seat) => ("IY-8.1", new_message("subsidy-taken").with("seat", seat)),
        };
        Refused { rule, why: reason }
    }
}
