//! Phases 3 and 5: water flow (B-8.8) and the end of the round (B-10).

use smokestack_core::small_sort;
use smokestack_core::{Seat, Sink};

use crate::Barrage;
use crate::event::Event;
use crate::ids::SpaceSet;
use crate::position::{NO_TILE, Phase, Position, PublicState, SEATS};

impl Barrage {
    /// Everybody is out: water flows, the round is scored, and the next one begins; after the last the game ends.
    pub(crate) fn end_round(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        events.send(Event::Flow(state.round));
        self.flow_all(state, events);
        self.score_round(state, events);
        if state.round == self.data.params.rounds {
            self.score_game(state, events);
            state.phase = Phase::Over;
            state.turn = state.order[0];
            return;
        }
        self.new_order(state, events);
        for holding in &mut state.seats[..self.seats] {
            holding.energy = 0;
            holding.engineers = self.data.params.engineers;
            holding.spaces = SpaceSet::EMPTY;
            holding.banked = 0;
            holding.constructed = 0;
            holding.copies = 0;
        }
        state.produced = [0; SEATS];
        self.deal_patents(at, events);
        at.open.round += 1;
        self.begin_round(&mut at.open, events);
    }

    /// Lowest energy first; tied players take the reverse of their present order (B-10.1).
    fn new_order(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let old = state.order;
        let place = |seat: Seat| old[..self.seats].iter().position(|s| *s == seat);
        let mut order = old;
        let key = |seat: &Seat| (state.holding(*seat).energy, std::cmp::Reverse(place(*seat)));
        small_sort::sort_by_key(&mut order[..self.seats], key);
        self.set_order(state, &order[..self.seats]);
        events.send(Event::Order {
            order,
            seats: self.seats as u8,
        });
    }

    /// Entries beyond the number of players repeat the order, so that equal orders are equal values.
    pub(crate) fn set_order(&self, state: &mut PublicState, order: &[Seat]) {
        state.order = std::array::from_fn(|place| order[place % self.seats]);
    }

    /// Discards the remaining tiles of the patent office and lays out three new ones (B-10.4).
    pub(crate) fn deal_patents(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        for slot in &mut at.open.patents {
            *slot = at.hidden.patents.draw().unwrap_or(NO_TILE);
            if *slot != NO_TILE {
                at.open.seen_patents.insert(*slot);
                events.send(Event::Offered(*slot));
            }
        }
    }
}
