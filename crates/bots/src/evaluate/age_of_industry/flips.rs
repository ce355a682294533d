//! How likely tiles flip, and how much time a seat has for it.

use age_of_industry::data::Stack;
use age_of_industry::{Cube, Industry, LocationId, Phase, SpaceId};
use smokestack_core::Seat;

use super::Judge;
use super::table::{Table, goods};

impl Judge<'_, '_> {
    /// How likely a tile flips in time (AI-1.13): one that stands on `space`, or one that would stand at `location`.
    pub(super) fn flips(&self, stack: &Stack, location: LocationId, space: Option<SpaceId>) -> f64 {
        let table = self.table;
        match stack.industry {
            Industry::CottonMill => self.sold(0, location, space.is_some()),
            Industry::Factory => self.sold(1, location, space.is_some()),
            Industry::CoalMine | Industry::IronWorks => {
                let cube = if stack.industry == Industry::CoalMine {
                    Cube::Coal
                } else {
                    Cube::Iron
                };
                let cubes = space.map_or(stack.cubes, |space| self.open.cubes_on(space));
                table.used_up(cube, f64::from(cubes), location)
            }
            Industry::Port => {
                let accepts = stack.accepts.iter().filter_map(|industry| goods(*industry));
                table.outlet_used(accepts, location)
            }
            Industry::Ship => {
                let place = table.map.location(location);
                let cubes: u8 = place.spaces.iter().map(|ship| self.open.cubes_on(*ship)).sum();
                let coal = table.used_up(Cube::Coal, f64::from(cubes), location);
                let markets = place.markets.iter().map(|market| {
                    let mut wants = table.wants(*market).peekable();
                    if self.open.market_flipped.has(*market) || wants.peek().is_none() {
                        1.0
                    } else {
                        table.outlet_used(wants, location)
                    }
                });
                coal * markets.product::<f64>()
            }
        }
    }

    /// How likely goods are sold: outlets that can be reached, now or soon, against the goods that look for one.
    fn sold(&self, good: usize, location: LocationId, stands: bool) -> f64 {
        let w = self.table.w;
        let region = self.table.region(location);
        let mine = self.own_mills(good, location) + if stands { 0.0 } else { 1.0 };
        let theirs = region.mills[good] - (mine - if stands { 0.0 } else { 1.0 });
        let wanting = (mine + w.rival_first * theirs).max(1.0);
        let now = region.open[good] * self.actions.min(1.0);
        let soon = (self.table.rounds / 4.0).min(1.0);
        let later = (region.maybe[good] + w.one_link_away * region.near[good]) * soon;
        let anyhow = w.comes_up * (self.table.rounds / 8.0).min(1.0);
        w.sold * (anyhow + (1.0 - anyhow) * ((now + later) / wanting).min(1.0))
    }

    fn own_mills(&self, good: usize, location: LocationId) -> f64 {
        let industry = [Industry::CottonMill, Industry::Factory][good];
        let own = self.open.holding(self.seat).own;
        let mills = self.open.tiles_of(industry).and(own).without(self.open.flipped);
        f64::from(mills.and(self.open.spaces_connected(location)).len())
    }
}

/// Actions that a seat still has, as far as the cards tell.
pub(super) fn actions(table: &Table<'_>, seat: Seat) -> f64 {
    let open = table.open;
    let actions = f64::from(table.data.params.actions);
    let mut this_round = 0.0;
    if open.phase == Phase::Actions {
        let place = |seat: Seat| open.order.iter().position(|other| *other == seat);
        let (own, turn) = (place(seat), place(open.turn()));
        this_round = match () {
            () if own == turn => f64::from(open.actions_left),
            () if own > turn => actions,
            () => 0.0,
        };
    }
    this_round + actions * table.rounds
}
