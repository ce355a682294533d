//! Lookup tables with the same data, for code that runs at every one of millions of decisions.

use super::{Line, Location, LocationKind, MarketSpace, MarketTile, Space, Stack};
use crate::ids::{
    Colour, Industry, LineId, LineSet, LocationId, LocationSet, MarketId, MarketSet, SpaceId, SpaceSet,
    StackId,
};

/// The maximum number of tiles of one industry on a display.
pub(crate) const MAX_TILES: usize = 24;
/// All levels are below this.
pub(crate) const LEVELS: usize = 8;

/// What a stack's tiles cost and bring.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tile {
    pub cost: u8,
    pub coal: u8,
    pub iron: u8,
    pub cubes: u8,
    pub income: u8,
    pub level: u8,
    /// A bit set of the industries whose goods a port takes.
    pub accepts: u8,
}

#[derive(Debug, Clone)]
pub(crate) struct Lookup {
    pub tiles: [Tile; StackId::CAPACITY],
    pub industry: [Industry; StackId::CAPACITY],
    /// The tiles of each industry in the order in which they leave the display (AI-6.12).
    pub sequence: [[StackId; MAX_TILES]; Industry::COUNT],
    /// The number of tiles of each industry.
    pub total: [u8; Industry::COUNT],
    /// For each kind of market tile, a bit set of the industries whose goods it takes.
    pub market_accepts: [u8; 8],
}

/// Empty tables, filled in by [`super::Packed::complete`].
impl Default for Lookup {
    fn default() -> Lookup {
        Lookup::new(&[], &[])
    }
}

impl Lookup {
    pub fn new(stacks: &[Stack], market_tiles: &[MarketTile]) -> Lookup {
        let mut lookup = Lookup {
            tiles: [Tile::default(); StackId::CAPACITY],
            industry: [Industry::CottonMill; StackId::CAPACITY],
            sequence: [[StackId(0); MAX_TILES]; Industry::COUNT],
            total: [0; Industry::COUNT],
            market_accepts: [0; 8],
        };
        for (i, stack) in stacks.iter().enumerate() {
            lookup.tiles[i] = Tile {
                cost: stack.cost,
                coal: stack.coal,
                iron: stack.iron,
                cubes: stack.cubes,
                income: stack.income,
                level: stack.level,
                accepts: bits(&stack.accepts),
            };
            lookup.industry[i] = stack.industry;
            let total = &mut lookup.total[stack.industry.index()];
            for _ in 0..stack.count {
                lookup.sequence[stack.industry.index()][usize::from(*total)] = StackId(i as u8);
                *total += 1;
            }
        }
        for (accepts, tile) in lookup.market_accepts.iter_mut().zip(market_tiles) {
            *accepts = bits(&tile.accepts);
        }
        lookup
    }
}

fn bits(industries: &[Industry]) -> u8 {
    industries
        .iter()
        .fold(0, |bits, industry| bits | 1 << industry.index())
}

const NOWHERE: LocationId = LocationId(0);

/// One map as tables and sets.
#[derive(Debug, Clone)]
pub(crate) struct MapLookup {
    pub spaces_of: [SpaceSet; LocationId::CAPACITY],
    pub location_of: [LocationId; SpaceId::CAPACITY],
    /// The spaces that take each industry (AI-6.6, AI-6.7).
    pub takes: [SpaceSet; Industry::COUNT],
    /// The spaces of each colour (AI-6.4).
    pub of_colour: [SpaceSet; Colour::COUNT],
    /// Locations with four or more spaces, where each player may have two tiles (AI-6.9).
    pub big: LocationSet,
    pub lines_at: [LineSet; LocationId::CAPACITY],
    pub ends: [[LocationId; 2]; LineId::CAPACITY],
    pub lines: LineSet,
    pub port_symbols: LocationSet,
    /// Ship spaces, and the port town of each.
    pub ships: SpaceSet,
    pub port_of: [LocationId; SpaceId::CAPACITY],
    /// The ship spaces of each port town.
    pub ships_of: [SpaceSet; LocationId::CAPACITY],
    pub market_location: [LocationId; MarketId::CAPACITY],
    pub markets_at: [MarketSet; LocationId::CAPACITY],
    /// The ship space before a market beyond the sea (AI-12.6); a market on land has none.
    pub market_ship: [Option<SpaceId>; MarketId::CAPACITY],
    /// Markets in foreign locations.
    pub land_markets: MarketSet,
    /// What a line's end scores without any tile: 1 for a village, 1 for each market space (AI-17.4).
    pub always: [u8; LocationId::CAPACITY],
    /// The locations that are connected before there is any counter: by sea links alone (AI-1.7).
    pub by_sea: [LocationSet; LocationId::CAPACITY],
    /// The other ends of a location's sea links.
    pub sea_near: [LocationSet; LocationId::CAPACITY],
}

