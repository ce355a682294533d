//! The scripted player for Barrage. It values actions in points.
//!
//! Its heuristics: build complete systems (a dam where water arrives, a conduit of high value, a powerhouse at its
//! end). Produce whenever there is water, with a contract if one is within reach. Take contracts that these systems can
//! fulfil, machines when there are few, and a patent when its bonus is worth it. Use the bank if nothing is better.

mod management;
mod memo;
mod river;
mod sites;

use std::cell::OnceCell;

use barrage::data::{Ability, Effect, Work};
use barrage::position::ROUNDS;
use barrage::{Action, Barrage, ContractId, Data, Holding, Position, PublicState, Structure, Task};
use smokestack_core::{Game as _, NullSink, Seat};

use super::Planner;
use crate::best_of;
use memo::Memo;
use river::River;
use sites::{BASIN_COUNT, SITE_COUNT};

/// The value of using an engineer for something else.
const POINTS_PER_ENGINEER: f64 = 0.6;
/// Points per unit of energy in addition to the bonus tile: credits, and the rank.
const POINTS_PER_ENERGY: f64 = 0.4;

impl Planner for Barrage {
    type Bias = ();

    fn plan_with_bias(
        &self,
        at: &Position,
        seat: Seat,
        legal: &[Action],
        _bias: Option<()>,
    ) -> Option<Action> {
        let context = PlannerContext::new(self, at, seat);
        best_of(legal, |action| context.action_value(action))
    }
}

struct PlannerContext<'p> {
    game: &'p Barrage,
    data: &'p Data,
    at: &'p Position,
    open: &'p PublicState,
    seat: Seat,
    holding: &'p Holding,
    river: River,
    /// Rounds after this one, and the share of the game that is still to come, from 1 to 0.
    rounds: f64,
    share_left: f64,
    /// The values of a credit, an excavator and a mixer, in points.
    credit: f64,
    excavator: f64,
    mixer: f64,
    /// The highest energy of one production that can be expected soon.
    best_output: OnceCell<f64>,
    /// Caches: the value of a site is needed many times and does not depend on the tile or the action space.
    sites: Memo<SITE_COUNT>,
    water: Memo<BASIN_COUNT>,
    links: Memo<BASIN_COUNT>,
    rows: Memo<BASIN_COUNT>,
    pieces: Memo<4>,
    builds: Memo<2>,
    rewards: Memo<{ ContractId::COUNT }>,
    /// The current points of the round's bonus tile.
    bonus: OnceCell<f64>,
    /// The current quantity for the objective.
    objective: OnceCell<f64>,
}

