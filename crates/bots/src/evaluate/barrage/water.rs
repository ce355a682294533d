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
const NOWHERE: usize = BasinId::COUNT;

/// A simulation of the river. Water flows to basins with a higher number, in the river and in conduits, so one pass
/// over the basins in order moves all of it.
struct River {
    next: [usize; BasinId::COUNT],
    capacities: [f64; DamId::COUNT],
    room: [f64; DamId::COUNT],
    caught: [f64; DamId::COUNT],
    /// The drops that arrive in each basin; the last entry is for those that leave the map.
    into: [f64; BasinId::COUNT + 1],
    past: [f64; BasinId::COUNT],
    entered: [f64; BasinId::COUNT],
}

impl Water {
    pub fn new(game: &Barrage, weights: &BarrageWeights, open: &PublicState) -> Water {
        let mut water = Water {
            to_come: [0.0; DamId::COUNT],
            above: [0.0; BasinId::COUNT],
            below: [0.0; BasinId::COUNT],
            last: [0.0; DamId::COUNT],
        };
        if matches!(open.phase, Phase::Over | Phase::Draft) {
            return water;
        }
        let mut river = River::new(game, open);
        let outlets = outlets(game, open);
        let now = usable_now(open, outlets);
        for round in open.round..=ROUNDS as u8 {
            river.caught = [0.0; DamId::COUNT];
            river.past = [0.0; BasinId::COUNT];
            river.entered = [0.0; BasinId::COUNT];
            river.produce(if round > open.round { &outlets } else { &now });
            for headstream in HeadstreamId::all() {
                let basin = game.data().headstream(headstream).into.index();
                river.into[basin] += headstream_drops(game, weights, open, round, headstream);
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
                water.above[basin] += river.entered[basin].min(1.0);
                water.below[basin] += river.past[basin].min(1.0);
            }
        }
        water
    }
}

/// Drops that flow from a headstream at the end of a round (B-3.6, B-8.8).
fn headstream_drops(
    game: &Barrage,
    weights: &BarrageWeights,
    open: &PublicState,
    round: u8,
    headstream: HeadstreamId,
) -> f64 {
    let tile = game.data().source_tile(open.source_tiles[headstream.index()]);
    let shown = f64::from(tile.drops[usize::from(round) - 1]);
    if round > open.round {
        return shown + weights.drops_by_players;
    }
    let waiting = f64::from(open.waiting[headstream.index()]);
    if open.phase == Phase::Actions {
        waiting
    } else {
        waiting + shown
    }
}

type Outlets = [usize; DamId::COUNT];

/// Where the water of each dam goes when it is used for production.
fn outlets(game: &Barrage, open: &PublicState) -> Outlets {
    let data = game.data();
    let built: ConduitSet = open.conduits();
    let mut outlets = [NOWHERE; DamId::COUNT];
    for seat in Seat::all(SEATS) {
        let own = open.holding(seat);
        if own.powerhouses.is_empty() {
            continue;
        }
        for conduit in built {
            let to = data.conduit_target(conduit);
            if !data.powerhouse_rows()[to].meets(own.powerhouses) {
                continue;
            }
            for dam in own.bases.or(open.neutral) {
                if dam.basin() == conduit.basin() {
                    outlets[dam.index()] = to;
                }
            }
        }
    }
    outlets
}

/// In this round only players who still have engineers produce: a dam's owner, or any player with a neutral dam.
fn usable_now(open: &PublicState, mut outlets: Outlets) -> Outlets {
    for seat in Seat::all(SEATS) {
        let own = open.holding(seat);
        if own.engineers == 0 || open.is_out(seat) {
            own.bases.for_each(|dam| outlets[dam.index()] = NOWHERE);
        }
    }
    outlets
}

impl River {
    fn new(game: &Barrage, open: &PublicState) -> River {
        let mut capacities = [0.0; DamId::COUNT];
        let mut room = [0.0; DamId::COUNT];
        for dam in open.dams() {
            let capacity = game.dam_capacity(open, dam);
            capacities[dam.index()] = f64::from(capacity);
            room[dam.index()] = f64::from(capacity.saturating_sub(open.drops[dam.index()]));
        }
        let mut next = [NOWHERE; BasinId::COUNT];
        for (basin, next) in next.iter_mut().enumerate() {
            *next = game.data().next_basin(basin).unwrap_or(NOWHERE);
        }
        River {
            next,
            capacities,
            room,
            caught: [0.0; DamId::COUNT],
            into: [0.0; BasinId::COUNT + 1],
            past: [0.0; BasinId::COUNT],
            entered: [0.0; BasinId::COUNT],
        }
    }

    /// Empties every dam with an outlet, including water that arrives from others; the water flows on (B-8.5).
    fn produce(&mut self, outlets: &Outlets) {
        for basin in 0..BasinId::COUNT {
            let mut left = std::mem::take(&mut self.into[basin]);
            self.entered[basin] += left;
            if basin < DamId::COUNT / 2 {
                for dam in [2 * basin, 2 * basin + 1] {
                    left -= self.hold(dam, left);
                    if outlets[dam] != NOWHERE && self.capacities[dam] > 0.0 {
                        self.into[outlets[dam]] += self.capacities[dam] - self.room[dam];
                        self.room[dam] = self.capacities[dam];
                    }
                }
            }
            self.past[basin] += left;
            self.into[self.next[basin]] += left;
        }
        self.into = [0.0; BasinId::COUNT + 1];
    }

    fn hold(&mut self, dam: usize, drops: f64) -> f64 {
        let held = self.room[dam].min(drops);
        self.room[dam] -= held;
        self.caught[dam] += held;
        held
    }

    /// The water of the headstreams flows down (B-8.8).
    fn run(&mut self) {
        for basin in 0..BasinId::COUNT {
            let mut left = std::mem::take(&mut self.into[basin]);
            if left <= 0.0 {
                continue;
            }
            self.entered[basin] += left;
            if basin < DamId::COUNT / 2 {
                left -= self.hold(2 * basin, left);
                left -= self.hold(2 * basin + 1, left);
            }
            self.past[basin] += left;
            self.into[self.next[basin]] += left;
        }
        self.into[NOWHERE] = 0.0;
    }
}
