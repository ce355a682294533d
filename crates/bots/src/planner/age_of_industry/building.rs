//! What a tile would bring.

use age_of_industry::data::Stack;
use age_of_industry::{Cube, Industry, LocationId, SpaceId};

use super::Thumb;
use crate::evaluate::age_of_industry::goods;

/// What a level is worth.
const LEVEL: f64 = 5.0;
/// What a player with a taste adds to every build of the industry.
const TASTE: f64 = 5.0;

impl Thumb<'_> {
    /// Levels and income against cost and cubes.
    pub(super) fn build(&self, industry: Industry, space: SpaceId) -> f64 {
        let Some(stack) = self.next(industry) else {
            return -50.0;
        };
        let location = self.place(space);
        let mut cost = f64::from(stack.cost);
        for cube in Cube::ALL {
            let bought = self.table.cost(cube, stack.needs(cube), location);
            cost += bought.unwrap_or(3.0 * f64::from(stack.needs(cube)));
        }
        let old = self
            .tile(space)
            .filter(|_| self.at.open.holding(self.seat).own.has(space));
        let lost = old.map_or(0.0, |old| {
            let unflipped = !self.at.open.flipped.has(space);
            LEVEL * f64::from(old.level) + if unflipped { f64::from(old.income) } else { 0.0 }
        });
        let levels = LEVEL * f64::from(stack.level);
        let income = f64::from(stack.income) * self.flips(stack, location) + self.delivery(stack, location);
        let taste = if self.taste == Some(industry) { TASTE } else { 0.0 };
        levels + income - cost * self.dear() - lost + taste
    }

    /// How likely a new tile flips, at a glance.
    fn flips(&self, stack: &Stack, location: LocationId) -> f64 {
        let region = self.region(location);
        let late = self.table.rounds < 2.0;
        match stack.industry {
            Industry::CottonMill | Industry::Factory => {
                let good = goods(stack.industry).unwrap_or(0);
                let now = region.open[good] - region.mills[good];
                let soon = now + region.maybe[good] + 0.5 * region.near[good];
                match () {
                    () if self.table.rounds < 0.5 => 0.2,
                    () if now >= 1.0 => 0.95,
                    () if late => 0.1,
                    () if soon >= 0.5 => 0.7,
                    () => 0.25,
                }
            }
            Industry::CoalMine | Industry::IronWorks => {
                let cube = usize::from(stack.industry == Industry::IronWorks);
                let others = region.cubes[cube];
                let users = self.table.rounds * self.table.seats as f64;
                let reach = f64::from(self.at.open.connected(location).len().min(8)) / 8.0;
                ((users * 0.6 * (0.3 + reach)) / (others + f64::from(stack.cubes))).min(0.95)
            }
            Industry::Port => {
                let mills: f64 = stack
                    .accepts
                    .iter()
                    .filter_map(|i| goods(*i))
                    .map(|g| region.mills[g])
                    .sum();
                if mills >= 1.0 {
                    0.9
                } else {
                    (self.table.rounds / 8.0).min(0.7)
                }
            }
            Industry::Ship => {
                let place = self.table.map.location(location);
                let wanted = place.markets.iter().any(|market| {
                    let tile = &self.table.data.market_tiles[self.at.open.market_tile(*market)];
                    !self.at.open.market_flipped.has(*market) && !tile.accepts.is_empty()
                });
                match () {
                    () if !wanted && place.import.is_none() => 1.0,
                    () if late => 0.2,
                    () => 0.8,
                }
            }
        }
    }

    /// Cubes that go to the display at once (AI-8.6, AI-13.3).
    fn delivery(&self, stack: &Stack, location: LocationId) -> f64 {
        let (cube, cubes) = match stack.industry {
            Industry::CoalMine => (Cube::Coal, stack.cubes),
            Industry::IronWorks => (Cube::Iron, stack.cubes),
            Industry::Ship => {
                let ships = &self.table.map.location(location).spaces;
                (
                    Cube::Coal,
                    ships.iter().map(|ship| self.at.open.cubes_on(*ship)).sum(),
                )
            }
            _ => return 0.0,
        };
        if stack.industry != Industry::Ship && !self.table.access.has(location) {
            return 0.0;
        }
        let prices = &self.table.data.demand[cube.index()].prices;
        let empty = prices.len() - usize::from(self.at.open.display[cube.index()]);
        let paid = prices[..empty].iter().rev().take(usize::from(cubes));
        paid.map(|price| f64::from(*price)).sum()
    }
}
