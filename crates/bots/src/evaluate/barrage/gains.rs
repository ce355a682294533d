//! The value of gains: contract rewards, income, tiles.

use barrage::data::{Effect, TileEffect};
use barrage::{ContractId, Data, Structure, TileId};

use super::evaluator::{Rates, SeatEvaluator};
use super::systems::Systems;
use super::weights::BarrageWeights;

/// The value of a list of gains at these rates.
pub(super) fn effects(w: &BarrageWeights, rates: &Rates, effects: &[Effect]) -> f64 {
    effects
        .iter()
        .map(|single_effect| effect(w, rates, *single_effect))
        .sum()
}

fn effect(w: &BarrageWeights, rates: &Rates, effect: Effect) -> f64 {
    match effect {
        Effect::Vp(points) => f64::from(points),
        Effect::Credits(credits) => f64::from(credits) * rates.credit,
        Effect::Excavators(count) => f64::from(count) * rates.excavator,
        Effect::Mixers(count) => f64::from(count) * rates.mixer,
        Effect::Energy(energy) => f64::from(energy) * w.energy,
        Effect::AnyMachines(count) => f64::from(count) * rates.mixer.max(rates.excavator),
        Effect::Rotate(segments) => f64::from(segments) * w.rotation * rates.time,
        Effect::Drops { count, .. } => f64::from(count) * w.drop * rates.time,
        Effect::Free(free) => match free.structure {
            Structure::Base => w.free_base * rates.time,
            Structure::Elevation => w.free_elevation * rates.time,
            Structure::Conduit => w.free_conduit * f64::from(free.most) * rates.time,
            Structure::Powerhouse => w.free_powerhouse * rates.time,
        },
    }
}

pub(super) fn reward(w: &BarrageWeights, rates: &Rates, data: &Data, id: ContractId) -> f64 {
    effects(w, rates, &data.contract(id).reward)
}

impl SeatEvaluator<'_, '_> {
    pub(super) fn effects(&self, list: &[Effect]) -> f64 {
        effects(self.w, &self.rates, list)
    }

    pub(super) fn reward(&self, id: ContractId) -> f64 {
        reward(self.w, &self.rates, self.data, id)
    }

    /// Contracts in hand by how close they are (B-7.6), and national contracts, which any player can fulfil (B-7.7).
    pub(super) fn contracts_value(&self, systems: &Systems) -> f64 {
        let mut held_value = 0.0;
        let mut best_now = 0.0;
        for id in self.holding.contracts {
            let (now, later) = self.fulfilment_probabilities(id, systems);
            let reward = self.reward(id);
            held_value += reward * later;
            best_now = f64::max(best_now, reward * (now - later).max(0.0));
        }
        let nationals = self.open.nationals.map(|id| {
            let (now, later) = self.fulfilment_probabilities(id, systems);
            self.w.national * self.reward(id) * now.max(later)
        });
        held_value + best_now + nationals.fold(0.0, f64::max)
    }

    /// The value of holding a contract.
    pub(super) fn contract_value(&self, id: ContractId, systems: &Systems) -> f64 {
        let (now, later) = self.fulfilment_probabilities(id, systems);
        self.reward(id) * later.max(now)
    }

    /// The probabilities that a contract is fulfilled in this round and in a later one.
    fn fulfilment_probabilities(&self, id: ContractId, systems: &Systems) -> (f64, f64) {
        let required_energy = f64::from(self.data.contract(id).energy);
        let proximity = |best: f64| -> f64 {
            if best <= 0.0 {
                return 0.0;
            }
            let missing_energy = (required_energy - best).max(0.0);
            1.0 / (1.0 + missing_energy * missing_energy / 4.0)
        };
        let engineers = f64::from(self.holding.engineers);
        let now = proximity(systems.best_now) * (engineers / 2.0).min(1.0) * self.w.contract_now;
        let later_value =
            proximity(systems.best_later) * (self.rounds / 1.5).min(1.0) * self.w.contract_later;
        (now, later_value)
    }

    /// Technology tiles: each can be used once per full rotation of the wheel.
    pub(super) fn tiles_value(&self) -> f64 {
        let own_value: f64 = self.holding.tiles.map(|tile| self.tile_value(tile)).sum();
        let mut sum = own_value * self.return_probability(0);
        for (turns, segment) in self.holding.wheel.segments().iter().enumerate() {
            if let Some(tile) = segment.tile() {
                sum += self.tile_value(tile) * self.return_probability(turns);
            }
        }
        sum
    }

    /// A tile and the value of its effect, without the structure.
    fn tile_value(&self, id: TileId) -> f64 {
        let (holding, w) = (self.holding, self.w);
        let extra = match self.data.tile(id).effect {
            TileEffect::None => 0.0,
            TileEffect::FillEmptyDams(_) => w.tile_fill_dams,
            TileEffect::RotatePerElevation(_) => {
                w.tile_rotate * f64::from(1 + holding.count(Structure::Elevation))
            }
            TileEffect::CreditsPerValue(amount) => w.tile_credits * f64::from(amount) * self.rates.credit,
            TileEffect::NoEngineers => w.tile_no_engineers,
            TileEffect::NoFee => w.tile_no_fee,
            TileEffect::EnergyPerBase(amount) => {
                w.tile_energy * f64::from(amount) * f64::from(holding.count(Structure::Base) + 1)
            }
            TileEffect::FillDam => w.tile_fill_dam,
            TileEffect::MostMachines(_) => w.tile_cheap,
            TileEffect::Produce(_) => w.tile_produce,
            TileEffect::AnyMachine => w.tile_any_machine,
            TileEffect::NoEngineersNoMachines => w.tile_free,
            TileEffect::VpPerDam { vp, .. } => {
                w.tile_points * f64::from(vp) * f64::from(holding.count(Structure::Elevation).min(4))
            }
            TileEffect::EnergyPerValue(amount) => w.tile_energy * 2.5 * f64::from(amount),
            TileEffect::VpPerPowerhouse(vp) => {
                w.tile_points * f64::from(vp) * f64::from((holding.count(Structure::Powerhouse) + 1).min(4))
            }
            TileEffect::VpPerAdvancedTile(vp) => {
                w.tile_points * f64::from(vp) * f64::from(holding.advanced().len().max(1) as u8)
            }
            TileEffect::Copy => w.tile_copy,
        };
        w.tile + extra
    }
}
