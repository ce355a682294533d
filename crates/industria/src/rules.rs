//! The round: who decides what, and which chapter handles it. The details are in the chapters' own modules.

pub(crate) mod auction;
pub(crate) mod building;
pub(crate) mod rounds;
pub(crate) mod scoring;

use smokestack_core::Sink;

use crate::Industria;
use crate::action::Action;
use crate::event::Event;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;

impl Industria {
    pub(crate) fn list_legal(&self, at: &Position, out: &mut Vec<Action>) {
        let state = &at.open;
        match state.phase {
            Phase::Offer => self.list_offers(state, out),
            Phase::Bid => self.list_bids(state, out),
            Phase::Decide => self.list_decision(state, out),
            Phase::Build => self.list_builds(state, out),
            Phase::Pay => self.list_payments(state, out),
            Phase::Over => {}
        }
    }

    pub(crate) fn check_action(&self, at: &Position, action: Action) -> Result<(), Refusal> {
        let state = &at.open;
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Offer(tile) => self.check_offer(state, tile),
            Action::Bid(thalers) => self.check_bid(state, thalers),
            Action::Pass => self.check_bidding_turn(state),
            Action::Sell => self.check_sale(state),
            Action::Keep => self.check_keep(state),
            Action::SellTile(tile) => self.check_tile_sale(state, tile),
            Action::Build(tile) => self.check_build(state, tile),
            Action::Use(tile) => self.check_use(state, tile),
            Action::Buy(resource) => self.check_buy(state, resource),
            Action::Done => self.check_done(state),
        }
    }

    #[inline]
    pub(crate) fn apply_action(&self, at: &mut Position, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Offer(tile) => self.offer(&mut at.open, tile, events),
            Action::Bid(thalers) => self.bid(&mut at.open, Some(thalers), events),
            Action::Pass => self.bid(&mut at.open, None, events),
            Action::Sell => self.sell(&mut at.open, events),
            Action::Keep => self.keep(&mut at.open, events),
            Action::SellTile(tile) => {
                let seat = at.open.turn;
                self.sell_tile(&mut at.open, seat, tile, events);
            }
            Action::Build(tile) => self.build(&mut at.open, tile, events),
            Action::Use(tile) => self.use_tile(&mut at.open, tile, events),
            Action::Buy(resource) => self.choose_to_buy(&mut at.open, resource, events),
            Action::Done => self.finish_building(at, events),
        }
    }
}
