//! The value of building a tile.

use age_of_industry::data::Stack;
use age_of_industry::{Cube, Industry, LocationId, SpaceId};

use super::PlannerContext;
use crate::evaluate::age_of_industry::goods_index;

/// Money per level.
const MONEY_PER_LEVEL: f64 = 5.0;
/// What a biased player adds to every build of the preferred industry.
const BIAS_BONUS: f64 = 5.0;

impl PlannerContext<'_> {
    /// Levels and income minus cost and cubes.
    pub(super) fn build_value(&self, industry: Industry, space: SpaceId) -> f64 {
        let Some(stack) = self.next_tile(industry) else {
            return -50.0;
        };
        let location = self.location(space);
        let mut cost = f64::from(stack.cost);
        for cube in Cube::ALL {
            let cube_cost = self.common.cost(cube, stack.needs(cube), location);
            cost += cube_cost.unwrap_or(3.0 * f64::from(stack.needs(cube)));
        }
        let old_tile = self
            .tile_on(space)
            .filter(|_| self.at.open.holding(self.seat).own.has(space));
        let lost_value = old_tile.map_or(0.0, |old_tile| {
            let is_unflipped = !self.at.open.flipped.has(space);
            MONEY_PER_LEVEL * f64::from(old_tile.level)
                + if is_unflipped {
                    f64::from(old_tile.income)
                } else {
                    0.0
                }
        });
        let levels = MONEY_PER_LEVEL * f64::from(stack.level);
        let income = f64::from(stack.income) * self.flip_probability(stack, location)
            + self.delivery_income(stack, location);
        let bias = if self.bias == Some(industry) {
            BIAS_BONUS
        } else {
            0.0
        };
        levels + income - cost * self.price_factor() - lost_value + bias
    }

    /// A rough probability that a new tile flips.
    fn flip_probability(&self, stack: &Stack, location: LocationId) -> f64 {
        let region = self.region(location);
        let is_late = self.common.rounds < 2.0;
        match stack.industry {
            Industry::CottonMill | Industry::Factory => {
                let good = goods_index(stack.industry).unwrap_or(0);
                let now = region.open[good] - region.mills[good];
                let demand_soon = now + region.maybe[good] + 0.5 * region.near[good];
                if self.common.rounds < 0.5 {
                    0.2
                } else if now >= 1.0 {
                    0.95
                } else if is_late {
                    0.1
                } else if demand_soon >= 0.5 {
                    0.7
                } else {
                    0.25
                }
            }
            Industry::CoalMine | Industry::IronWorks => {
                let cube = usize::from(stack.industry == Industry::IronWorks);
                let rival_cubes = region.cubes[cube];
                let users = self.common.rounds * self.common.seats as f64;
                let reach = f64::from(self.at.open.connected(location).len().min(8)) / 8.0;
                ((users * 0.6 * (0.3 + reach)) / (rival_cubes + f64::from(stack.cubes))).min(0.95)
            }
            Industry::Port => {
                let mills: f64 = stack
                    .accepts
                    .iter()
                    .filter_map(|i| goods_index(*i))
                    .map(|g| region.mills[g])
                    .sum();
                if mills >= 1.0 {
                    0.9
                } else {
                    (self.common.rounds / 8.0).min(0.7)
                }
            }
            Industry::Ship => {
                let place = self.common.map.location(location);
                let is_wanted = place.markets.iter().any(|market| {
                    let tile = &self.common.data.market_tiles[self.at.open.market_tile(*market)];
                    !self.at.open.market_flipped.has(*market) && !tile.accepts.is_empty()
                });
                if !is_wanted && place.import.is_none() {
                    1.0
                } else if is_late {
                    0.2
                } else {
                    0.8
                }
            }
        }
    }

    /// Income from cubes that are sold to the display at once (AI-8.6, AI-13.3).
    fn delivery_income(&self, stack: &Stack, location: LocationId) -> f64 {
        let (cube, cubes) = match stack.industry {
            Industry::CoalMine => (Cube::Coal, stack.cubes),
            Industry::IronWorks => (Cube::Iron, stack.cubes),
            Industry::Ship => {
                let ships = &self.common.map.location(location).spaces;
                (
                    Cube::Coal,
                    ships.iter().map(|ship| self.at.open.cubes_on(*ship)).sum(),
                )
            }
            _ => return 0.0,
        };
        if stack.industry != Industry::Ship && !self.common.access.has(location) {
            return 0.0;
        }
        let prices = &self.common.data.demand[cube.index()].prices;
        let empty_spaces = prices.len() - usize::from(self.at.open.display[cube.index()]);
        let payments = prices[..empty_spaces].iter().rev().take(usize::from(cubes));
        payments.map(|price| f64::from(*price)).sum()
    }
}
