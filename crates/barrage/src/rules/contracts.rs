//! Contracts: B-4.10, B-6.11 to B-6.16 and B-7.6 to B-7.10.

use smokestack_core::Sink;

use crate::Barrage;
use crate::event::Event;
use crate::ids::{Colour, ContractId, ContractSet};
use crate::position::{Position, PublicState, SecretState, Task};
use crate::refusal::Refusal;

use super::scoring::Source;

/// The number of face-up contracts per colour (B-2.5).
pub(crate) const FACE_UP: u32 = 2;

impl Barrage {
    /// Contracts that the available energy fulfils (B-7.6, B-7.7, B-12.6).
    #[inline]
    pub(crate) fn fulfillable(&self, state: &PublicState) -> ContractSet {
        let Task::Fulfil {
            energy,
            discount,
            national,
        } = state.current_task()
        else {
            return ContractSet::EMPTY;
        };
        let held = state.holding(state.turn).contracts;
        let all = if national { held.or(state.nationals) } else { held };
        all.and(self.lookup.in_reach(energy.saturating_add(discount)))
    }

    pub(crate) fn check_fulfil(&self, state: &PublicState, id: ContractId) -> Result<(), Refusal> {
        let Task::Fulfil {
            energy,
            discount,
            national,
        } = state.current_task()
        else {
            return Err(Refusal::NotTheQuestion);
        };
        let holding = state.holding(state.turn);
        if holding.fulfilled.has(id) {
            return Err(Refusal::AlreadyFulfilled(id));
        }
        if state.nationals.has(id) && !national {
            return Err(Refusal::NotNational(id));
        }
        if !holding.contracts.has(id) && !state.nationals.has(id) {
            return Err(Refusal::ContractNotYours(id));
        }
        if !self.fulfillable(state).has(id) {
            return Err(Refusal::ContractTooHigh {
                contract: id,
                needed: self.data.contract(id).energy,
                energy: energy.saturating_add(discount),
            });
        }
        Ok(())
    }

    /// Fulfils a contract and grants its reward (B-7.8, B-7.9).
    pub(crate) fn fulfil(&self, state: &mut PublicState, id: ContractId, events: &mut impl Sink<Event>) {
        state.tasks.pop();
        let seat = state.turn;
        state.nationals.remove(id);
        let holding = state.holding_mut(seat);
        holding.contracts.remove(id);
        holding.fulfilled.insert(id);
        events.send(Event::Fulfilled { seat, contract: id });
        self.receive(state, &self.data.contract(id).reward, Source::Contracts, events);
    }

    pub(crate) fn check_take(&self, state: &PublicState, id: ContractId) -> Result<(), Refusal> {
        if ContractSet::NATIONAL.has(id) {
            return Err(Refusal::NationalNotTaken(id));
        }
        if !state.display.has(id) {
            return Err(Refusal::NotFaceUp(id));
        }
        Ok(())
    }

    /// B-6.12: replacements come after the turn.
    pub(crate) fn take(&self, state: &mut PublicState, id: ContractId, events: &mut impl Sink<Event>) {
        let Task::Take(left) = state.tasks.pop() else {
            return;
        };
        if left > 1 {
            state.tasks.push(Task::Take(left - 1));
        }
        let seat = state.turn;
        state.display.remove(id);
        state.holding_mut(seat).contracts.insert(id);
        events.send(Event::Took { seat, contract: id });
    }

    pub(crate) fn check_discard(&self, state: &PublicState, id: ContractId) -> Result<(), Refusal> {
        if state.holding(state.turn).contracts.has(id) {
            Ok(())
        } else {
            Err(Refusal::NotHeld(id))
        }
    }

    /// The contract leaves the game or goes under its stack (B-6.15, X-9). Starting contracts have no stack.
    pub(crate) fn discard(&self, state: &mut PublicState, id: ContractId, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        state.holding_mut(seat).contracts.remove(id);
        events.send(Event::Discarded { seat, contract: id });
        if let Some(colour) = id.colour().filter(|_| !self.switches.discarded_leave) {
            state.returned[colour as usize].bury(id);
        }
    }

    /// Refills the face-up contracts to two per colour after each turn (B-4.10); empty stacks stay empty (B-6.16).
    #[inline]
    pub(crate) fn replenish(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let Position { open: state, hidden } = at;
        for colour in Colour::ALL {
            while state.face_up(colour).len() < FACE_UP {
                let Some(next) = next_contract(state, hidden, colour) else {
                    break;
                };
                state.unseen.remove(next);
                state.display.insert(next);
                events.send(Event::Revealed(next));
            }
        }
    }
}

fn next_contract(state: &mut PublicState, hidden: &mut SecretState, colour: Colour) -> Option<ContractId> {
    let stack = &mut hidden.contracts[colour as usize];
    stack.draw().or_else(|| state.returned[colour as usize].draw())
}
