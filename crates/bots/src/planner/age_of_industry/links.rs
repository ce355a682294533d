//! The value of building a link.

use age_of_industry::data::LocationKind;
use age_of_industry::{Cube, Industry, LineId, LocationId};

use super::PlannerContext;

/// The relative increase in all prices per loan unit: a player with debts should build more carefully.
const PRICE_RISE_PER_LOAN: f64 = 0.08;

impl PlannerContext<'_> {
    /// The link's income at the end, its cost, and the goods that it connects to an outlet (AI-17.4).
    pub(super) fn link_value(&self, line: LineId) -> f64 {
        let map = self.common.map;
        let [one, other] = map.line(line).ends;
        let (free, _) = self.game.counters_left(&self.at.open, self.seat);
        let mut cost = f64::from(self.common.data.params.link_cost);
        if free == 0 {
            for cube in Cube::ALL {
                let end_costs = [one, other].map(|end| self.common.cost(cube, 1, end));
                cost += end_costs
                    .into_iter()
                    .flatten()
                    .fold(f64::INFINITY, f64::min)
                    .min(4.0);
            }
        }
        let fill_probability = (self.common.rounds / 12.0).min(0.6);
        let income: f64 = [one, other]
            .map(|end| self.end_income(end, fill_probability))
            .into_iter()
            .sum();
        let params = &self.common.data.params;
        f64::from(params.link_income) + income - cost * self.price_factor()
            + self.connection_value(one, other)
            + self.connection_value(other, one)
    }

    /// The factor for prices: interest is due every round, and money spent now is missing when debts have to be repaid.
    pub(super) fn price_factor(&self) -> f64 {
        1.0 + PRICE_RISE_PER_LOAN * f64::from(self.at.open.holding(self.seat).loans)
    }

    fn end_income(&self, end: LocationId, fill_probability: f64) -> f64 {
        let place = self.common.map.location(end);
        let spaces = self.common.map.spaces_of(end);
        let tiles = spaces.and(self.at.open.occupied).len();
        let village = u32::from(place.kind == LocationKind::Village);
        let free = f64::from(spaces.len() - tiles);
        f64::from(tiles + village) + place.markets.len() as f64 + fill_probability * free
    }

    /// The player's goods at one end that get an outlet at the other, and new locations for building.
    fn connection_value(&self, from: LocationId, to: LocationId) -> f64 {
        let state = &self.at.open;
        let reach = state.connected(from);
        if reach.has(to) {
            return 0.0;
        }
        let holding = state.holding(self.seat);
        let (here, there) = (self.region(from), self.region(to));
        let mut gain = 0.0;
        for (good, industry) in [Industry::CottonMill, Industry::Factory].into_iter().enumerate() {
            let mills = holding.own.and(state.tiles_of(industry)).without(state.flipped);
            let waiting_mills = mills.filter(|mill| reach.has(self.location(*mill))).count() as f64;
            if waiting_mills > 0.0 && here.open[good] < waiting_mills && there.open[good] > 0.0 {
                gain += 6.0;
            }
        }
        for (cube, industry) in [Industry::CoalMine, Industry::IronWorks].into_iter().enumerate() {
            let mines = holding.own.and(state.tiles_of(industry)).without(state.flipped);
            if mines.into_iter().any(|mine| reach.has(self.location(mine))) && there.cubes[cube] == 0.0 {
                gain += 1.5;
            }
        }
        let new_ground = !holding.linked.has(to) && !self.common.map.spaces_of(to).is_empty();
        gain + if new_ground { 1.5 } else { 0.0 }
    }
}
