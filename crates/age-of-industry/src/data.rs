//! Component data: read from a TOML file, validated once on load, and laid out for speed (AI-2.1, AI-2.2).

mod check;
mod earlier;
mod lookup;
mod raw;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::{DataError, Names, Provenance, Provenances, owners_version};

use crate::ids::{
    Card, Colour, Cube, Industry, LineId, LineSet, LocationId, LocationSet, MarketId, SpaceId, SpaceSet,
    StackId,
};

pub use earlier::Earlier;
pub(crate) use lookup::{LEVELS, Lookup, MapLookup, Tile};

/// Amounts that are the same on both maps.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Params {
    pub starting_money: u8,
    pub actions: u8,
    /// Actions per player in the first round (AI-3.3).
    pub first_round_actions: u8,
    /// Loans are taken and repaid in units of this amount (AI-4.3).
    pub loan_unit: u8,
    /// Interest per round for each unit (AI-16.1).
    pub interest: u8,
    /// The points lost at the end for each unit still owed (AI-17.7).
    pub loan_points: u8,
    /// Starting hands with 2, 3, 4 and 5 players (AI-2.8).
    pub hand: [u8; 4],
    /// Starting hands in the second edition.
    pub hand_second: [u8; 4],
    pub face_up: u8,
    pub hand_limit: u8,
    /// Cards of each kind that are removed from a two-player game (AI-18.1).
    pub removed_for_two: u8,
    /// Link counters in the left and right boxes (AI-2.2), and those added to the right box with two players (AI-18.2).
    pub counters_left: u8,
    pub counters_right: u8,
    pub counters_for_two: u8,
    /// The price of a counter, and the coal and iron for one from the right box (AI-11.3).
    pub link_cost: u8,
    pub link_coal: u8,
    pub link_iron: u8,
    pub money_per_point: u8,
    /// What a counter pays at the end, and the extra for each occupied space at its ends (AI-17.4).
    pub link_income: u8,
    pub link_income_per_space: u8,
    pub provenance: Provenances,
}

/// Contents of the box; none of it is a limit in play (AI-2.10, AI-2.11).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    pub coal_cubes: u8,
    pub iron_cubes: u8,
    pub loan_counters: u8,
    pub coins: u8,
    pub tiles_per_player: u8,
    pub provenance: Provenances,
}

/// The prices of a demand display's spaces, cheapest first (AI-8.2).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Demand {
    pub prices: Vec<u8>,
    /// What a cube costs while the display is empty (AI-8.3).
    pub empty: u8,
    pub provenance: Provenances,
}

/// One industry and its stacks, lowest level first.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct IndustryInfo {
    pub industry: Industry,
    pub name: Names,
    pub stacks: Vec<StackId>,
}

/// One stack on a player's display: tiles of one industry and level.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Stack {
    pub industry: Industry,
    /// Technology level and points (AI-1.12). A tile of level 0 cannot be built (AI-6.13).
    pub level: u8,
    pub count: u8,
    pub cost: u8,
    pub coal: u8,
    pub iron: u8,
    /// Cubes that come with the tile (AI-9.1).
    pub cubes: u8,
    /// The income when flipped (AI-1.13).
    pub income: u8,
    /// Ports: the goods that they take (AI-12.4).
    pub accepts: Vec<Industry>,
    pub provenance: Provenances,
}

