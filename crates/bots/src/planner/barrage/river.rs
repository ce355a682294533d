//! A rough forecast of the water in the river, from the headstream tiles.

use barrage::position::ROUNDS;
use barrage::{Barrage, BasinId, DamId, HeadstreamId, Phase, PublicState};
use smokestack_core::Game as _;

use super::PlannerContext;

pub(super) struct River {
    /// Drops that reach each dam space in future rounds.
    pub reach: [f64; DamId::COUNT],
}

impl River {
    /// Dams upstream hold back some of the water, once per round.
    pub fn new(game: &Barrage, state: &PublicState) -> River {
        let mut reach = [0.0; DamId::COUNT];
        if state.phase == Phase::Draft {
            return River { reach };
        }
        let data = game.data();
        for headstream in HeadstreamId::all() {
            let tile = data.source_tile(state.source_tiles[headstream.index()]);
            let waiting_drops = f64::from(state.waiting[headstream.index()]);
            let later_drops: u8 = tile.drops[usize::from(state.round).min(ROUNDS)..].iter().sum();
            let mut drops_left = waiting_drops + f64::from(later_drops);
            let rounds = (ROUNDS as f64 - f64::from(state.round)).max(1.0);
            let mut here = Some(data.headstream(headstream).into.index());
            while let Some(basin) = here.filter(|basin| *basin < DamId::COUNT / 2) {
                for dam in [2 * basin, 2 * basin + 1] {
                    reach[dam] += drops_left;
                    let drops_held = f64::from(state.levels[dam]) * rounds * 0.6;
                    drops_left = (drops_left - drops_held).max(drops_left * 0.3);
                }
                here = data.next_basin(basin);
            }
        }
        River { reach }
    }

    /// Where a drop from this headstream would be held now.
    fn holding_dam(&self, context: &PlannerContext<'_>, headstream: HeadstreamId) -> Option<DamId> {
        let data = context.data;
        let mut here = Some(data.headstream(headstream).into);
        while let Some(basin) = here {
            for dam in basin.dams().into_iter().filter(|_| basin.has_dams()) {
                let drops = context.open.drops[dam.index()];
                if drops < context.game.dam_capacity(context.open, dam) {
                    return Some(dam);
                }
            }
            here = data.basin(basin).drains_to;
        }
        None
    }

    /// The value of a drop: it is useful in the player's own dam, most of all in one that can produce.
    pub fn drop_value(&self, context: &PlannerContext<'_>, headstream: HeadstreamId, flow: bool) -> f64 {
        let Some(dam) = self.holding_dam(context, headstream) else {
            return 0.0;
        };
        let link = context.best_link(dam.basin());
        let time_factor = if flow {
            1.0
        } else if context.rounds > 0.0 {
            0.8
        } else {
            return if context.holding.bases.has(dam) { 1.0 } else { 0.0 };
        };
        if context.holding.bases.has(dam) {
            0.5 + time_factor * link * 0.7
        } else if context.open.neutral.has(dam) {
            time_factor * link * 0.3
        } else {
            -0.5
        }
    }
}

impl PlannerContext<'_> {
    /// The value of this many drops on the best headstream.
    pub(super) fn drops_value(&self, count: u8, flow: bool) -> f64 {
        let gains = HeadstreamId::all().map(|id| self.river.drop_value(self, id, flow));
        let best = gains.fold(0.0, f64::max);
        // The second drop may find the dam full.
        best * (1.0 + 0.6 * (f64::from(count) - 1.0))
    }

    /// The value of a drop in this basin: the best conduit that leads to a powerhouse of the player.
    pub(super) fn best_link(&self, basin: BasinId) -> f64 {
        self.links.get(basin.index(), || {
            let conduits = barrage::ConduitId::all().filter(|conduit| conduit.basin() == basin);
            conduits
                .map(|conduit| self.energy_per_drop(conduit))
                .fold(0.0, f64::max)
        })
    }
}
