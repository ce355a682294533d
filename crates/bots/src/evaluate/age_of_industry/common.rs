//! Features common to all seats: how long the game lasts, and what each group of connected locations (region) offers.

use age_of_industry::data::LocationKind;
use age_of_industry::{
    AgeOfIndustry, Cube, Data, Industry, LocationId, LocationSet, Map, MarketId, PublicState,
};
use smokestack_core::{Game as _, Seat};

use super::AgeOfIndustryWeights;

/// The goods that are sold: cotton, and what factories make.
pub(crate) const fn goods_index(industry: Industry) -> Option<usize> {
    match industry {
        Industry::CottonMill => Some(0),
        Industry::Factory => Some(1),
        _ => None,
    }
}

/// What a group of connected locations offers, stored at the index of its first member.
#[derive(Clone, Copy, Default)]
pub(crate) struct Region {
    /// Outlets for each kind of goods: those available now, and the expected number of those that may be built.
    pub open: [f64; 2],
    pub maybe: [f64; 2],
    /// The best of the regions one link away.
    pub near: [f64; 2],
    /// Unflipped mills and factories.
    pub mills: [f64; 2],
    /// Cubes at sources.
    pub cubes: [f64; 2],
}

pub(crate) struct CommonFeatures<'p> {
    pub game: &'p AgeOfIndustry,
    pub w: &'p AgeOfIndustryWeights,
    pub data: &'p Data,
    pub map: &'p Map,
    pub open: &'p PublicState,
    pub seats: usize,
    /// Future rounds, estimated from the cards.
    pub rounds: f64,
    /// Locations with demand access (AI-1.11).
    pub access: LocationSet,
    regions: [Region; LocationId::CAPACITY],
}

