//! What every file must list, in this order: the ids of all components, and their kinds according to the numbered rules.
//! Records, scenarios and the sets in `ids.rs` depend on this; the numbers come from the file.

use super::{Ability, Counted, Office, Power, Quantity, TileEffect};
use crate::ids::{BasinId, Colour, DamId, Structure};

/// The number of powerhouse spaces in basins 1 to 12 (B-1.3).
const POWERHOUSES: [u8; BasinId::COUNT] = [0, 0, 0, 0, 2, 2, 2, 3, 3, 3, 4, 4];

pub(super) fn basins() -> Vec<String> {
    BasinId::all().map(|b| format!("basin_{}", b.number())).collect()
}

pub(super) fn headstreams() -> Vec<String> {
    ["a", "b", "c", "d"]
        .map(|letter| format!("headstream_{letter}"))
        .into()
}

pub(super) fn dams() -> Vec<String> {
    pairs("dam", ["upper", "lower"])
}

pub(super) fn conduits() -> Vec<String> {
    pairs("conduit", ["left", "right"])
}

fn pairs(prefix: &str, sides: [&str; 2]) -> Vec<String> {
    let basins = 1..=DamId::COUNT / 2;
    basins
        .flat_map(|n| sides.map(|side| format!("{prefix}_{n}_{side}")))
        .collect()
}

/// The basin of each powerhouse space, and its place in the row, from 1.
pub(super) fn powerhouse_places() -> Vec<(BasinId, u8)> {
    let row = |basin: BasinId| (1..=POWERHOUSES[basin.index()]).map(move |place| (basin, place));
    BasinId::all().flat_map(row).collect()
}

pub(super) fn powerhouses() -> Vec<String> {
    let id = |(basin, place): (BasinId, u8)| format!("powerhouse_{}_{place}", basin.number());
    powerhouse_places().into_iter().map(id).collect()
}

pub(super) fn numbered(prefix: &str, count: u8) -> Vec<String> {
    (1..=count).map(|n| format!("{prefix}_{n}")).collect()
}

/// The ids of the contracts of a kind, with two-digit numbers.
pub(super) fn contracts(kind: &str, count: u8) -> Vec<String> {
    (1..=count).map(|n| format!("{kind}_{n:02}")).collect()
}

/// The kinds of contracts: id, count, rule.
pub(super) const CONTRACTS: [(&str, u8, &str); 5] = [
    ("starting", 4, "B-2.9"),
    ("national", 6, "B-2.4"),
    (Colour::Green.name(), 15, "B-2.5"),
    (Colour::Yellow.name(), 15, "B-2.5"),
    (Colour::Red.name(), 15, "B-2.5"),
];

pub(super) const BONUSES: [(&str, Counted); 6] = [
    ("bonus_contracts", Counted::Contracts),
    ("bonus_bases", Counted::Bases),
    ("bonus_elevations", Counted::Elevations),
    ("bonus_conduits", Counted::Conduits),
    ("bonus_powerhouses", Counted::Powerhouses),
    ("bonus_advanced_tiles", Counted::AdvancedTiles),
];

pub(super) const OBJECTIVES: [(&str, Quantity, &str); 6] = [
    ("objective_red_spaces", Quantity::RedSpaces, "B-11.6"),
    ("objective_most_in_area", Quantity::MostInArea, "B-11.10"),
    ("objective_connections", Quantity::Connections, "B-11.5"),
    ("objective_least_in_area", Quantity::LeastInArea, "B-11.10"),
    ("objective_basins_with_one", Quantity::BasinsWithOne, "B-11.10"),
    (
        "objective_basins_with_three",
        Quantity::BasinsWithThree,
        "B-11.10",
    ),
];

