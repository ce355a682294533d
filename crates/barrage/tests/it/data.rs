//! The component data: every value of the embedded file compared with a compact copy of the facts, the contents of the
//! box, names and provenance. Invalid files are tested in `wrong_data.rs`.

mod marks;
mod tables;

use barrage::data::{
    Ability, ContractKind, Counted, Effect, NeutralDam, Pieces, Power, Quantity, Reward, TileEffect, Work,
};
use barrage::{Area, BasinId, Colour, ContractId, Data, PowerhouseId, SpaceId, Structure, TileId};

use tables::{BASINS, CONDUITS, CONTRACTS, INCOME, SPACES};

fn rows(table: &str) -> Vec<String> {
    let tidy = |row: &str| row.split_whitespace().collect::<Vec<_>>().join(" ");
    table.lines().map(tidy).filter(|row| !row.is_empty()).collect()
}

fn join_words(words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join("+")
    }
}

fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Vp(n) => format!("vp:{n}"),
        Effect::Credits(n) => format!("credits:{n}"),
        Effect::Excavators(n) => format!("excavators:{n}"),
        Effect::Mixers(n) => format!("mixers:{n}"),
        Effect::Energy(n) => format!("energy:{n}"),
        Effect::AnyMachines(n) => format!("any_machines:{n}"),
        Effect::Rotate(n) => format!("rotate:{n}"),
        Effect::Drops { count, flow } => drops(*count, *flow),
        Effect::Free(free) => match free.structure {
            Structure::Base => {
                let areas = Area::ALL
                    .into_iter()
                    .filter(|area| free.areas >> *area as u8 & 1 == 1);
                format!(
                    "free_base:{}",
                    areas.map(Area::name).collect::<Vec<_>>().join(",")
                )
            }
            Structure::Conduit => format!("free_conduit:{}", free.most),
            other => format!("free_{}", other.name()),
        },
    }
}

fn drops(count: u8, flow: bool) -> String {
    let what = if flow { "flowing_drops" } else { "drops" };
    format!("{what}:{count}")
}

fn effects(list: &[Effect]) -> String {
    join_words(list.iter().map(effect))
}

fn work(work: Work) -> String {
    match work {
        Work::Produce(n) => format!("produce:{n}"),
        Work::Drops { count, flow } => drops(count, flow),
        Work::Bank(n) => format!("bank:{n}"),
        Work::Rotate(n) => format!("rotate:{n}"),
        Work::Machines { excavators, mixers } => format!("excavators:{excavators}+mixers:{mixers}"),
        Work::AnyMachines(n) => format!("any_machines:{n}"),
        Work::Contracts(n) => format!("contracts:{n}"),
        Work::Patent(position) => format!("patent:{}", position + 1),
    }
}

#[test]
fn b_1_2_and_b_8_1_every_basin_is_that_of_the_facts() {
    let data = Data::standard();
    let mut actual = Vec::new();
    for basin in BasinId::all() {
        let holding = data.basin(basin);
        let next = holding.drains_to.map_or("-", |to| &data.basin(to).id);
        let row = data.powerhouses.iter().filter(|space| space.basin == basin);
        let row = row.map(|space| format!("{}{}", if space.red { "!" } else { "" }, space.id));
        actual.push(format!(
            "{} {} {next} {}",
            holding.id,
            holding.area.name(),
            join_words(row)
        ));
    }
    assert_eq!(actual, rows(BASINS));
    // Headstreams A to D feed basins 1 to 4.
    let fed: Vec<&str> = data
        .headstreams
        .iter()
        .map(|h| data.basin(h.into).id.as_str())
        .collect();
    assert_eq!(fed, ["basin_1", "basin_2", "basin_3", "basin_4"]);
}

#[test]
fn b_1_6_every_conduit_is_that_of_the_facts() {
    let data = Data::standard();
    let conduits = data.conduits.iter();
    let actual: Vec<String> = conduits
        .map(|c| format!("{} {} {}", c.id, data.basin(c.to).id, c.value))
        .collect();
    assert_eq!(actual, rows(CONDUITS));
    assert_eq!(data.conduits.iter().map(|c| u32::from(c.value)).sum::<u32>(), 62);
}

#[test]
fn b_1_7_the_number_of_red_bordered_spaces() {
    let data = Data::standard();
    assert_eq!(data.dams.len(), 20);
    for dam in &data.dams {
        assert_eq!(dam.red, dam.id.ends_with("_upper"), "{}", dam.id);
    }
    assert_eq!((data.powerhouses.len(), PowerhouseId::COUNT), (23, 23));
    assert_eq!(data.powerhouses.iter().filter(|space| space.red).count(), 12);
}

