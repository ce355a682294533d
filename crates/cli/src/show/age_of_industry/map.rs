//! The map as lists: towns and ship spaces by colour, markets abroad, links by owner.

use crate::print_line;
use age_of_industry::data::{Location, LocationKind, Symbol};
use age_of_industry::{Colour, Industry, LocationId, MarketId, SpaceId};
use smokestack_core::Seat;

use super::Printer;

const COLOUR_WIDTH: usize = 9;
const TOWN_WIDTH: usize = 13;
/// The column width for places at sea and abroad.
const OVERSEAS_WIDTH: usize = 36;

impl Printer<'_> {
    /// One line per town, with all its spaces.
    pub(super) fn print_towns(&self) {
        print_line!("{}", self.text("towns"));
        self.for_each_by_colour(LocationKind::Town, |printer, location, colour| {
            let start = format!("{colour:<COLOUR_WIDTH$} {:<TOWN_WIDTH$}", printer.name(location));
            let is_numbered = location.spaces.len() > 1;
            let spaces = (1..).zip(&location.spaces).map(|(number, space)| {
                let tile = printer.space(*space);
                if is_numbered {
                    format!("{number} {tile}")
                } else {
                    tile
                }
            });
            printer.print_columns(&start, &spaces.collect::<Vec<_>>());
        });
    }

    /// One line per ship space: its tile, the coal and the market beyond it (AI-1.5).
    pub(super) fn print_ship_spaces(&self) {
        let imports = self.map.locations.iter().any(|place| place.import.is_some());
        print_line!("{}", self.text(if imports { "sea-coal" } else { "sea" }));
        self.for_each_by_colour(LocationKind::Ship, |printer, location, colour| {
            let port = location.port.map(|port| printer.name(printer.map.location(port)));
            let values = [
                ("place", printer.name(location).into()),
                ("port", port.unwrap_or_default().into()),
            ];
            let place = printer.text_with("ship-space", &values);
            let ship = |space: &SpaceId| printer.ship(*space, location.import);
            let mut ships: Vec<String> = location.spaces.iter().flat_map(ship).collect();
            ships.extend(location.markets.iter().map(|market| printer.market(*market)));
            printer.print_columns(
                &format!("{colour:<COLOUR_WIDTH$} {place:<OVERSEAS_WIDTH$}"),
                &ships,
            );
        });
    }

    /// The locations of one kind, with each colour's name next to its first location.
    fn for_each_by_colour(&self, kind: LocationKind, print: impl Fn(&Self, &Location, &str)) {
        for colour in Colour::ALL {
            let mut name = self.piece(colour.id());
            for location in &self.map.locations {
                if location.kind == kind && location.colour == Some(colour) {
                    print(self, location, &name);
                    name.clear();
                }
            }
        }
    }

    /// Foreign locations with their markets, and whether cubes can be bought there (AI-1.11).
    pub(super) fn print_foreign_locations(&self) {
        let places: Vec<LocationId> = self.map.location_ids().collect();
        print_line!("{}", self.text("abroad"));
        for location in places.into_iter().map(|id| self.map.location(id)) {
            if location.kind != LocationKind::Foreign {
                continue;
            }
            let mut name = self.name(location);
            if location.port_symbol {
                name = self.text_with("port-symbol", &[("place", name.into())]);
            }
            let markets: Vec<String> = location.markets.iter().map(|id| self.market(*id)).collect();
            self.print_columns(&format!("{:COLOUR_WIDTH$} {name:<OVERSEAS_WIDTH$}", ""), &markets);
        }
    }

    /// The number of free rail links, then each player's links.
    pub(super) fn print_links(&self) {
        let all = self.map.lines.len();
        let free = all.saturating_sub(self.open.built.len() as usize);
        let count = [("free", free.into()), ("all", all.into())];
        self.print_items(&self.text("links"), &[self.text_with("links-free", &count)]);
        for seat in Seat::all(self.names.table.players().len()) {
            let own_links = self.open.holding(seat).links;
            let own_links: Vec<String> = own_links
                .map(|line| self.piece(&self.map.line(line).id))
                .collect();
            self.print_columns(&format!("  {seat}"), &own_links);
        }
    }

    pub(super) fn name(&self, location: &Location) -> String {
        location.name.in_language(self.context.language_code()).to_owned()
    }

    /// A space such as `A Coal mine 1 ●●`, or the symbol for a free one.
    fn space(&self, space: SpaceId) -> String {
        let free = |industry: Industry| format!("· {}", self.piece(industry.id()));
        match (self.tile(space), self.map.space(space).symbol) {
            (Some(tile), _) => tile,
            (None, Symbol::Open) => "·".to_owned(),
            (None, Symbol::Coal) => free(Industry::CoalMine),
            (None, Symbol::Port) => free(Industry::Port),
            (None, Symbol::Ship) => free(Industry::Ship),
        }
    }

    fn tile(&self, space: SpaceId) -> Option<String> {
        let stack = self.data.stack(self.open.tile(space)?);
        let owner = self.open.owner(space)?;
        let mut tile = format!("{owner} {} {}", self.piece(stack.industry.id()), stack.level);
        // The cubes next to a ship are on the import space.
        if stack.industry != Industry::Ship {
            tile += &super::cubes(self.open.cubes_on(space));
        }
        if self.open.flipped.has(space) {
            tile += " ✓";
        }
        Some(tile)
    }

    /// A ship space, and the coal import space beyond it if there is one.
    fn ship(&self, space: SpaceId, import: Option<u8>) -> Vec<String> {
        let mut parts = vec![self.space(space)];
        parts.extend(import.map(|capacity| {
            let cubes_left = self.open.cubes_on(space);
            let cubes_taken = capacity.saturating_sub(cubes_left);
            "●".repeat(cubes_left.into()) + &"○".repeat(cubes_taken.into())
        }));
        parts
    }

    fn market(&self, market: MarketId) -> String {
        let tile = self.data.market_tiles.get(self.open.market_tile(market));
        let name = tile.map_or("", |tile| tile.name.in_language(self.context.language_code()));
        if self.open.market_flipped.has(market) {
            format!("{name} ✓")
        } else {
            name.to_owned()
        }
    }
}
