//! Each reason for a refusal, with its rule and the values that explain it.

use std::collections::BTreeSet;

use barrage::{Barrage, CompanyId, ContractSet};
use serde_json::{Value, json};
use smokestack_core::Game as _;

use crate::help;

/// A position in the action phase in which A is to decide; seats, pending tasks and the map are patched in.
fn acting(patch: Value) -> Value {
    let mut position = json!({"phase": "actions", "order": ["A", "B", "C", "D"], "dams": {}});
    smokestack_core::json::merge(&mut position, &patch);
    position
}

fn with_holding(holding: Value) -> Value {
    acting(json!({"seats": {"A": holding}}))
}

fn with_task(task: Value) -> Value {
    acting(json!({"pending": [task]}))
}

/// A builds with this tile, and has these components instead of the starting ones.
fn building(tile: &str, holding: Value) -> Value {
    acting(json!({"pending": [{"task": "site", "tile": tile, "inserted": tile}], "seats": {"A": holding}}))
}

/// A may build something for free.
fn free(task: Value, map: Value) -> Value {
    let mut position = acting(json!({"pending": [{"task": "free"}]}));
    smokestack_core::json::merge(&mut position["pending"][0], &task);
    smokestack_core::json::merge(&mut position, &map);
    position
}

/// A has water above two working powerhouses and owns a third; B has a conduit and a dam.
fn producing(task: Value, credits: u8) -> Value {
    let mut position = acting(json!({
        "pending": [{"task": "produce", "modifier": 0, "kind": "station"}],
        "dams": {
            "dam_2_lower": {"owner": "A", "level": 2, "drops": 2},
            "dam_3_lower": {"owner": "A", "level": 2, "drops": 2},
            "dam_7_lower": {"owner": "A", "level": 1, "drops": 1},
            "dam_5_lower": {"owner": "B", "level": 1, "drops": 1},
        },
        "conduits": {"conduit_2_left": "A", "conduit_3_right": "B", "conduit_7_left": "A", "conduit_7_right": "A"},
        "powerhouses": {"powerhouse_6_1": "A", "powerhouse_10_1": "A", "powerhouse_7_1": "A"},
        "seats": {"A": {"credits": credits, "company": "company_germany"}, "B": {"company": "company_usa"}},
    }));
    smokestack_core::json::merge(&mut position["pending"][0], &task);
    position
}

fn fulfilling(national: bool) -> Value {
    acting(json!({
        "pending": [{"task": "fulfil", "energy": 4, "discount": 0, "national": national}],
        "national_contracts": ["national_01"],
        "seats": {"A": {"contracts": ["green_01", "red_01"], "fulfilled": ["green_02"]}},
    }))
}

fn sekibo(holding: Value) -> Value {
    let mut position = with_holding(json!({"officer": "officer_sekibo"}));
    smokestack_core::json::merge(&mut position["seats"]["A"], &holding);
    position
}