#[test]
fn b_2_6_neutral_dams_have_level_1_2_3_and_one_drop() {
    let expected = [1, 2, 3].map(|level| NeutralDam { level, drops: 1 });
    assert_eq!(Data::standard().neutral, expected);
}

#[test]
fn b_2_1_eight_headstream_tiles_show_nothing_in_the_last_round() {
    let data = Data::standard();
    let actual: Vec<[u8; 5]> = data.source_tiles.iter().map(|tile| tile.drops).collect();
    let expected = [
        [0, 2, 2, 0, 0],
        [0, 0, 1, 3, 0],
        [2, 0, 2, 0, 0],
        [1, 1, 1, 1, 0],
        [0, 1, 0, 2, 0],
        [0, 0, 1, 2, 0],
        [1, 0, 2, 2, 0],
        [0, 1, 2, 1, 0],
    ];
    assert_eq!(actual, expected);
}

#[test]
fn b_9_4_six_bonus_tiles() {
    let data = Data::standard();
    let actual: Vec<(&str, Counted, u8)> = data
        .bonuses
        .iter()
        .map(|bonus| (bonus.id.as_str(), bonus.counts, bonus.vp))
        .collect();
    let expected = [
        ("bonus_contracts", Counted::Contracts, 2),
        ("bonus_bases", Counted::Bases, 4),
        ("bonus_elevations", Counted::Elevations, 4),
        ("bonus_conduits", Counted::Conduits, 4),
        ("bonus_powerhouses", Counted::Powerhouses, 5),
        ("bonus_advanced_tiles", Counted::AdvancedTiles, 4),
    ];
    assert_eq!(actual, expected);
}

#[test]
fn b_11_3_six_objective_tiles_and_two_need_at_least_one() {
    let data = Data::standard();
    let actual: Vec<(&str, Quantity, u8)> = data
        .objectives
        .iter()
        .map(|one| (one.id.as_str(), one.quantity, one.least))
        .collect();
    let expected = [
        ("objective_red_spaces", Quantity::RedSpaces, 1),
        ("objective_most_in_area", Quantity::MostInArea, 0),
        ("objective_connections", Quantity::Connections, 1),
        ("objective_least_in_area", Quantity::LeastInArea, 0),
        ("objective_basins_with_one", Quantity::BasinsWithOne, 0),
        ("objective_basins_with_three", Quantity::BasinsWithThree, 0),
    ];
    assert_eq!(actual, expected);
    assert_eq!(data.objective_vp, [15, 10, 5]); // B-11.2
}

#[test]
fn b_2_5_every_contract_is_that_of_the_facts() {
    let data = Data::standard();
    let row = |c: &barrage::data::Contract| format!("{} {} {}", c.id, c.energy, effects(&c.reward));
    let actual: Vec<String> = data.contracts.iter().map(row).collect();
    assert_eq!(actual, rows(CONTRACTS));
    for id in ContractId::all() {
        let contract = data.contract(id);
        // The sets in `ids.rs` depend on the order of the file.
        let colour = match contract.kind {
            ContractKind::Private(colour) => Some(colour),
            ContractKind::Starting | ContractKind::National => None,
        };
        assert_eq!(id.colour(), colour, "{}", contract.id);
        let energy = match colour {
            Some(Colour::Green) => 2..=4,
            Some(Colour::Yellow) => 5..=7,
            Some(Colour::Red) => 8..=10,
            None if contract.kind == ContractKind::National => 13..=15,
            None => 2..=4,
        };
        assert!(energy.contains(&contract.energy), "{}", contract.id);
        // B-7.9: fixed gains first.
        assert!(
            contract.reward.is_sorted_by_key(|effect| !effect.is_fixed()),
            "{}",
            contract.id
        );
    }
}

