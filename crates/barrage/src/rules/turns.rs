//! Phase 2: whose turn it is, passing (B-4), and Sekibo (B-13.8, B-13.9).

use smokestack_core::Sink;

use crate::Barrage;
use crate::data::Ability;
use crate::event::{Event, For, Place};
use crate::ids::{OfficerId, OfficerSet, TileSet};
use crate::position::{NO_OFFICER, Phase, Position, PublicState, Task};
use crate::refusal::Refusal;

impl Barrage {
    pub(crate) fn begin_actions(&self, open: &mut PublicState, _events: &mut impl Sink<Event>) {
        open.phase = Phase::Actions;
        open.step = 0;
        open.turn = open.order[0];
        open.tasks.push(Task::Act);
    }

    /// Ends the turn: contracts are replenished (B-4.10), and it is the next player's turn who has not dropped out;
    /// when all have, the round ends.
    pub(crate) fn next_turn(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        self.replenish(at, events);
        let open = &mut at.open;
        open.copied = NO_OFFICER;
        let here = open.order[..self.seats]
            .iter()
            .position(|s| *s == open.turn)
            .unwrap_or(0);
        let next = (1..=self.seats)
            .map(|step| open.order[(here + step) % self.seats])
            .find(|seat| !open.is_out(*seat));
        match next {
            Some(seat) => {
                open.turn = seat;
                open.tasks.push(Task::Act);
            }
            None => self.end_round(at, events),
        }
    }

    /// Whether passing is the only option left (B-4.7, B-4.8).
    #[inline]
    pub(crate) fn must_pass(&self, open: &PublicState) -> bool {
        open.holding(open.turn).engineers == 0
            && (!self.switches.free_tile_without_engineers || self.engineer_free(open).is_empty())
    }

    /// A player who still has engineers must play (B-4.6).
    pub(crate) fn check_pass(&self, open: &PublicState) -> Result<(), Refusal> {
        match open.holding(open.turn).engineers {
            0 if self.owes_action(open, self.engineer_free(open)) => Err(Refusal::NoActionAfter),
            0 => Ok(()),
            has => Err(Refusal::MustPlay { has }),
        }
    }

    /// Whether Sekibo has copied, an action must follow, and these tiles are the only option for it (B-13.8).
    #[inline]
    pub(crate) fn owes_action(&self, open: &PublicState, free: TileSet) -> bool {
        self.switches.copy_needs_action && open.copied != NO_OFFICER && !free.is_empty()
    }

    pub(crate) fn pass(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        open.tasks.pop();
        self.leave_round(open, events);
    }

    pub(crate) fn leave_round(&self, open: &mut PublicState, events: &mut impl Sink<Event>) {
        open.out[open.turn.index()] = true;
        events.send(Event::Passed(open.turn));
    }

    /// Sekibo's next space, if it can be used now (B-13.8, B-13.9).
    pub(crate) fn next_sekibo_space(&self, open: &PublicState) -> Result<u8, Refusal> {
        let own = open.holding(open.turn);
        let is_sekibo = own
            .officer()
            .is_some_and(|id| self.data.officer(id).ability == Ability::Copies);
        if !is_sekibo {
            return Err(Refusal::NotSekibo);
        }
        if open.copied != NO_OFFICER {
            return Err(Refusal::OnceATurn);
        }
        let place = own.copies;
        let Some(space) = self.data.sekibo_spaces.get(usize::from(place)) else {
            return Err(Refusal::NoMoreCopies);
        };
        if own.engineers < space.engineers {
            return Err(Refusal::TooFewEngineers {
                needed: space.engineers,
                has: own.engineers,
            });
        }
        self.check_credits(own, space.surcharge, 0)?;
        if open.copyable.is_empty() {
            return Err(Refusal::NoMoreCopies);
        }
        if self.switches.copy_needs_action && own.engineers == space.engineers {
            let mut after = *open;
            let own = after.own(open.turn);
            own.engineers = 0;
            own.credits -= u16::from(space.surcharge);
            if self.officers_to_copy(&after).is_empty() {
                return Err(Refusal::NoActionAfter);
            }
        }
        Ok(place)
    }

    /// Officers whom Sekibo may copy now that the engineer is placed: all, or those after whom an action is possible
    /// (B-13.8). With engineers left, the bank is always possible.
    pub(crate) fn officers_to_copy(&self, open: &PublicState) -> OfficerSet {
        if !self.switches.copy_needs_action || open.holding(open.turn).engineers > 0 {
            return open.copyable;
        }
        let mut after = *open;
        let can_act = |id: &OfficerId| {
            after.copied = *id;
            !self.must_pass(&after)
        };
        open.copyable.filter(can_act).collect()
    }

    pub(crate) fn check_sekibo(&self, open: &PublicState, place: u8) -> Result<(), Refusal> {
        let next = self.next_sekibo_space(open)?;
        if next == place {
            Ok(())
        } else {
            Err(Refusal::SekiboInOrder)
        }
    }

    pub(crate) fn go_copying(&self, open: &mut PublicState, place: u8, events: &mut impl Sink<Event>) {
        open.tasks.pop();
        let seat = open.turn;
        let space = &self.data.sekibo_spaces[usize::from(place)];
        let own = open.own(seat);
        own.engineers -= space.engineers;
        own.copies += 1;
        events.send(Event::Copying { seat, place });
        let what = For::Surcharge(Place::Sekibo(place));
        self.pay(open, seat, space.surcharge, what, events);
        open.tasks.push(Task::Officer);
    }

    pub(crate) fn check_officer(&self, open: &PublicState, id: OfficerId) -> Result<(), Refusal> {
        if !open.copyable.has(id) {
            return Err(Refusal::NotCopyable(id));
        }
        if self.officers_to_copy(open).has(id) {
            Ok(())
        } else {
            Err(Refusal::NoActionAfter)
        }
    }

    /// The ability lasts until the end of the turn, and a normal action follows (B-13.8).
    pub(crate) fn copy_officer(&self, open: &mut PublicState, id: OfficerId, events: &mut impl Sink<Event>) {
        open.tasks.pop();
        open.copied = id;
        events.send(Event::Officer {
            seat: open.turn,
            officer: id,
        });
        open.tasks.push(Task::Act);
    }
}
