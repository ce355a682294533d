//! Choosing companies, officers and starting contracts: B-2.10, B-2.11, B-2.13 to B-2.15.

use smokestack_core::{Seat, Sink};

use crate::Barrage;
use crate::data::Ability;
use crate::event::Event;
use crate::ids::{CompanyId, ContractId, OfficerId, TileId};
use crate::position::{Position, PublicState, Task};
use crate::refusal::Refusal;

impl Barrage {
    /// The next player chooses; when all have, the last to choose plays first (B-2.10, B-2.11).
    pub(crate) fn next_draft(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        let done = usize::from(state.step);
        if done == self.seats {
            let mut order = state.order;
            order[..self.seats].reverse();
            self.set_order(state, &order[..self.seats]);
            return self.begin_round(state, events);
        }
        state.turn = state.order[done];
        state.step += 1;
        state.tasks.push(Task::Start);
        state.tasks.push(Task::Company);
    }

    pub(crate) fn check_company(&self, state: &PublicState, id: CompanyId) -> Result<(), Refusal> {
        if state.companies.has(id) {
            Ok(())
        } else {
            Err(Refusal::CompanyNotOffered(id))
        }
    }

    pub(crate) fn choose_company(
        &self,
        state: &mut PublicState,
        id: CompanyId,
        events: &mut impl Sink<Event>,
    ) {
        state.tasks.pop();
        state.companies.remove(id);
        let officer = state.matchups[id.index()];
        self.give_company(state, state.turn, id, officer, events);
    }

    pub(crate) fn check_start(&self, state: &PublicState, id: ContractId) -> Result<(), Refusal> {
        if state.starting.has(id) {
            Ok(())
        } else {
            Err(Refusal::StartNotOffered(id))
        }
    }

    /// The starting contract is an ordinary held contract from now on (B-2.15).
    pub(crate) fn choose_start(
        &self,
        state: &mut PublicState,
        id: ContractId,
        events: &mut impl Sink<Event>,
    ) {
        state.tasks.pop();
        state.starting.remove(id);
        state.holding_mut(state.turn).contracts.insert(id);
        events.send(Event::Took {
            seat: state.turn,
            contract: id,
        });
    }

    /// Gives a seat its company with the starting components (B-2.13, B-2.14, B-17.1).
    pub(crate) fn give_company(
        &self,
        state: &mut PublicState,
        seat: Seat,
        company: CompanyId,
        officer: OfficerId,
        events: &mut impl Sink<Event>,
    ) {
        events.send(Event::Drafted {
            seat,
            company,
            officer,
        });
        let params = &self.data.params;
        let officer_data = self.data.officer(officer);
        let holding = state.holding_mut(seat);
        holding.company = company;
        holding.officer = officer;
        holding.tiles = (0..TileId::JOKER.0).map(TileId).collect();
        if self.switches.introductory {
            holding.tiles.insert(TileId::JOKER);
        }
        if officer_data.ability == Ability::SpecialTile {
            holding.tiles.insert(TileId::KRYLOV);
        }
        let credits = officer_data.credits.unwrap_or(params.credits);
        self.gain_credits(state, seat, credits, events);
        self.gain_machines(state, seat, params.excavators, params.mixers, events);
    }
}