#[test]
fn b_14_every_tile_is_that_of_the_facts() {
    use Structure::{Base, Conduit, Elevation, Powerhouse};
    let data = Data::standard();
    let actual: Vec<(&str, Option<Structure>, TileEffect)> = data
        .tiles
        .iter()
        .map(|tile| (tile.id.as_str(), tile.structure, tile.effect))
        .collect();
    let expected = [
        ("basic_base", Some(Base), TileEffect::None),
        ("basic_elevation", Some(Elevation), TileEffect::None),
        ("basic_conduit", Some(Conduit), TileEffect::None),
        ("basic_powerhouse", Some(Powerhouse), TileEffect::None),
        ("basic_joker", None, TileEffect::None),
        ("adv_1_base", Some(Base), TileEffect::FillEmptyDams(1)),
        (
            "adv_1_elevation",
            Some(Elevation),
            TileEffect::RotatePerElevation(1),
        ),
        ("adv_1_conduit", Some(Conduit), TileEffect::CreditsPerValue(2)),
        ("adv_1_powerhouse", Some(Powerhouse), TileEffect::NoEngineers),
        ("adv_1_joker", None, TileEffect::NoFee),
        ("adv_2_base", Some(Base), TileEffect::EnergyPerBase(1)),
        ("adv_2_elevation", Some(Elevation), TileEffect::FillDam),
        ("adv_2_conduit", Some(Conduit), TileEffect::MostMachines(5)),
        ("adv_2_powerhouse", Some(Powerhouse), TileEffect::Produce(2)),
        ("adv_2_joker", None, TileEffect::AnyMachine),
        ("adv_3_base", Some(Base), TileEffect::NoEngineersNoMachines),
        (
            "adv_3_elevation",
            Some(Elevation),
            TileEffect::VpPerDam { level: 2, vp: 3 },
        ),
        ("adv_3_conduit", Some(Conduit), TileEffect::EnergyPerValue(2)),
        (
            "adv_3_powerhouse",
            Some(Powerhouse),
            TileEffect::VpPerPowerhouse(3),
        ),
        ("adv_3_joker", None, TileEffect::VpPerAdvancedTile(3)),
        ("special_krylov", None, TileEffect::Copy),
    ];
    assert_eq!(actual, expected);
    assert_eq!(data.tile(TileId::JOKER).id, "basic_joker");
    assert_eq!(data.tile(TileId::ADVANCED).id, "adv_1_base");
    assert_eq!(data.tile(TileId::KRYLOV).id, "special_krylov");
    for tile in TileId::all() {
        let level = data
            .tile(tile)
            .id
            .strip_prefix("adv_")
            .map_or("0", |rest| &rest[..1]);
        assert_eq!(tile.level().to_string(), level, "{}", data.tile(tile).id);
    }
}

#[test]
fn b_12_every_company_is_that_of_the_facts() {
    let data = Data::standard();
    let mut actual = Vec::new();
    for company in &data.companies {
        assert_eq!(company.pieces, [5, 5, 5, 4], "{}", company.id); // B-1.4
        assert_eq!(company.bonus, [0, 0, 1, 1, 3], "{}", company.id); // B-7.2
        let structures = [Structure::Base, Structure::Elevation, Structure::Conduit];
        for (structure, income) in structures.into_iter().zip(&company.income) {
            let [none, first, second, third, fourth, fifth] = income;
            assert!(none.is_empty() && first.is_empty() && third.is_empty());
            let uncovered = [second, fourth, fifth].map(|list| effects(list)).join(" ");
            actual.push(format!("{} {} {uncovered}", company.id, structure.name()));
        }
    }
    assert_eq!(actual, rows(INCOME));
    let powers: Vec<(&str, Power)> = data
        .companies
        .iter()
        .map(|c| (c.colour.as_str(), c.power))
        .collect();
    let expected = [
        ("red", Power::Passing(1)),
        ("black", Power::SecondProduction),
        ("green", Power::ExtraEnergy(3)),
        ("white", Power::Discount(3)),
    ];
    assert_eq!(powers, expected);
}

#[test]
fn b_13_every_officer_is_that_of_the_facts() {
    let data = Data::standard();
    let actual: Vec<(&str, &str, Ability, Option<u8>)> = data
        .officers
        .iter()
        .map(|o| (o.id.as_str(), o.name.en.as_str(), o.ability, o.credits))
        .collect();
    let expected = [
        ("officer_adler", "Wilhelm Adler", Ability::BaseCost(3), None),
        (
            "officer_del_monte",
            "Graziano Del Monte",
            Ability::TopDamHolds(4),
            None,
        ),
        ("officer_fiesler", "Viktor Fiesler", Ability::LeastOutput(4), None),
        (
            "officer_mcdowell",
            "Jill McDowell",
            Ability::MixersForConduits(1),
            None,
        ),
        (
            "officer_jordan",
            "Solomon P. Jordan",
            Ability::CreditsForMachines(3),
            None,
        ),
        ("officer_krylov", "Anton Krylov", Ability::SpecialTile, None),
        ("officer_sekibo", "Mahiri Sekibo", Ability::Copies, Some(9)),
    ];
    assert_eq!(actual, expected);
}

