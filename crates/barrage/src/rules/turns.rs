//! Phase 2: whose turn it is, passing (B-4), and Sekibo (B-13.8, B-13.9).

use smokestack_core::Sink;

use crate::Barrage;
use crate::data::Ability;
use crate::event::{Event, For, Place};
use crate::ids::{OfficerId, OfficerSet, TileSet};
use crate::position::{NO_OFFICER, Phase, Position, PublicState, Task};
use crate::refusal::Refusal;

impl Barrage {
    pub(crate) fn begin_actions(&self, state: &mut PublicState, _events: &mut impl Sink<Event>) {
        state.phase = Phase::Actions;
        state.step = 0;
        state.turn = state.order[0];
        state.tasks.push(Task::Act);
    }

    /// Ends the turn: contracts are replenished (B-4.10), and it is the next player's turn who has not dropped out;
    /// when all have, the round ends.
    pub(crate) fn next_turn(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        self.replenish(at, events);
        let state = &mut at.open;
        state.copied = NO_OFFICER;
        let here = state.order[..self.seats]
            .iter()
            .position(|s| *s == state.turn)
            .unwrap_or(0);
        let next = (1..=self.seats)
            .map(|step| state.order[(here + step) % self.seats])
            .find(|seat| !state.is_out(*seat));
        match next {
            Some(seat) => {
                state.turn = seat;
                state.tasks.push(Task::Act);
            }
            None => self.end_round(at, events),
        }
    }

    /// Whether passing is the only option left (B-4.7, B-4.8).
    #[inline]
    pub(crate) fn must_pass(&self, state: &PublicState) -> bool {
        state.holding(state.turn).engineers == 0
            && (!self.switches.free_tile_without_engineers || self.engineer_free(state).is_empty())
    }

    /// A player who still has engineers must play (B-4.6).
    pub(crate) fn check_pass(&self, state: &PublicState) -> Result<(), Refusal> {
        match state.holding(state.turn).engineers {
            0 if self.owes_action(state, self.engineer_free(state)) => Err(Refusal::NoActionAfter),
            0 => Ok(()),
            has => Err(Refusal::MustPlay { has }),
        }
    }

    /// Whether Sekibo has copied, an action must follow, and these tiles are the only option for it (B-13.8).
    #[inline]
    pub(crate) fn owes_action(&self, state: &PublicState, free: TileSet) -> bool {
        self.switches.copy_needs_action && state.copied != NO_OFFICER && !free.is_empty()
    }

    pub(crate) fn pass(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        self.leave_round(state, events);
    }

    pub(crate) fn leave_round(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        state.out[state.turn.index()] = true;
        events.send(Event::Passed(state.turn));
    }

    /// Sekibo's next space, if it can be used now (B-13.8, B-13.9).
    pub(crate) fn next_sekibo_space(&self, state: &PublicState) -> Result<u8, Refusal> {
        let holding = state.holding(state.turn);
        let is_sekibo = holding
            .officer()
            .is_some_and(|id| self.data.officer(id).ability == Ability::Copies);
        if !is_sekibo {
            return Err(Refusal::NotSekibo);
        }
        if state.copied != NO_OFFICER {
            return Err(Refusal::OnceATurn);
        }
        let place = holding.copies;
        let Some(space) = self.data.sekibo_spaces.get(usize::from(place)) else {
            return Err(Refusal::NoMoreCopies);
        };
        if holding.engineers < space.engineers {
            return Err(Refusal::TooFewEngineers {
                needed: space.engineers,
                has: holding.engineers,
            });
        }
        self.check_credits(holding, space.surcharge, 0)?;
        if state.copyable.is_empty() {
            return Err(Refusal::NoMoreCopies);
        }
        if self.switches.copy_needs_action && holding.engineers == space.engineers {
            let mut after = *state;
            let holding = after.holding_mut(state.turn);
            holding.engineers = 0;
            holding.credits -= u16::from(space.surcharge);
            if self.officers_to_copy(&after).is_empty() {
                return Err(Refusal::NoActionAfter);
            }
        }
        Ok(place)
    }

    /// Officers whom Sekibo may copy now that the engineer is placed: all, or those after whom an action is possible
    /// (B-13.8). With engineers left, the bank is always possible.
    pub(crate) fn officers_to_copy(&self, state: &PublicState) -> OfficerSet {
        if !self.switches.copy_needs_action || state.holding(state.turn).engineers > 0 {
            return state.copyable;
        }
        let mut after = *state;
        let can_act = |id: &OfficerId| {
            after.copied = *id;
            !self.must_pass(&after)
        };
        state.copyable.filter(can_act).collect()
    }

    pub(crate) fn check_sekibo(&self, state: &PublicState, place: u8) -> Result<(), Refusal> {
        let next = self.next_sekibo_space(state)?;
        if next == place {
            Ok(())
        } else {
            Err(Refusal::SekiboInOrder)
        }
    }

    pub(crate) fn go_copying(&self, state: &mut PublicState, place: u8, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        let space = &self.data.sekibo_spaces[usize::from(place)];
        let holding = state.holding_mut(seat);
        holding.engineers -= space.engineers;
        holding.copies += 1;
        events.send(Event::Copying { seat, place });
        let what = For::Surcharge(Place::Sekibo(place));
        self.pay(state, seat, space.surcharge, what, events);
        state.tasks.push(Task::Officer);
    }

    pub(crate) fn check_officer(&self, state: &PublicState, id: OfficerId) -> Result<(), Refusal> {
        if !state.copyable.has(id) {
            return Err(Refusal::NotCopyable(id));
        }
        if self.officers_to_copy(state).has(id) {
            Ok(())
        } else {
            Err(Refusal::NoActionAfter)
        }
    }

    /// The ability lasts until the end of the turn, and a normal action follows (B-13.8).
    pub(crate) fn copy_officer(&self, state: &mut PublicState, id: OfficerId, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        state.copied = id;
        events.send(Event::Officer {
            seat: state.turn,
            officer: id,
        });
        state.tasks.push(Task::Act);
    }
}
