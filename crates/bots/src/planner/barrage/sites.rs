//! The value of a structure on a site, mostly by what it adds to a system (B-1.6).

use barrage::data::{Counted, TileEffect};
use barrage::position::ROUNDS;
use barrage::{Action, BasinId, ConduitId, DamId, PowerhouseId, PublicState, Structure, TileId};

use super::{POINTS_PER_ENERGY, PlannerContext};

/// Points per unit of energy in later rounds, including rank and bonus tiles.
const POINTS_PER_LATER_ENERGY: f64 = 0.7;
/// Factors for parts of a system that are not built yet, or belong to others.
const UNBUILT_CONDUIT_FACTOR: f64 = 0.4;
const UNBUILT_POWERHOUSE_FACTOR: f64 = 0.5;
const UNBUILT_DAM_FACTOR: f64 = 0.35;
const FOREIGN_CONDUIT_FACTOR: f64 = 0.6;
const NEUTRAL_DAM_FACTOR: f64 = 0.5;

pub(super) const BASIN_COUNT: usize = BasinId::COUNT;
const ELEVATION_OFFSET: usize = DamId::COUNT;
const CONDUIT_OFFSET: usize = ELEVATION_OFFSET + DamId::COUNT;
const POWERHOUSE_OFFSET: usize = CONDUIT_OFFSET + ConduitId::COUNT;
pub(super) const SITE_COUNT: usize = POWERHOUSE_OFFSET + PowerhouseId::COUNT;

