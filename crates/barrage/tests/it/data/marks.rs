//! Names in four languages, and where every value comes from.

use std::collections::BTreeSet;

use barrage::Data;
use barrage::data::{Names, Provenances};

/// Every component with its name.
fn named(data: &Data) -> Vec<(&str, &Names)> {
    let mut all = Vec::new();
    macro_rules! add {
        ($($list:ident)*) => {$(all.extend(data.$list.iter().map(|one| (one.id.as_str(), &one.name)));)*};
    }
    add!(basins headstreams dams conduits powerhouses source_tiles bonuses objectives contracts tiles companies);
    add!(officers spaces construction_spaces sekibo_spaces);
    all
}

#[test]
fn ids_and_names_are_unique_in_every_language() {
    let data = Data::standard();
    let all = named(&data);
    let ids: BTreeSet<&str> = all.iter().map(|(id, _)| *id).collect();
    assert_eq!((all.len(), ids.len()), (228, 228));
    for (id, name) in &all {
        assert_eq!(data.name(id), Some(*name), "{id}");
    }
    for language in ["en", "fr", "de", "it"] {
        let names: Vec<&str> = all.iter().map(|(_, name)| name.in_language(language)).collect();
        for name in &names {
            let gap = name.is_empty() || name.contains(['{', '}']);
            assert!(!gap && name.trim() == *name, "{language}: {name}");
        }
        let distinct: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(distinct.len(), all.len(), "{language}: no two have the same name");
    }
}

#[test]
fn names_of_families() {
    let data = Data::standard();
    let names = |id: &str| {
        let name = data.name(id).expect("a component");
        [&name.en, &name.fr, &name.de, &name.it].map(String::as_str)
    };
    let expected = [
        "upper dam of basin 3",
        "barrage supérieur du bassin 3",
        "obere Staumauer von Becken 3",
        "diga superiore del bacino 3",
    ];
    assert_eq!(names("dam_3_upper"), expected);
    let first = |id: &str| names(id)[0];
    assert_eq!(first("conduit_10_right"), "right conduit of basin 10");
    assert_eq!(first("powerhouse_12_4"), "powerhouse 4 of basin 12");
    assert_eq!(first("headstream_d"), "headstream D");
    assert_eq!(first("headstream_tile_2"), "Headstream tile 2 (0-0-1-3)");
    assert_eq!(first("green_04"), "green contract 4 (energy 2)");
    assert_eq!(first("turbine_station_plus_2_left"), "Turbine station +2, left");
    assert_eq!(first("turbine_station_zero_right"), "Turbine station ±0, right");
    assert_eq!(first("turbine_station_minus_1_left"), "Turbine station −1, left");
    assert_eq!(first("patent_office_position_2_left"), "Patent office 2");
    assert_eq!(
        names("adv_2_joker"),
        ["Joker II", "Joker II", "Joker II", "Jolly II"]
    );
    assert_eq!(names("bank_any"), ["Bank", "Banque", "Bank", "Banca"]);
}

#[test]
fn every_value_has_a_provenance() {
    let data = Data::standard();
    let check = |id: &str, provenances: &Provenances, values: &[&str]| {
        for value in values {
            assert!(provenances.contains_key(*value), "{id}: {value}");
        }
        for provenance in provenances.values() {
            let sources: Vec<&str> = provenance.r#ref.iter().flat_map(|r| r.split(' ')).collect();
            assert!(!sources.is_empty(), "{id}");
            assert!(
                sources.iter().all(|source| data.sources.contains_key(*source)),
                "{id}: {sources:?}"
            );
            assert_ne!(provenance.from, "reconstructed", "{id}");
        }
    };
    macro_rules! each {
        ($($list:ident $values:expr;)*) => {$(
            for one in &data.$list {
                check(&one.id, &one.provenance, &$values);
            }
        )*};
    }
    each! {
        basins ["number", "area", "drains_to"];
        headstreams ["into"];
        dams ["red"];
        conduits ["to", "value"];
        powerhouses ["red"];
        source_tiles ["drops"];
        bonuses ["counts", "vp"];
        objectives ["ranks", "least"];
        contracts ["kind", "energy", "reward"];
        tiles ["structure", "effect"];
        companies ["name", "colour", "pieces", "bonus", "power", "income"];
        officers ["name", "ability", "credits"];
        spaces ["engineers", "surcharge", "cost", "work", "players"];
        construction_spaces ["engineers", "surcharge"];
        sekibo_spaces ["engineers", "surcharge"];
    }
    check(
        "neutral_dams",
        &data.provenance["neutral_dams"],
        &["level", "drops"],
    );
    check("objective_tiles", &data.provenance["objective_tiles"], &["vp"]);
    check(
        "introductory",
        &data.provenance["introductory"],
        &["company", "officer", "contract"],
    );
    let params = [
        "rounds",
        "start_vp",
        "engineers",
        "credits",
        "excavators",
        "mixers",
        "hand",
        "red_fee",
        "dam_levels",
        "power_from",
        "items_per_vp",
        "vp_per_drop",
    ];
    check("params", &data.params.provenance, &params);
    check(
        "costs",
        &data.costs.provenance,
        &["base", "elevation", "conduit", "powerhouse"],
    );
    let track = [
        "section",
        "short",
        "first",
        "second",
        "tied_first",
        "tied_second",
        "rewards",
    ];
    check("track", &data.track.provenance, &track);
}

/// What the French rules state is not marked as published, and vice versa; a row may differ from its list.
#[test]
fn provenances_of_the_french_rules() {
    let data = Data::standard();
    let objective = |id: &str| {
        let id = data.find_objective(id).expect("an objective");
        data.objective(id).provenance["least"].from.clone()
    };
    assert_eq!(objective("objective_red_spaces"), "rulebook-fr"); // B-11.3
    assert_eq!(objective("objective_basins_with_one"), "published");
    let space = |id: &str, value: &str| {
        let id = data.find_space(id).expect("a space");
        data.space(id).provenance[value].from.clone()
    };
    assert_eq!(space("patent_office_position_1_left", "cost"), "rulebook-fr"); // B-6.17
    assert_eq!(space("workshop_rotate_3_left", "cost"), "published"); // B-6.8
    assert_eq!(space("bank_any", "work"), "rulebook-fr"); // B-6.7
    assert_eq!(data.params.provenance["start_vp"].from, "published"); // B-2.13
    assert_eq!(data.params.provenance["hand"].from, "rulebook-fr"); // B-6.14
    assert_eq!(data.bonuses[0].provenance["vp"].from, "rulebook-fr"); // B-9.4
    assert_eq!(data.contracts[0].provenance["reward"].from, "published");
}
