//! The round: who decides what, and which chapter handles it. The details are in the chapters' own modules.

pub(crate) mod auction;
pub(crate) mod development;
pub(crate) mod rounds;
pub(crate) mod scoring;
pub(crate) mod subsidy;
pub(crate) mod supply;

use smokestack_core::Sink;

use crate::Industry;
use crate::action::Action;
use crate::event::Event;
use crate::ids::Joker;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;

impl Industry {
    #[inline]
    pub(crate) fn list_legal(&self, at: &Position, out: &mut Vec<Action>) {
        let state = &at.open;
        match state.phase {
            Phase::Offer => self.list_offers(state, out),
            Phase::Bid => self.list_bids(state, out),
            Phase::Decide => self.list_decision(state, out),
            Phase::Develop => self.list_developments(state, out),
            Phase::Pay => self.list_payments(state, out),
            Phase::Over => return,
        }
        if self.may_take_subsidy(state) {
            out.push(Action::Subsidy);
        }
    }

    pub(crate) fn check_action(&self, at: &Position, action: Action) -> Result<(), Refusal> {
        let state = &at.open;
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Offer(field) => self.check_offer(state, field),
            Action::Bid(coins) => self.check_bid(state, coins),
            Action::Pass => self.check_bidding_turn(state),
            Action::Sell => self.check_sale(state),
            Action::Keep => self.check_keep(state),
            Action::Develop(field) => self.check_development(state, field),
            Action::Use(resource) => self.check_use(state, Joker::Of(resource)),
            Action::UseAny => self.check_use(state, Joker::Any),
            Action::Buy(resource) => self.check_buy(state, resource),
            Action::Done => self.check_done(state),
            Action::Subsidy => self.check_subsidy(state),
        }
    }

    #[inline]
    pub(crate) fn apply_action(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Offer(field) => self.offer(&mut at.open, field, events),
            Action::Bid(coins) => self.bid(&mut at.open, Some(coins), events),
            Action::Pass => self.bid(&mut at.open, None, events),
            Action::Sell => self.sell(&mut at.open, events),
            Action::Keep => self.keep(&mut at.open, events),
            Action::Develop(field) => self.develop(&mut at.open, field, events),
            Action::Use(resource) => self.answer_with_joker(&mut at.open, Joker::Of(resource), events),
            Action::UseAny => self.answer_with_joker(&mut at.open, Joker::Any, events),
            Action::Buy(resource) => self.answer_with_money(&mut at.open, resource, events),
            Action::Done => self.finish_development(at, events),
            Action::Subsidy => self.take_subsidy(&mut at.open, events),
        }
    }
}
