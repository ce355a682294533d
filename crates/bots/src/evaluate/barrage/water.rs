//! The water of future rounds: where the drops of the headstream tiles will be held, and where they flow past.

use barrage::position::{ROUNDS, SEATS};
use barrage::{Barrage, BasinId, ConduitSet, DamId, HeadstreamId, Phase, PublicState};
use smokestack_core::{Game as _, Seat};

use super::weights::BarrageWeights;

/// Expected drops, added up over all rounds in which they can still be used.
pub(super) struct Water {
    /// The drops that each dam will catch.
    pub to_come: [f64; DamId::COUNT],
    /// The drops that flow into each basin and out of it: a new dam could catch one drop per round.
    pub above: [f64; BasinId::COUNT],
    pub below: [f64; BasinId::COUNT],
    /// The drops that the dams catch in the flow after the last round: they only score points.
    pub last: [f64; DamId::COUNT],
}

/// No basin: the dam's water stays where it is, or leaves the map.
const NO_OUTLET: usize = BasinId::COUNT;

/// A simulation of the river. Water flows to basins with a higher number, in the river and in conduits, so one pass
/// over the basins in order moves all of it.
struct River {
    next: [usize; BasinId::COUNT],
    capacities: [f64; DamId::COUNT],
    free_capacity: [f64; DamId::COUNT],
    caught: [f64; DamId::COUNT],
    /// The drops that arrive in each basin; the last entry is for those that leave the map.
    inflow: [f64; BasinId::COUNT + 1],
    outflow: [f64; BasinId::COUNT],
    produced_drops: [f64; BasinId::COUNT],
}

impl Water {
    pub fn new(game: &Barrage, weights: &BarrageWeights, state: &PublicState) -> Water {
        let mut water = Water {
            to_come: [0.0; DamId::COUNT],
            above: [0.0; BasinId::COUNT],
            below: [0.0; BasinId::COUNT],
            last: [0.0; DamId::COUNT],
        };
        if matches!(state.phase, Phase::Over | Phase::Draft) {
            return water;
        }
        let mut river = River::new(game, state);
        let outlets = outlets(game, state);
        let now = outlets_this_round(state, outlets);
        for round in state.round..=ROUNDS as u8 {
            river.caught = [0.0; DamId::COUNT];
            river.outflow = [0.0; BasinId::COUNT];
            river.produced_drops = [0.0; BasinId::COUNT];
            river.produce(if round > state.round { &outlets } else { &now });
            for headstream in HeadstreamId::all() {
                let basin = game.data().headstream(headstream).into.index();
                river.inflow[basin] += headstream_drops(game, weights, state, round, headstream);
            }
            river.run();
            if usize::from(round) == ROUNDS {
                water.last = river.caught;
                break;
            }
            for dam in 0..DamId::COUNT {
                water.to_come[dam] += river.caught[dam];
            }
            for basin in 0..BasinId::COUNT {
                water.above[basin] += river.produced_drops[basin].min(1.0);
                water.below[basin] += river.outflow[basin].min(1.0);
            }
        }
        water
    }
}

/// Drops that flow from a headstream at the end of a round (B-3.6, B-8.8).
fn headstream_drops(
    game: &Barrage,
    weights: &BarrageWeights,
    state: &PublicState,
    round: u8,
    headstream: HeadstreamId,
) -> f64 {
    let tile = game.data().source_tile(state.source_tiles[headstream.index()]);
    let printed_drops = f64::from(tile.drops[usize::from(round) - 1]);
    if round > state.round {
        return printed_drops + weights.drops_by_players;
    }
    let waiting_drops = f64::from(state.waiting[headstream.index()]);
    if state.phase == Phase::Actions {
        waiting_drops
    } else {
        waiting_drops + printed_drops
    }
}

type Outlets = [usize; DamId::COUNT];

