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
    pub(crate) fn usable_spaces(&self, open: &PublicState) -> SpaceSet {
        let own = open.holding(open.turn);
        let mut spaces = self.lookup.payable(own).without(open.spaces());
        if open.display.is_empty() {
            spaces = spaces.without(self.lookup.contracts);
        }
        if self.is_workshop_idle(own) {
            spaces = spaces.without(self.lookup.workshops);
        }
        for (tile, of_it) in open.patents.iter().zip(self.lookup.patents) {
            if *tile == NO_TILE {
                spaces = spaces.without(of_it);
            }
        }
        let turbines = spaces.and(self.lookup.turbines);
        if turbines.is_empty() || own.powerhouses.is_empty() {
            return spaces.without(turbines);
        }
        // What can be produced depends only on the credits that the surcharge leaves.
        let mut known: [Option<(u16, u8)>; 2] = [None; 2];
        let barred = turbines.filter(|space| {
            let credits = self.credits_on(open, *space);
            let known = &mut known[usize::from(credits < own.credits)];
            let raw = match *known {
                Some((same, raw)) if same == credits => raw,
                _ => self.best_raw(open, credits),
            };
            *known = Some((credits, raw));
            !self.is_enough(open, *space, raw)
        });
        spaces.without(barred.collect())
    }

    /// Whether the workshop has nothing to turn although it needs something (B-6.9).
    #[inline]
    fn is_workshop_idle(&self, own: &Holding) -> bool {
        self.switches.workshop_needs_load && own.wheel.is_empty()
    }

    /// The credits left after a space's surcharge (B-4.3).
    #[inline]
    fn credits_on(&self, open: &PublicState, space: SpaceId) -> u16 {
        let surcharge = u16::from(self.data.space(space).surcharge);
        open.holding(open.turn).credits.saturating_sub(surcharge)
    }

    /// Whether this raw output gives a production of at least 1 on the space (B-6.2).
    #[inline]
    fn is_enough(&self, open: &PublicState, space: SpaceId, raw: u8) -> bool {
        let Work::Produce(modifier) = self.data.space(space).work else {
            return true;
        };
        let bonus = self.bonus(open.holding(open.turn));
        raw > 0 && i16::from(raw) + i16::from(modifier) + i16::from(bonus) >= 1
    }

    fn can_produce_on(&self, open: &PublicState, space: SpaceId) -> bool {
        self.is_enough(open, space, self.best_raw(open, self.credits_on(open, space)))
    }

    pub(crate) fn check_place(&self, open: &PublicState, id: SpaceId) -> Result<(), Refusal> {
        let own = open.holding(open.turn);
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
            && open.patents[usize::from(position)] == NO_TILE
        {
            return Err(Refusal::PatentTaken(id));
        }
        if open.spaces().has(id) {
            return Err(Refusal::SpaceTaken(id));
        }
        if space.engineers > own.engineers {
            return Err(Refusal::TooFewEngineers {
                needed: space.engineers,
                has: own.engineers,
            });
        }
        self.check_credits(own, space.surcharge, space.cost)?;
        match space.work {
            Work::Contracts(_) if open.display.is_empty() => Err(Refusal::NoContractFaceUp),
            Work::Rotate(_) if self.is_workshop_idle(own) => Err(Refusal::EmptyWheel(id)),
            Work::Produce(_) if !self.can_produce_on(open, id) => Err(Refusal::NoProduction(id)),
            _ => Ok(()),
        }
    }

    /// The surcharge is paid first; the remaining credits must cover the cost (B-4.3).
    pub(crate) fn check_credits(&self, own: &Holding, surcharge: u8, cost: u8) -> Result<(), Refusal> {
        let needed = u16::from(surcharge) + u16::from(cost);
        if needed > own.credits {
            return Err(Refusal::TooFewCredits {
                needed,
                has: own.credits,
            });
        }
        Ok(())
    }

    pub(crate) fn check_bank(&self, open: &PublicState, engineers: u8) -> Result<(), Refusal> {
        let has = open.holding(open.turn).engineers;
        if engineers > has {
            return Err(Refusal::TooFewEngineers {
                needed: engineers,
                has,
            });
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn list_turn(&self, open: &PublicState, out: &mut Vec<Action>) {
        let own = open.holding(open.turn);
        if own.engineers > 0 {
            out.extend(self.usable_spaces(open).map(Action::Place));
            self.list_construction_spaces(open, out);
            if let Ok(place) = self.next_sekibo_space(open) {
                out.push(Action::Sekibo(place));
            }
            out.extend((1..=own.engineers).map(Action::Bank));
        }
        let free = self.engineer_free(open);
        out.extend(free.map(Action::Use));
        if own.engineers == 0 && !self.owes_action(open, free) {
            out.push(Action::Pass);
        }
    }

    pub(crate) fn place(&self, open: &mut PublicState, id: SpaceId, events: &mut impl Sink<Event>) {
        open.tasks.pop();
        let seat = open.turn;
        let space = self.data.space(id);
        events.send(Event::Placed {
            seat,
            space: id,
            engineers: space.engineers,
        });
        let own = open.own(seat);
        own.engineers -= space.engineers;
        own.spaces.insert(id);
        let surcharge = For::Surcharge(Place::Board(id));
        self.pay(open, seat, space.surcharge, surcharge, events);
        self.pay(open, seat, space.cost, For::Action(id), events);
        match space.work {
            Work::Produce(modifier) => open.tasks.push(Task::Produce {
                modifier,
                kind: Kind::Station,
                not: NO_ROW,
            }),
            Work::Drops { count, flow } => open.tasks.push(Task::Drops {
                left: count,
                flow,
                must: true,
            }),
            Work::Rotate(segments) => self.turn_wheel(open, seat, segments, events),
            Work::Machines { excavators, mixers } => {
                self.gain_machines(open, seat, excavators, mixers, events)
            }
            Work::AnyMachines(count) => open.tasks.push(Task::Machines(count)),
            Work::Contracts(count) => {
                open.tasks.push(Task::Discard);
                open.tasks.push(Task::Take(count));
            }
            Work::Patent(position) => self.take_patent(open, usize::from(position), events),
            Work::Bank(_) => {}
        }
    }

    pub(crate) fn bank(&self, open: &mut PublicState, engineers: u8, events: &mut impl Sink<Event>) {
        open.tasks.pop();
        let seat = open.turn;
        let own = open.own(seat);
        own.engineers -= engineers;
        own.banked += engineers;
        events.send(Event::Placed {
            seat,
            space: self.lookup.bank,
            engineers,
        });
        self.gain_credits(open, seat, engineers * self.lookup.bank_rate, events);
    }

    /// B-6.17: the tile joins the company's others; it can be used from the next turn on.
    fn take_patent(&self, open: &mut PublicState, position: usize, events: &mut impl Sink<Event>) {
        let tile = std::mem::replace(&mut open.patents[position], NO_TILE);
        open.own(open.turn).tiles.insert(tile);
        events.send(Event::Acquired {
            seat: open.turn,
            tile,
        });
    }
}