impl Stack {
    pub const fn needs(&self, cube: Cube) -> u8 {
        match cube {
            Cube::Coal => self.coal,
            Cube::Iron => self.iron,
        }
    }
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct CardInfo {
    pub name: Names,
    pub count: u8,
    pub provenance: Provenances,
}

/// A kind of market tile (AI-12.5).
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct MarketTile {
    pub id: String,
    pub name: Names,
    pub accepts: Vec<Industry>,
    pub count: u8,
    pub provenance: Provenances,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LocationKind {
    Town,
    Village,
    Foreign,
    /// A ship space at sea (AI-1.5).
    Ship,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Location {
    pub id: String,
    pub kind: LocationKind,
    pub name: Names,
    /// Only towns and ship spaces have one.
    pub colour: Option<Colour>,
    pub spaces: Vec<SpaceId>,
    /// Has the port symbol beside its name (AI-1.2, AI-1.11).
    pub port_symbol: bool,
    pub markets: Vec<MarketId>,
    /// Ship spaces: the town with the port space at the other end of the sea link.
    pub port: Option<LocationId>,
    /// Ship spaces: the number of cubes on the coal import space beyond, if there is one (AI-2.6).
    pub import: Option<u8>,
    pub provenance: Provenance,
}

/// What is printed on a space (AI-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// No symbol: cotton mill, factory or iron works (AI-6.6).
    Open,
    Coal,
    Port,
    Ship,
}

impl Symbol {
    pub const fn takes(self, industry: Industry) -> bool {
        match self {
            Symbol::Open => {
                matches!(
                    industry,
                    Industry::CottonMill | Industry::Factory | Industry::IronWorks
                )
            }
            Symbol::Coal => matches!(industry, Industry::CoalMine),
            Symbol::Port => matches!(industry, Industry::Port),
            Symbol::Ship => matches!(industry, Industry::Ship),
        }
    }
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Space {
    /// `boston.1`
    pub id: String,
    pub location: LocationId,
    pub symbol: Symbol,
    /// The location's name, followed by a number if the location has several spaces.
    pub label: Names,
}

/// A printed rail line (AI-1.6).
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Line {
    /// `boston--worcester`
    pub id: String,
    pub ends: [LocationId; 2],
    /// "Boston–Worcester"
    pub label: Names,
    pub provenance: Provenance,
}

/// A place for a market tile (AI-2.7).
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct MarketSpace {
    /// `canada.m1`
    pub id: String,
    /// A foreign location or a ship space.
    pub location: LocationId,
    pub label: Names,
}

/// One side of the board (AI-1.1).
#[derive(Debug, Deserialize, Serialize)]
pub struct Map {
    pub id: String,
    pub name: Names,
    /// Land locations first, then ship spaces.
    pub locations: Vec<Location>,
    /// In the order of the locations, so that a location's spaces are consecutive.
    pub spaces: Vec<Space>,
    pub lines: Vec<Line>,
    pub markets: Vec<MarketSpace>,
    pub provenance: Provenance,
    #[serde(skip)]
    pub(crate) lookup: MapLookup,
}

/// All components, typed and validated.
#[derive(Debug, Deserialize, Serialize)]
pub struct Data {
    pub version: String,
    pub params: Params,
    pub contents: Contents,
    /// Coal, then iron.
    pub demand: [Demand; 2],
    /// In the order of [`Industry`].
    pub industries: Vec<IndustryInfo>,
    /// All stacks, industry by industry, lowest level first: a stack's index is its [`StackId`].
    pub stacks: Vec<Stack>,
    /// In the order of [`Card`].
    pub cards: Vec<CardInfo>,
    /// The names of the six colours, in the order of [`Colour`].
    pub colours: Vec<Names>,
    pub market_tiles: Vec<MarketTile>,
    /// In the order of the option `map`: New England, Germany.
    pub maps: Vec<Map>,
    /// Earlier sets of values.
    pub earlier: Vec<Earlier>,
    pub sources: BTreeMap<String, String>,
    #[serde(skip)]
    pub(crate) lookup: Lookup,
}

/// Which values are read from a data file: the standard ones, or the documented ones where playing showed that a value
/// had to be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Set {
    Play,
    Facts,
}

const STANDARD: &str = include_str!("../data/standard.toml");

/// The names that records use for the current data, and for the data before ship incomes were corrected.
pub(crate) const CURRENT_VERSION: &str = "standard-2";
pub(crate) const PREVIOUS_VERSION: &str = "standard-1";

impl Data {
    /// The standard component data.
    pub fn standard() -> Arc<Data> {
        static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| Arc::new(current()));
        DATA.clone()
    }

    /// The previous component data: games that name it continue with it.
    pub fn standard_1() -> Arc<Data> {
        static DATA: LazyLock<Arc<Data>> =
            LazyLock::new(|| Arc::new(current().with_values_of(PREVIOUS_VERSION)));
        DATA.clone()
    }

    /// The component data with every documented value uncorrected: the worked cases use it.
    pub fn facts() -> Arc<Data> {
        static DATA: LazyLock<Arc<Data>> =
            LazyLock::new(|| Arc::new(embedded("age-of-industry-facts", "facts-1", Set::Facts)));
        DATA.clone()
    }

    /// Parses an owner's file; records name it by its SHA-256.
    pub fn read(text: &str) -> Result<Arc<Data>, DataError> {
        check::read(text, owners_version(text), Set::Play).map(Arc::new)
    }

    pub fn stack(&self, id: StackId) -> &Stack {
        &self.stacks[id.index()]
    }

    pub fn industry(&self, industry: Industry) -> &IndustryInfo {
        &self.industries[industry.index()]
    }

    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    pub fn map(&self, id: &str) -> Option<&Map> {
        self.maps.iter().find(|map| map.id == id)
    }

    pub fn stack_ids(&self) -> impl Iterator<Item = StackId> + '_ {
        (0..self.stacks.len() as u8).map(StackId)
    }

