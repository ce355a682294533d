//! The probability that a tile flips, and how many actions a seat has left for it.

use age_of_industry::data::Stack;
use age_of_industry::{Cube, Industry, LocationId, Phase, SpaceId};
use smokestack_core::Seat;

use super::SeatEvaluator;
use super::common::{CommonFeatures, goods_index};

impl SeatEvaluator<'_, '_> {
    /// The probability that a tile flips in time (AI-1.13): the one on `space`, or one that would be built at
    /// `location`.
    pub(super) fn flip_probability(
        &self,
        stack: &Stack,
        location: LocationId,
        space: Option<SpaceId>,
    ) -> f64 {
        let common = self.common;
        match stack.industry {
            Industry::CottonMill => self.sale_probability(0, location, space.is_some()),
            Industry::Factory => self.sale_probability(1, location, space.is_some()),
            Industry::CoalMine | Industry::IronWorks => {
                let cube = if stack.industry == Industry::CoalMine {
                    Cube::Coal
                } else {
                    Cube::Iron
                };
                let cubes = space.map_or(stack.cubes, |space| self.open.cubes_on(space));
                common.use_up_probability(cube, f64::from(cubes), location)
            }
            Industry::Port => {
                let accepts = stack.accepts.iter().filter_map(|industry| goods_index(*industry));
                common.outlet_use_probability(accepts, location)
            }
            Industry::Ship => {
                let place = common.map.location(location);
                let cubes: u8 = place.spaces.iter().map(|ship| self.open.cubes_on(*ship)).sum();
                let coal = common.use_up_probability(Cube::Coal, f64::from(cubes), location);
                let markets = place.markets.iter().map(|market| {
                    let mut goods_wanted = common.accepted_goods(*market).peekable();
                    if self.open.market_flipped.has(*market) || goods_wanted.peek().is_none() {
                        1.0
                    } else {
                        common.outlet_use_probability(goods_wanted, location)
                    }
                });
                coal * markets.product::<f64>()
            }
        }
    }

    /// The probability that goods are sold: reachable outlets, now or soon, divided by the goods that need one.
    fn sale_probability(&self, good: usize, location: LocationId, is_built: bool) -> f64 {
        let w = self.common.w;
        let region = self.common.region(location);
        let own_mills = self.own_mills(good, location) + if is_built { 0.0 } else { 1.0 };
        let rival_mills = region.mills[good] - (own_mills - if is_built { 0.0 } else { 1.0 });
        let competing_mills = (own_mills + w.rival_first * rival_mills).max(1.0);
        let now = region.open[good] * self.actions.min(1.0);
        let time_factor = (self.common.rounds / 4.0).min(1.0);
        let later_demand = (region.maybe[good] + w.one_link_away * region.near[good]) * time_factor;
        let new_tile_probability = w.comes_up * (self.common.rounds / 8.0).min(1.0);
        w.sold
            * (new_tile_probability
                + (1.0 - new_tile_probability) * ((now + later_demand) / competing_mills).min(1.0))
    }

    fn own_mills(&self, good: usize, location: LocationId) -> f64 {
        let industry = [Industry::CottonMill, Industry::Factory][good];
        let own_tiles = self.open.holding(self.seat).own;
        let mills = self
            .open
            .tiles_of(industry)
            .and(own_tiles)
            .without(self.open.flipped);
        f64::from(mills.and(self.open.spaces_connected(location)).len())
    }
}

/// The actions that a seat still has in this game, estimated from the cards.
pub(super) fn actions_left(common: &CommonFeatures<'_>, seat: Seat) -> f64 {
    let state = common.open;
    let actions = f64::from(common.data.params.actions);
    let mut this_round = 0.0;
    if state.phase == Phase::Actions {
        let place = |seat: Seat| state.order.iter().position(|other| *other == seat);
        let (own, turn) = (place(seat), place(state.turn()));
        this_round = if own == turn {
            f64::from(state.actions_left)
        } else if own > turn {
            actions
        } else {
            0.0
        };
    }
    this_round + actions * common.rounds
}
