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
        state: &mut PublicState,
        stack: StackId,
        space: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let seat = state.turn();
        let industry = self.data.lookup.industry[stack.index()];
        if let Some(owner) = state.owner(space) {
            let old = state.stack_at[space.index()];
            self.lift_tile(state, owner, space);
            events.send(Event::Replaced {
                seat: owner,
                stack: old,
                space,
            });
        }
        state.holding_mut(seat).gone[industry.index()] += 1;
        self.lay_tile(state, seat, stack, space);
        let location = self.map().lookup.location_of[space.index()];
        if let Some(cube) = mined(industry) {
            let cubes = self.tile(stack).cubes;
            state.cubes[space.index()] = cubes;
            if cubes > 0 {
                state.cubed[cube.index()].insert(space);
            }
            if self.has_access(state, location) {
                self.deliver(state, seat, cube, space, events); // AI-8.6
            }
        } else if industry == Industry::Ship {
            self.deliver(state, seat, Cube::Coal, space, events); // AI-13.3
        }
        self.check_flip(state, space, events);
    }

    /// Only places the tile; nothing is paid and nothing moves.
    pub(crate) fn lay_tile(&self, state: &mut PublicState, seat: Seat, stack: StackId, space: SpaceId) {
        let industry = self.data.lookup.industry[stack.index()];
        state.stack_at[space.index()] = stack;
        state.occupied.insert(space);
        state.of[industry.index()].insert(space);
        state.level[usize::from(self.tile(stack).level)].insert(space);
        state.holding_mut(seat).own.insert(space);
        let location = self.map().lookup.location_of[space.index()];
        if industry == Industry::Port {
            state.ports.insert(location);
        }
        self.count_tiles(state, seat, location);
    }

    /// A replaced tile leaves the game, with the cubes on it (AI-10.4). Import coal does not belong to the ship: it stays.
    fn lift_tile(&self, state: &mut PublicState, owner: Seat, space: SpaceId) {
        let stack = state.stack_at[space.index()];
        let industry = self.data.lookup.industry[stack.index()];
        let location = self.map().lookup.location_of[space.index()];
        if let Some(cube) = mined(industry) {
            state.cubes[space.index()] = 0;
            state.cubed[cube.index()].remove(space);
        }
        state.stack_at[space.index()] = StackId(0);
        state.occupied.remove(space);
        state.flipped.remove(space);
        state.of[industry.index()].remove(space);
        state.level[usize::from(self.tile(stack).level)].remove(space);
        state.holding_mut(owner).own.remove(space);
        if industry == Industry::Port {
            let spaces = self.map().lookup.spaces_of[location.index()];
            if !spaces.meets(state.of[Industry::Port.index()]) {
                state.ports.remove(location);
            }
        }
        self.count_tiles(state, owner, location);
    }

    /// Updates whether a player is present in a location, and has as many tiles there as allowed (AI-6.9).
    fn count_tiles(&self, state: &mut PublicState, seat: Seat, location: LocationId) {
        let limit = u32::from(self.tile_limit(location));
        let spaces = self.map().lookup.spaces_of[location.index()];
        let holding = state.holding_mut(seat);
        let tiles = holding.own.and(spaces).len();
        holding.present.remove(location);
        holding.crowded = holding.crowded.without(spaces);
        if tiles > 0 {
            holding.present.insert(location);
        }
        if tiles >= limit {
            holding.crowded = holding.crowded.or(spaces);
        }
        self.look_around(state, seat);
    }

    /// Updates where an industry card may build something new: with a tile in a big location, or linked (AI-6.2 b, d).
    pub(crate) fn look_around(&self, state: &mut PublicState, seat: Seat) {
        let holding = state.holding(seat);
        let around = self.spaces_in(holding.present.and(self.map().lookup.big).or(holding.linked));
        state.holding_mut(seat).around = around;
    }

    /// Flips the tile on a space if it is used up: a mine or iron works without cubes (AI-9.2), or a ship whose coal
    /// has been imported and whose market has been served (AI-13.4, AI-13.5).
    pub(crate) fn check_flip(&self, state: &mut PublicState, space: SpaceId, events: &mut impl Sink<Event>) {
        if !state.occupied.has(space) || state.flipped.has(space) || state.cubes[space.index()] > 0 {
            return;
        }
        let industry = self.data.lookup.industry[state.stack_at[space.index()].index()];
        let ready = match industry {
            Industry::CoalMine | Industry::IronWorks => true,
            Industry::Ship => self.markets_served(state, space),
            _ => false,
        };
        if ready {
            self.flip(state, space, events);
        }
    }

    /// Whether the market beyond a ship space is flipped or accepts nothing.
    pub(crate) fn markets_served(&self, state: &PublicState, ship: SpaceId) -> bool {
        let map = &self.map().lookup;
        let location = map.location_of[ship.index()];
        let mut markets = map.markets_at[location.index()];
        markets.all(|market| {
            let kind = state.markets[market.index()];
            state.market_flipped.has(market) || self.data.lookup.market_accepts[usize::from(kind)] == 0
        })
    }

    /// Turns a tile over and pays its owner (AI-1.13).
    pub(crate) fn flip(&self, state: &mut PublicState, space: SpaceId, events: &mut impl Sink<Event>) {
        let Some(seat) = state.owner(space) else { return };
        let stack = state.stack_at[space.index()];
        state.flipped.insert(space);
        events.send(Event::Flipped { seat, stack, space });
        self.earn(state, seat, u16::from(self.tile(stack).income), events);
    }
}
