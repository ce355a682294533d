//! Companies and their boards, officers, the management board, and the introductory game.

use std::collections::BTreeSet;
use std::mem::discriminant;

use smokestack_core::DataError;
use toml::Spanned;

use super::super::fast::VALUES;
use super::super::names::signed;
use super::super::raw::{
    List, RawCompany, RawFixed, RawOffice, RawOwnSpace, RawSpace, RawUncovered, RawWork,
};
use super::super::{
    Ability, Company, Effect, Fixed, Names, Office, Officer, OwnSpace, Power, Space, Work, wanted,
};
use super::cards::any_machines;
use super::{Checker, FEE, MACHINES, Number, merged};
use crate::ids::{CompanyId, ContractId, OfficerId};

impl Checker<'_> {
    pub(super) fn companies(&self) -> Result<Vec<Company>, DataError> {
        let list = self.raw.companies.get_ref();
        self.sourced(&self.raw.companies, "companies", &list.provenance)?;
        let ids = wanted::ids(wanted::COMPANIES.map(|(id, ..)| id));
        self.rows(&self.raw.companies, &list.rows, &ids, "B-2.9")?;
        let rows = list.rows.iter().zip(wanted::COMPANIES);
        rows.map(|(row, (_, power, rule))| self.company(row, power, rule))
            .collect()
    }

    fn company(
        &self,
        row: &Spanned<RawCompany>,
        power: Power,
        rule: &'static str,
    ) -> Result<Company, DataError> {
        let raw = row.get_ref();
        self.check_board(row)?;
        if discriminant(&raw.power) != discriminant(&power) {
            return self.broken(row, rule, format!("{} has another power", raw.id));
        }
        let number = match raw.power {
            Power::Passing(n) | Power::ExtraEnergy(n) | Power::Discount(n) => n,
            Power::SecondProduction => 1,
        };
        self.numbers(row, &raw.id, [("power", number.into(), 1..=10, rule)])?;
        let (income, pieces) = (&raw.income, &raw.pieces);
        let income = [
            self.income(row, &income.base)?,
            self.income(row, &income.elevation)?,
            self.income(row, &income.conduit)?,
        ];
        let machines = income.iter().flatten().map(|effects| any_machines(effects)).sum();
        self.numbers(
            row,
            &raw.id,
            [("any_machines of all income", machines, MACHINES, "B-3.4")],
        )?;
        Ok(Company {
            id: raw.id.clone(),
            name: raw.name.clone(),
            colour: raw.colour.clone(),
            pieces: [pieces.base, pieces.elevation, pieces.conduit, pieces.powerhouse],
            income,
            bonus: raw.bonus,
            power: raw.power,
            provenance: merged(&self.raw.companies.get_ref().provenance, &raw.provenance),
        })
    }

    fn check_board(&self, row: &Spanned<RawCompany>) -> Result<(), DataError> {
        const COLOURS: [&str; 4] = ["red", "black", "green", "white"];
        let raw = row.get_ref();
        if !COLOURS.contains(&raw.colour.as_str()) {
            let what = format!(
                "{} is {}; a company is one of {}",
                raw.id,
                raw.colour,
                COLOURS.join(", ")
            );
            return self.broken(row, "B-2.9", what);
        }
        let pieces: [Number; 4] = [
            ("base pieces", raw.pieces.base.into(), 5..=5, "B-1.4"),
            ("elevation pieces", raw.pieces.elevation.into(), 5..=5, "B-1.4"),
            ("conduit pieces", raw.pieces.conduit.into(), 5..=5, "B-1.4"),
            ("powerhouse pieces", raw.pieces.powerhouse.into(), 4..=4, "B-1.4"),
        ];
        self.numbers(row, &raw.id, pieces)?;
        let bonus = raw.bonus.map(|n| ("bonus", n.into(), 0..=10, "B-7.2"));
        self.numbers(row, &raw.id, bonus)
    }

    /// Income by the piece that uncovers it, the first to the fifth (B-5.9).
    fn income(&self, row: &Spanned<RawCompany>, raw: &RawUncovered) -> Result<[Vec<Effect>; 6], DataError> {
        let id = &row.get_ref().id;
        let mut income: [Vec<Effect>; 6] = Default::default();
        for (nth, effects) in raw {
            let place = nth.parse().ok().filter(|n| (1..=5).contains(n));
            let Some(place): Option<usize> = place else {
                let what = format!("{id}: income is uncovered by piece 1 to 5, not {nth}");
                return self.broken(row, "B-5.9", what);
            };
            income[place] = self.effects(row, id, effects, "B-5.9")?;
        }
        Ok(income)
    }

    pub(super) fn officers(&self) -> Result<Vec<Officer>, DataError> {
        let list = self.raw.officers.get_ref();
        self.sourced(&self.raw.officers, "officers", &list.provenance)?;
        let ids = wanted::ids(wanted::OFFICERS.map(|(id, ..)| id));
        self.rows(&self.raw.officers, &list.rows, &ids, "B-2.9")?;
        let mut officers = Vec::new();
        for (row, (id, ability, rule)) in list.rows.iter().zip(wanted::OFFICERS) {
            let raw = row.get_ref();
            if discriminant(&raw.ability) != discriminant(&ability) {
                return self.broken(row, rule, format!("{id} has another ability"));
            }
            self.numbers(row, id, ability_number(raw.ability, rule))?;
            let credits = raw.credits.map(|n| ("credits", n.into(), 0..=30, "B-2.13"));
            self.numbers(row, id, credits)?;
            officers.push(Officer {
                id: raw.id.clone(),
                name: Names::same(&raw.name),
                ability: raw.ability,
                credits: raw.credits,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        Ok(officers)
    }

    pub(super) fn spaces(&self) -> Result<Vec<Space>, DataError> {
        let list = self.raw.offices.get_ref();
        self.sourced(&self.raw.offices, "offices", &list.provenance)?;
        let mut spaces = Vec::new();
        for (place, (office, rows, rule)) in wanted::OFFICES.into_iter().enumerate() {
            let found = list.rows.get(place).filter(|row| row.get_ref().id == office);
            let Some(row) = found else {
                let what = format!("the {} should be office {}", office.name(), place + 1);
                let at = list.rows.get(place);
                let error = at.map(|row| self.error(row, Some(rule), what.clone()));
                return Err(error.unwrap_or_else(|| self.error(&self.raw.offices, Some(rule), what)));
            };
            let raw = row.get_ref();
            self.sourced(row, office.name(), &raw.provenance)?;
            self.rows(row, &raw.spaces, &wanted::spaces(office, rows), rule)?;
            for (place, space) in raw.spaces.iter().enumerate() {
                spaces.push(self.space(raw, space, place, rule)?);
            }
        }
        match list.rows.get(wanted::OFFICES.len()) {
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
        let numbers: [Number; 4] = [
            ("engineers", raw.engineers.into(), engineers, rule),
            ("surcharge", raw.surcharge.into(), FEE, "B-4.3"),
            ("cost", raw.cost.into(), 0..=20, rule),
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

    /// The name of the row or, where all rows of an office have the same, of the office; and the side if there are two.
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
        let construction = wanted::numbered("construct", 4);
        let sekibo = wanted::numbered("sekibo", 2);
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
        let provenance = &list.get_ref().provenance;
        self.sourced(list, "the own spaces", provenance)?;
        self.rows(list, &list.get_ref().rows, ids, rule)?;
        let most = i64::from(self.raw.params.get_ref().engineers);
        let mut spaces = Vec::new();
        for (place, row) in list.get_ref().rows.iter().enumerate() {
            let raw = row.get_ref();
            let engineers = ("engineers", raw.engineers.into(), 1..=most, rule);
            let surcharge = ("surcharge", raw.surcharge.into(), FEE, rule);
            self.numbers(row, &raw.id, [engineers, surcharge])?;
            spaces.push(OwnSpace {
                id: raw.id.clone(),
                name: name.with("{n}", place + 1),
                engineers: raw.engineers,
                surcharge: raw.surcharge,
                provenance: merged(provenance, &raw.provenance),
            });
        }
        Ok(spaces)
    }

    /// Four companies, each with an officer and a starting contract, no piece twice (B-17.2).
    pub(super) fn introductory(&self) -> Result<Vec<Fixed>, DataError> {
        let rows = &self.raw.introductory.get_ref().rows;
        let mut seen = BTreeSet::new();
        let mut fixed = Vec::new();
        for row in rows {
            let RawFixed {
                company,
                officer,
                contract,
            } = row.get_ref();
            if let Some(twice) = [company, officer, contract]
                .into_iter()
                .find(|id| !seen.insert(*id))
            {
                return self.broken(row, "B-17.2", format!("{twice} stands twice"));
            }
            let contracts = wanted::contracts("starting", 4);
            fixed.push(Fixed {
                company: CompanyId(self.place(row, company, &wanted::COMPANIES.map(|(id, ..)| id))?),
                officer: OfficerId(self.place(row, officer, &wanted::OFFICERS.map(|(id, ..)| id))?),
                contract: ContractId(self.place(row, contract, &contracts)?),
            });
        }
        if fixed.len() != CompanyId::MOST {
            let what = format!("{} rows: there must be {}", fixed.len(), CompanyId::MOST);
            return self.broken(&self.raw.introductory, "B-17.2", what);
        }
        Ok(fixed)
    }

    fn place(&self, at: &Spanned<RawFixed>, id: &str, ids: &[impl AsRef<str>]) -> Result<u8, DataError> {
        match ids.iter().position(|one| one.as_ref() == id) {
            Some(place) => Ok(place as u8),
            None => self.broken(at, "B-17.2", format!("{id} is not one of the pieces asked for")),
        }
    }
}

fn ability_number(ability: Ability, rule: &'static str) -> Option<Number> {
    let values = VALUES as i64;
    match ability {
        Ability::BaseCost(n) => Some(("base_cost", n.into(), MACHINES, rule)),
        Ability::TopDamHolds(n) => Some(("top_dam_holds", n.into(), 3..=7, rule)),
        Ability::LeastOutput(n) => Some(("least_output", n.into(), 1..=20, rule)),
        Ability::MixersForConduits(n) => {
            Some(("mixers_for_conduits", n.into(), 1..=MACHINES.end() / values, rule))
        }
        Ability::CreditsForMachines(n) => Some(("credits_for_machines", n.into(), FEE, rule)),
        Ability::SpecialTile | Ability::Copies => None,
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

/// The number of a space's work, if it belongs to this office; the printed positions of patents go from 1.
fn work_number(office: Office, raw: RawWork, place: usize, rule: &'static str) -> Option<Number> {
    let number: Number = match (office, raw) {
        (Office::TurbineStation, RawWork::Produce(n)) => ("produce", n.into(), -10..=10, rule),
        (Office::WaterManagement, RawWork::Drops(n) | RawWork::FlowingDrops(n)) => {
            ("drops", n.into(), 1..=6, rule)
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