/// What a tile builds and does; only the numbers of an effect may differ.
pub(super) const TILES: [(&str, Option<Structure>, TileEffect, &str); 21] = {
    use Structure::{Base, Conduit, Elevation, Powerhouse};
    use TileEffect::*;
    [
        ("basic_base", Some(Base), None, "B-2.13"),
        ("basic_elevation", Some(Elevation), None, "B-2.13"),
        ("basic_conduit", Some(Conduit), None, "B-2.13"),
        ("basic_powerhouse", Some(Powerhouse), None, "B-2.13"),
        ("basic_joker", Option::None, None, "B-17.1"),
        ("adv_1_base", Some(Base), FillEmptyDams(1), "B-14.3"),
        (
            "adv_1_elevation",
            Some(Elevation),
            RotatePerElevation(1),
            "B-14.4",
        ),
        ("adv_1_conduit", Some(Conduit), CreditsPerValue(2), "B-14.5"),
        ("adv_1_powerhouse", Some(Powerhouse), NoEngineers, "B-14.6"),
        ("adv_1_joker", Option::None, NoFee, "B-14.7"),
        ("adv_2_base", Some(Base), EnergyPerBase(1), "B-14.8"),
        ("adv_2_elevation", Some(Elevation), FillDam, "B-14.9"),
        ("adv_2_conduit", Some(Conduit), MostMachines(5), "B-14.10"),
        ("adv_2_powerhouse", Some(Powerhouse), Produce(2), "B-14.11"),
        ("adv_2_joker", Option::None, AnyMachine, "B-14.12"),
        ("adv_3_base", Some(Base), NoEngineersNoMachines, "B-14.13"),
        (
            "adv_3_elevation",
            Some(Elevation),
            VpPerDam { level: 2, vp: 3 },
            "B-14.14",
        ),
        ("adv_3_conduit", Some(Conduit), EnergyPerValue(2), "B-14.15"),
        (
            "adv_3_powerhouse",
            Some(Powerhouse),
            VpPerPowerhouse(3),
            "B-14.16",
        ),
        ("adv_3_joker", Option::None, VpPerAdvancedTile(3), "B-14.17"),
        ("special_krylov", Option::None, Copy, "B-13.7"),
    ]
};

pub(super) const COMPANIES: [(&str, Power, &str); 4] = [
    ("company_usa", Power::Passing(1), "B-12.2"),
    ("company_germany", Power::SecondProduction, "B-12.3"),
    ("company_italy", Power::ExtraEnergy(3), "B-12.5"),
    ("company_france", Power::Discount(3), "B-12.6"),
];

pub(super) const OFFICERS: [(&str, Ability, &str); 7] = [
    ("officer_adler", Ability::BaseCost(3), "B-13.2"),
    ("officer_del_monte", Ability::TopDamHolds(4), "B-13.3"),
    ("officer_fiesler", Ability::LeastOutput(4), "B-13.4"),
    ("officer_mcdowell", Ability::MixersForConduits(1), "B-13.5"),
    ("officer_jordan", Ability::CreditsForMachines(3), "B-13.6"),
    ("officer_krylov", Ability::SpecialTile, "B-13.7"),
    ("officer_sekibo", Ability::Copies, "B-13.8"),
];

/// The offices, their rows (each with a left and a right space, or only one space), and the rule.
pub(super) const OFFICES: [(Office, &[&str], &str); 7] = [
    (
        Office::TurbineStation,
        &["plus_2", "plus_1", "zero", "minus_1", "minus_2"],
        "B-6.1",
    ),
    (
        Office::WaterManagement,
        &["two_drops", "one_flowing_drop"],
        "B-6.3",
    ),
    (Office::Bank, &["any"], "B-6.7"),
    (Office::Workshop, &["rotate_1", "rotate_2", "rotate_3"], "B-6.8"),
    (
        Office::MachineryShop,
        &["excavator", "any_machine", "both_machines"],
        "B-6.10",
    ),
    (
        Office::ContractOffice,
        &["one_contract", "one_contract_b", "two_contracts"],
        "B-6.11",
    ),
    (
        Office::PatentOffice,
        &["position_1", "position_2", "position_3"],
        "B-6.17",
    ),
];

/// The spaces of an office, row by row.
pub(super) fn spaces(office: Office, rows: &[&str]) -> Vec<String> {
    let sides: &[&str] = match office {
        Office::Bank => &[""],
        Office::PatentOffice => &["_left"],
        _ => &["_left", "_right"],
    };
    let name = office.name();
    let row = |row: &&str| {
        sides
            .iter()
            .map(move |side| format!("{name}_{row}{side}"))
            .collect::<Vec<_>>()
    };
    rows.iter().flat_map(row).collect()
}

pub(super) fn ids<'a>(list: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    list.into_iter().map(str::to_owned).collect()
}
