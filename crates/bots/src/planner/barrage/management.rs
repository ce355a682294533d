//! The value of actions on the management board (B-6).

use barrage::data::{Counted, Power};
use barrage::position::NO_TILE;
use barrage::{Action, ConduitId, Position};
use smokestack_core::{Game as _, NullSink};

use super::{POINTS_PER_ENERGY, PlannerContext};

impl PlannerContext<'_> {
    /// The best production that this space allows.
    pub(super) fn best_production(&self, place: Action) -> f64 {
        let mut next_position = *self.at;
        self.game.apply(&mut next_position, place, &mut NullSink);
        let mut legal = Vec::new();
        self.game.legal_actions(&next_position, &mut legal);
        let values = legal
            .into_iter()
            .map(|action| self.production_value(&next_position, action));
        values.fold(0.0, f64::max)
    }

    /// Energy on the track, and the best contract that it fulfils (B-7.6).
    pub(super) fn production_value(&self, at: &Position, action: Action) -> f64 {
        let Action::Produce { dam, conduit, drops } = action else {
            return 0.0;
        };
        let Some(output) = self.game.output(&at.open, dam, conduit, drops) else {
            return 0.0;
        };
        let energy = output.energy.max(0) as u16;
        let (extra, discount) = self.power_bonus();
        let contracts = self.holding.contracts.or(self.open.nationals);
        let reachable_contracts =
            contracts.filter(|id| u16::from(self.data.contract(*id).energy) <= energy + discount);
        let reward = reachable_contracts
            .map(|id| self.reward_value(id))
            .fold(0.0, f64::max);
        self.track_value(energy + extra) + reward - f64::from(output.fee) * (self.credit + 0.3)
    }

    /// What a company power adds to each production: energy, and a discount on the energy of contracts (B-12.5,
    /// B-12.6).
    fn power_bonus(&self) -> (u16, u16) {
        let company = self
            .holding
            .company()
            .filter(|_| self.game.has_power(self.open, self.seat));
        match company.map(|id| self.data.company(id).power) {
            Some(Power::ExtraEnergy(extra)) => (u16::from(extra), 0),
            Some(Power::Discount(less)) => (0, u16::from(less)),
            _ => (0, 0),
        }
    }

    /// The value of more energy on the track: the bonus tile, the rank, and not having zero (B-9).
    fn track_value(&self, energy: u16) -> f64 {
        let bonus = |energy| f64::from(self.game.bonus_points_with(self.open, self.seat, energy));
        let current_energy = self.holding.energy;
        let bonus_gain = bonus(current_energy + energy) - self.bonus.get_or_init(|| bonus(current_energy));
        // Every unit of energy counts until the section of the round is reached, even if it does not complete a
        // section.
        let section = f64::from(self.data.track.section);
        let target = section * f64::from(self.open.round.max(1));
        let missing_energy = (target - f64::from(self.holding.energy)).max(0.0);
        let progress = f64::from(energy).min(missing_energy) / target * 3.0;
        let first = if self.holding.energy == 0 { 3.0 } else { 0.0 };
        bonus_gain + progress + first + POINTS_PER_ENERGY * f64::from(energy)
    }

    /// The highest energy of one production with the player's systems, assuming that half of the free space in the dams
    /// fills up.
    pub(super) fn best_output(&self) -> f64 {
        *self.best_output.get_or_init(|| {
            let bonus = f64::from(self.game.production_bonus(self.open, self.seat));
            let built_conduits = self.open.conduits();
            let mut best = 2.5_f64;
            for dam in self.holding.bases.or(self.open.neutral) {
                let drops = f64::from(self.open.drops[dam.index()]);
                let water = 0.5 * f64::from(self.open.levels[dam.index()]) + 0.5 * drops;
                for conduit in built_conduits.filter(|conduit| conduit.basin() == dam.basin()) {
                    if self.leads_to_own_powerhouse(conduit) {
                        let value = f64::from(self.data.conduit_value(conduit));
                        best = best.max(water.max(1.0) * value + bonus + 1.0);
                    }
                }
            }
            best
        })
    }

    fn leads_to_own_powerhouse(&self, conduit: ConduitId) -> bool {
        let to = self.data.conduit_target(conduit);
        self.data.powerhouse_rows()[to].meets(self.holding.powerhouses)
    }

    /// The value of machines and tiles that come back, or come closer (B-15.2).
    pub(super) fn rotation_value(&self, segments: u8) -> f64 {
        let wheel = self.holding.wheel.segments().iter().enumerate().skip(1);
        let segment_values = wheel.map(|(turns, segment)| {
            let tile = if segment.tile == NO_TILE {
                0.0
            } else {
                self.share_left
            };
            let machine_value = f64::from(segment.excavators) * self.excavator
                + f64::from(segment.mixers) * self.mixer
                + tile;
            let progress = f64::from(segments) / turns as f64;
            machine_value * if progress >= 1.0 { 0.6 } else { 0.4 * progress }
        });
        segment_values.sum()
    }

    /// The value of the best contracts on display, up to the limit (B-6.14).
    pub(super) fn new_contracts_value(&self, count: u8) -> f64 {
        let held_contracts = self.holding.contracts.len();
        let free_places = u32::from(self.data.params.hand)
            .saturating_sub(held_contracts)
            .min(u32::from(count));
        let mut best = [0.0; 2];
        for id in self.open.display {
            let mut value = self.contract_value(id);
            for place in &mut best {
                if value > *place {
                    std::mem::swap(place, &mut value);
                }
            }
        }
        // Each production fulfils one contract: with more contracts in hand, each waits longer.
        let delay_factor = 1.0 - 0.2 * f64::from(held_contracts);
        best.iter().take(free_places as usize).sum::<f64>() * delay_factor
    }

    /// The value of a tile that can be used a few more times, and its bonus.
    pub(super) fn patent_value(&self, place: usize) -> f64 {
        let tile = self.open.patents[place];
        if tile == NO_TILE {
            return 0.0;
        }
        let expected_uses = (self.rounds * 0.7 + 0.4).min(2.0);
        let machines = self.holding.excavators + self.holding.mixers;
        // A tile is of little use without machines, and a fourth one even less.
        let shortage_penalty = if machines < 5 { 2.0 } else { 0.0 };
        let tile_count = f64::from(1 + self.holding.advanced().len());
        let credits_left = f64::from(self.holding.credits) - 5.0;
        let poverty_penalty = (4.0 - credits_left).max(0.0) * 0.4;
        (1.0 + self.tile_effect_value(tile, None)) * expected_uses / tile_count
            + self.bonus_tile_points(Counted::AdvancedTiles)
            - shortage_penalty
            - poverty_penalty
    }
}
