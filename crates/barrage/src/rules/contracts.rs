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
    pub(crate) fn fulfillable(&self, open: &PublicState) -> ContractSet {
        let Task::Fulfil {
            energy,
            discount,
            national,
        } = open.asked()
        else {
            return ContractSet::EMPTY;
        };
        let held = open.holding(open.turn).contracts;
        let all = if national { held.or(open.nationals) } else { held };
        all.and(self.lookup.in_reach(energy.saturating_add(discount)))
    }

    pub(crate) fn check_fulfil(&self, open: &PublicState, id: ContractId) -> Result<(), Refusal> {
        let Task::Fulfil {
            energy,
            discount,
            national,
        } = open.asked()
        else {
            return Err(Refusal::NotTheQuestion);
        };
        let own = open.holding(open.turn);
        if own.fulfilled.has(id) {
            return Err(Refusal::AlreadyFulfilled(id));
        }
        if open.nationals.has(id) && !national {
            return Err(Refusal::NotNational(id));
        }
        if !own.contracts.has(id) && !open.nationals.has(id) {
            return Err(Refusal::ContractNotYours(id));
        }
        if !self.fulfillable(open).has(id) {
            return Err(Refusal::ContractTooHigh {
                contract: id,
                needed: self.data.contract(id).energy,
                energy: energy.saturating_add(discount),
            });
        }
        Ok(())
    }

    /// Fulfils a contract and grants its reward (B-7.8, B-7.9).
    pub(crate) fn fulfil(&self, open: &mut PublicState, id: ContractId, events: &mut impl Sink<Event>) {
        open.tasks.pop();
        let seat = open.turn;
        open.nationals.remove(id);
        let own = open.own(seat);
        own.contracts.remove(id);
        own.fulfilled.insert(id);
        events.send(Event::Fulfilled { seat, contract: id });
        self.receive(open, &self.data.contract(id).reward, Source::Contracts, events);
    }

    pub(crate) fn check_take(&self, open: &PublicState, id: ContractId) -> Result<(), Refusal> {
        if ContractSet::NATIONAL.has(id) {
            return Err(Refusal::NationalNotTaken(id));
        }
        if !open.display.has(id) {
            return Err(Refusal::NotFaceUp(id));
        }
        Ok(())
    }

    /// B-6.12: replacements come after the turn.
    pub(crate) fn take(&self, open: &mut PublicState, id: ContractId, events: &mut impl Sink<Event>) {
        let Task::Take(left) = open.tasks.pop() else {
            return;
        };
        if left > 1 {
            open.tasks.push(Task::Take(left - 1));
        }
        let seat = open.turn;
        open.display.remove(id);
        open.own(seat).contracts.insert(id);
        events.send(Event::Took { seat, contract: id });
    }

    pub(crate) fn check_discard(&self, open: &PublicState, id: ContractId) -> Result<(), Refusal> {
        if open.holding(open.turn).contracts.has(id) {
            Ok(())
        } else {
            Err(Refusal::NotHeld(id))
        }
    }

    /// The contract leaves the game or goes under its stack (B-6.15, X-9). Starting contracts have no stack.
    pub(crate) fn discard(&self, open: &mut PublicState, id: ContractId, events: &mut impl Sink<Event>) {
        let seat = open.turn;
        open.own(seat).contracts.remove(id);
        events.send(Event::Discarded { seat, contract: id });
        if let Some(colour) = id.colour().filter(|_| !self.switches.discarded_leave) {
            open.returned[colour as usize].bury(id);
        }
    }

    /// Refills the face-up contracts to two per colour after each turn (B-4.10); empty stacks stay empty (B-6.16).
    #[inline]
    pub(crate) fn replenish(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let Position { open, hidden } = at;
        for colour in Colour::ALL {
            while open.face_up(colour).len() < FACE_UP {
                let Some(next) = next_contract(open, hidden, colour) else {
                    break;
                };
                open.unseen.remove(next);
                open.display.insert(next);
                events.send(Event::Revealed(next));
            }
        }
    }
}

fn next_contract(open: &mut PublicState, hidden: &mut SecretState, colour: Colour) -> Option<ContractId> {
    let stack = &mut hidden.contracts[colour as usize];
    stack.draw().or_else(|| open.returned[colour as usize].draw())
}
