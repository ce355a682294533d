//! What technology tiles do after the piece is placed: B-14.

use smokestack_core::Sink;

use crate::Barrage;
use crate::data::{Power, TileEffect};
use crate::event::Event;
use crate::ids::{ConduitId, DamId, Structure, TileId};
use crate::position::{Kind, PublicState, Site, Task};

use super::scoring::Source;
use super::water::NO_ROW;

impl Barrage {
    /// Effects on cost or engineers apply while constructing, the others after the piece is placed (B-14.2).
    #[inline]
    pub(crate) fn acts_after_placement(&self, tile: TileId) -> bool {
        !matches!(
            self.data.tile(tile).effect,
            TileEffect::None
                | TileEffect::NoEngineers
                | TileEffect::NoFee
                | TileEffect::MostMachines(_)
                | TileEffect::AnyMachine
                | TileEffect::NoEngineersNoMachines
                | TileEffect::Copy
        )
    }

    pub(crate) fn tile_effect(
        &self,
        state: &mut PublicState,
        tile: TileId,
        site: Site,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn;
        let holding = *state.holding(seat);
        let vp = |count: u32, each: u8| (count * u32::from(each)) as i16;
        let value = |site| match site {
            Site::Conduit(ConduitId(id)) => self.data.lookup.value[usize::from(id)],
            _ => 0,
        };
        match self.data.tile(tile).effect {
            TileEffect::FillEmptyDams(drops) => state.tasks.push(Task::FillDams(drops)),
            TileEffect::RotatePerElevation(each) => {
                self.turn_wheel(state, seat, each * holding.count(Structure::Elevation), events);
            }
            TileEffect::CreditsPerValue(each) => self.gain_credits(state, seat, each * value(site), events),
            TileEffect::EnergyPerBase(each) => {
                self.energy_of_tile(state, each * holding.bases.len() as u8, events);
            }
            TileEffect::EnergyPerValue(each) => self.energy_of_tile(state, each * value(site), events),
            TileEffect::FillDam => {
                if let Site::Elevation(dam) = site {
                    let room = self.capacity(state, dam).saturating_sub(state.drops[dam.index()]);
                    self.fill(state, dam, room, events);
                }
            }
            TileEffect::Produce(modifier) => state.tasks.push(Task::Produce {
                modifier,
                kind: Kind::Tile,
                not: NO_ROW,
            }),
            TileEffect::VpPerDam { level, vp: each } => {
                let high = holding
                    .bases
                    .filter(|dam| state.levels[dam.index()] >= level)
                    .count();
                self.score_points(state, seat, vp(high as u32, each), Source::Tiles, events);
            }
            TileEffect::VpPerPowerhouse(each) => {
                self.score_points(
                    state,
                    seat,
                    vp(holding.powerhouses.len(), each),
                    Source::Tiles,
                    events,
                );
            }
            TileEffect::VpPerAdvancedTile(each) => {
                self.score_points(
                    state,
                    seat,
                    vp(holding.advanced().len(), each),
                    Source::Tiles,
                    events,
                );
            }
            _ => {}
        }
    }

    /// Energy that may fulfil one held contract; company powers over production do not apply (B-14.8, B-14.15, X-10).
    fn energy_of_tile(&self, state: &mut PublicState, energy: u8, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        self.gain_energy(state, seat, energy, events);
        let like_production = !self.switches.discount_for_powerhouse_only;
        let discount = match self.power(state.holding(seat)) {
            Some(Power::Discount(less)) if like_production => less,
            _ => 0,
        };
        state.tasks.push(Task::Fulfil {
            energy,
            discount,
            national: like_production,
        });
    }

    /// B-14.3: all or nothing.
    pub(crate) fn fill_empty_dams(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let Task::FillDams(drops) = state.tasks.pop() else {
            return;
        };
        events.send(Event::Accepted(state.turn));
        for dam in state.holding(state.turn).bases {
            if state.drops[dam.index()] == 0 {
                let room = self.capacity(state, dam).min(drops);
                self.fill(state, dam, room, events);
            }
        }
    }

    /// Moves drops from the supply into a dam.
    fn fill(&self, state: &mut PublicState, dam: DamId, drops: u8, events: &mut impl Sink<Event>) {
        if drops > 0 {
            state.drops[dam.index()] += drops;
            events.send(Event::Filled { dam, drops });
        }
    }
}
