//! What a structure is worth at a place: above all, what it makes of a system (B-1.6).

use barrage::data::{Counted, TileEffect};
use barrage::position::ROUNDS;
use barrage::{Action, BasinId, ConduitId, DamId, PowerhouseId, PublicState, Structure, TileId};

use super::{ENERGY, Thumb};

/// Points for a point of energy in later rounds, rank and bonus tiles included.
const LATER: f64 = 0.7;
/// What a part counts that is still to be built.
const UNBUILT_CONDUIT: f64 = 0.4;
const UNBUILT_HOUSE: f64 = 0.5;
const UNBUILT_DAM: f64 = 0.35;
const FOREIGN: f64 = 0.6;
const NEUTRAL: f64 = 0.5;

pub(super) const BASINS: usize = BasinId::COUNT;
const RAISED: usize = DamId::COUNT;
const CONDUITS: usize = RAISED + DamId::COUNT;
const POWERHOUSES: usize = CONDUITS + ConduitId::COUNT;
pub(super) const SITES: usize = POWERHOUSES + PowerhouseId::COUNT;

impl Thumb<'_> {
    pub(super) fn site(&self, action: Action) -> f64 {
        let place = match action {
            Action::BuildDam(dam) => dam.index(),
            Action::Raise(dam) => RAISED + dam.index(),
            Action::BuildConduit(conduit) => CONDUITS + conduit.index(),
            Action::BuildPowerhouse(id) => POWERHOUSES + id.index(),
            _ => return 0.0,
        };
        self.sites.get(place, || self.new_site(action))
    }

    fn new_site(&self, action: Action) -> f64 {
        let (structure, worth, red) = match action {
            Action::BuildDam(dam) => (Structure::Base, self.base(dam), self.data.dam(dam).red),
            Action::Raise(dam) => (Structure::Elevation, self.elevation(dam), false),
            Action::BuildConduit(conduit) => (Structure::Conduit, self.conduit(conduit), false),
            Action::BuildPowerhouse(id) => {
                let red = self.data.powerhouse(id).red;
                (Structure::Powerhouse, self.powerhouse(id), red)
            }
            _ => return 0.0,
        };
        let fee = if red {
            f64::from(self.data.params.red_fee)
        } else {
            0.0
        };
        worth + self.next_piece(structure) + self.objective(action) - fee * self.credit - self.cost(action)
    }

    fn rounds_with_water(&self) -> f64 {
        (self.rounds).max(0.3)
    }

    /// Drops that a dam of this level on this space will bring.
    fn caught(&self, dam: DamId, level: f64) -> f64 {
        self.river.reach[dam.index()].min(level * self.rounds_with_water())
    }

    /// The drops that can be counted on in a basin, from an own, a neutral, or a hoped-for dam.
    fn water(&self, basin: BasinId) -> f64 {
        self.water.get(basin.index(), || self.new_water(basin))
    }

    fn new_water(&self, basin: BasinId) -> f64 {
        let mut best = 0.0;
        for dam in basin.dams().into_iter().filter(|_| basin.has_dams()) {
            let level = f64::from(self.open.levels[dam.index()]);
            let drops = f64::from(self.open.drops[dam.index()]);
            let here = if self.own.bases.has(dam) {
                drops + self.caught(dam, level)
            } else if self.open.neutral.has(dam) {
                NEUTRAL * (drops + self.caught(dam, level))
            } else if level == 0.0 {
                UNBUILT_DAM * self.caught(dam, 1.0)
            } else {
                0.0
            };
            best = f64::max(best, here);
        }
        best
    }

    fn has_house(&self, basin: usize) -> bool {
        self.data.powerhouse_rows()[basin].meets(self.own.powerhouses)
    }

    /// How far one can count on a powerhouse at the end of a conduit.
    fn house(&self, conduit: ConduitId) -> f64 {
        let to = self.data.conduit_target(conduit);
        let row = self.data.powerhouse_rows()[to];
        if self.has_house(to) {
            1.0
        } else if row.without(self.open.powerhouses()).is_empty() {
            0.0
        } else {
            UNBUILT_HOUSE
        }
    }

    fn built(&self, conduit: ConduitId) -> f64 {
        if self.own.conduits.has(conduit) {
            1.0
        } else if self.open.conduits().has(conduit) {
            FOREIGN
        } else {
            UNBUILT_CONDUIT
        }
    }

    /// What a drop brings that goes through a conduit, as far as its parts can be counted on.
    pub(super) fn link(&self, conduit: ConduitId) -> f64 {
        f64::from(self.data.conduit_value(conduit)) * self.built(conduit) * self.house(conduit)
    }

    fn base(&self, dam: DamId) -> f64 {
        self.caught(dam, 1.3) * self.best_link(dam.basin()) * LATER
    }

    fn elevation(&self, dam: DamId) -> f64 {
        let level = f64::from(self.open.levels[dam.index()]);
        let more = self.caught(dam, level + 1.0) - self.caught(dam, level);
        (more + 0.3) * self.best_link(dam.basin()) * LATER
    }

    fn conduit(&self, conduit: ConduitId) -> f64 {
        let value = f64::from(self.data.conduit_value(conduit));
        let alone = value * self.house(conduit) * self.water(conduit.basin());
        // It only adds what it is better than what is there.
        let there = self
            .own
            .conduits
            .filter(|other| other.basin() == conduit.basin())
            .map(|other| self.link(other) * self.water(conduit.basin()));
        (alone - 0.8 * there.fold(0.0, f64::max)).max(0.0) * LATER
    }

    fn powerhouse(&self, id: PowerhouseId) -> f64 {
        let row = self.data.powerhouse(id).basin.index();
        self.rows.get(row, || self.new_row(row))
    }

    /// What a powerhouse brings in this row, on whichever of its spaces.
    fn new_row(&self, row: usize) -> f64 {
        let (mut best, mut rest) = (0.0, 0.0);
        for conduit in ConduitId::all().filter(|conduit| self.data.conduit_target(*conduit) == row) {
            let value = f64::from(self.data.conduit_value(conduit));
            let brings = value * self.built(conduit) * self.water(conduit.basin());
            rest += f64::min(best, brings);
            best = f64::max(best, brings);
        }
        let each_round = match self.own.count(Structure::Powerhouse) {
            0 => 1.0,
            1 => 1.2,
            2 => 2.5,
            _ => 2.5,
        };
        (best + 0.4 * rest) * LATER + each_round * self.rounds
    }

    /// The income that the next piece uncovers (B-5.9), and bonus tiles that count it (B-9.4).
    fn next_piece(&self, structure: Structure) -> f64 {
        self.pieces.get(structure as usize, || self.new_piece(structure))
    }

    fn new_piece(&self, structure: Structure) -> f64 {
        let nth = usize::from(self.own.count(structure)) + 1;
        let mut sum = 0.0;
        if let Some(company) = self.own.company()
            && let Some(row) = self.data.company(company).income.get(structure as usize)
        {
            let income = |nth: usize| row.get(nth).map_or(0.0, |effects| self.effects(effects));
            sum += income(nth) * (self.rounds + 1.0) + income(nth + 1) * self.rounds * 0.3;
        }
        let counted = match structure {
            Structure::Base => Counted::Bases,
            Structure::Elevation => Counted::Elevations,
            Structure::Conduit => Counted::Conduits,
            Structure::Powerhouse => Counted::Powerhouses,
        };
        sum + self.bonus_tiles(counted)
    }

    /// Points that one thing more of this kind brings by the bonus tiles to come.
    pub(super) fn bonus_tiles(&self, counted: Counted) -> f64 {
        let round = usize::from(self.open.round.max(1));
        let to_come = self.open.bonuses[round - 1..ROUNDS].iter();
        let points = to_come.map(|id| {
            let tile = self.data.bonus(*id);
            if tile.counts == counted {
                f64::from(tile.vp)
            } else {
                0.0
            }
        });
        0.6 * points.sum::<f64>()
    }

    /// What the piece changes for the objective (B-11.2).
    fn objective(&self, action: Action) -> f64 {
        let mut open = *self.open;
        self.put(&mut open, action);
        let count = |open| f64::from(self.game.objective_quantity(open, self.seat));
        let before = self.objective.get_or_init(|| count(self.open));
        1.5 * (count(&open) - before).max(0.0)
    }

    fn put(&self, open: &mut PublicState, action: Action) {
        let own = &mut open.seats[self.seat.index()];
        match action {
            Action::BuildDam(dam) => {
                own.bases.insert(dam);
                open.levels[dam.index()] = 1;
            }
            Action::Raise(dam) => open.levels[dam.index()] += 1,
            Action::BuildConduit(conduit) => own.conduits.insert(conduit),
            Action::BuildPowerhouse(id) => own.powerhouses.insert(id),
            _ => {}
        }
    }

    /// Machines come back after a turn of the wheel, but until then they are missing.
    fn cost(&self, action: Action) -> f64 {
        let costs = &self.data.costs;
        let area = |basin: BasinId| self.data.basin(basin).area as usize;
        let (excavators, mixers) = match action {
            Action::BuildDam(dam) => (costs.base[area(dam.basin())], 0),
            Action::Raise(dam) => (0, costs.elevation[area(dam.basin())]),
            Action::BuildConduit(conduit) => (costs.conduit * self.data.conduit_value(conduit), 0),
            Action::BuildPowerhouse(_) => {
                let nth = usize::from(self.own.count(Structure::Powerhouse)).min(3);
                (0, costs.powerhouse[nth])
            }
            _ => (0, 0),
        };
        0.35 * (f64::from(excavators) * self.excavator + f64::from(mixers) * self.mixer)
    }

    /// What building with this tile brings beside the structure (B-14).
    pub(super) fn tile_effect(&self, tile: TileId, site: Option<Action>) -> f64 {
        let own = self.own;
        let value = match site {
            Some(Action::BuildConduit(conduit)) => f64::from(self.data.conduit_value(conduit)),
            _ => 3.0,
        };
        match self.data.tile(tile).effect {
            TileEffect::None => 0.3, // plain tiles first, all else equal
            TileEffect::FillEmptyDams(_) => {
                let empty = own.bases.filter(|dam| self.open.drops[dam.index()] == 0);
                1.5 * (1.0 + empty.count() as f64)
            }
            TileEffect::RotatePerElevation(_) => 0.8 * f64::from(1 + own.count(Structure::Elevation)),
            TileEffect::CreditsPerValue(each) => value * f64::from(each) * self.credit,
            TileEffect::NoEngineers => 0.2,
            TileEffect::NoFee => 0.5,
            TileEffect::EnergyPerBase(each) => {
                f64::from(each) * f64::from(1 + own.count(Structure::Base)) * (ENERGY + 0.5)
            }
            TileEffect::FillDam => 3.0,
            TileEffect::MostMachines(_) => 0.5,
            TileEffect::Produce(_) => 0.7 * self.best_output(),
            TileEffect::AnyMachine => 0.2,
            TileEffect::NoEngineersNoMachines => 1.5,
            TileEffect::VpPerDam { vp, .. } => {
                let high = own.bases.filter(|dam| self.open.levels[dam.index()] >= 2);
                f64::from(vp) * high.count() as f64
            }
            TileEffect::EnergyPerValue(each) => value * f64::from(each) * (ENERGY + 0.3),
            TileEffect::VpPerPowerhouse(vp) => {
                f64::from(vp) * f64::from(1 + own.count(Structure::Powerhouse))
            }
            TileEffect::VpPerAdvancedTile(vp) => f64::from(vp) * own.advanced().len() as f64,
            TileEffect::Copy => 0.0,
        }
    }
}