    /// The stack for an industry and level.
    pub fn find_stack(&self, industry: Industry, level: u8) -> Option<StackId> {
        let mut stacks = self.industry(industry).stacks.iter().copied();
        stacks.find(|id| self.stack(*id).level == level)
    }
}

fn current() -> Data {
    embedded("age-of-industry", CURRENT_VERSION, Set::Play)
}

fn embedded(name: &str, version: &str, set: Set) -> Data {
    load(name, STANDARD, |text| check::read(text, version.to_owned(), set))
}

impl Packed for Data {
    fn complete(&mut self) {
        self.lookup = Lookup::new(&self.stacks, &self.market_tiles);
        for map in &mut self.maps {
            map.lookup = MapLookup::new(&map.locations, &map.spaces, &map.lines, &map.markets);
        }
    }
}

impl Map {
    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[id.index()]
    }

    pub fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[id.index()]
    }

    pub fn line(&self, id: LineId) -> &Line {
        &self.lines[id.index()]
    }

    pub fn market(&self, id: MarketId) -> &MarketSpace {
        &self.markets[id.index()]
    }

    pub fn location_ids(&self) -> impl Iterator<Item = LocationId> + '_ {
        (0..self.locations.len() as u8).map(LocationId)
    }

    pub fn space_ids(&self) -> impl Iterator<Item = SpaceId> + '_ {
        (0..self.spaces.len() as u8).map(SpaceId)
    }

    pub fn line_ids(&self) -> impl Iterator<Item = LineId> + '_ {
        (0..self.lines.len() as u8).map(LineId)
    }

    pub fn market_ids(&self) -> impl Iterator<Item = MarketId> + '_ {
        (0..self.markets.len() as u8).map(MarketId)
    }

    pub fn find_location(&self, id: &str) -> Option<LocationId> {
        let place = self.locations.iter().position(|l| l.id == id);
        place.map(|i| LocationId(i as u8))
    }

    pub fn find_space(&self, id: &str) -> Option<SpaceId> {
        let place = self.spaces.iter().position(|s| s.id == id);
        place.map(|i| SpaceId(i as u8))
    }

    pub fn find_line(&self, id: &str) -> Option<LineId> {
        let place = self.lines.iter().position(|l| l.id == id);
        place.map(|i| LineId(i as u8))
    }

    pub fn find_market(&self, id: &str) -> Option<MarketId> {
        let place = self.markets.iter().position(|m| m.id == id);
        place.map(|i| MarketId(i as u8))
    }

    /// The coal import space beyond a ship space, `ship_boston.coal` (AI-1.5).
    pub fn import_id(&self, space: SpaceId) -> Option<String> {
        let location = self.location(self.space(space).location);
        location.import.map(|_| format!("{}.coal", location.id))
    }

    pub fn find_import(&self, id: &str) -> Option<SpaceId> {
        let location = self.find_location(id.strip_suffix(".coal")?)?;
        let location = self.location(location);
        location.import.and(location.spaces.first().copied())
    }

    /// The spaces of a location.
    #[inline]
    pub fn spaces_of(&self, location: LocationId) -> SpaceSet {
        self.lookup.spaces_of[location.index()]
    }

    #[inline]
    pub fn location_of(&self, space: SpaceId) -> LocationId {
        self.lookup.location_of[space.index()]
    }

    /// The spaces that take an industry (AI-6.6, AI-6.7).
    #[inline]
    pub fn spaces_for(&self, industry: Industry) -> SpaceSet {
        self.lookup.takes[industry.index()]
    }

    /// The spaces of a colour (AI-6.4).
    #[inline]
    pub fn spaces_of_colour(&self, colour: Colour) -> SpaceSet {
        self.lookup.of_colour[colour.index()]
    }

    /// All rail lines.
    #[inline]
    pub fn all_lines(&self) -> LineSet {
        self.lookup.lines
    }

    #[inline]
    pub fn ends(&self, line: LineId) -> [LocationId; 2] {
        self.lookup.ends[line.index()]
    }

    /// Locations that carry the port symbol.
    pub fn port_symbols(&self) -> LocationSet {
        self.lookup.port_symbols
    }
}
