//! Companies and their boards, officers, and the line-up of the introductory game.

use std::collections::BTreeSet;
use std::mem::discriminant;

use smokestack_core::DataError;
use toml::Spanned;

use super::cards::any_machines;
use super::{Checker, FEE, MACHINES, Number, merged};
use crate::data::lookup::VALUES;
use crate::data::raw::{RawCompany, RawFixed, RawUncovered};
use crate::data::{Ability, Company, Effect, Fixed, Names, Officer, Power, expected_ids};
use crate::ids::{CompanyId, ContractId, OfficerId};

impl Checker<'_> {
    pub(super) fn companies(&self) -> Result<Vec<Company>, DataError> {
        let ids = expected_ids::ids(expected_ids::COMPANIES.map(|(id, ..)| id));
        let list = self.list("companies", &self.raw.companies, &ids, "B-2.9")?;
        let rows = list.rows.iter().zip(expected_ids::COMPANIES);
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
        let all: Vec<Effect> = income.iter().flatten().flatten().copied().collect();
        let waiting = all.iter().filter(|effect| !effect.is_fixed()).count();
        let numbers: [Number; 3] = [
            (
                "any_machines of all income",
                any_machines(&all),
                MACHINES,
                "B-3.4",
            ),
            ("the number of all incomes", all.len() as i64, 0..=24, "B-3.4"),
            (
                "the number of incomes with a choice or a turn",
                waiting as i64,
                0..=12,
                "B-3.4",
            ),
        ];
        self.numbers(row, &raw.id, numbers)?;
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

    /// Income by the piece that uncovers it, from the first to the fifth (B-5.9).
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
            if income[place]
                .iter()
                .any(|effect| matches!(effect, Effect::Free(_)))
            {
                return self.broken(row, "B-5.9", format!("{id}: no income builds a structure"));
            }
        }
        Ok(income)
    }

    pub(super) fn officers(&self) -> Result<Vec<Officer>, DataError> {
        let ids = expected_ids::ids(expected_ids::OFFICERS.map(|(id, ..)| id));
        let list = self.list("officers", &self.raw.officers, &ids, "B-2.9")?;
        let mut officers = Vec::new();
        for (row, (id, ability, rule)) in list.rows.iter().zip(expected_ids::OFFICERS) {
            let raw = row.get_ref();
            if discriminant(&raw.ability) != discriminant(&ability) {
                return self.broken(row, rule, format!("{id} has another ability"));
            }
            self.numbers(row, id, ability_number(raw.ability, rule))?;
            let credits = raw.credits.map(|n| ("credits", n.into(), 0..=30, "B-2.13"));
            self.numbers(row, id, credits)?;
            officers.push(Officer {
                id: raw.id.clone(),
                name: Names::uniform(&raw.name),
                ability: raw.ability,
                credits: raw.credits,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        Ok(officers)
    }

    /// Four companies, each with an officer and a starting contract, without repetitions (B-17.2).
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
                return self.broken(row, "B-17.2", format!("{twice} appears twice"));
            }
            let contracts = expected_ids::contracts("starting", 4);
            fixed.push(Fixed {
                company: CompanyId(self.place(row, company, &expected_ids::COMPANIES.map(|(id, ..)| id))?),
                officer: OfficerId(self.place(row, officer, &expected_ids::OFFICERS.map(|(id, ..)| id))?),
                contract: ContractId(self.place(row, contract, &contracts)?),
            });
        }
        if fixed.len() != CompanyId::COUNT {
            let what = format!("{} rows: there must be {}", fixed.len(), CompanyId::COUNT);
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
        Ability::TopDamHolds(n) => Some(("top_dam_holds", n.into(), 3..=4, rule)),
        Ability::LeastOutput(n) => Some(("least_output", n.into(), 1..=20, rule)),
        Ability::MixersForConduits(n) => {
            Some(("mixers_for_conduits", n.into(), 1..=MACHINES.end() / values, rule))
        }
        Ability::CreditsForMachines(n) => Some(("credits_for_machines", n.into(), 1..=*FEE.end(), rule)),
        Ability::SpecialTile | Ability::Copies => None,
    }
}