#[test]
fn every_refusal_carries_its_rule_and_its_values() {
    let new = || acting(json!({}));
    let over = json!({"phase": "over", "round": 5});
    let taken = acting(json!({"seats": {"B": {"spaces": ["workshop_rotate_1_left"], "engineers": 11}}}));
    let drops = with_task(json!({"task": "drops", "count": 2, "flow": false, "must": true}));
    let no_machines = with_holding(json!({"excavators": 0, "mixers": 0}));
    let constructed = with_holding(json!({"constructed": ["construct_1"], "engineers": 11}));
    let tiles = acting(json!({"pending": [{"task": "tile"}], "seats": {"A": {"mixers": 0}}}));
    let jordan = acting(json!({
        "pending": [{"task": "pay", "tile": "basic_base", "inserted": "basic_base", "build": "base", "site": "dam_1_lower"}],
        "seats": {"A": {"officer": "officer_jordan", "credits": 6, "excavators": 6, "mixers": 1}},
    }));
    let map = json!({
        "dams": {
            "dam_1_lower": {"owner": "A"},
            "dam_5_lower": {"owner": "A", "level": 3},
            "dam_2_lower": {"owner": "B"},
        },
        "powerhouses": {"powerhouse_6_1": "A", "powerhouse_6_2": "B"},
        "conduits": {"conduit_1_left": "B"},
    });
    let with_map = |tile: &str| {
        let mut position = building(tile, json!({"excavators": 20, "mixers": 20, "credits": 20}));
        smokestack_core::json::merge(&mut position, &map);
        position
    };
    let five_bases = || {
        let mut position = building("adv_1_joker", json!({"excavators": 20, "tiles": ["adv_1_joker"]}));
        for basin in 1..=5 {
            position["dams"][format!("dam_{basin}_lower")] = json!({"owner": "A"});
        }
        position
    };
    let free_base = |areas: Value| free(json!({"build": "base", "areas": areas, "most": 0}), json!({}));
    let free_conduit = || free(json!({"build": "conduit", "areas": [], "most": 2}), json!({}));
    let contracts = acting(json!({"pending": [{"task": "take", "count": 1}, {"task": "discard"}]}));
    let none_face_up = acting(json!({
        "contracts": {"green": [], "yellow": [], "red": []},
        "stacks": {"green": [], "yellow": [], "red": []},
    }));
    let mut patent_gone = new();
    patent_gone["patents"] = json!({"1": null});
    let discard = acting(json!({
        "pending": [{"task": "discard"}],
        "seats": {"A": {"contracts": ["green_01", "green_02", "green_03", "green_04"]}},
    }));
    let krylov = acting(json!({
        "pending": [{"task": "copy", "without_engineers": false}],
        "seats": {"A": {
            "officer": "officer_krylov",
            "wheel": [null, {"tile": "basic_base", "excavators": 3}],
        }},
    }));
    let engineers_needed = with_holding(json!({"tiles": ["adv_1_base"]}));
    let copied = || {
        let mut position = sekibo(json!({"copies": 1, "engineers": 11}));
        position["copied"] = json!("officer_krylov");
        position["copyable"] = json!(["officer_adler", "officer_krylov", "officer_jordan"]);
        position
    };
    let naming = || {
        let mut position = sekibo(json!({"copies": 1, "engineers": 11}));
        position["pending"] = json!([{"task": "officer"}]);
        position["copyable"] = json!(["officer_adler", "officer_krylov", "officer_jordan"]);
        position
    };
    let second = || producing(json!({"kind": "second", "not": "basin_6"}), 6);

    let rows: Vec<(Value, &str, &str)> = vec![
        (over, "pass", "B-11.9 game-over"),
        (new(), "take green_01", "B-4.1 not-the-question"),
        (
            taken,
            "place workshop_rotate_1_left",
            "B-4.2 space-taken workshop_rotate_1_left",
        ),
        (
            with_holding(json!({"engineers": 1})),
            "place patent_office_position_1_left",
            "B-4.2 too-few-engineers 2 1",
        ),
        (
            with_holding(json!({"engineers": 2})),
            "bank 3",
            "B-4.2 too-few-engineers 3 2",
        ),
        (
            with_holding(json!({"credits": 1})),
            "place workshop_rotate_2_left",
            "B-4.3 too-few-credits 2 1",
        ),
        (drops, "decline", "B-4.4 must-be-done"),
        (no_machines, "place construct_1", "B-4.4 nothing-to-build"),
        (new(), "pass", "B-4.6 must-play 12"),
        (new(), "place construct_2", "B-5.2 not-leftmost construct_1"),
        (
            constructed,
            "place construct_1",
            "B-4.2 construction-space-taken construct_1",
        ),
        (
            tiles.clone(),
            "tile adv_1_base",
            "B-5.3 tile-not-at-hand adv_1_base",
        ),
        (
            tiles,
            "tile basic_powerhouse",
            "B-5.3 tile-builds-nothing basic_powerhouse",
        ),
        (
            building("basic_base", json!({})),
            "build conduit_1_left",
            "B-5.3 other-structure basic_base",
        ),
        (
            building("basic_base", json!({"excavators": 4})),
            "build dam_1_lower",
            "B-5.4 too-few-machines dam_1_lower 5 0",
        ),
        (
            jordan.clone(),
            "pay 1 excavators 2 mixers",
            "B-5.4 machines-not-there 6 1",
        ),
        (
            jordan,
            "pay 1 excavators 1 replaced",
            "B-5.5 no-way-to-pay dam_1_lower",
        ),
        (five_bases(), "build dam_8_lower", "B-5.8 no-piece-left base"),
        (
            building("basic_base", json!({"credits": 2})),
            "build dam_8_upper",
            "B-5.10 no-credits-for-red dam_8_upper 3 2",
        ),
        (
            with_map("basic_base"),
            "build dam_2_lower",
            "B-5.12 site-taken dam_2_lower",
        ),
        (
            with_map("basic_base"),
            "build dam_1_upper",
            "B-5.12 one-base basin_1",
        ),
        (
            with_map("basic_powerhouse"),
            "build powerhouse_6_2",
            "B-5.12 site-taken powerhouse_6_2",
        ),
        (
            with_map("basic_elevation"),
            "raise dam_5_lower",
            "B-5.12 dam-is-full dam_5_lower",
        ),
        (
            with_map("basic_elevation"),
            "raise dam_2_lower",
            "B-5.12 not-your-dam dam_2_lower",
        ),
        (
            with_map("basic_conduit"),
            "build conduit_1_left",
            "B-5.12 site-taken conduit_1_left",
        ),
        (
            free_base(json!(["plain"])),
            "build powerhouse_8_1",
            "B-5.14 other-free-structure base",
        ),
        (
            free_base(json!(["plain"])),
            "build dam_1_lower",
            "B-5.14 not-this-free-site dam_1_lower",
        ),
        (
            free_conduit(),
            "build conduit_2_left",
            "B-5.14 not-this-free-site conduit_2_left",
        ),
        (
            new(),
            "place turbine_station_zero_left",
            "B-6.2 no-production turbine_station_zero_left",
        ),
        (
            contracts.clone(),
            "take national_01",
            "B-6.11 national-not-taken national_01",
        ),
        (contracts, "take starting_01", "B-6.12 not-face-up starting_01"),
        (
            none_face_up,
            "place contract_office_one_contract_left",
            "B-6.13 no-contract-face-up",
        ),
        (discard, "discard red_01", "B-6.14 not-held red_01"),
        (
            patent_gone,
            "place patent_office_position_1_left",
            "B-6.18 patent-taken patent_office_position_1_left",
        ),
        (
            producing(json!({}), 6),
            "produce 1 dam_5_lower conduit_5_left",
            "B-1.6 not-your-dam dam_5_lower",
        ),
        (
            producing(json!({}), 6),
            "produce 1 dam_2_lower conduit_2_right",
            "B-1.6 no-conduit conduit_2_right",
        ),
        (
            producing(json!({}), 6),
            "produce 1 dam_7_lower conduit_7_right",
            "B-1.6 no-powerhouse basin_12",
        ),
        (
            second(),
            "produce 1 dam_2_lower conduit_2_left",
            "B-12.3 other-powerhouse basin_6",
        ),
        (
            producing(json!({}), 6),
            "produce 3 dam_2_lower conduit_2_left",
            "B-7.1 too-few-drops dam_2_lower 2",
        ),
        (
            producing(json!({}), 1),
            "produce 2 dam_3_lower conduit_3_right",
            "B-7.4 too-few-credits 2 1",
        ),
        (
            producing(json!({"modifier": -4}), 6),
            "produce 1 dam_7_lower conduit_7_left",
            "B-7.3 too-little-energy -1",
        ),
        (
            fulfilling(true),
            "fulfil red_01",
            "B-7.6 contract-too-high red_01 8 4",
        ),
        (
            fulfilling(true),
            "fulfil green_03",
            "B-7.7 contract-not-yours green_03",
        ),
        (
            fulfilling(true),
            "fulfil green_02",
            "B-7.8 already-fulfilled green_02",
        ),
        (
            fulfilling(false),
            "fulfil national_01",
            "B-14.8 not-national national_01",
        ),
        (
            with_task(json!({"task": "machines", "count": 2})),
            "machines 1 excavators",
            "B-3.4 wrong-number-of-machines 2",
        ),
        (krylov, "copy basic_conduit", "B-13.7 not-on-wheel basic_conduit"),
        (
            with_task(json!({"task": "tile"})),
            "copy basic_base",
            "B-13.10 copies-nobody",
        ),
        (
            engineers_needed,
            "use adv_1_base",
            "B-4.8 needs-engineers adv_1_base",
        ),
        (
            new(),
            "use adv_1_powerhouse",
            "B-5.3 tile-not-at-hand adv_1_powerhouse",
        ),
        (new(), "place sekibo_1", "B-13.8 not-sekibo"),
        (sekibo(json!({})), "place sekibo_2", "B-13.8 sekibo-in-order"),
        (
            sekibo(json!({"copies": 2, "engineers": 10})),
            "place sekibo_1",
            "B-13.8 no-more-copies",
        ),
        (
            naming(),
            "officer officer_fiesler",
            "B-13.8 not-copyable officer_fiesler",
        ),
        (copied(), "place sekibo_2", "B-13.9 once-a-turn"),
    ];
    // Covered by the tests below.
    let elsewhere = [
        "not-your-turn",
        "space-closed",
        "one-powerhouse",
        "company-not-offered",
        "start-not-offered",
        "empty-wheel",
        "no-action-after",
    ];
    let mut seen_keys: BTreeSet<String> = elsewhere.map(str::to_owned).into();
    let mut invalid_text = Vec::new();
    for (patch, action, expected) in rows {
        let actual = testkit::play::refusal_text(&help::game(4), &patch, action);
        if actual != expected {
            invalid_text.push(format!("{action}: {expected}, not {actual}"));
        }
        seen_keys.extend(expected.split(' ').nth(1).map(str::to_owned));
    }
    assert!(invalid_text.is_empty(), "{}", invalid_text.join("\n"));
    let keys = Barrage::info().message_keys.refusals;
    let known: BTreeSet<String> = keys.iter().map(|key| (*key).to_owned()).collect();
    assert_eq!(seen_keys, known, "every refusal has a row");
}

