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
    pub(crate) fn ask(&self, state: &PublicState) -> Question {
        let seat = state.turn;
        let of = |key| Message::new(key).with("seat", seat);
        let block = state
            .auction
            .field()
            .map_or("", |f| self.data.field(f).id.as_str());
        let money = state.holding(seat).money;
        let (prompt, rules) = match state.phase {
            Phase::Offer => (of("offer"), vec!["IY-5.1", "IY-5.2"]),
            Phase::Bid => {
                let prompt = of("bid")
                    .piece("field", block)
                    .with("least", self.least_bid(state))
                    .with("money", money);
                (prompt, vec!["IY-5.3", "IY-5.4", "IY-5.5"])
            }
            Phase::Decide => return self.ask_for_decision(state),
            Phase::Develop => {
                let left = self
                    .data
                    .params
                    .developments
                    .saturating_sub(state.development.done);
                let prompt = of("develop").with("left", left).with("money", money);
                (prompt, vec!["IY-6.1", "IY-6.2", "IY-6.5"])
            }
            Phase::Pay => {
                let need = state.development.need();
                let resource = need.map_or("", |r| self.data.resource(r).id.as_str());
                let paying = state.development.paying();
                let field = paying.map_or("", |f| self.data.field(f).id.as_str());
                let prompt = of("pay").piece("field", field).piece("resource", resource);
                (prompt, vec!["IY-6.5", "IY-6.7"])
            }
            Phase::Over => (Message::new("over"), vec!["IY-9.10"]),
        };
        Question { ask: prompt, rules }
    }

    /// Sell or keep; or the only possible choice (IY-5.6, IY-5.9, IY-5.11).
    #[inline]
    fn ask_for_decision(&self, state: &PublicState) -> Question {
        let of = |key| {
            let field = &self.data.field(state.auction.field).id;
            Message::new(key).with("seat", state.turn).piece("field", field)
        };
        let money = state.holding(state.turn).money;
        let (prompt, rules) = match state.auction.highest() {
            None => (of("take"), vec!["IY-5.11"]),
            Some((bidder, bid)) => {
                let (key, rules) = match self.keep_price(state) {
                    Some(coins) if coins == bid => ("decide", vec!["IY-5.6", "IY-5.7", "IY-5.8"]),
                    Some(_) => ("decide-short", vec!["IY-5.6", "IY-5.7", "IY-5.8", "IY-5.9"]),
                    None => ("must-sell", vec!["IY-5.9"]),
                };
                let prompt = of(key).with("bidder", bidder).with("amount", bid);
                (prompt.with("money", money), rules)
            }
        };
        Question { ask: prompt, rules }
    }

    #[inline]
    pub(crate) fn describe_action(&self, state: &PublicState, action: Action) -> Message {
        let new_message = Message::new;
        let field = |key, field: FieldId| new_message(key).piece("field", &self.data.field(field).id);
        let block = |key| {
            state
                .auction
                .field()
                .map_or(new_message(key), |id| field(key, id))
        };
        match action {
            Action::Offer(id) => field("offer", id),
            Action::Bid(coins) => new_message("bid").with("amount", coins),
            Action::Pass => new_message("pass"),
            Action::Sell => match state.auction.highest() {
                Some((seat, bid)) => block("sell").with("seat", seat).with("amount", bid),
                None => block("sell"),
            },
            Action::Keep => match state.auction.highest() {
                Some((_, bid)) => block("keep").with("amount", self.keep_price(state).unwrap_or(bid)),
                None => block("take"),
            },
            Action::Develop(id) => {
                field("develop", id).with("amount", self.price(state, state.turn, id).unwrap_or_default())
            }
            Action::Use(id) => new_message("use").piece("resource", &self.data.resource(id).id),
            Action::UseAny => {
                let need = state.development.need();
                need.map_or(new_message("use-any"), |id| {
                    new_message("use-any").piece("resource", &self.data.resource(id).id)
                })
            }
            Action::Buy(id) => {
                let resource = self.data.resource(id);
                let buy = new_message("buy").piece("resource", &resource.id);
                let buy = buy.with("amount", self.data.params.resource_price);
                match state.developer(resource.producer) {
                    Some(seat) => buy.with("from", seat),
                    None => buy.word("from", "bank"),
                }
            }
            Action::Done => new_message("done"),
            Action::Subsidy => new_message("subsidy")
                .with("amount", self.data.params.subsidy_money)
                .with("points", self.data.params.subsidy_points),
        }
    }
}
