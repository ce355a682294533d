//! The current prompt and the labels of its choices: keys and values, without texts.

use smokestack_core::{Message, Question};

use crate::Industry;
use crate::action::Action;
use crate::ids::FieldId;
use crate::position::{Phase, PublicState};

/// The keys of the prompts.
pub(crate) const KEYS: &[&str] = &[
    "offer",
    "bid",
    "decide",
    "decide-short",
    "must-sell",
    "take",
    "develop",
    "pay",
    "over",
];

impl Industry {
    #[inline]
    pub(crate) fn ask(&self, open: &PublicState) -> Question {
        let seat = open.turn;
        let of = |key| Message::new(key).with("seat", seat);
        let block = open
            .auction
            .field()
            .map_or("", |f| self.data.field(f).id.as_str());
        let money = open.holding(seat).money;
        let (ask, rules) = match open.phase {
            Phase::Offer => (of("offer"), vec!["IY-5.1", "IY-5.2"]),
            Phase::Bid => {
                let ask = of("bid")
                    .piece("field", block)
                    .with("least", self.least_bid(open))
                    .with("money", money);
                (ask, vec!["IY-5.3", "IY-5.4", "IY-5.5"])
            }
            Phase::Decide => return self.ask_for_decision(open),
            Phase::Develop => {
                let left = self
                    .data
                    .params
                    .developments
                    .saturating_sub(open.development.done);
                let ask = of("develop").with("left", left).with("money", money);
                (ask, vec!["IY-6.1", "IY-6.2", "IY-6.5"])
            }
            Phase::Pay => {
                let need = open.development.need();
                let resource = need.map_or("", |r| self.data.resource(r).id.as_str());
                let paying = open.development.paying();
                let field = paying.map_or("", |f| self.data.field(f).id.as_str());
                let ask = of("pay").piece("field", field).piece("resource", resource);
                (ask, vec!["IY-6.5", "IY-6.7"])
            }
            Phase::Over => (Message::new("over"), vec!["IY-9.10"]),
        };
        Question { ask, rules }
    }

    /// Sell or keep; or the only possible choice (IY-5.6, IY-5.9, IY-5.11).
    #[inline]
    fn ask_for_decision(&self, open: &PublicState) -> Question {
        let of = |key| {
            let field = &self.data.field(open.auction.field).id;
            Message::new(key).with("seat", open.turn).piece("field", field)
        };
        let money = open.holding(open.turn).money;
        let (ask, rules) = match open.auction.highest() {
            None => (of("take"), vec!["IY-5.11"]),
            Some((bidder, bid)) => {
                let (key, rules) = match self.keep_price(open) {
                    Some(coins) if coins == bid => ("decide", vec!["IY-5.6", "IY-5.7", "IY-5.8"]),
                    Some(_) => ("decide-short", vec!["IY-5.6", "IY-5.7", "IY-5.8", "IY-5.9"]),
                    None => ("must-sell", vec!["IY-5.9"]),
                };
                let ask = of(key).with("bidder", bidder).with("amount", bid);
                (ask.with("money", money), rules)
            }
        };
        Question { ask, rules }
    }

    #[inline]
    pub(crate) fn describe_action(&self, open: &PublicState, action: Action) -> Message {
        let say = Message::new;
        let field = |key, field: FieldId| say(key).piece("field", &self.data.field(field).id);
        let block = |key| open.auction.field().map_or(say(key), |id| field(key, id));
        match action {
            Action::Offer(id) => field("offer", id),
            Action::Bid(coins) => say("bid").with("amount", coins),
            Action::Pass => say("pass"),
            Action::Sell => match open.auction.highest() {
                Some((seat, bid)) => block("sell").with("seat", seat).with("amount", bid),
                None => block("sell"),
            },
            Action::Keep => match open.auction.highest() {
                Some((_, bid)) => block("keep").with("amount", self.keep_price(open).unwrap_or(bid)),
                None => block("take"),
            },
            Action::Develop(id) => {
                field("develop", id).with("amount", self.price(open, open.turn, id).unwrap_or_default())
            }
            Action::Use(id) => say("use").piece("resource", &self.data.resource(id).id),
            Action::UseAny => {
                let need = open.development.need();
                need.map_or(say("use-any"), |id| {
                    say("use-any").piece("resource", &self.data.resource(id).id)
                })
            }
            Action::Buy(id) => {
                let resource = self.data.resource(id);
                let buy = say("buy").piece("resource", &resource.id);
                let buy = buy.with("amount", self.data.params.resource_price);
                match open.developer(resource.producer) {
                    Some(seat) => buy.with("from", seat),
                    None => buy.word("from", "bank"),
                }
            }
            Action::Done => say("done"),
            Action::Subsidy => say("subsidy")
                .with("amount", self.data.params.subsidy_money)
                .with("points", self.data.params.subsidy_points),
        }
    }
}