/// Refusals with options other than the defaults.
#[test]
fn b_6_9_and_b_13_8_the_refusals_of_other_readings() {
    let refusal_text = |option: &str, patch: &Value, action: &str| {
        let game = help::game_with(4, &[(option, "true")]);
        testkit::play::refusal_text(&game, patch, action)
    };
    let idle = refusal_text(
        "workshop_requires_something_on_the_wheel",
        &with_holding(json!({})),
        "place workshop_rotate_1_left",
    );
    assert_eq!(idle, "B-6.9 empty-wheel workshop_rotate_1_left");
    let last = with_holding(json!({"officer": "officer_sekibo", "engineers": 1}));
    let copy = refusal_text("sekibo_copy_requires_an_action_after_it", &last, "place sekibo_1");
    assert_eq!(copy, "B-13.8 no-action-after");
}

#[test]
fn b_4_1_only_the_seat_that_is_asked_may_act() {
    for seats in help::SEATS {
        testkit::play::only_the_asked_seat_may_act::<Barrage>(seats);
    }
}

#[test]
fn b_16_2_and_b_16_3_and_b_17_1_why_a_space_is_closed() {
    let refusal_text = |seats, options: &[(&str, &str)], space: &str| {
        let game = help::game_with(seats, options);
        testkit::play::refusal_text(&game, &json!({"phase": "actions"}), &format!("place {space}"))
    };
    let closed = |space: &str, seats: usize| format!("space-closed {space} {seats}");
    let (plus, minus) = ("turbine_station_plus_1_left", "turbine_station_minus_1_left");
    let patent = "patent_office_position_1_left";
    assert_eq!(refusal_text(3, &[], plus), format!("B-16.2 {}", closed(plus, 3)));
    assert_eq!(refusal_text(2, &[], plus), format!("B-16.2 {}", closed(plus, 2)));
    assert_eq!(
        refusal_text(2, &[], minus),
        format!("B-16.3 {}", closed(minus, 2))
    );
    let introductory = refusal_text(4, &[("introductory", "true")], patent);
    assert_eq!(introductory, format!("B-17.1 {}", closed(patent, 4)));
}

