//! The management board, office by office, and the spaces on the company boards.

use smokestack_core::DataError;
use toml::Spanned;

use super::{Checker, FEE, MACHINES, Number, merged};
use crate::data::names::signed;
use crate::data::raw::{List, RawOffice, RawOwnSpace, RawSpace, RawWork};
use crate::data::{Names, Office, OwnSpace, Space, Work, expected_ids};

impl Checker<'_> {
    pub(super) fn spaces(&self) -> Result<Vec<Space>, DataError> {
        let list = self.raw.offices.get_ref();
        self.sourced(&self.raw.offices, "offices", &list.provenance)?;
        let mut spaces = Vec::new();
        for (place, (office, rows, rule)) in expected_ids::OFFICES.into_iter().enumerate() {
            let entry = list.rows.get(place).filter(|row| row.get_ref().id == office);
            let Some(row) = entry else {
                let what = format!("the {} should be office {}", office.name(), place + 1);
                let at = list.rows.get(place);
                let error = at.map(|row| self.error(row, Some(rule), what.clone()));
                return Err(error.unwrap_or_else(|| self.error(&self.raw.offices, Some(rule), what)));
            };
            let raw = row.get_ref();
            self.sourced(row, office.name(), &raw.provenance)?;
            self.rows(row, &raw.spaces, &expected_ids::spaces(office, rows), rule)?;
            for (place, space) in raw.spaces.iter().enumerate() {
                spaces.push(self.space(raw, space, place, rule)?);
            }
        }
        match list.rows.get(expected_ids::OFFICES.len()) {
            Some(row) => self.broken(row, "B-6.1", "this is one office too many"),
            None => Ok(spaces),
        }
    }

    fn space(
        &self,
        office: &RawOffice,
        row: &Spanned<RawSpace>,
        place: usize,
        rule: &'static str,
    ) -> Result<Space, DataError> {
        let raw = row.get_ref();
        let engineers = match office.id {
            Office::Bank => 1..=1,
            _ => 1..=i64::from(self.raw.params.get_ref().engineers),
        };
        let credits = i64::from(raw.surcharge) + i64::from(raw.cost);
        let numbers: [Number; 5] = [
            ("engineers", raw.engineers.into(), engineers, rule),
            ("surcharge", raw.surcharge.into(), FEE, "B-4.3"),
            ("cost", raw.cost.into(), 0..=15, rule),
            ("surcharge and cost", credits, 0..=15, rule),
            ("players", raw.players.into(), 2..=4, "B-16.2"),
        ];
        self.numbers(row, &raw.id, numbers)?;
        let Some(number) = work_number(office.id, raw.work, place, rule) else {
            let what = format!("{} does what belongs to another office", raw.id);
            return self.broken(row, rule, what);
        };
        self.numbers(row, &raw.id, [number])?;
        let list = &self.raw.offices.get_ref().provenance;
        Ok(Space {
            id: raw.id.clone(),
            name: self.space_name(office.id, raw)?,
            office: office.id,
            engineers: raw.engineers,
            surcharge: raw.surcharge,
            cost: raw.cost,
            work: work(raw.work),
            players: raw.players,
            provenance: merged(&merged(list, &office.provenance), &raw.provenance),
        })
    }

    /// The name of the row, or of the office if all its rows share one name; and the side if there are two.
    fn space_name(&self, office: Office, space: &RawSpace) -> Result<Names, DataError> {
        let names = &self.raw.names;
        let (row, side) = match (space.id.strip_suffix("_left"), space.id.strip_suffix("_right")) {
            (Some(row), _) => (row, Some(&names.sides.left)),
            (_, Some(row)) => (row, Some(&names.sides.right)),
            _ => (space.id.as_str(), None),
        };
        let rows = names.rows.get_ref();
        let Some(name) = rows.get(row).or_else(|| rows.get(office.name())) else {
            return Err(self.error(&names.rows, None, format!("there is no name for {row}")));
        };
        let name = match space.work {
            RawWork::Produce(modifier) => name.with("{n}", signed(modifier)),
            RawWork::Patent(position) => return Ok(name.with("{n}", position)),
            _ => name.clone(),
        };
        Ok(side.map_or(name.clone(), |side| side.with_names("{row}", &name)))
    }

    /// The spaces for construction (B-5.1) and for Sekibo (B-13.8).
    pub(super) fn own_spaces(&self) -> Result<(Vec<OwnSpace>, Vec<OwnSpace>), DataError> {
        let (raw, names) = (self.raw, &self.raw.names);
        let construction = expected_ids::numbered("construct", 4);
        let sekibo = expected_ids::numbered("sekibo", 2);
        Ok((
            self.own(
                &raw.construction_spaces,
                &construction,
                &names.construction_space,
                "B-5.1",
            )?,
            self.own(&raw.sekibo_spaces, &sekibo, &names.sekibo_space, "B-13.8")?,
        ))
    }

    fn own(
        &self,
        list: &List<RawOwnSpace>,
        ids: &[String],
        name: &Names,
        rule: &'static str,
    ) -> Result<Vec<OwnSpace>, DataError> {
        let list = self.list("the own spaces", list, ids, rule)?;
        let maximum = i64::from(self.raw.params.get_ref().engineers);
        let mut spaces = Vec::new();
        for (place, row) in list.rows.iter().enumerate() {
            let raw = row.get_ref();
            let engineers = ("engineers", raw.engineers.into(), 1..=maximum, rule);
            let surcharge = ("surcharge", raw.surcharge.into(), FEE, rule);
            self.numbers(row, &raw.id, [engineers, surcharge])?;
            spaces.push(OwnSpace {
                id: raw.id.clone(),
                name: name.with("{n}", place + 1),
                engineers: raw.engineers,
                surcharge: raw.surcharge,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        Ok(spaces)
    }
}

fn work(raw: RawWork) -> Work {
    match raw {
        RawWork::Produce(modifier) => Work::Produce(modifier),
        RawWork::Drops(count) => Work::Drops { count, flow: false },
        RawWork::FlowingDrops(count) => Work::Drops { count, flow: true },
        RawWork::Bank(credits) => Work::Bank(credits),
        RawWork::Rotate(segments) => Work::Rotate(segments),
        RawWork::Machines { excavators, mixers } => Work::Machines { excavators, mixers },
        RawWork::AnyMachines(count) => Work::AnyMachines(count),
        RawWork::Contracts(count) => Work::Contracts(count),
        RawWork::Patent(position) => Work::Patent(position - 1),
    }
}

/// The number in a space's work, if it belongs to this office; the printed positions of patents start from 1.
fn work_number(office: Office, raw: RawWork, place: usize, rule: &'static str) -> Option<Number> {
    let number: Number = match (office, raw) {
        (Office::TurbineStation, RawWork::Produce(n)) => ("produce", n.into(), -10..=10, rule),
        (Office::WaterManagement, RawWork::Drops(n) | RawWork::FlowingDrops(n)) => {
            ("drops", n.into(), 1..=4, rule)
        }
        (Office::Bank, RawWork::Bank(n)) => ("bank", n.into(), 1..=5, rule),
        (Office::Workshop, RawWork::Rotate(n)) => ("rotate", n.into(), 1..=6, rule),
        (Office::MachineryShop, RawWork::Machines { excavators, mixers }) => {
            let machines = i64::from(excavators) + i64::from(mixers);
            ("machines", machines, 1..=*MACHINES.end(), rule)
        }
        (Office::MachineryShop, RawWork::AnyMachines(n)) => {
            ("any_machines", n.into(), 1..=*MACHINES.end(), rule)
        }
        (Office::ContractOffice, RawWork::Contracts(n)) => ("contracts", n.into(), 1..=2, rule),
        (Office::PatentOffice, RawWork::Patent(n)) => {
            let printed = place as i64 + 1;
            ("patent", n.into(), printed..=printed, rule)
        }
        _ => return None,
    };
    Some(number)
}
