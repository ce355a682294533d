//! Turns a file into validated data; every error names the line and the rule that is broken, if any.

mod cards;
mod companies;
mod map;
mod numbers;
mod offices;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use smokestack_core::{DataError, line_of, read_toml};
use toml::Spanned;

use super::raw::{List, RawData, RawList, Row};
use super::{Data, Lookup, Provenances};

/// Machines in one payment or gain: a choice between them is listed machine by machine.
const MACHINES: RangeInclusive<i64> = 0..=10;
/// Credits to be paid at once.
const FEE: RangeInclusive<i64> = 0..=10;

/// A number in the file: its name, its value, the allowed range, and the rule.
type Number = (&'static str, i64, RangeInclusive<i64>, &'static str);

pub(super) fn read(text: &str, version: String) -> Result<Data, DataError> {
    let raw: RawData = read_toml(text)?;
    Checker { text, raw: &raw }.check(version)
}

struct Checker<'t> {
    text: &'t str,
    raw: &'t RawData,
}

impl Checker<'_> {
    fn check(&self, version: String) -> Result<Data, DataError> {
        let raw = self.raw;
        if raw.game.get_ref() != "barrage" {
            return Err(self.error(&raw.game, None, "the file must say game = \"barrage\""));
        }
        let (construction_spaces, sekibo_spaces) = self.own_spaces()?;
        let mut data = Data {
            version,
            params: self.params()?,
            costs: self.costs()?,
            track: self.track()?,
            contents: raw.r#box.get_ref().clone(),
            objective_vp: raw.objective_tiles.get_ref().vp,
            basins: self.basins()?,
            headstreams: self.headstreams()?,
            dams: self.dams()?,
            conduits: self.conduits()?,
            powerhouses: self.powerhouses()?,
            neutral: self.neutral()?,
            source_tiles: self.source_tiles()?,
            bonuses: self.bonuses()?,
            objectives: self.objectives()?,
            contracts: self.contracts()?,
            tiles: self.tiles()?,
            companies: self.companies()?,
            officers: self.officers()?,
            spaces: self.spaces()?,
            construction_spaces,
            sekibo_spaces,
            introductory: self.introductory()?,
            provenance: self.provenance()?,
            sources: raw.sources.clone(),
            lookup: Lookup::default(),
        };
        self.check_machines(&data)?;
        data.lookup = Lookup::new(&data);
        Ok(data)
    }

    fn error<T>(&self, at: &Spanned<T>, rule: Option<&'static str>, what: impl Into<String>) -> DataError {
        DataError {
            line: line_of(self.text, at.span().start),
            rule,
            what: what.into(),
        }
    }

    fn broken<T, R>(
        &self,
        at: &Spanned<T>,
        rule: &'static str,
        what: impl Into<String>,
    ) -> Result<R, DataError> {
        Err(self.error(at, Some(rule), what))
    }

    /// Checks that numbers fit into the position and the lists of actions.
    fn numbers<T>(
        &self,
        at: &Spanned<T>,
        of: &str,
        numbers: impl IntoIterator<Item = Number>,
    ) -> Result<(), DataError> {
        for (what, value, may_be, rule) in numbers {
            if !may_be.contains(&value) {
                let what = format!(
                    "{of}: {what} is {value}, not from {} to {}",
                    may_be.start(),
                    may_be.end()
                );
                return self.broken(at, rule, what);
            }
        }
        Ok(())
    }

    /// A list with the right rows and known sources.
    fn list<'l, R: Row>(
        &self,
        what: &str,
        list: &'l List<R>,
        required: &[String],
        rule: &'static str,
    ) -> Result<&'l RawList<R>, DataError> {
        let (rows, provenance) = (&list.get_ref().rows, &list.get_ref().provenance);
        self.sourced(list, what, provenance)?;
        self.rows(list, rows, required, rule)?;
        Ok(list.get_ref())
    }

    /// The rows of a list: the right ones, in order, each with known sources.
    fn rows<L, R: Row>(
        &self,
        list: &Spanned<L>,
        rows: &[Spanned<R>],
        required: &[String],
        rule: &'static str,
    ) -> Result<(), DataError> {
        for (place, row) in rows.iter().enumerate() {
            let id = row.get_ref().id();
            match required.get(place) {
                Some(required) if id == required => {}
                Some(required) => {
                    return self.broken(row, rule, format!("{id} is where {required} should be"));
                }
                None => return self.broken(row, rule, format!("{id} is one row too many")),
            }
            self.sourced(row, id, row.get_ref().provenance())?;
        }
        match required.get(rows.len()) {
            Some(missing) => self.broken(list, rule, format!("{missing} is missing")),
            None => Ok(()),
        }
    }

    /// Checks that provenances are of known kinds, and that their sources are in the list at the end.
    fn sourced<T>(&self, at: &Spanned<T>, of: &str, provenances: &Provenances) -> Result<(), DataError> {
        const KNOWN: [&str; 4] = ["rulebook-fr", "published", "derived", "reconstructed"];
        for (value, provenance) in provenances {
            if !KNOWN.contains(&provenance.from.as_str()) {
                let (from, known) = (&provenance.from, KNOWN.join(", "));
                let what = format!("{of}: {value} comes from {from:?}; it is one of {known}");
                return Err(self.error(at, None, what));
            }
            let mut sources = provenance.r#ref.iter().flat_map(|r| r.split_whitespace());
            if let Some(source) = sources.find(|s| !self.raw.sources.contains_key(*s)) {
                let what = format!("{of}: {value} refers to {source}, which is not among the sources");
                return Err(self.error(at, None, what));
            }
        }
        Ok(())
    }

    /// Checks the tables whose rows have no provenance of their own, and returns the tables' provenances.
    fn provenance(&self) -> Result<BTreeMap<String, Provenances>, DataError> {
        let raw = self.raw;
        let contents = BTreeMap::from([("all".to_owned(), raw.r#box.get_ref().provenance.clone())]);
        let neutral = &raw.neutral_dams.get_ref().provenance;
        let objectives = &raw.objective_tiles.get_ref().provenance;
        let introductory = &raw.introductory.get_ref().provenance;
        self.sourced(&raw.r#box, "box", &contents)?;
        self.sourced(&raw.neutral_dams, "neutral_dams", neutral)?;
        self.sourced(&raw.objective_tiles, "objective_tiles", objectives)?;
        self.sourced(&raw.introductory, "introductory", introductory)?;
        let tables = [
            ("neutral_dams", neutral),
            ("objective_tiles", objectives),
            ("introductory", introductory),
        ];
        Ok(tables
            .map(|(table, provenances)| (table.to_owned(), provenances.clone()))
            .into())
    }
}

/// The provenances of a list, overridden by those of a row.
fn merged(list: &Provenances, row: &Provenances) -> Provenances {
    let mut all = list.clone();
    all.extend(row.clone());
    all
}