impl<'p> CommonFeatures<'p> {
    pub fn new(
        game: &'p AgeOfIndustry,
        w: &'p AgeOfIndustryWeights,
        state: &'p PublicState,
    ) -> CommonFeatures<'p> {
        let seats = smokestack_core::Game::seats(game);
        let mut common = CommonFeatures {
            game,
            w,
            data: game.component_data(),
            map: game.map(),
            open: state,
            seats,
            rounds: rounds_left(w, game, state),
            access: LocationSet::EMPTY,
            regions: [Region::default(); LocationId::CAPACITY],
        };
        common.add_ports();
        common.add_markets();
        common.add_tiles();
        common.add_neighbours();
        common
    }

    #[inline]
    fn region_index(&self, location: LocationId) -> usize {
        self.open.connected(location).first().map_or(0, LocationId::index)
    }

    #[inline]
    pub fn region(&self, location: LocationId) -> &Region {
        &self.regions[self.region_index(location)]
    }

    fn add_ports(&mut self) {
        for port in self.open.tiles_of(Industry::Port) {
            let location = self.map.location_of(port);
            self.access = self.access.or(self.open.connected(location));
            let Some(stack) = self.open.tile(port) else {
                continue;
            };
            if !self.open.flipped.has(port) {
                let region = self.region_index(location);
                for good in self
                    .data
                    .stack(stack)
                    .accepts
                    .iter()
                    .filter_map(|i| goods_index(*i))
                {
                    self.regions[region].open[good] += 1.0;
                }
            }
        }
        for symbol in self.map.port_symbols() {
            self.access = self.access.or(self.open.connected(symbol));
        }
        for space in self.map.spaces_for(Industry::Port).without(self.open.occupied) {
            let region = self.region_index(self.map.location_of(space));
            self.regions[region].maybe[0] += self.w.port_to_come;
            self.regions[region].maybe[1] += self.w.port_to_come;
        }
    }

    fn add_markets(&mut self) {
        for market in self.map.market_ids() {
            if self.open.market_flipped.has(market) {
                continue;
            }
            let location = self.map.market(market).location;
            let place = self.map.location(location);
            let beyond_sea = place.kind == LocationKind::Ship;
            let is_reachable = !beyond_sea || place.spaces.iter().all(|ship| self.open.occupied.has(*ship));
            let region = self.region_index(location);
            for good in self.accepted_goods(market) {
                if is_reachable {
                    self.regions[region].open[good] += 1.0;
                } else {
                    self.regions[region].maybe[good] += self.w.market_to_come;
                }
            }
        }
    }

    pub fn accepted_goods(&self, market: MarketId) -> impl Iterator<Item = usize> + use<'p> {
        let tile = &self.data.market_tiles[self.open.market_tile(market)];
        tile.accepts.iter().filter_map(|industry| goods_index(*industry))
    }

    fn add_tiles(&mut self) {
        for (good, industry) in [Industry::CottonMill, Industry::Factory].into_iter().enumerate() {
            for mill in self.open.tiles_of(industry).without(self.open.flipped) {
                let region = self.region_index(self.map.location_of(mill));
                self.regions[region].mills[good] += 1.0;
            }
        }
        for cube in Cube::ALL {
            for source in self.open.sources(cube) {
                let region = self.region_index(self.map.location_of(source));
                self.regions[region].cubes[cube.index()] += f64::from(self.open.cubes_on(source));
            }
        }
    }

    fn add_neighbours(&mut self) {
        for line in self.map.all_lines().without(self.open.built) {
            let [one, other] = self.map.ends(line);
            let (one, other) = (self.region_index(one), self.region_index(other));
            if one == other {
                continue;
            }
            for (here, there) in [(one, other), (other, one)] {
                for good in 0..2 {
                    let neighbour_demand = self.regions[there].open[good] + self.regions[there].maybe[good];
                    let nearby_demand = &mut self.regions[here].near[good];
                    if neighbour_demand > *nearby_demand {
                        *nearby_demand = neighbour_demand;
                    }
                }
            }
        }
    }

    /// Rounds in which interest is still due.
    pub fn interest_rounds(&self) -> f64 {
        self.rounds + 1.0
    }

    /// The probability that this number of cubes at a location is used up. It depends on how many cubes are used in the
    /// region in future rounds, and on how many others are there.
    pub fn use_up_probability(&self, cube: Cube, cubes: f64, location: LocationId) -> f64 {
        if cubes <= 0.0 {
            return 1.0;
        }
        let places = f64::from(self.open.connected(location).len());
        let share = ((places + 3.0) / (0.5 * self.map.locations.len() as f64)).min(1.0);
        let used_per_round = match cube {
            Cube::Coal => self.w.coal_per_round,
            Cube::Iron => self.w.iron_per_round,
        };
        let consumption = used_per_round * self.seats as f64 * (self.rounds + 0.5) * share;
        let cubes_in_region = self.region(location).cubes[cube.index()].max(cubes);
        let rival_cubes = self.w.cubes_of_others * (cubes_in_region - cubes);
        let chance = (consumption / (cubes + rival_cubes)).min(1.0).sqrt();
        chance * chance.sqrt() * 0.95
    }

    /// The probability that an outlet for these goods is used.
    pub fn outlet_use_probability(&self, goods: impl Iterator<Item = usize>, location: LocationId) -> f64 {
        let region = self.region(location);
        let mut mills = 0.0;
        let mut outlets = 0.0_f64;
        for good in goods {
            mills += region.mills[good];
            outlets = outlets.max(region.open[good]);
        }
        let now = mills / outlets.max(1.0);
        let later_weight = self.w.used_later * (self.rounds / 6.0).min(1.0);
        let time = ((self.rounds + 0.5) / 2.0).min(1.0);
        self.w.sold * (0.8 * now + later_weight).min(1.0) * time
    }

    /// Whether the first tile behind the level-0 tiles could be built anywhere: a factory where coal is available, a
    /// ship at a port.
    pub fn has_site(&self, seat: Seat, industry: Industry) -> bool {
        if industry == Industry::Ship {
            return !self.game.free_sites(self.open, seat, industry).is_empty();
        }
        let mut buyers = self.access.into_iter();
        !self.open.sources(Cube::Coal).is_empty() || buyers.any(|town| !self.map.spaces_of(town).is_empty())
    }

    /// The price of `count` cubes at a location: nothing from a source, otherwise the prices of the display (AI-7.7,
    /// AI-8.2). `None` if they are not available.
    pub fn cost(&self, cube: Cube, count: u8, location: LocationId) -> Option<f64> {
        let cubes_in_region = self.region(location).cubes[cube.index()];
        let missing_cubes = (f64::from(count) - cubes_in_region).max(0.0);
        if missing_cubes == 0.0 {
            return Some(0.0);
        }
        let price = f64::from(self.game.price(self.open, cube)) + 0.25 * (missing_cubes - 1.0);
        self.access.has(location).then_some(missing_cubes * price)
    }
}

/// Future rounds: the game ends when the pile and a player's hand are empty, or with the pile (AI-17.1).
pub(super) fn rounds_left(w: &AgeOfIndustryWeights, game: &AgeOfIndustry, state: &PublicState) -> f64 {
    let seats = game.seats();
    if game.pile_ends_game() {
        return f64::from(state.pile) / seats as f64 * w.rounds_per_card;
    }
    let hands = Seat::all(seats).map(|seat| state.holding(seat).hand);
    let smallest_hand = hands.clone().min().unwrap_or(0);
    if state.pile == 0 {
        return f64::from(smallest_hand) * w.rounds_per_last_card;
    }
    let cards: u32 = hands.map(u32::from).sum::<u32>() + u32::from(state.pile);
    f64::from(cards) / seats as f64 * w.rounds_per_card
}