#[test]
fn b_6_every_space_is_that_of_the_facts() {
    let data = Data::standard();
    let mut actual = Vec::new();
    for s in &data.spaces {
        let numbers = [s.engineers, s.surcharge, s.cost, s.players]
            .map(|n| n.to_string())
            .join(" ");
        actual.push(format!("{} {numbers} {}", s.id, work(s.work)));
        assert!(s.id.starts_with(s.office.name()), "{}", s.id);
    }
    assert_eq!(actual, rows(SPACES));
    // B-16: the number of spaces that are open with two, three and four players.
    let state = |players: u8| {
        data.spaces
            .iter()
            .filter(|space| space.players <= players)
            .count()
    };
    assert_eq!([2, 3, 4].map(state), [26, 30, SpaceId::COUNT]);
}

#[test]
fn b_5_1_and_b_13_8_the_spaces_on_the_own_board() {
    let data = Data::standard();
    let row = |s: &barrage::data::OwnSpace| format!("{} {} {}", s.id, s.engineers, s.surcharge);
    let construction: Vec<String> = data.construction_spaces.iter().map(row).collect();
    assert_eq!(
        construction,
        [
            "construct_1 1 0",
            "construct_2 2 0",
            "construct_3 3 0",
            "construct_4 3 3"
        ]
    );
    let sekibo: Vec<String> = data.sekibo_spaces.iter().map(row).collect();
    assert_eq!(sekibo, ["sekibo_1 1 0", "sekibo_2 1 3"]);
}

#[test]
fn b_17_2_the_introductory_game() {
    let data = Data::standard();
    let mut actual = Vec::new();
    for row in &data.introductory {
        let (company, officer) = (&data.company(row.company).id, &data.officer(row.officer).id);
        actual.push(format!("{company} {officer} {}", data.contract(row.contract).id));
    }
    let expected = [
        "company_usa officer_adler starting_01",
        "company_germany officer_mcdowell starting_02",
        "company_italy officer_jordan starting_03",
        "company_france officer_fiesler starting_04",
    ];
    assert_eq!(actual, expected);
}

#[test]
fn the_numbers_of_the_game_are_those_of_the_rules() {
    let data = Data::standard();
    let p = &data.params;
    assert_eq!((p.rounds, p.hand, p.red_fee), (5, 3, 3)); // B-1.1, B-6.14, B-1.7
    assert_eq!((p.start_vp, p.engineers), (10, 12)); // B-2.13
    assert_eq!((p.credits, p.excavators, p.mixers), (6, 6, 4)); // B-2.13
    assert_eq!((p.dam_levels, p.power_from), (3, 3)); // B-1.5, B-12.1
    assert_eq!((p.items_per_vp, p.vp_per_drop), (5, 1)); // B-11.7, B-11.8
    let c = &data.costs; // B-5.4
    assert_eq!((c.base, c.elevation), ([5, 4, 3], [4, 3, 2]));
    assert_eq!((c.conduit, c.powerhouse), (2, [2, 3, 4, 5]));
}

#[test]
fn b_9_the_energy_track() {
    let track = &Data::standard().track;
    assert_eq!((track.section, track.short), (6, 4)); // B-9.5
    assert_eq!((track.first, track.second), (6, 2)); // B-9.1
    assert_eq!((track.tied_first, track.tied_second), ([4, 3, 2], 1)); // B-9.2
    let [zero, others @ ..] = &track.rewards[..] else {
        panic!("there are rewards");
    };
    let expected = Reward {
        energy: 0,
        credits: 3,
        vp: -3,
    };
    assert_eq!(*zero, expected); // B-9.3
    let energies: Vec<u8> = others.iter().map(|reward| reward.energy).collect();
    assert_eq!(energies, [1, 2, 4, 7, 11, 16, 22, 29]);
    let credits: Vec<(u8, i8)> = others.iter().map(|reward| (reward.credits, reward.vp)).collect();
    assert_eq!(credits, [1, 2, 3, 4, 5, 6, 7, 8].map(|credits| (credits, 0)));
}

#[test]
fn b_1_10_what_lies_in_the_box() {
    let contents = &Data::standard().contents;
    let pieces = |ones, threes, fives| Pieces { ones, threes, fives };
    assert_eq!(contents.credits, pieces(24, 20, 15));
    assert_eq!(contents.excavators, pieces(24, 6, 4));
    assert_eq!(contents.mixers, pieces(16, 6, 4));
    assert_eq!(contents.water_drops, 30);
    assert_eq!((contents.neutral_bases, contents.neutral_elevations), (3, 3));
}

#[test]
fn embedded_data_is_the_same() {
    testkit::embedded_data::check(&*Data::standard());
}