/// Where the water of each dam goes when it is used for production.
fn outlets(game: &Barrage, state: &PublicState) -> Outlets {
    let data = game.data();
    let built_conduits: ConduitSet = state.conduits();
    let mut outlets = [NO_OUTLET; DamId::COUNT];
    for seat in Seat::all(SEATS) {
        let holding = state.holding(seat);
        if holding.powerhouses.is_empty() {
            continue;
        }
        for conduit in built_conduits {
            let to = data.conduit_target(conduit);
            if !data.powerhouse_rows()[to].meets(holding.powerhouses) {
                continue;
            }
            for dam in holding.bases.or(state.neutral) {
                if dam.basin() == conduit.basin() {
                    outlets[dam.index()] = to;
                }
            }
        }
    }
    outlets
}

/// In this round only players who still have engineers produce: a dam's owner, or any player with a neutral dam.
fn outlets_this_round(state: &PublicState, mut outlets: Outlets) -> Outlets {
    for seat in Seat::all(SEATS) {
        let holding = state.holding(seat);
        if holding.engineers == 0 || state.is_out(seat) {
            holding.bases.for_each(|dam| outlets[dam.index()] = NO_OUTLET);
        }
    }
    outlets
}

impl River {
    fn new(game: &Barrage, state: &PublicState) -> River {
        let mut capacities = [0.0; DamId::COUNT];
        let mut free_capacity = [0.0; DamId::COUNT];
        for dam in state.dams() {
            let capacity = game.dam_capacity(state, dam);
            capacities[dam.index()] = f64::from(capacity);
            free_capacity[dam.index()] = f64::from(capacity.saturating_sub(state.drops[dam.index()]));
        }
        let mut next = [NO_OUTLET; BasinId::COUNT];
        for (basin, next) in next.iter_mut().enumerate() {
            *next = game.data().next_basin(basin).unwrap_or(NO_OUTLET);
        }
        River {
            next,
            capacities,
            free_capacity,
            caught: [0.0; DamId::COUNT],
            inflow: [0.0; BasinId::COUNT + 1],
            outflow: [0.0; BasinId::COUNT],
            produced_drops: [0.0; BasinId::COUNT],
        }
    }

    /// Empties every dam with an outlet, including water that arrives from others; the water flows on (B-8.5).
    fn produce(&mut self, outlets: &Outlets) {
        for basin in 0..BasinId::COUNT {
            let mut drops_left = std::mem::take(&mut self.inflow[basin]);
            self.produced_drops[basin] += drops_left;
            if basin < DamId::COUNT / 2 {
                for dam in [2 * basin, 2 * basin + 1] {
                    drops_left -= self.hold(dam, drops_left);
                    if outlets[dam] != NO_OUTLET && self.capacities[dam] > 0.0 {
                        self.inflow[outlets[dam]] += self.capacities[dam] - self.free_capacity[dam];
                        self.free_capacity[dam] = self.capacities[dam];
                    }
                }
            }
            self.outflow[basin] += drops_left;
            self.inflow[self.next[basin]] += drops_left;
        }
        self.inflow = [0.0; BasinId::COUNT + 1];
    }

    fn hold(&mut self, dam: usize, drops: f64) -> f64 {
        let contract_value = self.free_capacity[dam].min(drops);
        self.free_capacity[dam] -= contract_value;
        self.caught[dam] += contract_value;
        contract_value
    }

    /// The water of the headstreams flows down (B-8.8).
    fn run(&mut self) {
        for basin in 0..BasinId::COUNT {
            let mut drops_left = std::mem::take(&mut self.inflow[basin]);
            if drops_left <= 0.0 {
                continue;
            }
            self.produced_drops[basin] += drops_left;
            if basin < DamId::COUNT / 2 {
                drops_left -= self.hold(2 * basin, drops_left);
                drops_left -= self.hold(2 * basin + 1, drops_left);
            }
            self.outflow[basin] += drops_left;
            self.inflow[self.next[basin]] += drops_left;
        }
        self.inflow[NO_OUTLET] = 0.0;
    }
}
