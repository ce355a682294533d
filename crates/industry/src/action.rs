//! A player's actions; printing, and parsing as its exact inverse.

use crate::Industry;
use crate::ids::{ColumnId, FieldId, ResourceId};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Name a field for auction (IY-5.2).
    Offer(FieldId),
    /// Bid this number of coins (IY-5.3).
    Bid(u8),
    Pass,
    /// Sell the field to the highest bidder (IY-5.7).
    Sell,
    /// Take the field, at the price of the highest bid if there was one (IY-5.8, IY-5.11).
    Keep,
    /// Develop one of the player's undeveloped fields (IY-6.1).
    Develop(FieldId),
    /// Cover a need with a joker of that resource (IY-6.5).
    Use(ResourceId),
    /// Cover a need with the joker that shows "?" (IY-6.5).
    UseAny,
    /// Cover a need with money, although a suitable joker is in hand (IY-6.7).
    Buy(ResourceId),
    /// Develop no more this turn (IY-6.15).
    Done,
    /// Take the only subsidy, before one of the player's own decisions (IY-8.1, IY-8.2).
    Subsidy,
}

/// The kinds of action, in the order of [`Action::kind`].
pub(crate) const KINDS: &[&str] = &[
    "offer", "bid", "pass", "sell", "keep", "develop", "use", "buy", "done", "subsidy",
];

/// The keys with which actions are described.
pub(crate) const KEYS: &[&str] = &[
    "offer", "bid", "pass", "sell", "keep", "take", "develop", "use", "use-any", "buy", "done", "subsidy",
];

const FIELDS: u32 = 5 * ColumnId::COUNT as u32;
const BID: u32 = FIELDS;
const PASS: u32 = BID + 256;
const SELL: u32 = PASS + 1;
const KEEP: u32 = SELL + 1;
const DEVELOP: u32 = KEEP + 1;
const USE: u32 = DEVELOP + FIELDS;
const USE_ANY: u32 = USE + ResourceId::CAPACITY as u32;
const BUY: u32 = USE_ANY + 1;
const DONE: u32 = BUY + ResourceId::CAPACITY as u32;
const SUBSIDY: u32 = DONE + 1;
pub(crate) const NUMBERS: u32 = SUBSIDY + 1;

impl Action {
    pub(crate) fn kind(self) -> usize {
        match self {
            Action::Offer(_) => 0,
            Action::Bid(_) => 1,
            Action::Pass => 2,
            Action::Sell => 3,
            Action::Keep => 4,
            Action::Develop(_) => 5,
            Action::Use(_) | Action::UseAny => 6,
            Action::Buy(_) => 7,
            Action::Done => 8,
            Action::Subsidy => 9,
        }
    }

    #[inline]
    pub(crate) fn number(self) -> u32 {
        match self {
            Action::Offer(field) => u32::from(field.0),
            Action::Bid(coins) => BID + u32::from(coins),
            Action::Pass => PASS,
            Action::Sell => SELL,
            Action::Keep => KEEP,
            Action::Develop(field) => DEVELOP + u32::from(field.0),
            Action::Use(resource) => USE + u32::from(resource.0),
            Action::UseAny => USE_ANY,
            Action::Buy(resource) => BUY + u32::from(resource.0),
            Action::Done => DONE,
            Action::Subsidy => SUBSIDY,
        }
    }
}

impl Industry {
    pub(crate) fn action_from_number(&self, number: u32) -> Option<Action> {
        let field = |first: u32| FieldId((number - first) as u8);
        let resource = |first: u32| {
            let id = (number - first) as u8;
            (usize::from(id) < self.data.resources.len()).then_some(ResourceId(id))
        };
        match number {
            ..BID => Some(Action::Offer(field(0))),
            BID..PASS => Some(Action::Bid((number - BID) as u8)),
            PASS => Some(Action::Pass),
            SELL => Some(Action::Sell),
            KEEP => Some(Action::Keep),
            DEVELOP..USE => Some(Action::Develop(field(DEVELOP))),
            USE..USE_ANY => resource(USE).map(Action::Use),
            USE_ANY => Some(Action::UseAny),
            BUY..DONE => resource(BUY).map(Action::Buy),
            DONE => Some(Action::Done),
            SUBSIDY => Some(Action::Subsidy),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn print_action(&self, action: Action) -> String {
        let field = |verb: &str, field: FieldId| format!("{verb} {}", self.data.field(field).id);
        let resource = |verb: &str, id: ResourceId| format!("{verb} {}", self.data.resource(id).id);
        match action {
            Action::Offer(id) => field("offer", id),
            Action::Bid(coins) => format!("bid {coins}"),
            Action::Pass => "pass".to_owned(),
            Action::Sell => "sell".to_owned(),
            Action::Keep => "keep".to_owned(),
            Action::Develop(id) => field("develop", id),
            Action::Use(id) => resource("use", id),
            Action::UseAny => "use any".to_owned(),
            Action::Buy(id) => resource("buy", id),
            Action::Done => "done".to_owned(),
            Action::Subsidy => "subsidy".to_owned(),
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
                "subsidy" => Some(Action::Subsidy),
                _ => None,
            };
        };
        match verb {
            "bid" => what
                .parse()
                .ok()
                .filter(|n: &u8| n.to_string() == what)
                .map(Action::Bid),
            "use" if what == "any" => Some(Action::UseAny),
            "use" => self.data.find_resource(what).map(Action::Use),
            "buy" => self.data.find_resource(what).map(Action::Buy),
            "offer" => self.data.find_field(what).map(Action::Offer),
            "develop" => self.data.find_field(what).map(Action::Develop),
            _ => None,
        }
    }
}
