//! The management board: B-4.2 to B-4.4 and B-6.

use smokestack_core::Sink;

use crate::Barrage;
use crate::action::Action;
use crate::data::Work;
use crate::event::{Event, For, Place};
use crate::ids::{SpaceId, SpaceSet};
use crate::position::{Holding, Kind, NO_TILE, PublicState, Task};
use crate::refusal::Refusal;

use super::water::NO_ROW;

impl Barrage {
    /// Management board spaces whose action could be carried out now, without the bank (B-4.4).
    #[inline]
    pub(crate) fn usable_spaces(&self, state: &PublicState) -> SpaceSet {
        let holding = state.holding(state.turn);
        let mut spaces = self.lookup.payable(holding).without(state.spaces());
        if state.display.is_empty() {
            spaces = spaces.without(self.lookup.contracts);
        }
        if self.is_workshop_idle(holding) {
            spaces = spaces.without(self.lookup.workshops);
        }
        for (tile, of_it) in state.patents.iter().zip(self.lookup.patents) {
            if *tile == NO_TILE {
                spaces = spaces.without(of_it);
            }
        }
        let turbines = spaces.and(self.lookup.turbines);
        if turbines.is_empty() || holding.powerhouses.is_empty() {
            return spaces.without(turbines);
        }
        // What can be produced depends only on the credits that the surcharge leaves.
        let mut known: [Option<(u16, u8)>; 2] = [None; 2];
        let barred = turbines.filter(|space| {
            let credits = self.credits_on(state, *space);
            let known = &mut known[usize::from(credits < holding.credits)];
            let raw = match *known {
                Some((same, raw)) if same == credits => raw,
                _ => self.best_raw(state, credits),
            };
            *known = Some((credits, raw));
            !self.is_enough(state, *space, raw)
        });
        spaces.without(barred.collect())
    }

    /// Whether the workshop has nothing to turn although it needs something (B-6.9).
    #[inline]
    fn is_workshop_idle(&self, holding: &Holding) -> bool {
        self.switches.workshop_needs_load && holding.wheel.is_empty()
    }

    /// The credits left after a space's surcharge (B-4.3).
    #[inline]
    fn credits_on(&self, state: &PublicState, space: SpaceId) -> u16 {
        let surcharge = u16::from(self.data.space(space).surcharge);
        state.holding(state.turn).credits.saturating_sub(surcharge)
    }

    /// Whether this raw output gives a production of at least 1 on the space (B-6.2).
    #[inline]
    fn is_enough(&self, state: &PublicState, space: SpaceId, raw: u8) -> bool {
        let Work::Produce(modifier) = self.data.space(space).work else {
            return true;
        };
        let bonus = self.bonus(state.holding(state.turn));
        raw > 0 && i16::from(raw) + i16::from(modifier) + i16::from(bonus) >= 1
    }

    fn can_produce_on(&self, state: &PublicState, space: SpaceId) -> bool {
        self.is_enough(state, space, self.best_raw(state, self.credits_on(state, space)))
    }

    pub(crate) fn check_place(&self, state: &PublicState, id: SpaceId) -> Result<(), Refusal> {
        let holding = state.holding(state.turn);
        let space = self.data.space(id);
        if !self.lookup.open.has(id) {
            let rule = match space.players {
                4 => "B-16.2",
                3 => "B-16.3",
                _ => "B-17.1", // the patent office of the introductory game
            };
            return Err(Refusal::SpaceClosed { rule, space: id });
        }
        if let Work::Patent(position) = space.work
            && state.patents[usize::from(position)] == NO_TILE
        {
            return Err(Refusal::PatentTaken(id));
        }
        if state.spaces().has(id) {
            return Err(Refusal::SpaceTaken(id));
        }
        if space.engineers > holding.engineers {
            return Err(Refusal::TooFewEngineers {
                needed: space.engineers,
                has: holding.engineers,
            });
        }
        self.check_credits(holding, space.surcharge, space.cost)?;
        match space.work {
            Work::Contracts(_) if state.display.is_empty() => Err(Refusal::NoContractFaceUp),
            Work::Rotate(_) if self.is_workshop_idle(holding) => Err(Refusal::EmptyWheel(id)),
            Work::Produce(_) if !self.can_produce_on(state, id) => Err(Refusal::NoProduction(id)),
            _ => Ok(()),
        }
    }

