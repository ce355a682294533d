//! Phase 1: income and headstreams (B-3).

use smokestack_core::Sink;

use crate::Barrage;
use crate::data::Effect;
use crate::event::Event;
use crate::ids::HeadstreamId;
use crate::position::{Phase, PublicState};

use super::scoring::Source;

/// More effects than all symbols on a company board together.
const MAX_EFFECTS: usize = 24;

impl Barrage {
    pub(crate) fn begin_round(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        events.send(Event::Round(state.round));
        state.phase = Phase::Income;
        state.step = 0;
        state.out = [false; crate::position::SEATS];
    }

    /// The next company in reverse turn order receives its income (B-3.2); after the last, the headstreams are filled.
    pub(crate) fn next_income(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let done = usize::from(state.step);
        if done == self.seats {
            self.fill_headstreams(state, events);
            return self.begin_actions(state, events);
        }
        state.step += 1;
        state.turn = state.order[self.seats - 1 - done];
        self.income(state, events);
    }

    /// Adds up everything that is uncovered (B-3.1): fixed gains first, the others in row order, machines of choice as
    /// one sum (B-3.4).
    fn income(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let holding = state.holding(state.turn);
        let company = self.data.company(holding.company);
        let mut all = [Effect::Vp(0); MAX_EFFECTS];
        let mut count = 0;
        let mut any_at = None;
        for (row, built) in company.income.iter().zip(holding.built) {
            for effect in row.iter().take(usize::from(built) + 1).flatten() {
                if let Effect::AnyMachines(more) = *effect {
                    if let Some(at) = any_at {
                        if let Effect::AnyMachines(sum) = &mut all[at] {
                            *sum += more;
                        }
                        continue;
                    }
                    any_at = Some(count);
                }
                if count < MAX_EFFECTS {
                    all[count] = *effect;
                    count += 1;
                }
            }
        }
        if count > 0 {
            events.send(Event::Income(state.turn));
            self.receive(state, &all[..count], Source::Income, events);
        }
    }

    /// Puts the round's drops on the headstreams (B-3.6).
    fn fill_headstreams(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        for id in HeadstreamId::all() {
            let tile = self.data.source_tile(state.source_tiles[id.index()]);
            let drops = tile.drops[usize::from(state.round - 1).min(4)];
            if drops > 0 {
                state.waiting[id.index()] += drops;
                events.send(Event::Sprang {
                    headstream: id,
                    drops,
                });
            }
        }
    }
}
