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
        let open = &at.open;
        match open.phase {
            Phase::Offer => self.list_offers(open, out),
            Phase::Bid => self.list_bids(open, out),
            Phase::Decide => self.list_decision(open, out),
            Phase::Build => self.list_builds(open, out),
            Phase::Pay => self.list_payments(open, out),
            Phase::Over => {}
        }
    }

    pub(crate) fn check_action(&self, at: &Position, action: Action) -> Result<(), Refusal> {
        let open = &at.open;
        if open.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Offer(tile) => self.check_offer(open, tile),
            Action::Bid(thalers) => self.check_bid(open, thalers),
            Action::Pass => self.check_bidding_turn(open),
            Action::Sell => self.check_sale(open),
            Action::Keep => self.check_keep(open),
            Action::SellTile(tile) => self.check_tile_sale(open, tile),
            Action::Build(tile) => self.check_build(open, tile),
            Action::Use(tile) => self.check_use(open, tile),
            Action::Buy(resource) => self.check_buy(open, resource),
            Action::Done => self.check_done(open),
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