/// Empty tables, filled in by [`super::Packed::complete`].
impl Default for MapLookup {
    fn default() -> MapLookup {
        MapLookup::new(&[], &[], &[], &[])
    }
}

impl MapLookup {
    pub fn new(
        locations: &[Location],
        spaces: &[Space],
        lines: &[Line],
        markets: &[MarketSpace],
    ) -> MapLookup {
        let mut lookup = MapLookup {
            spaces_of: [SpaceSet::EMPTY; LocationId::CAPACITY],
            location_of: [NOWHERE; SpaceId::CAPACITY],
            takes: [SpaceSet::EMPTY; Industry::COUNT],
            of_colour: [SpaceSet::EMPTY; Colour::COUNT],
            big: LocationSet::EMPTY,
            lines_at: [LineSet::EMPTY; LocationId::CAPACITY],
            ends: [[NOWHERE; 2]; LineId::CAPACITY],
            lines: LineSet::EMPTY,
            port_symbols: LocationSet::EMPTY,
            ships: SpaceSet::EMPTY,
            port_of: [NOWHERE; SpaceId::CAPACITY],
            ships_of: [SpaceSet::EMPTY; LocationId::CAPACITY],
            market_location: [NOWHERE; MarketId::CAPACITY],
            markets_at: [MarketSet::EMPTY; LocationId::CAPACITY],
            market_ship: [None; MarketId::CAPACITY],
            land_markets: MarketSet::EMPTY,
            always: [0; LocationId::CAPACITY],
            by_sea: [LocationSet::EMPTY; LocationId::CAPACITY],
            sea_near: [LocationSet::EMPTY; LocationId::CAPACITY],
        };
        for (i, space) in spaces.iter().enumerate() {
            lookup.take_in_space(SpaceId(i as u8), space, &locations[space.location.index()]);
        }
        for (i, location) in locations.iter().enumerate() {
            lookup.take_in_location(LocationId(i as u8), location);
        }
        for (i, line) in lines.iter().enumerate() {
            let id = LineId(i as u8);
            lookup.lines.insert(id);
            lookup.ends[i] = line.ends;
            line.ends
                .iter()
                .for_each(|end| lookup.lines_at[end.index()].insert(id));
        }
        for (i, market) in markets.iter().enumerate() {
            let location = &locations[market.location.index()];
            lookup.market_location[i] = market.location;
            lookup.markets_at[market.location.index()].insert(MarketId(i as u8));
            if location.kind == LocationKind::Ship {
                lookup.market_ship[i] = location.spaces.first().copied();
            } else {
                lookup.land_markets.insert(MarketId(i as u8));
                lookup.always[market.location.index()] += 1;
            }
        }
        lookup.join_by_sea(locations);
        lookup
    }

    fn take_in_space(&mut self, id: SpaceId, space: &Space, location: &Location) {
        self.spaces_of[space.location.index()].insert(id);
        self.location_of[id.index()] = space.location;
        for industry in Industry::ALL.into_iter().filter(|i| space.symbol.takes(*i)) {
            self.takes[industry.index()].insert(id);
        }
        if let Some(colour) = location.colour {
            self.of_colour[colour.index()].insert(id);
        }
        if let Some(port) = location.port {
            self.ships.insert(id);
            self.port_of[id.index()] = port;
            self.ships_of[port.index()].insert(id);
        }
    }

    fn take_in_location(&mut self, id: LocationId, location: &Location) {
        if location.spaces.len() >= 4 {
            self.big.insert(id);
        }
        if location.port_symbol {
            self.port_symbols.insert(id);
        }
        if location.kind == LocationKind::Village {
            self.always[id.index()] = 1;
        }
    }

    fn join_by_sea(&mut self, locations: &[Location]) {
        for i in 0..locations.len() {
            self.by_sea[i] = LocationSet::one(LocationId(i as u8));
        }
        for (i, location) in locations.iter().enumerate() {
            let Some(port) = location.port else { continue };
            let ship = LocationId(i as u8);
            self.sea_near[i].insert(port);
            self.sea_near[port.index()].insert(ship);
            let all = self.by_sea[i].or(self.by_sea[port.index()]);
            all.into_iter()
                .for_each(|member| self.by_sea[member.index()] = all);
        }
    }
}
