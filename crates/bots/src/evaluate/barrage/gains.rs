//! What gains are worth: rewards of contracts, incomes, tiles.

use barrage::data::{Effect, TileEffect};
use barrage::{ContractId, Structure, TileId};

use super::systems::Systems;
use super::{Judge, TILE};

/// Points that energy of this round brings.
const ENERGY: f64 = 0.6;
/// A turn of the wheel, and a drop, while there is much to come.
const ROTATION: f64 = 1.0;
const DROP: f64 = 1.2;
/// A free structure saves engineers, machines and a tile.
const FREE_BASE: f64 = 4.5;
const FREE_ELEVATION: f64 = 4.5;
const FREE_CONDUIT: f64 = 1.8;
const FREE_POWERHOUSE: f64 = 6.5;
/// How likely a held contract that is in reach now, or later, is fulfilled; and one that anybody can have.
const IN_REACH: f64 = 0.85;
const LATER: f64 = 0.6;
const NATIONAL: f64 = 0.3;

impl Judge<'_> {
    pub(super) fn effects(&self, effects: &[Effect]) -> f64 {
        effects.iter().map(|effect| self.effect(*effect)).sum()
    }

    fn effect(&self, effect: Effect) -> f64 {
        let time = 0.25 + 0.75 * self.left.sqrt();
        match effect {
            Effect::Vp(points) => f64::from(points),
            Effect::Credits(credits) => f64::from(credits) * self.credit,
            Effect::Excavators(count) => f64::from(count) * self.excavator,
            Effect::Mixers(count) => f64::from(count) * self.mixer,
            Effect::Energy(energy) => f64::from(energy) * ENERGY,
            Effect::AnyMachines(count) => f64::from(count) * self.mixer.max(self.excavator),
            Effect::Rotate(segments) => f64::from(segments) * ROTATION * time,
            Effect::Drops { count, .. } => f64::from(count) * DROP * time,
            Effect::Free(free) => match free.structure {
                Structure::Base => FREE_BASE * time,
                Structure::Elevation => FREE_ELEVATION * time,
                Structure::Conduit => FREE_CONDUIT * f64::from(free.most) * time,
                Structure::Powerhouse => FREE_POWERHOUSE * time,
            },
        }
    }

    pub(super) fn reward(&self, id: ContractId) -> f64 {
        self.effects(&self.data.contract(id).reward)
    }

    /// Held contracts by how near they are (B-7.6), and national ones that all can have (B-7.7).
    pub(super) fn contracts(&self, systems: &Systems) -> f64 {
        let mut held = 0.0;
        let mut best_now = 0.0;
        for id in self.own.contracts {
            let (now, later) = self.reach(id, systems);
            held += self.reward(id) * later;
            best_now = f64::max(best_now, self.reward(id) * (now - later).max(0.0));
        }
        let nationals = self.open.nationals.map(|id| {
            let (now, later) = self.reach(id, systems);
            NATIONAL * self.reward(id) * now.max(later)
        });
        held + best_now + nationals.fold(0.0, f64::max)
    }

    /// How likely a contract is fulfilled in this round, and in a later one.
    fn reach(&self, id: ContractId, systems: &Systems) -> (f64, f64) {
        let wanted = f64::from(self.data.contract(id).energy);
        let near = |best: f64| -> f64 {
            if best <= 0.0 {
                return 0.0;
            }
            let short = (wanted - best).max(0.0);
            1.0 / (1.0 + short * short / 4.0)
        };
        let engineers = f64::from(self.own.engineers);
        let now = near(systems.best_now) * (engineers / 2.0).min(1.0) * IN_REACH;
        let later = near(systems.best_later) * (self.rounds / 1.5).min(1.0) * LATER;
        (now, later)
    }

    /// Technology tiles: each can be used once for every round of the wheel.
    pub(super) fn tiles(&self) -> f64 {
        let supply: f64 = self
            .own
            .tiles
            .map(|tile| self.tile(tile) * self.comes_back(0))
            .sum();
        let wheel = self.own.wheel.segments().iter().enumerate();
        let wheel = wheel.filter_map(|(turns, segment)| {
            let tile = segment.tile()?;
            Some(self.tile(tile) * self.comes_back(turns))
        });
        supply + wheel.sum::<f64>()
    }

    /// What using the tile brings beside the structure.
    fn tile(&self, id: TileId) -> f64 {
        let tile = self.data.tile(id);
        let own = self.own;
        let extra = match tile.effect {
            TileEffect::None => 0.0,
            TileEffect::FillEmptyDams(drops) => 1.0 + f64::from(drops) * 1.5,
            TileEffect::RotatePerElevation(_) => 1.0 + f64::from(own.count(Structure::Elevation)),
            TileEffect::CreditsPerValue(credits) => f64::from(credits) * 2.5 * self.credit,
            TileEffect::NoEngineers => 2.5,
            TileEffect::NoFee => 1.8,
            TileEffect::EnergyPerBase(energy) => {
                f64::from(energy) * f64::from(own.count(Structure::Base) + 1) * 1.0
            }
            TileEffect::FillDam => 2.5,
            TileEffect::MostMachines(_) => 3.0,
            TileEffect::Produce(_) => 4.0,
            TileEffect::AnyMachine => 2.5,
            TileEffect::NoEngineersNoMachines => 5.0,
            TileEffect::VpPerDam { vp, .. } => {
                f64::from(vp) * f64::from(own.count(Structure::Elevation).min(4)) * 0.8
            }
            TileEffect::EnergyPerValue(energy) => f64::from(energy) * 2.5,
            TileEffect::VpPerPowerhouse(vp) => {
                f64::from(vp) * f64::from((own.count(Structure::Powerhouse) + 1).min(4)) * 0.8
            }
            TileEffect::VpPerAdvancedTile(vp) => {
                f64::from(vp) * f64::from(own.advanced().len().max(1) as u8) * 0.8
            }
            TileEffect::Copy => 1.0,
        };
        TILE + extra
    }
}
