//! Bonus and objective tiles, contracts and their rewards, technology tiles.

use std::collections::BTreeMap;
use std::mem::discriminant;

use smokestack_core::DataError;
use toml::Spanned;

use super::{Checker, MACHINES, Number, merged};
use crate::data::lookup::VALUES;
use crate::data::raw::{RawContract, RawEffect, RawTile};
use crate::data::{
    Bonus, Contract, ContractKind, Effect, Free, Names, Objective, Tile, TileEffect, expected_ids,
};
use crate::ids::{Area, Colour, Structure, TileId};

impl Checker<'_> {
    fn name_in(&self, table: &Spanned<BTreeMap<String, Names>>, id: &str) -> Result<Names, DataError> {
        let name = table.get_ref().get(id).cloned();
        name.ok_or_else(|| self.error(table, None, format!("there is no name for {id}")))
    }

    pub(super) fn bonuses(&self) -> Result<Vec<Bonus>, DataError> {
        let ids = expected_ids::ids(expected_ids::BONUSES.map(|(id, _)| id));
        let list = self.list("bonus_tiles", &self.raw.bonus_tiles, &ids, "B-2.2")?;
        let mut bonuses = Vec::new();
        for (row, (id, counted)) in list.rows.iter().zip(expected_ids::BONUSES) {
            let raw = row.get_ref();
            if raw.counts != counted {
                return self.broken(row, "B-9.4", format!("{id} must count what its name says"));
            }
            self.numbers(row, id, [("vp", raw.vp.into(), 0..=20, "B-9.4")])?;
            bonuses.push(Bonus {
                id: raw.id.clone(),
                name: self.name_in(&self.raw.names.bonus_tiles, id)?,
                counts: counted,
                vp: raw.vp,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        Ok(bonuses)
    }

    pub(super) fn objectives(&self) -> Result<Vec<Objective>, DataError> {
        let at = &self.raw.objective_tiles;
        let list = at.get_ref();
        let ids = expected_ids::ids(expected_ids::OBJECTIVES.map(|(id, ..)| id));
        self.rows(at, &list.rows, &ids, "B-2.3")?;
        self.numbers(
            at,
            "objective_tiles",
            list.vp.map(|n| ("vp", n.into(), 0..=30, "B-11.2")),
        )?;
        let mut objectives = Vec::new();
        for (row, (id, quantity, rule)) in list.rows.iter().zip(expected_ids::OBJECTIVES) {
            let raw = row.get_ref();
            if raw.ranks != quantity {
                return self.broken(row, rule, format!("{id} must rank what its name says"));
            }
            self.numbers(row, id, [("least", raw.least.into(), 0..=20, "B-11.3")])?;
            objectives.push(Objective {
                id: raw.id.clone(),
                name: self.name_in(&self.raw.names.objective_tiles, id)?,
                quantity,
                least: raw.least,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        Ok(objectives)
    }

    pub(super) fn contracts(&self) -> Result<Vec<Contract>, DataError> {
        let raw = self.raw.contracts.get_ref();
        let names = &self.raw.names;
        self.sourced(&self.raw.contracts, "contracts", &raw.provenance)?;
        let kinds = [
            (ContractKind::Starting, &raw.starting, &names.starting),
            (ContractKind::National, &raw.national, &names.national),
            (ContractKind::Private(Colour::Green), &raw.green, &names.green),
            (ContractKind::Private(Colour::Yellow), &raw.yellow, &names.yellow),
            (ContractKind::Private(Colour::Red), &raw.red, &names.red),
        ];
        let mut contracts = Vec::new();
        for ((kind, rows, name), (id, count, rule)) in kinds.into_iter().zip(expected_ids::CONTRACTS) {
            self.rows(
                &self.raw.contracts,
                rows,
                &expected_ids::contracts(id, count),
                rule,
            )?;
            for (place, row) in rows.iter().enumerate() {
                contracts.push(self.contract(row, kind, name.with("{n}", place + 1))?);
            }
        }
        Ok(contracts)
    }

    fn contract(
        &self,
        row: &Spanned<RawContract>,
        kind: ContractKind,
        name: Names,
    ) -> Result<Contract, DataError> {
        let raw = row.get_ref();
        self.numbers(row, &raw.id, [("energy", raw.energy.into(), 1..=40, "B-7.6")])?;
        let reward = self.effects(row, &raw.id, &raw.reward, "B-7.9")?;
        let list = &self.raw.contracts.get_ref().provenance;
        Ok(Contract {
            id: raw.id.clone(),
            name: name.with("{energy}", raw.energy),
            kind,
            energy: raw.energy,
            reward,
            provenance: merged(list, &raw.provenance),
        })
    }

    /// Fixed gains first, otherwise as listed (B-3.4, B-7.9).
    pub(super) fn effects<T>(
        &self,
        at: &Spanned<T>,
        of: &str,
        raw: &[RawEffect],
        rule: &'static str,
    ) -> Result<Vec<Effect>, DataError> {
        if raw.is_empty() || raw.len() > 4 {
            return self.broken(at, rule, format!("{of} has {} effects, not 1 to 4", raw.len()));
        }
        let effect = |raw: &RawEffect| {
            self.numbers(at, of, [effect_number(raw, rule)])?;
            Ok::<_, DataError>(effect(raw))
        };
        let mut effects: Vec<Effect> = raw.iter().map(effect).collect::<Result<_, _>>()?;
        effects.sort_by_key(|effect| !effect.is_fixed());
        self.numbers(
            at,
            of,
            [("any_machines in all", any_machines(&effects), MACHINES, rule)],
        )?;
        Ok(effects)
    }

    pub(super) fn tiles(&self) -> Result<Vec<Tile>, DataError> {
        let ids = expected_ids::ids(expected_ids::TILES.map(|(id, ..)| id));
        let list = self.list("tiles", &self.raw.tiles, &ids, "B-14.1")?;
        let rows = TileId::all().zip(&list.rows).zip(expected_ids::TILES);
        let tile = |((id, row), required)| self.tile(id, row, required);
        rows.map(tile).collect()
    }

    fn tile(
        &self,
        id: TileId,
        row: &Spanned<RawTile>,
        (_, structure, effect, rule): (&str, Option<Structure>, TileEffect, &'static str),
    ) -> Result<Tile, DataError> {
        let raw = row.get_ref();
        if raw.structure != structure || discriminant(&raw.effect) != discriminant(&effect) {
            let what = format!("{} builds or does something else", raw.id);
            return self.broken(row, rule, what);
        }
        self.numbers(row, &raw.id, tile_numbers(raw.effect, rule))?;
        Ok(Tile {
            id: raw.id.clone(),
            name: self.tile_name(id, structure),
            structure,
            effect: raw.effect,
            provenance: merged(&self.raw.tiles.get_ref().provenance, &raw.provenance),
        })
    }

    fn tile_name(&self, id: TileId, structure: Option<Structure>) -> Names {
        let names = &self.raw.names.tiles;
        let word = match structure {
            Some(Structure::Base) => &names.base,
            Some(Structure::Elevation) => &names.elevation,
            Some(Structure::Conduit) => &names.conduit,
            Some(Structure::Powerhouse) => &names.powerhouse,
            None => &names.joker,
        };
        let level = ["", "I", "II", "III"][usize::from(id.level())];
        let pattern = match id {
            TileId::KRYLOV => &names.special,
            _ if id.level() == 0 => &names.basic,
            _ => &names.advanced,
        };
        pattern.with_names("{tile}", word).with("{n}", level)
    }
}

/// The number of machines of choice among the effects: their sum is split (B-3.4).
pub(super) fn any_machines(effects: &[Effect]) -> i64 {
    let machines = effects.iter().map(|effect| match effect {
        Effect::AnyMachines(count) => i64::from(*count),
        _ => 0,
    });
    machines.sum()
}

fn effect(raw: &RawEffect) -> Effect {
    let free = |structure, areas, maximum| {
        Effect::Free(Free {
            structure,
            areas,
            most: maximum,
        })
    };
    let anywhere = (1 << Area::ALL.len()) - 1;
    let any_value = VALUES as u8;
    match *raw {
        RawEffect::Vp(n) => Effect::Vp(n),
        RawEffect::Credits(n) => Effect::Credits(n),
        RawEffect::Excavators(n) => Effect::Excavators(n),
        RawEffect::Mixers(n) => Effect::Mixers(n),
        RawEffect::Energy(n) => Effect::Energy(n),
        RawEffect::AnyMachines(n) => Effect::AnyMachines(n),
        RawEffect::Rotate(n) => Effect::Rotate(n),
        RawEffect::Drops(count) => Effect::Drops { count, flow: false },
        RawEffect::FlowingDrops(count) => Effect::Drops { count, flow: true },
        RawEffect::FreeBase(ref areas) => {
            let bits = areas.iter().fold(0, |bits, area| bits | 1 << *area as u8);
            free(Structure::Base, bits, any_value)
        }
        RawEffect::FreeElevation => free(Structure::Elevation, anywhere, any_value),
        RawEffect::FreeConduit(maximum) => free(Structure::Conduit, anywhere, maximum),
        RawEffect::FreePowerhouse => free(Structure::Powerhouse, anywhere, any_value),
    }
}

fn effect_number(raw: &RawEffect, rule: &'static str) -> Number {
    let machines = 1..=*MACHINES.end();
    match *raw {
        RawEffect::Vp(n) => ("vp", n.into(), 1..=30, rule),
        RawEffect::Credits(n) => ("credits", n.into(), 1..=30, rule),
        RawEffect::Excavators(n) => ("excavators", n.into(), machines, rule),
        RawEffect::Mixers(n) => ("mixers", n.into(), machines, rule),
        RawEffect::Energy(n) => ("energy", n.into(), 1..=30, rule),
        RawEffect::AnyMachines(n) => ("any_machines", n.into(), machines, rule),
        RawEffect::Rotate(n) => ("rotate", n.into(), 1..=6, rule),
        RawEffect::Drops(n) | RawEffect::FlowingDrops(n) => ("drops", n.into(), 1..=4, rule),
        RawEffect::FreeBase(ref areas) => ("the number of areas", areas.len() as i64, 1..=3, "B-5.14"),
        RawEffect::FreeConduit(maximum) => ("free_conduit", maximum.into(), 1..=VALUES as i64, "B-5.14"),
        RawEffect::FreeElevation | RawEffect::FreePowerhouse => ("", 0, 0..=0, "B-5.14"),
    }
}

fn tile_numbers(effect: TileEffect, rule: &'static str) -> Vec<Number> {
    let one = |what, n: u8| vec![(what, i64::from(n), 1..=10, rule)];
    match effect {
        TileEffect::FillEmptyDams(n) => one("fill_empty_dams", n),
        TileEffect::RotatePerElevation(n) => one("rotate_per_elevation", n),
        TileEffect::CreditsPerValue(n) => one("credits_per_value", n),
        TileEffect::EnergyPerBase(n) => one("energy_per_base", n),
        TileEffect::MostMachines(n) => one("most_machines", n),
        TileEffect::Produce(modifier) => vec![("produce", modifier.into(), -10..=10, rule)],
        TileEffect::VpPerDam { level, vp } => {
            vec![
                ("level", level.into(), 1..=3, rule),
                ("vp", vp.into(), 1..=10, rule),
            ]
        }
        TileEffect::EnergyPerValue(n) => one("energy_per_value", n),
        TileEffect::VpPerPowerhouse(n) => one("vp_per_powerhouse", n),
        TileEffect::VpPerAdvancedTile(n) => one("vp_per_advanced_tile", n),
        TileEffect::None
        | TileEffect::NoEngineers
        | TileEffect::NoFee
        | TileEffect::FillDam
        | TileEffect::AnyMachine
        | TileEffect::NoEngineersNoMachines
        | TileEffect::Copy => Vec::new(),
    }
}
