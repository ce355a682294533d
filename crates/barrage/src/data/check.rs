//! Turns a file into checked data; every complaint names the line and, where one is broken, the rule.

mod cards;
mod companies;
mod map;
mod offices;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use smokestack_core::DataError;
use smokestack_core::scenario::line_of;
use toml::Spanned;

use super::fast::VALUES;
use super::raw::{List, RawData, RawList, Row};
use super::{Costs, Data, Fast, Params, Provenances, Track};

/// Machines of one payment or gain: a choice between them is listed machine by machine.
const MACHINES: RangeInclusive<i64> = 0..=10;
/// Credits to be paid at once.
const FEE: RangeInclusive<i64> = 0..=10;

/// A number of the file: what it is called, its value, what it may be, and the rule.
type Number = (&'static str, i64, RangeInclusive<i64>, &'static str);

pub(super) fn read(text: &str, version: String) -> Result<Data, DataError> {
    let raw: RawData = toml::from_str(text).map_err(|error| DataError {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        rule: None,
        what: error.message().replace('\n', " "),
    })?;
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
            fast: Fast::default(),
        };
        data.fast = Fast::new(&data);
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

    /// Numbers that fit the position and the lists of actions.
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
        wanted: &[String],
        rule: &'static str,
    ) -> Result<&'l RawList<R>, DataError> {
        let (rows, provenance) = (&list.get_ref().rows, &list.get_ref().provenance);
        self.sourced(list, what, provenance)?;
        self.rows(list, rows, wanted, rule)?;
        Ok(list.get_ref())
    }

    /// The rows of a list: the right ones, in order, each with known sources.
    fn rows<L, R: Row>(
        &self,
        list: &Spanned<L>,
        rows: &[Spanned<R>],
        wanted: &[String],
        rule: &'static str,
    ) -> Result<(), DataError> {
        for (place, row) in rows.iter().enumerate() {
            let id = row.get_ref().id();
            match wanted.get(place) {
                Some(wanted) if id == wanted => {}
                Some(wanted) => {
                    return self.broken(row, rule, format!("{id} stands where {wanted} should be"));
                }
                None => return self.broken(row, rule, format!("{id} is one row too many")),
            }
            self.sourced(row, id, row.get_ref().provenance())?;
        }
        match wanted.get(rows.len()) {
            Some(missing) => self.broken(list, rule, format!("{missing} is missing")),
            None => Ok(()),
        }
    }

    /// Only known kinds of provenance, and sources that stand in the list at the end.
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

    /// Checks the tables whose rows have no provenance of their own, and keeps theirs.
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

    fn params(&self) -> Result<Params, DataError> {
        let at = &self.raw.params;
        let p = at.get_ref();
        self.sourced(at, "params", &p.provenance)?;
        let numbers: [Number; 12] = [
            ("rounds", p.rounds.into(), 5..=5, "B-1.1"),
            ("start_vp", p.start_vp.into(), 0..=100, "B-2.13"),
            ("engineers", p.engineers.into(), 1..=12, "B-2.13"),
            ("credits", p.credits.into(), 0..=30, "B-2.13"),
            ("excavators", p.excavators.into(), 0..=30, "B-2.13"),
            ("mixers", p.mixers.into(), 0..=30, "B-2.13"),
            ("hand", p.hand.into(), 1..=5, "B-6.14"),
            ("red_fee", p.red_fee.into(), FEE, "B-1.7"),
            ("dam_levels", p.dam_levels.into(), 3..=3, "B-1.5"),
            ("power_from", p.power_from.into(), 1..=4, "B-12.1"),
            ("items_per_vp", p.items_per_vp.into(), 1..=100, "B-11.7"),
            ("vp_per_drop", p.vp_per_drop.into(), 0..=10, "B-11.8"),
        ];
        self.numbers(at, "params", numbers)?;
        Ok(p.clone())
    }

    fn costs(&self) -> Result<Costs, DataError> {
        let at = &self.raw.costs;
        let costs = at.get_ref();
        self.sourced(at, "costs", &costs.provenance)?;
        let lists = [
            ("base", &costs.base[..]),
            ("elevation", &costs.elevation),
            ("powerhouse", &costs.powerhouse),
        ];
        for (what, list) in lists {
            self.numbers(
                at,
                "costs",
                list.iter().map(|n| (what, i64::from(*n), MACHINES, "B-5.4")),
            )?;
        }
        let conduit = (
            "conduit",
            costs.conduit.into(),
            0..=MACHINES.end() / VALUES as i64,
            "B-5.4",
        );
        self.numbers(at, "costs", [conduit])?;
        Ok(costs.clone())
    }

    fn track(&self) -> Result<Track, DataError> {
        let at = &self.raw.track;
        let track = at.get_ref();
        self.sourced(at, "track", &track.provenance)?;
        let numbers: [Number; 5] = [
            ("section", track.section.into(), 1..=40, "B-9.5"),
            ("short", track.short.into(), 0..=20, "B-9.5"),
            ("first", track.first.into(), 0..=20, "B-9.1"),
            ("second", track.second.into(), 0..=20, "B-9.1"),
            ("tied_second", track.tied_second.into(), 0..=20, "B-9.2"),
        ];
        self.numbers(at, "track", numbers)?;
        let tied = track
            .tied_first
            .iter()
            .map(|n| ("tied_first", i64::from(*n), 0..=20, "B-9.2"));
        self.numbers(at, "track", tied)?;
        let energies: Vec<u8> = track.rewards.iter().map(|reward| reward.energy).collect();
        if energies.first() != Some(&0) || !energies.is_sorted_by(|a, b| a < b) {
            return self.broken(at, "B-9.3", "track: the rewards begin at energy 0 and rise");
        }
        for reward in &track.rewards {
            let credits = ("credits of a reward", reward.credits.into(), 0..=20, "B-9.3");
            let vp = ("vp of a reward", reward.vp.into(), -20..=20, "B-9.3");
            self.numbers(at, "track", [credits, vp])?;
        }
        Ok(track.clone())
    }
}

/// What a list says about its values, and where a row says otherwise.
fn merged(list: &Provenances, row: &Provenances) -> Provenances {
    let mut all = list.clone();
    all.extend(row.clone());
    all
}
