//! Coal and iron: from the nearest source along anybody's links, or from the demand display (AI-1.8 to AI-1.11, AI-7,
//! AI-8).

use smokestack_core::{Seat, Sink};

use crate::AgeOfIndustry;
use crate::event::{Bill, Event};
use crate::ids::{Cube, Industry, LocationId, LocationSet, SpaceId, SpaceSet};
use crate::position::{Asking, Ends, Job, Position, PublicState, Work};
use crate::refusal::Refusal;

/// Where cubes are available, computed once for a whole list of actions.
pub(crate) struct Supply {
    /// Locations with demand access, and their spaces (AI-1.11).
    access: Place,
    /// Where at least one cube can be brought or bought: coal, then iron.
    one: [Place; 2],
}

/// Some locations and all their spaces.
#[derive(Clone, Copy)]
struct Place {
    locations: LocationSet,
    spaces: SpaceSet,
}

impl Place {
    const NOWHERE: Place = Place {
        locations: LocationSet::EMPTY,
        spaces: SpaceSet::EMPTY,
    };

    /// A location with everything connected to it.
    #[inline(always)]
    fn and_connected(self, state: &PublicState, location: LocationId) -> Place {
        Place {
            locations: self.locations.or(state.reach[location.index()]),
            spaces: self.spaces.or(state.yards[location.index()]),
        }
    }
}

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn has_access(&self, state: &PublicState, location: LocationId) -> bool {
        let ports = state.ports.or(self.map().lookup.port_symbols);
        state.reach[location.index()].meets(ports)
    }

    #[inline]
    pub(crate) fn supply(&self, state: &PublicState) -> Supply {
        let map = &self.map().lookup;
        let ports = state.ports.or(map.port_symbols);
        let access = ports.fold(Place::NOWHERE, |place, port| place.and_connected(state, port));
        let one = Cube::ALL.map(|cube| {
            state.sources(cube).fold(access, |place, source| {
                place.and_connected(state, map.location_of[source.index()])
            })
        });
        Supply { access, one }
    }

    /// Locations to which this number of cubes can be brought or bought (AI-7.8, AI-7.12).
    #[inline]
    pub(crate) fn supplied(
        &self,
        state: &PublicState,
        supply: &Supply,
        cube: Cube,
        count: u8,
    ) -> LocationSet {
        match count {
            0 => LocationSet(u64::MAX),
            1 => supply.one[cube.index()].locations,
            _ => self.supplied_well(state, supply, cube, count).locations,
        }
    }

    /// The spaces of these locations.
    #[inline]
    pub(crate) fn supplied_spaces(
        &self,
        state: &PublicState,
        supply: &Supply,
        cube: Cube,
        count: u8,
    ) -> SpaceSet {
        match count {
            0 => SpaceSet(u64::MAX),
            1 => supply.one[cube.index()].spaces,
            _ => self.supplied_well(state, supply, cube, count).spaces,
        }
    }

    /// Where two or more cubes are available: without demand access, the connected sources must have them all.
    fn supplied_well(&self, state: &PublicState, supply: &Supply, cube: Cube, count: u8) -> Place {
        let mut enough = supply.access;
        for source in state.sources(cube) {
            let location = self.map().lookup.location_of[source.index()];
            let reach = state.reach[location.index()];
            if !enough.locations.meets(reach) && self.cubes_in(state, cube, reach) >= u32::from(count) {
                enough = enough.and_connected(state, location);
            }
        }
        enough
    }

    /// All cubes of a colour that lie at sources in these locations.
    pub(crate) fn cubes_in(&self, state: &PublicState, cube: Cube, locations: LocationSet) -> u32 {
        let there = |source: &SpaceId| locations.has(self.map().lookup.location_of[source.index()]);
        let sources = state.sources(cube).filter(there);
        sources.map(|source| u32::from(state.cubes[source.index()])).sum()
    }

    /// Why this number of cubes is not available at a location, if so. A port supplies itself (AI-7.9).
    pub(crate) fn check_supply(
        &self,
        state: &PublicState,
        industry: Industry,
        needs: [u8; 2],
        location: LocationId,
    ) -> Result<(), Refusal> {
        if industry == Industry::Port || self.has_access(state, location) {
            return Ok(());
        }
        let reach = state.reach[location.index()];
        for cube in Cube::ALL {
            if self.cubes_in(state, cube, reach) < u32::from(needs[cube.index()]) {
                return Err(Refusal::NoSupply { cube, location });
            }
        }
        Ok(())
    }

    /// The locations to which cubes are brought: the building site, or either end of the new link (AI-11.4).
    #[inline]
    pub(crate) fn destinations(&self, work: Work) -> [LocationId; 2] {
        match work {
            Work::Tile { space, .. } => [self.map().lookup.location_of[space.index()]; 2],
            Work::Link(line) => self.map().lookup.ends[line.index()],
            Work::None => [LocationId(0); 2],
        }
    }

    /// The nearest sources for the next cube needed, from either end of a link (AI-7.2, AI-11.5).
    #[inline]
    pub(crate) fn nearest(&self, state: &PublicState) -> SpaceSet {
        let Some(cube) = state.job.next_cube() else {
            return SpaceSet::EMPTY;
        };
        let [one, other] = self.destinations(state.job.what);
        match state.job.ends {
            Ends::Second => self.nearest_to(state, cube, other),
            Ends::Both if one != other => {
                let first = self.nearest_to(state, cube, one);
                first.or(self.nearest_to(state, cube, other))
            }
            _ => self.nearest_to(state, cube, one),
        }
    }

    /// Where a link's other cubes can go once one comes from this source: to the ends that it was nearest to (AI-11.5).
    fn ends_after(&self, state: &PublicState, cube: Cube, source: SpaceId) -> Ends {
        let Job {
            what: Work::Link(line),
            ends: Ends::Both,
            ..
        } = state.job
        else {
            return state.job.ends;
        };
        let ends = self.map().lookup.ends[line.index()];
        match ends.map(|end| self.nearest_to(state, cube, end).has(source)) {
            [true, false] => Ends::First,
            [false, true] => Ends::Second,
            _ => Ends::Both,
        }
    }

    /// The sources of a colour nearest to a location, counted in links; a sea link counts as one (AI-7.2, AI-7.3).
    #[inline]
    pub(crate) fn nearest_to(&self, state: &PublicState, cube: Cube, from: LocationId) -> SpaceSet {
        let map = &self.map().lookup;
        let sources = state.sources(cube);
        let places: LocationSet = sources.map(|source| map.location_of[source.index()]).collect();
        if !places.meets(state.reach[from.index()]) {
            return SpaceSet::EMPTY;
        }
        let mut seen = LocationSet::one(from);
        let mut edge = seen;
        while !edge.is_empty() {
            let here = edge.and(places);
            if !here.is_empty() {
                return self.spaces_in(here).and(sources);
            }
            edge = self.one_further(state, edge).without(seen);
            seen = seen.or(edge);
        }
        SpaceSet::EMPTY
    }

    /// All locations one link away from these.
    #[inline]
    pub(crate) fn one_further(&self, state: &PublicState, edge: LocationSet) -> LocationSet {
        let map = &self.map().lookup;
        let mut next = LocationSet::EMPTY;
        for location in edge {
            next = next.or(map.sea_near[location.index()]);
            for line in map.lines_at[location.index()].and(state.built) {
                let [one, other] = map.ends[line.index()];
                next.insert(one);
                next.insert(other);
            }
        }
        next
    }

    /// The spaces of some locations.
    #[inline]
    pub(crate) fn spaces_in(&self, locations: LocationSet) -> SpaceSet {
        let map = &self.map().lookup;
        SpaceSet(locations.fold(0, |all, location| all | map.spaces_of[location.index()].0))
    }

    pub(crate) fn check_take(&self, state: &PublicState, space: SpaceId) -> Result<(), Refusal> {
        if self.nearest(state).has(space) {
            return Ok(());
        }
        let Some(cube) = state
            .job
            .next_cube()
            .filter(|cube| state.sources(*cube).has(space))
        else {
            return Err(Refusal::NoSource(space));
        };
        let nearest_to = |end: &LocationId| self.nearest_to(state, cube, *end).has(space);
        Err(match state.job.what {
            Work::Link(line) if self.destinations(state.job.what).iter().any(nearest_to) => {
                Refusal::OneEnd(line)
            }
            _ => Refusal::NotNearest(space),
        })
    }

    pub(crate) fn answer_with_source(
        &self,
        at: &mut Position,
        space: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        self.fetch(&mut at.open, space, events);
        self.collect(at, events);
    }

    /// Collects the work's cubes one at a time, coal first, until the player has to choose or the work is done
    /// (AI-6.14, AI-7.5).
    pub(crate) fn collect(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        while let Some(cube) = at.open.job.next_cube() {
            let nearest = self.nearest(&at.open);
            match nearest.len() {
                0 => self.buy(&mut at.open, cube, events),
                1 => {
                    let source = nearest.first().expect("there is one");
                    self.fetch(&mut at.open, source, events);
                }
                _ => {
                    at.open.asking = Asking::Cube;
                    return;
                }
            }
        }
        let what = at.open.job.what;
        at.open.job = Job::NONE;
        match what {
            Work::Tile { stack, space } => self.put_tile(&mut at.open, stack, space, events),
            Work::Link(line) => self.put_counter(&mut at.open, line),
            Work::None => {}
        }
        self.finish_action(at, events);
    }

    /// One cube from a source, free of charge, from any owner (AI-7.1).
    fn fetch(&self, state: &mut PublicState, source: SpaceId, events: &mut impl Sink<Event>) {
        let Some(cube) = state.job.next_cube() else { return };
        state.job.needs[cube.index()] -= 1;
        if self.same_end {
            state.job.ends = self.ends_after(state, cube, source);
        }
        events.send(Event::Fetched {
            seat: state.turn(),
            cube,
            from: source,
            work: state.job.what,
        });
        self.remove_cubes(state, cube, source, 1);
        self.check_flip(state, source, events);
    }

    /// Buys the cheapest cube from the display, or one for the price of an empty display (AI-8.2, AI-8.3).
    fn buy(&self, state: &mut PublicState, cube: Cube, events: &mut impl Sink<Event>) {
        state.job.needs[cube.index()] -= 1;
        let price = self.price(state, cube);
        let left = &mut state.display[cube.index()];
        *left = left.saturating_sub(1);
        let seat = state.turn();
        let bill = (Bill::Cube(cube), state.job.what);
        self.pay(state, seat, u16::from(price), bill, events);
    }

    /// The price of the next cube from the display.
    pub fn price(&self, state: &PublicState, cube: Cube) -> u8 {
        let demand = &self.data.demand[cube.index()];
        let left = usize::from(state.display[cube.index()]);
        if left == 0 {
            demand.empty
        } else {
            demand.prices[demand.prices.len() - left]
        }
    }

    /// Takes cubes away from a mine, an iron works or an import space.
    pub(crate) fn remove_cubes(&self, state: &mut PublicState, cube: Cube, space: SpaceId, count: u8) {
        let left = &mut state.cubes[space.index()];
        *left -= count;
        if *left == 0 {
            state.cubed[cube.index()].remove(space);
        }
    }

    /// Moves cubes to the display, the dearest empty space first, until it is full or the source is empty; the builder
    /// is paid the price of each space (AI-8.6, AI-8.7, AI-13.3).
    pub(crate) fn deliver(
        &self,
        state: &mut PublicState,
        seat: Seat,
        cube: Cube,
        space: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let prices = &self.data.demand[cube.index()].prices;
        let before = state.display[cube.index()];
        let gap = prices.len() as u8 - before;
        let moved = gap.min(state.cubes[space.index()]);
        if moved == 0 {
            return;
        }
        let first = prices.len() - usize::from(before + moved);
        let paid: u16 = prices[first..first + usize::from(moved)]
            .iter()
            .map(|price| u16::from(*price))
            .sum();
        state.display[cube.index()] += moved;
        self.remove_cubes(state, cube, space, moved);
        events.send(Event::Delivered {
            seat,
            cube,
            cubes: moved,
            from: space,
        });
        self.earn(state, seat, paid, events);
    }
}