impl<'p> PlannerContext<'p> {
    fn new(game: &'p Barrage, at: &'p Position, seat: Seat) -> PlannerContext<'p> {
        let state = &at.open;
        let holding = state.holding(seat);
        let rounds = f64::from((ROUNDS as u8).saturating_sub(state.round.max(1)));
        let share_left = (rounds + f64::from(holding.engineers) / 12.0) / ROUNDS as f64;
        let scarce = |count: u8| if count < 4 { 1.3 } else { 1.0 };
        PlannerContext {
            game,
            data: game.data(),
            at,
            open: state,
            seat,
            holding,
            river: River::new(game, state),
            rounds,
            share_left,
            credit: 0.2 + 0.3 * share_left,
            excavator: 0.2 + 1.4 * share_left * scarce(holding.excavators),
            mixer: 0.2 + 1.7 * share_left * scarce(holding.mixers),
            best_output: OnceCell::new(),
            sites: Memo::new(),
            water: Memo::new(),
            links: Memo::new(),
            rows: Memo::new(),
            pieces: Memo::new(),
            builds: Memo::new(),
            rewards: Memo::new(),
            bonus: OnceCell::new(),
            objective: OnceCell::new(),
        }
    }

    fn action_value(&self, action: Action) -> f64 {
        match action {
            Action::Company(id) => self.officer_value(self.open.matchups[id.index()]),
            Action::Officer(id) => self.officer_value(id),
            Action::Start(id) => self.reward_value(id) - 0.3 * f64::from(self.data.contract(id).energy),
            Action::Place(id) => {
                let space = self.data.space(id);
                let cost = f64::from(space.engineers) * POINTS_PER_ENGINEER
                    + f64::from(space.surcharge + space.cost) * self.credit;
                self.work_value(action, space.work) - cost
            }
            Action::Construct(place) => {
                let space = &self.data.construction_spaces[usize::from(place)];
                let cost = f64::from(space.engineers) * POINTS_PER_ENGINEER
                    + f64::from(space.surcharge) * self.credit;
                // All spaces allow the same builds; only the credits left after the surcharge differ.
                let is_expensive = usize::from(space.surcharge > 0);
                self.builds.get(is_expensive, || self.best_continuation(action)) - cost
            }
            Action::Use(_) | Action::Tile(_) | Action::Copy(_) => self.best_continuation(action),
            // Copying an officer takes an engineer: a beginner prefers another action.
            Action::Sekibo(_) => -5.0,
            Action::Bank(engineers) => f64::from(engineers) * (self.credit - POINTS_PER_ENGINEER),
            Action::Pass => 0.0,
            Action::BuildDam(_) | Action::BuildConduit(_) | Action::BuildPowerhouse(_) | Action::Raise(_) => {
                let effect = match self.open.current_task() {
                    Task::Site { tile, .. } => self.tile_effect_value(tile, Some(action)),
                    _ => 0.0,
                };
                self.site_value(action) + effect
            }
            Action::Pay(payment) => {
                // Machines come back, credits do not.
                -f64::from(payment.excavators) * self.excavator * 0.6
                    - f64::from(payment.mixers) * self.mixer * 0.6
                    - f64::from(payment.replaced) * self.credit * 3.0
            }
            Action::Produce { .. } => self.production_value(self.at, action),
            Action::Fulfil(id) => self.reward_value(id) + 0.1 * f64::from(self.data.contract(id).energy),
            Action::Take(id) => self.contract_value(id),
            Action::Discard(id) => -self.contract_value(id),
            Action::Drop(id) => self.river.drop_value(self, id, self.is_flowing()),
            Action::Machines { excavators, mixers } => self.machines_value(excavators, mixers),
            Action::Accept => 1.0,
            Action::Decline => 0.0,
        }
    }

    /// The value of the best continuation of this action in the same turn.
    fn best_continuation(&self, action: Action) -> f64 {
        self.action_outcome(self.at, action)
    }

    fn action_outcome(&self, at: &Position, action: Action) -> f64 {
        let mut next_position = *at;
        self.game.apply(&mut next_position, action, &mut NullSink);
        let mut legal = Vec::new();
        self.game.legal_actions(&next_position, &mut legal);
        let task = next_position.open.current_task();
        let values = legal.into_iter().map(|next| match (next, task) {
            (Action::Tile(_) | Action::Copy(_), _) => self.action_outcome(&next_position, next),
            (_, Task::Site { tile, .. }) => self.site_value(next) + self.tile_effect_value(tile, Some(next)),
            _ => self.site_value(next),
        });
        values.fold(-5.0, f64::max)
    }

    fn is_flowing(&self) -> bool {
        matches!(self.open.current_task(), Task::Drops { flow: true, .. })
    }

    /// How much an officer helps a beginner.
    fn officer_value(&self, id: barrage::OfficerId) -> f64 {
        match self.data.officers.get(id.index()).map(|officer| officer.ability) {
            Some(Ability::LeastOutput(_)) => 4.0,
            Some(Ability::MixersForConduits(_)) => 3.5,
            Some(Ability::CreditsForMachines(_)) => 3.0,
            Some(Ability::SpecialTile) => 2.5,
            Some(Ability::BaseCost(_)) => 2.0,
            Some(Ability::TopDamHolds(_)) => 1.0,
            Some(Ability::Copies) | None => 0.0,
        }
    }

    fn machines_value(&self, excavators: u8, mixers: u8) -> f64 {
        let imbalance =
            f64::from((self.holding.excavators + excavators).abs_diff(self.holding.mixers + mixers));
        f64::from(excavators) * self.excavator + f64::from(mixers) * self.mixer - 0.05 * imbalance
    }

    fn effects_value(&self, effects: &[Effect]) -> f64 {
        effects.iter().map(|effect| self.effect_value(*effect)).sum()
    }

    fn effect_value(&self, effect: Effect) -> f64 {
        match effect {
            Effect::Vp(points) => f64::from(points),
            Effect::Credits(credits) => f64::from(credits) * self.credit,
            Effect::Excavators(count) => f64::from(count) * self.excavator,
            Effect::Mixers(count) | Effect::AnyMachines(count) => f64::from(count) * self.mixer,
            Effect::Energy(energy) => f64::from(energy) * 0.6,
            Effect::Rotate(segments) => f64::from(segments) * (0.3 + self.share_left),
            Effect::Drops { count, .. } => f64::from(count) * (0.3 + 1.2 * self.share_left),
            Effect::Free(free) => {
                let max_value = match free.structure {
                    Structure::Base | Structure::Elevation => 5.0,
                    Structure::Conduit => 1.8 * f64::from(free.most),
                    Structure::Powerhouse => 7.0,
                };
                max_value * (0.3 + 0.7 * self.share_left)
            }
        }
    }

    fn reward_value(&self, id: ContractId) -> f64 {
        let place = id.index();
        self.rewards
            .get(place, || self.effects_value(&self.data.contract(id).reward))
    }

    /// The value of a contract depends on how close the player's systems are to fulfilling it.
    fn contract_value(&self, id: ContractId) -> f64 {
        let missing_energy = f64::from(self.data.contract(id).energy) - self.best_output();
        let proximity = if missing_energy <= 0.0 {
            0.9
        } else if missing_energy <= 2.0 {
            0.6
        } else if missing_energy <= 4.0 {
            0.3
        } else {
            0.1
        };
        self.reward_value(id) * proximity * (0.2 + self.share_left).min(0.9)
    }

    fn work_value(&self, action: Action, work: Work) -> f64 {
        match work {
            Work::Produce(_) => self.best_production(action),
            Work::Drops { count, flow } => self.drops_value(count, flow),
            Work::Bank(_) => 0.0,
            Work::Rotate(segments) => self.rotation_value(segments),
            Work::Machines { excavators, mixers } => self.machines_value(excavators, mixers),
            Work::AnyMachines(count) => f64::from(count) * self.mixer,
            Work::Contracts(count) => self.new_contracts_value(count),
            Work::Patent(place) => self.patent_value(usize::from(place)),
        }
    }
}
