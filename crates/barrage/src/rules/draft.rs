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
        let open = &mut at.open;
        let done = usize::from(open.step);
        if done == self.seats {
            let mut order = open.order;
            order[..self.seats].reverse();
            self.set_order(open, &order[..self.seats]);
            return self.begin_round(open, events);
        }
        open.turn = open.order[done];
        open.step += 1;
        open.tasks.push(Task::Start);
        open.tasks.push(Task::Company);
    }

    pub(crate) fn check_company(&self, open: &PublicState, id: CompanyId) -> Result<(), Refusal> {
        if open.companies.has(id) {
            Ok(())
        } else {
            Err(Refusal::CompanyNotOffered(id))
        }
    }

    pub(crate) fn choose_company(
        &self,
        open: &mut PublicState,
        id: CompanyId,
        events: &mut impl Sink<Event>,
    ) {
        open.tasks.pop();
        open.companies.remove(id);
        let officer = open.matchups[id.index()];
        self.give_company(open, open.turn, id, officer, events);
    }

    pub(crate) fn check_start(&self, open: &PublicState, id: ContractId) -> Result<(), Refusal> {
        if open.starting.has(id) {
            Ok(())
        } else {
            Err(Refusal::StartNotOffered(id))
        }
    }

    /// The starting contract is an ordinary held contract from now on (B-2.15).
    pub(crate) fn choose_start(&self, open: &mut PublicState, id: ContractId, events: &mut impl Sink<Event>) {
        open.tasks.pop();
        open.starting.remove(id);
        open.own(open.turn).contracts.insert(id);
        events.send(Event::Took {
            seat: open.turn,
            contract: id,
        });
    }

    /// Gives a seat its company with the starting components (B-2.13, B-2.14, B-17.1).
    pub(crate) fn give_company(
        &self,
        open: &mut PublicState,
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
        let own = open.own(seat);
        own.company = company;
        own.officer = officer;
        own.tiles = (0..TileId::JOKER.0).map(TileId).collect();
        if self.switches.introductory {
            own.tiles.insert(TileId::JOKER);
        }
        if officer_data.ability == Ability::SpecialTile {
            own.tiles.insert(TileId::KRYLOV);
        }
        let credits = officer_data.credits.unwrap_or(params.credits);
        self.gain_credits(open, seat, credits, events);
        self.gain_machines(open, seat, params.excavators, params.mixers, events);
    }
}
