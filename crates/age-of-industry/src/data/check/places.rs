//! The places of a map with their spaces and market spaces, in data order.

use smokestack_core::{DataError, Provenance};
use toml::Spanned;

use super::{Checker, MAX_CUBES};
use crate::data::raw::{RawMap, RawName, RawShip, RawTown};
use crate::data::{Location, LocationKind, MarketSpace, Space, Symbol};
use crate::ids::{LocationId, MarketId, SpaceId};

/// A map under construction.
pub(super) struct Drawing<'c, 't> {
    checker: &'c Checker<'t>,
    at: &'c Spanned<RawMap>,
    pub locations: Vec<Location>,
    pub spaces: Vec<Space>,
    pub markets: Vec<MarketSpace>,
}

impl<'c, 't> Drawing<'c, 't> {
    /// Land first, then ship spaces.
    pub fn new(checker: &'c Checker<'t>, at: &'c Spanned<RawMap>) -> Result<Self, DataError> {
        let mut drawing = Drawing {
            checker,
            at,
            locations: Vec::new(),
            spaces: Vec::new(),
            markets: Vec::new(),
        };
        drawing.land()?;
        let land = drawing.locations.len();
        let mut ships = at.get_ref().ships.iter();
        ships.try_for_each(|ship| drawing.ship(ship, land))?;
        Ok(drawing)
    }

    fn land(&mut self) -> Result<(), DataError> {
        let map = self.at.get_ref();
        for town in &map.towns {
            self.town(town)?;
        }
        for at in &map.villages {
            let raw = at.get_ref();
            let location = self.location(
                at,
                (&raw.id, &raw.name, raw.provenance.as_ref()),
                LocationKind::Village,
            )?;
            self.add(location, &[], 0);
        }
        for at in &map.foreign {
            let raw = at.get_ref();
            let mut location = self.location(
                at,
                (&raw.id, &raw.name, raw.provenance.as_ref()),
                LocationKind::Foreign,
            )?;
            location.port_symbol = raw.port_symbol;
            self.checker.limits(
                at,
                &format!("{}: ", raw.id),
                &[(raw.markets, 0, 9, "AI-1.2", "markets")],
            )?;
            self.add(location, &[], raw.markets);
        }
        Ok(())
    }

    fn town(&mut self, at: &Spanned<RawTown>) -> Result<(), DataError> {
        let raw = at.get_ref();
        let mut location = self.location(
            at,
            (&raw.id, &raw.name, raw.provenance.as_ref()),
            LocationKind::Town,
        )?;
        location.colour = Some(raw.colour);
        let spaces = raw.spaces.len();
        self.checker.must((1..=4).contains(&spaces), at, "AI-1.2", || {
            format!("{} has {spaces} spaces: a town has 1 to 4", raw.id)
        })?;
        self.checker
            .must(!raw.spaces.contains(&Symbol::Ship), at, "AI-1.5", || {
                format!(
                    "{}: a ship space lies at sea and stands in the list `ships`",
                    raw.id
                )
            })?;
        self.add(location, &raw.spaces, 0);
        Ok(())
    }

    fn ship(&mut self, at: &Spanned<RawShip>, land: usize) -> Result<(), DataError> {
        let raw = at.get_ref();
        let mut location = self.location(
            at,
            (&raw.id, &raw.name, raw.provenance.as_ref()),
            LocationKind::Ship,
        )?;
        let town = self.locations[..land].iter().position(|l| l.id == raw.port);
        let has_port = |town: &usize| {
            self.spaces
                .iter()
                .any(|s| s.location.index() == *town && s.symbol == Symbol::Port)
        };
        let Some(town) = town.filter(has_port) else {
            let what = format!("{}: {} is no town with a port space", raw.id, raw.port);
            return Err(self.checker.error(at, "AI-1.5", what));
        };
        if let Some(cubes) = raw.import {
            self.checker.limits(
                at,
                &format!("{}: ", raw.id),
                &[(cubes, 1, MAX_CUBES, "AI-2.6", "import")],
            )?;
        }
        location.colour = Some(raw.colour);
        location.port = Some(LocationId(town as u8));
        location.import = raw.import;
        self.add(location, &[Symbol::Ship], u8::from(raw.market));
        Ok(())
    }

    /// What all kinds of places have: an id, a name and a mark.
    fn location<T>(
        &self,
        at: &Spanned<T>,
        (id, name, mark): (&str, &RawName, Option<&Provenance>),
        kind: LocationKind,
    ) -> Result<Location, DataError> {
        self.checker.id(at, id, "AI-1.2")?;
        let twice = self.locations.iter().any(|l| l.id == id);
        self.checker
            .must(!twice, at, "AI-1.2", || format!("the place {id} appears twice"))?;
        Ok(Location {
            id: id.to_owned(),
            kind,
            name: self.checker.name(at, id, &name.0)?,
            colour: None,
            spaces: Vec::new(),
            port_symbol: false,
            markets: Vec::new(),
            port: None,
            import: None,
            provenance: self.checker.row_mark(at, id, mark, self.at.get_ref())?,
        })
    }

    /// Appends a place with its spaces and market spaces; where there are several, a number follows each name.
    fn add(&mut self, mut location: Location, symbols: &[Symbol], markets: u8) {
        let here = LocationId(self.locations.len() as u8);
        let label = |number: usize, of: usize| match of {
            1 => location.name.clone(),
            _ => location.name.followed_by(&number.to_string()),
        };
        for (number, symbol) in (1..).zip(symbols) {
            location.spaces.push(SpaceId(self.spaces.len() as u8));
            self.spaces.push(Space {
                id: format!("{}.{number}", location.id),
                location: here,
                symbol: *symbol,
                label: label(number, symbols.len()),
            });
        }
        for number in 1..=usize::from(markets) {
            location.markets.push(MarketId(self.markets.len() as u8));
            self.markets.push(MarketSpace {
                id: format!("{}.m{number}", location.id),
                location: here,
                label: label(number, markets.into()),
            });
        }
        self.locations.push(location);
    }
}