/// Two powerhouses of one company in a row: the space is free, but the basin already has one.
#[test]
fn b_5_12_one_powerhouse_a_basin() {
    let mut position = building("basic_powerhouse", json!({"mixers": 20, "credits": 20}));
    position["powerhouses"] = json!({"powerhouse_6_1": "A"});
    let actual = testkit::play::refusal_text(&help::game(4), &position, "build powerhouse_6_2");
    assert_eq!(actual, "B-5.12 one-powerhouse basin_6");
}

#[test]
fn b_2_10_only_what_is_offered_can_be_chosen() {
    let game = help::game(2);
    let mut at = help::deal(&game, 0);
    for (verb, key) in [("company", "company-not-offered"), ("start", "start-not-offered")] {
        let pieces: Vec<String> = match verb {
            "company" => CompanyId::all()
                .map(|id| game.component_data().company(id).id.clone())
                .collect(),
            _ => ContractSet::STARTING
                .map(|id| game.component_data().contract(id).id.clone())
                .collect(),
        };
        let listed: Vec<String> = help::legal(&game, &at).iter().map(|a| game.print(*a)).collect();
        let others = pieces
            .iter()
            .filter(|id| !listed.contains(&format!("{verb} {id}")));
        for id in others.clone() {
            let action = game.parse(&format!("{verb} {id}")).expect("an action");
            let refusal = game.check(&at, action).expect_err("it is not offered");
            assert_eq!(game.explain(&refusal).to_string(), format!("B-2.10 {key} {id}"));
        }
        assert_eq!(others.count(), 2);
        testkit::play::act(&game, &mut at, &listed[0]);
    }
}
