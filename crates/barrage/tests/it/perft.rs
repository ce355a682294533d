//! Counts of action sequences to depth 3 from fixed positions: the cheapest check against a rule changed by accident.

use barrage::{Barrage, Position};
use serde_json::{Value, json};
use smokestack_core::NullSink;
use testkit::perft::counts;

use crate::help;

#[track_caller]
fn check(game: &Barrage, patch: &Value, expected: [u64; 3]) {
    let at = help::patched_position(game, patch).expect("a possible position");
    assert_eq!(counts(game, &at), expected);
}

#[test]
fn from_a_new_game() {
    let actual = help::SEATS.map(|seats| {
        let game = help::game(seats);
        counts(&game, &help::deal(&game, 0))
    });
    assert_eq!(actual, [[2, 4, 4], [3, 9, 18], [4, 16, 48]]);
}

#[test]
fn from_a_new_introductory_game() {
    let actual = help::SEATS.map(|seats| {
        let game = help::game_with(seats, &[("introductory", "true")]);
        counts(&game, &help::deal(&game, 0))
    });
    assert_eq!(actual, [[27, 524, 8267], [29, 616, 12702], [33, 712, 15182]]);
}

/// The first decision of rounds 2 to 5 of a random game.
#[test]
fn from_the_rounds_of_a_random_game() {
    let actual = help::SEATS.map(|seats| {
        let game = help::game(seats);
        let mut rounds: Vec<Position> = Vec::new();
        help::random_game(&game, 3, &mut NullSink, |at, _| {
            if usize::from(at.open.round) == rounds.len() + 2 {
                rounds.push(*at);
            }
        });
        rounds.iter().map(|at| counts(&game, at)).collect::<Vec<_>>()
    });
    let two = [
        [30, 705, 12099],
        [32, 724, 14141],
        [32, 768, 13616],
        [32, 745, 14984],
    ];
    let three = [
        [25, 583, 14313],
        [34, 880, 22038],
        [32, 815, 20070],
        [34, 831, 20394],
    ];
    let four = [
        [38, 949, 23777],
        [38, 996, 19692],
        [38, 781, 13176],
        [36, 878, 21227],
    ];
    assert_eq!(actual, [two, three, four]);
}

/// Germany before its second production: the first one's contract builds a powerhouse, another contract a base.
#[test]
fn from_a_production_with_a_chain_of_rewards() {
    let position = json!({
        "phase": "actions", "round": 3, "order": ["A", "B", "C"],
        "pending": [{"task": "produce", "modifier": 2, "kind": "station"}],
        "dams": {
            "dam_2_lower": {"owner": "A", "level": 3, "drops": 3},
            "dam_7_upper": {"owner": "A", "level": 2, "drops": 1},
            "dam_6_lower": {"owner": "neutral", "drops": 1},
            "dam_9_upper": {"owner": "B", "level": 1},
        },
        "conduits": {"conduit_2_left": "A", "conduit_7_left": "B", "conduit_6_left": "A"},
        "powerhouses": {"powerhouse_6_1": "A", "powerhouse_10_1": "A", "powerhouse_9_2": "A"},
        "national_contracts": ["national_01", "national_02"],
        "seats": {
            "A": {"company": "company_germany", "credits": 4, "contracts": ["yellow_02", "red_02", "green_05"]},
            "B": {"company": "company_usa"},
        },
    });
    check(&help::game(3), &position, [5, 17, 157]);
}

/// Jordan can pay in many ways, and Italy's fifth base uncovers an income before it is placed.
#[test]
fn from_a_construction_with_ways_to_pay() {
    let position = json!({
        "phase": "actions", "round": 4, "order": ["A", "B"],
        "pending": [{"task": "tile"}],
        "dams": {
            "dam_8_lower": {"owner": "A"}, "dam_5_lower": {"owner": "A", "level": 2}, "dam_9_lower": {"owner": "neutral"},
        },
        "seats": {"A": {
            "company": "company_italy", "officer": "officer_jordan", "credits": 9, "excavators": 5, "mixers": 3,
            "engineers": 9, "constructed": ["construct_1", "construct_2"], "tiles": ["adv_2_joker", "adv_1_base"],
            "wheel": [null, {"tile": "basic_conduit", "excavators": 4}, {"tile": "basic_powerhouse", "mixers": 2}],
        }},
    });
    check(&help::game(2), &position, [4, 92, 667]);
}

/// Sekibo may copy Krylov and build with a tile on the wheel; the others hold a full hand of contracts.
#[test]
fn from_a_turn_of_sekibo() {
    let position = json!({
        "phase": "actions", "round": 2, "order": ["A", "B", "C", "D"],
        "copyable": ["officer_krylov", "officer_jordan", "officer_adler"],
        "dams": {"dam_1_lower": {"owner": "A", "level": 3, "drops": 2}, "dam_4_lower": {"owner": "B", "drops": 1}},
        "conduits": {"conduit_1_left": "B"},
        "powerhouses": {"powerhouse_5_1": "A"},
        "seats": {
            "A": {
                "officer": "officer_sekibo", "credits": 5, "engineers": 5, "spaces": ["workshop_rotate_1_left"],
                "contracts": ["green_01", "yellow_01", "red_01"],
                "wheel": [null, {"tile": "basic_base", "excavators": 3}, null, {"tile": "adv_1_powerhouse", "mixers": 2}],
            },
            "B": {"officer": "officer_krylov"}, "C": {"officer": "officer_jordan"}, "D": {"officer": "officer_adler"},
        },
    });
    check(&help::game(4), &position, [29, 576, 12462]);
}
