//! The two maps: checks their lines, and that everything is connected.

use smokestack_core::{DataError, Names, Provenance};
use toml::Spanned;

use super::places::Drawing;
use super::{Checker, MARKET_TILES};
use crate::data::raw::{RawLine, RawMap};
use crate::data::{Line, Location, LocationKind, Map, MapLookup, MarketSpace, Space};
use crate::ids::{Colour, LineId, LocationId, LocationSet, MarketId, SpaceId};

/// The maps in the order of the option `map`.
const MAPS: [&str; 2] = ["new_england", "germany"];

impl Checker<'_> {
    pub(super) fn maps(&self) -> Result<Vec<Map>, DataError> {
        let raw = &self.raw.maps;
        for (i, at) in raw.iter().enumerate() {
            self.must(
                MAPS.get(i) == Some(&at.get_ref().id.as_str()),
                at,
                "AI-1.1",
                || {
                    format!(
                        "{}: the maps must be {}, in this order",
                        at.get_ref().id,
                        MAPS.join(" and ")
                    )
                },
            )?;
        }
        self.must(raw.len() == MAPS.len(), &self.raw.game, "AI-1.1", || {
            format!("there must be two maps, {}", MAPS.join(" and "))
        })?;
        raw.iter().map(|at| self.map(at)).collect()
    }

    fn map(&self, at: &Spanned<RawMap>) -> Result<Map, DataError> {
        let raw = at.get_ref();
        self.mark(at, &raw.id, &raw.provenance, false)?;
        let Drawing {
            locations,
            spaces,
            markets,
            ..
        } = Drawing::new(self, at)?;
        let lines = self.lines(at, &locations)?;
        self.check_counts(at, &locations, &spaces, &lines, &markets)?;
        self.check_reach(at, &locations, &lines)?;
        self.check_colours(at, &locations)?;
        let lookup = MapLookup::new(&locations, &spaces, &lines, &markets);
        Ok(Map {
            id: raw.id.clone(),
            name: self.name(at, &raw.id, &raw.name.0)?,
            locations,
            spaces,
            lines,
            markets,
            provenance: raw.provenance.clone(),
            lookup,
        })
    }

    /// A row's own provenance, or its map's.
    pub(super) fn row_mark<T>(
        &self,
        at: &Spanned<T>,
        id: &str,
        holding: Option<&Provenance>,
        map: &RawMap,
    ) -> Result<Provenance, DataError> {
        match holding {
            Some(mark) => self.mark(at, id, mark, false).map(|()| mark.clone()),
            None => Ok(Provenance {
                from: map.provenance.from.clone(),
                r#ref: None,
                note: None,
                was: None,
            }),
        }
    }

    fn lines(&self, map: &Spanned<RawMap>, locations: &[Location]) -> Result<Vec<Line>, DataError> {
        let mut lines: Vec<Line> = Vec::new();
        for at in &map.get_ref().lines {
            let RawLine { id, provenance } = at.get_ref();
            let ends = self.ends(at, locations)?;
            let twice = lines
                .iter()
                .find(|line| line.ends == ends || line.ends == [ends[1], ends[0]]);
            let twice = twice.map(|line| format!("{id} is the line {} again", line.id));
            if let Some(what) = twice {
                return Err(self.error(at, "AI-11.1", what));
            }
            let [a, b] = ends.map(|end| &locations[end.index()].name);
            lines.push(Line {
                id: id.clone(),
                ends,
                label: Names::uniform("{a}–{b}")
                    .with_names("{a}", a)
                    .with_names("{b}", b),
                provenance: self.row_mark(at, id, provenance.as_ref(), map.get_ref())?,
            });
        }
        Ok(lines)
    }

    fn ends(&self, at: &Spanned<RawLine>, locations: &[Location]) -> Result<[LocationId; 2], DataError> {
        let id = &at.get_ref().id;
        let no_line = || {
            self.error(
                at,
                "AI-1.6",
                format!("{id:?} is no line: write \"boston--worcester\""),
            )
        };
        let (a, b) = id.split_once("--").ok_or_else(no_line)?;
        let mut ends = [LocationId(0); 2];
        for (end, place) in ends.iter_mut().zip([a, b]) {
            let entry = locations.iter().position(|l| l.id == place);
            let entry =
                entry.ok_or_else(|| self.error(at, "AI-1.6", format!("{id}: no place is called {place}")))?;
            self.must(locations[entry].kind != LocationKind::Ship, at, "AI-1.6", || {
                format!("{id}: {place} lies at sea, and a line joins two places on land")
            })?;
            *end = LocationId(entry as u8);
        }
        self.must(ends[0] != ends[1], at, "AI-1.6", || {
            format!("{id}: a line joins two different places")
        })?;
        Ok(ends)
    }

    fn check_counts(
        &self,
        at: &Spanned<RawMap>,
        locations: &[Location],
        spaces: &[Space],
        lines: &[Line],
        markets: &[MarketSpace],
    ) -> Result<(), DataError> {
        let markets_most = MarketId::CAPACITY.min(MARKET_TILES as usize);
        let room = [
            (locations.len(), LocationId::CAPACITY, "AI-1.2", "places"),
            (spaces.len(), SpaceId::CAPACITY, "AI-1.4", "spaces"),
            (lines.len(), LineId::CAPACITY, "AI-1.6", "lines"),
            (markets.len(), markets_most, "AI-2.7", "market spaces"),
        ];
        for (count, maximum, rule, what) in room {
            self.must(count <= maximum, at, rule, || {
                format!(
                    "{}: {count} {what} are too many: at most {maximum}",
                    at.get_ref().id
                )
            })?;
        }
        Ok(())
    }

    /// With all its counters a map is connected: every place can be reached from every other (AI-1.8).
    fn check_reach(
        &self,
        at: &Spanned<RawMap>,
        locations: &[Location],
        lines: &[Line],
    ) -> Result<(), DataError> {
        let sea = locations.iter().enumerate();
        let sea = sea.filter_map(|(i, l)| l.port.map(|port| [LocationId(i as u8), port]));
        let links: Vec<[LocationId; 2]> = lines.iter().map(|line| line.ends).chain(sea).collect();
        let mut reached = LocationSet::one(LocationId(0));
        loop {
            let before = reached;
            for [a, b] in &links {
                if reached.has(*a) || reached.has(*b) {
                    reached.insert(*a);
                    reached.insert(*b);
                }
            }
            if reached == before {
                break;
            }
        }
        let apart = (0..locations.len()).find(|i| !reached.has(LocationId(*i as u8)));
        match apart {
            Some(apart) => {
                let (first, apart) = (&locations[0].id, &locations[apart].id);
                let what = format!(
                    "{}: no chain of links leads from {first} to {apart}",
                    at.get_ref().id
                );
                Err(self.error(at, "AI-1.8", what))
            }
            None => Ok(()),
        }
    }

    /// Each location card allows building somewhere.
    fn check_colours(&self, at: &Spanned<RawMap>, locations: &[Location]) -> Result<(), DataError> {
        for colour in Colour::ALL {
            let towns = locations.iter().filter(|l| l.kind == LocationKind::Town);
            self.must(
                towns.into_iter().any(|l| l.colour == Some(colour)),
                at,
                "AI-1.3",
                || format!("{}: no town is {}", at.get_ref().id, colour.id()),
            )?;
        }
        Ok(())
    }
}
