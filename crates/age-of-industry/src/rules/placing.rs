//! What happens when a tile reaches the map: replacement, cubes, delivery, flips (AI-6.14, AI-9, AI-10, AI-13).

use smokestack_core::{Seat, Sink};

use crate::AgeOfIndustry;
use crate::event::Event;
use crate::ids::{Cube, Industry, LocationId, SpaceId, StackId};
use crate::position::PublicState;
use crate::rules::building::mined;

impl AgeOfIndustry {
    /// The current player puts a tile on a space, in the order of AI-6.14, steps 5 to 8.
    pub(crate) fn put_tile(
        &self,
        open: &mut PublicState,
        stack: StackId,
        space: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let seat = open.turn();
        let industry = self.data.lookup.industry[stack.index()];
        if let Some(owner) = open.owner(space) {
            let old = open.stack_at[space.index()];
            self.lift_tile(open, owner, space);
            events.send(Event::Replaced {
                seat: owner,
                stack: old,
                space,
            });
        }
        open.own(seat).gone[industry.index()] += 1;
        self.lay_tile(open, seat, stack, space);
        let location = self.map().lookup.location_of[space.index()];
        if let Some(cube) = mined(industry) {
            let cubes = self.tile(stack).cubes;
            open.cubes[space.index()] = cubes;
            if cubes > 0 {
                open.cubed[cube.index()].insert(space);
            }
            if self.has_access(open, location) {
                self.deliver(open, seat, cube, space, events); // AI-8.6
            }
        } else if industry == Industry::Ship {
            self.deliver(open, seat, Cube::Coal, space, events); // AI-13.3
        }
        self.check_flip(open, space, events);
    }

    /// Only places the tile; nothing is paid and nothing moves.
    pub(crate) fn lay_tile(&self, open: &mut PublicState, seat: Seat, stack: StackId, space: SpaceId) {
        let industry = self.data.lookup.industry[stack.index()];
        open.stack_at[space.index()] = stack;
        open.occupied.insert(space);
        open.of[industry.index()].insert(space);
        open.level[usize::from(self.tile(stack).level)].insert(space);
        open.own(seat).own.insert(space);
        let location = self.map().lookup.location_of[space.index()];
        if industry == Industry::Port {
            open.ports.insert(location);
        }
        self.count_tiles(open, seat, location);
    }

    /// A replaced tile leaves the game, with the cubes on it (AI-10.4). Import coal does not belong to the ship: it stays.
    fn lift_tile(&self, open: &mut PublicState, owner: Seat, space: SpaceId) {
        let stack = open.stack_at[space.index()];
        let industry = self.data.lookup.industry[stack.index()];
        let location = self.map().lookup.location_of[space.index()];
        if let Some(cube) = mined(industry) {
            open.cubes[space.index()] = 0;
            open.cubed[cube.index()].remove(space);
        }
        open.stack_at[space.index()] = StackId(0);
        open.occupied.remove(space);
        open.flipped.remove(space);
        open.of[industry.index()].remove(space);
        open.level[usize::from(self.tile(stack).level)].remove(space);
        open.own(owner).own.remove(space);
        if industry == Industry::Port {
            let spaces = self.map().lookup.spaces_of[location.index()];
            if !spaces.meets(open.of[Industry::Port.index()]) {
                open.ports.remove(location);
            }
        }
        self.count_tiles(open, owner, location);
    }

    /// Updates whether a player is present in a location, and has as many tiles there as allowed (AI-6.9).
    fn count_tiles(&self, open: &mut PublicState, seat: Seat, location: LocationId) {
        let limit = u32::from(self.tile_limit(location));
        let spaces = self.map().lookup.spaces_of[location.index()];
        let own = open.own(seat);
        let tiles = own.own.and(spaces).len();
        own.present.remove(location);
        own.crowded = own.crowded.without(spaces);
        if tiles > 0 {
            own.present.insert(location);
        }
        if tiles >= limit {
            own.crowded = own.crowded.or(spaces);
        }
        self.look_around(open, seat);
    }

    /// Updates where an industry card may build something new: with a tile in a big location, or linked (AI-6.2 b, d).
    pub(crate) fn look_around(&self, open: &mut PublicState, seat: Seat) {
        let own = open.holding(seat);
        let around = self.spaces_in(own.present.and(self.map().lookup.big).or(own.linked));
        open.own(seat).around = around;
    }

    /// Flips the tile on a space if it is used up: a mine or iron works without cubes (AI-9.2), or a ship whose coal
    /// has been imported and whose market has been served (AI-13.4, AI-13.5).
    pub(crate) fn check_flip(&self, open: &mut PublicState, space: SpaceId, events: &mut impl Sink<Event>) {
        if !open.occupied.has(space) || open.flipped.has(space) || open.cubes[space.index()] > 0 {
            return;
        }
        let industry = self.data.lookup.industry[open.stack_at[space.index()].index()];
        let ready = match industry {
            Industry::CoalMine | Industry::IronWorks => true,
            Industry::Ship => self.markets_served(open, space),
            _ => false,
        };
        if ready {
            self.flip(open, space, events);
        }
    }

    /// Whether the market beyond a ship space is flipped or accepts nothing.
    pub(crate) fn markets_served(&self, open: &PublicState, ship: SpaceId) -> bool {
        let map = &self.map().lookup;
        let location = map.location_of[ship.index()];
        let mut markets = map.markets_at[location.index()];
        markets.all(|market| {
            let kind = open.markets[market.index()];
            open.market_flipped.has(market) || self.data.lookup.market_accepts[usize::from(kind)] == 0
        })
    }

    /// Turns a tile over and pays its owner (AI-1.13).
    pub(crate) fn flip(&self, open: &mut PublicState, space: SpaceId, events: &mut impl Sink<Event>) {
        let Some(seat) = open.owner(space) else { return };
        let stack = open.stack_at[space.index()];
        open.flipped.insert(space);
        events.send(Event::Flipped { seat, stack, space });
        self.earn(open, seat, u16::from(self.tile(stack).income), events);
    }
}