impl PlannerContext<'_> {
    pub(super) fn site_value(&self, action: Action) -> f64 {
        let place = match action {
            Action::BuildDam(dam) => dam.index(),
            Action::Raise(dam) => ELEVATION_OFFSET + dam.index(),
            Action::BuildConduit(conduit) => CONDUIT_OFFSET + conduit.index(),
            Action::BuildPowerhouse(id) => POWERHOUSE_OFFSET + id.index(),
            _ => return 0.0,
        };
        self.sites.get(place, || self.compute_site_value(action))
    }

    fn compute_site_value(&self, action: Action) -> f64 {
        let (structure, value, red) = match action {
            Action::BuildDam(dam) => (Structure::Base, self.base_value(dam), self.data.dam(dam).red),
            Action::Raise(dam) => (Structure::Elevation, self.elevation_value(dam), false),
            Action::BuildConduit(conduit) => (Structure::Conduit, self.conduit_value(conduit), false),
            Action::BuildPowerhouse(id) => {
                let red = self.data.powerhouse(id).red;
                (Structure::Powerhouse, self.powerhouse_value(id), red)
            }
            _ => return 0.0,
        };
        let fee = if red {
            f64::from(self.data.params.red_fee)
        } else {
            0.0
        };
        value + self.next_piece_value(structure) + self.objective_value(action)
            - fee * self.credit
            - self.site_cost(action)
    }

    fn rounds_with_water(&self) -> f64 {
        (self.rounds).max(0.3)
    }

    /// Drops that a dam of this level on this space will hold.
    fn expected_drops(&self, dam: DamId, level: f64) -> f64 {
        self.river.reach[dam.index()].min(level * self.rounds_with_water())
    }

    /// The drops that can be expected in a basin, from the player's dam, a neutral dam, or one that is not built yet.
    fn basin_drops(&self, basin: BasinId) -> f64 {
        self.water.get(basin.index(), || self.compute_basin_drops(basin))
    }

    fn compute_basin_drops(&self, basin: BasinId) -> f64 {
        let mut best = 0.0;
        for dam in basin.dams().into_iter().filter(|_| basin.has_dams()) {
            let level = f64::from(self.open.levels[dam.index()]);
            let drops = f64::from(self.open.drops[dam.index()]);
            let own_drops = if self.holding.bases.has(dam) {
                drops + self.expected_drops(dam, level)
            } else if self.open.neutral.has(dam) {
                NEUTRAL_DAM_FACTOR * (drops + self.expected_drops(dam, level))
            } else if level == 0.0 {
                UNBUILT_DAM_FACTOR * self.expected_drops(dam, 1.0)
            } else {
                0.0
            };
            best = f64::max(best, own_drops);
        }
        best
    }

    fn has_powerhouse(&self, basin: usize) -> bool {
        self.data.powerhouse_rows()[basin].meets(self.holding.powerhouses)
    }

    /// The factor for the powerhouse at the end of a conduit.
    fn powerhouse_factor(&self, conduit: ConduitId) -> f64 {
        let to = self.data.conduit_target(conduit);
        let row = self.data.powerhouse_rows()[to];
        if self.has_powerhouse(to) {
            1.0
        } else if row.without(self.open.powerhouses()).is_empty() {
            0.0
        } else {
            UNBUILT_POWERHOUSE_FACTOR
        }
    }

    fn conduit_factor(&self, conduit: ConduitId) -> f64 {
        if self.holding.conduits.has(conduit) {
            1.0
        } else if self.open.conduits().has(conduit) {
            FOREIGN_CONDUIT_FACTOR
        } else {
            UNBUILT_CONDUIT_FACTOR
        }
    }

    /// The energy of a drop that flows through a conduit, times the factors for its parts.
    pub(super) fn energy_per_drop(&self, conduit: ConduitId) -> f64 {
        f64::from(self.data.conduit_value(conduit))
            * self.conduit_factor(conduit)
            * self.powerhouse_factor(conduit)
    }

    fn base_value(&self, dam: DamId) -> f64 {
        self.expected_drops(dam, 1.3) * self.best_link(dam.basin()) * POINTS_PER_LATER_ENERGY
    }

    fn elevation_value(&self, dam: DamId) -> f64 {
        let level = f64::from(self.open.levels[dam.index()]);
        let extra_drops = self.expected_drops(dam, level + 1.0) - self.expected_drops(dam, level);
        (extra_drops + 0.3) * self.best_link(dam.basin()) * POINTS_PER_LATER_ENERGY
    }

    fn conduit_value(&self, conduit: ConduitId) -> f64 {
        let value = f64::from(self.data.conduit_value(conduit));
        let value_without_system =
            value * self.powerhouse_factor(conduit) * self.basin_drops(conduit.basin());
        // A new conduit only adds the difference to the best existing one.
        let there = self
            .holding
            .conduits
            .filter(|other| other.basin() == conduit.basin())
            .map(|other| self.energy_per_drop(other) * self.basin_drops(conduit.basin()));
        (value_without_system - 0.8 * there.fold(0.0, f64::max)).max(0.0) * POINTS_PER_LATER_ENERGY
    }

    fn powerhouse_value(&self, id: PowerhouseId) -> f64 {
        let row = self.data.powerhouse(id).basin.index();
        self.rows.get(row, || self.compute_row_value(row))
    }

    /// The value of a powerhouse in this row; the exact space does not matter.
    fn compute_row_value(&self, row: usize) -> f64 {
        let (mut best, mut rest) = (0.0, 0.0);
        for conduit in ConduitId::all().filter(|conduit| self.data.conduit_target(*conduit) == row) {
            let value = f64::from(self.data.conduit_value(conduit));
            let energy = value * self.conduit_factor(conduit) * self.basin_drops(conduit.basin());
            rest += f64::min(best, energy);
            best = f64::max(best, energy);
        }
        let each_round = match self.holding.count(Structure::Powerhouse) {
            0 => 1.0,
            1 => 1.2,
            2 => 2.5,
            _ => 2.5,
        };
        (best + 0.4 * rest) * POINTS_PER_LATER_ENERGY + each_round * self.rounds
    }

    /// The income that the next piece uncovers (B-5.9), and the bonus tiles that count it (B-9.4).
    fn next_piece_value(&self, structure: Structure) -> f64 {
        self.pieces
            .get(structure as usize, || self.compute_piece_value(structure))
    }

    fn compute_piece_value(&self, structure: Structure) -> f64 {
        let nth = usize::from(self.holding.count(structure)) + 1;
        let mut sum = 0.0;
        if let Some(company) = self.holding.company()
            && let Some(row) = self.data.company(company).income.get(structure as usize)
        {
            let income = |nth: usize| row.get(nth).map_or(0.0, |effects| self.effects_value(effects));
            sum += income(nth) * (self.rounds + 1.0) + income(nth + 1) * self.rounds * 0.3;
        }
        let counted_kind = match structure {
            Structure::Base => Counted::Bases,
            Structure::Elevation => Counted::Elevations,
            Structure::Conduit => Counted::Conduits,
            Structure::Powerhouse => Counted::Powerhouses,
        };
        sum + self.bonus_tile_points(counted_kind)
    }

    /// Points that one more item of this kind scores through current and future bonus tiles.
    pub(super) fn bonus_tile_points(&self, counted_kind: Counted) -> f64 {
        let round = usize::from(self.open.round.max(1));
        let to_come = self.open.bonuses[round - 1..ROUNDS].iter();
        let points = to_come.map(|id| {
            let tile = self.data.bonus(*id);
            if tile.counts == counted_kind {
                f64::from(tile.vp)
            } else {
                0.0
            }
        });
        0.6 * points.sum::<f64>()
    }

    /// What the piece changes for the objective (B-11.2).
    fn objective_value(&self, action: Action) -> f64 {
        let mut state = *self.open;
        self.place_piece(&mut state, action);
        let count = |state| f64::from(self.game.objective_quantity(state, self.seat));
        let quantity_before = self.objective.get_or_init(|| count(self.open));
        1.5 * (count(&state) - quantity_before).max(0.0)
    }

    fn place_piece(&self, state: &mut PublicState, action: Action) {
        let holding = &mut state.seats[self.seat.index()];
        match action {
            Action::BuildDam(dam) => {
                holding.bases.insert(dam);
                state.levels[dam.index()] = 1;
            }
            Action::Raise(dam) => state.levels[dam.index()] += 1,
            Action::BuildConduit(conduit) => holding.conduits.insert(conduit),
            Action::BuildPowerhouse(id) => holding.powerhouses.insert(id),
            _ => {}
        }
    }

    /// Machines come back after a full rotation of the wheel, but until then they are missing.
    fn site_cost(&self, action: Action) -> f64 {
        let costs = &self.data.costs;
        let area = |basin: BasinId| self.data.basin(basin).area as usize;
        let (excavators, mixers) = match action {
            Action::BuildDam(dam) => (costs.base[area(dam.basin())], 0),
            Action::Raise(dam) => (0, costs.elevation[area(dam.basin())]),
            Action::BuildConduit(conduit) => (costs.conduit * self.data.conduit_value(conduit), 0),
            Action::BuildPowerhouse(_) => {
                let nth = usize::from(self.holding.count(Structure::Powerhouse)).min(3);
                (0, costs.powerhouse[nth])
            }
            _ => (0, 0),
        };
        0.35 * (f64::from(excavators) * self.excavator + f64::from(mixers) * self.mixer)
    }

    /// The value of the tile's effect, without the structure (B-14).
    pub(super) fn tile_effect_value(&self, tile: TileId, site: Option<Action>) -> f64 {
        let holding = self.holding;
        let value = match site {
            Some(Action::BuildConduit(conduit)) => f64::from(self.data.conduit_value(conduit)),
            _ => 3.0,
        };
        match self.data.tile(tile).effect {
            TileEffect::None => 0.3, // prefers basic tiles if everything else is equal
            TileEffect::FillEmptyDams(_) => {
                let empty_dams = holding.bases.filter(|dam| self.open.drops[dam.index()] == 0);
                1.5 * (1.0 + empty_dams.count() as f64)
            }
            TileEffect::RotatePerElevation(_) => 0.8 * f64::from(1 + holding.count(Structure::Elevation)),
            TileEffect::CreditsPerValue(amount) => value * f64::from(amount) * self.credit,
            TileEffect::NoEngineers => 0.2,
            TileEffect::NoFee => 0.5,
            TileEffect::EnergyPerBase(amount) => {
                f64::from(amount) * f64::from(1 + holding.count(Structure::Base)) * (POINTS_PER_ENERGY + 0.5)
            }
            TileEffect::FillDam => 3.0,
            TileEffect::MostMachines(_) => 0.5,
            TileEffect::Produce(_) => 0.7 * self.best_output(),
            TileEffect::AnyMachine => 0.2,
            TileEffect::NoEngineersNoMachines => 1.5,
            TileEffect::VpPerDam { vp, .. } => {
                let high = holding.bases.filter(|dam| self.open.levels[dam.index()] >= 2);
                f64::from(vp) * high.count() as f64
            }
            TileEffect::EnergyPerValue(amount) => value * f64::from(amount) * (POINTS_PER_ENERGY + 0.3),
            TileEffect::VpPerPowerhouse(vp) => {
                f64::from(vp) * f64::from(1 + holding.count(Structure::Powerhouse))
            }
            TileEffect::VpPerAdvancedTile(vp) => f64::from(vp) * holding.advanced().len() as f64,
            TileEffect::Copy => 0.0,
        }
    }
}