    /// The surcharge is paid first; the remaining credits must cover the cost (B-4.3).
    pub(crate) fn check_credits(&self, holding: &Holding, surcharge: u8, cost: u8) -> Result<(), Refusal> {
        let needed = u16::from(surcharge) + u16::from(cost);
        if needed > holding.credits {
            return Err(Refusal::TooFewCredits {
                needed,
                has: holding.credits,
            });
        }
        Ok(())
    }

    pub(crate) fn check_bank(&self, state: &PublicState, engineers: u8) -> Result<(), Refusal> {
        let has = state.holding(state.turn).engineers;
        if engineers > has {
            return Err(Refusal::TooFewEngineers {
                needed: engineers,
                has,
            });
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn list_turn(&self, state: &PublicState, out: &mut Vec<Action>) {
        let holding = state.holding(state.turn);
        if holding.engineers > 0 {
            out.extend(self.usable_spaces(state).map(Action::Place));
            self.list_construction_spaces(state, out);
            if let Ok(place) = self.next_sekibo_space(state) {
                out.push(Action::Sekibo(place));
            }
            out.extend((1..=holding.engineers).map(Action::Bank));
        }
        let free = self.engineer_free(state);
        out.extend(free.map(Action::Use));
        if holding.engineers == 0 && !self.owes_action(state, free) {
            out.push(Action::Pass);
        }
    }

    pub(crate) fn place(&self, state: &mut PublicState, id: SpaceId, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        let space = self.data.space(id);
        events.send(Event::Placed {
            seat,
            space: id,
            engineers: space.engineers,
        });
        let holding = state.holding_mut(seat);
        holding.engineers -= space.engineers;
        holding.spaces.insert(id);
        let surcharge = For::Surcharge(Place::Board(id));
        self.pay(state, seat, space.surcharge, surcharge, events);
        self.pay(state, seat, space.cost, For::Action(id), events);
        match space.work {
            Work::Produce(modifier) => state.tasks.push(Task::Produce {
                modifier,
                kind: Kind::Station,
                not: NO_ROW,
            }),
            Work::Drops { count, flow } => state.tasks.push(Task::Drops {
                left: count,
                flow,
                must: true,
            }),
            Work::Rotate(segments) => self.turn_wheel(state, seat, segments, events),
            Work::Machines { excavators, mixers } => {
                self.gain_machines(state, seat, excavators, mixers, events)
            }
            Work::AnyMachines(count) => state.tasks.push(Task::Machines(count)),
            Work::Contracts(count) => {
                state.tasks.push(Task::Discard);
                state.tasks.push(Task::Take(count));
            }
            Work::Patent(position) => self.take_patent(state, usize::from(position), events),
            Work::Bank(_) => {}
        }
    }

    pub(crate) fn bank(&self, state: &mut PublicState, engineers: u8, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        let holding = state.holding_mut(seat);
        holding.engineers -= engineers;
        holding.banked += engineers;
        events.send(Event::Placed {
            seat,
            space: self.lookup.bank,
            engineers,
        });
        self.gain_credits(state, seat, engineers * self.lookup.bank_rate, events);
    }

    /// B-6.17: the tile joins the company's others; it can be used from the next turn on.
    fn take_patent(&self, state: &mut PublicState, position: usize, events: &mut impl Sink<Event>) {
        let tile = std::mem::replace(&mut state.patents[position], NO_TILE);
        state.holding_mut(state.turn).tiles.insert(tile);
        events.send(Event::Acquired {
            seat: state.turn,
            tile,
        });
    }
}
