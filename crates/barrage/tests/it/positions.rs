//! Invalid positions are rejected with the reason, and valid ones survive a round trip through JSON.

use serde_json::{Value, json};
use smokestack_core::{Game as _, NullSink};

use crate::help;

#[track_caller]
fn check(seats: usize, patch: Value, reason: &str) {
    let game = help::game(seats);
    match help::patched_position(&game, &patch) {
        Ok(_) => panic!("{patch} should be refused: {reason}"),
        Err(actual) => assert_eq!(actual.to_string(), reason, "{patch}"),
    }
}

/// A position in the action phase, changed by a patch.
#[track_caller]
fn check_acting(patch: Value, reason: &str) {
    let mut position = json!({"phase": "actions", "order": ["A", "B", "C", "D"]});
    smokestack_core::json::merge(&mut position, &patch);
    check(4, position, reason);
}

#[test]
fn impossible_clocks() {
    check_acting(json!({"round": 0}), "round 0 of 5 (B-1.1)");
    check_acting(json!({"round": 6}), "round 6 of 5 (B-1.1)");
    check(
        4,
        json!({"phase": "lunch"}),
        "phase \"lunch\" is none of draft, income, actions, over",
    );
    check_acting(json!({"order": ["A", "B", "C"]}), "order names every seat once");
    check_acting(
        json!({"order": ["A", "B", "C", "C"]}),
        "order names every seat once",
    );
    check(
        3,
        json!({"phase": "actions", "turn": "D"}),
        "turn must be a seat of the table, not \"D\"",
    );
    check(
        3,
        json!({"seats": {"D": {"credits": 5}}}),
        "seats must be a seat of the table, not \"D\"",
    );
    check_acting(
        json!({"turn": "B", "out": ["B"]}),
        "B is out of this round (B-4.9)",
    );
}

#[test]
fn impossible_questions() {
    check_acting(json!({"pending": []}), "nobody is asked anything");
    check_acting(
        json!({"pending": [{"task": "rotate", "count": 2}]}),
        "nobody is asked anything",
    );
    check_acting(
        json!({"pending": [{"task": "company"}]}),
        "companies are chosen in the draft (B-2.10)",
    );
    check(
        4,
        json!({"phase": "over", "pending": [{"task": "act"}]}),
        "the game is over, but something is pending",
    );
    check_acting(
        json!({"pending": [{"task": "produce", "modifier": 2, "kind": "station"}]}),
        "A has nothing to choose from (Produce { modifier: 2, kind: Station, not: 255 })",
    );
    check_acting(
        json!({"pending": vec![json!({"task": "act"}); 17]}),
        "more than 16 pending tasks",
    );
}

#[test]
fn impossible_companies() {
    check_acting(
        json!({"seats": {"A": {"company": "company_spain"}}}),
        "no company is called \"company_spain\"",
    );
    let same = "A has the company or the officer of somebody else (B-2.9)";
    check_acting(
        json!({"seats": {"A": {"company": "company_usa"}, "B": {"company": "company_usa"}}}),
        same,
    );
    check_acting(
        json!({"seats": {"A": {"officer": "officer_adler"}, "C": {"officer": "officer_adler"}}}),
        same,
    );
}

#[test]
fn impossible_maps() {
    let bases = |ids: &[&str]| -> Value {
        ids.iter()
            .map(|id| ((*id).to_owned(), json!({"owner": "A"})))
            .collect()
    };
    check_acting(
        json!({"dams": bases(&["dam_1_lower", "dam_1_upper"])}),
        "A has two bases in one basin (B-5.12)",
    );
    check_acting(
        json!({"dams": bases(&["dam_1_lower", "dam_2_lower", "dam_3_lower", "dam_4_lower", "dam_5_lower", "dam_6_lower"])}),
        "A has only 5 of Base (B-1.4)",
    );
    check_acting(
        json!({"powerhouses": {"powerhouse_6_1": "A", "powerhouse_6_2": "A"}}),
        "A has two powerhouses in one basin (B-5.12)",
    );
    let dam = |state: Value| json!({"dams": {"dam_1_lower": state}});
    check_acting(
        dam(json!({"owner": "A", "level": 4})),
        "dam_1_lower has level 4 (B-1.5)",
    );
    check_acting(
        dam(json!({"owner": "A", "level": 0})),
        "dam_1_lower has level 0 (B-1.5)",
    );
    check_acting(
        dam(json!({"owner": "A", "level": 2, "drops": 3})),
        "dam_1_lower holds 3 drops, not more than 2 (B-1.5)",
    );
    check_acting(
        dam(json!({"owner": "neutral", "level": 2})),
        "one neutral dam of its level in the mountains (B-2.6)",
    );
    check_acting(
        json!({"dams": {"dam_11_lower": {"owner": "A"}}}),
        "no dam space is called \"dam_11_lower\"",
    );
    check_acting(
        json!({"conduits": {"conduit_1_left": "E"}}),
        "owner must be a seat of the table, not \"E\"",
    );
}

/// Only Del Monte, or Sekibo after a turn as Del Monte, can have a fourth drop in a dam of level 3.
#[test]
fn b_13_3_and_b_13_11_four_drops_in_a_dam() {
    let position = |officer: &str, copyable: Value| {
        json!({
            "phase": "actions", "copyable": copyable,
            "dams": {"dam_1_lower": {"owner": "A", "level": 3, "drops": 4}},
            "seats": {"A": {"officer": officer}},
        })
    };
    let game = help::game(2);
    let others = json!(["officer_adler", "officer_jordan", "officer_krylov"]);
    let with_him = json!(["officer_adler", "officer_jordan", "officer_del_monte"]);
    assert!(help::patched_position(&game, &position("officer_del_monte", json!([]))).is_ok());
    assert!(help::patched_position(&game, &position("officer_sekibo", with_him)).is_ok());
    let reason = "dam_1_lower holds 4 drops, not more than 3 (B-1.5)";
    check(2, position("officer_sekibo", others), reason);
    check(2, position("officer_adler", json!([])), reason);
}

#[test]
fn impossible_means() {
    let own = |holding: Value| json!({"seats": {"A": holding}});
    check_acting(
        own(json!({"spaces": ["workshop_rotate_1_left"]})),
        "A has 13 engineers, more than 12 (B-2.13)",
    );
    check_acting(
        own(json!({"banked": 3})),
        "A has 15 engineers, more than 12 (B-2.13)",
    );
    check_acting(
        own(json!({"copies": 3, "engineers": 5})),
        "A has used Sekibo 3 times (B-13.8)",
    );
    check_acting(
        own(json!({"credits": 10000})),
        "seats.A.credits must be a whole number from 0 to 9999, not 10000",
    );
    check_acting(
        own(json!({"mixers": -1})),
        "seats.A.mixers must be a whole number from 0 to 200, not -1",
    );
    check_acting(
        own(json!({"vp": 12, "points": {"contracts": 5}})),
        "seats.A.vp is not the sum of its points (15)",
    );
    check_acting(
        own(json!({"points": {"water": "much"}})),
        "seats.A.points.water must be a whole number, not \"much\"",
    );
    check_acting(
        json!({"seats": {
            "A": {"spaces": ["workshop_rotate_1_left"], "engineers": 11},
            "B": {"spaces": ["workshop_rotate_1_left"], "engineers": 11},
        }}),
        "a space holds one company's engineers only (B-4.2)",
    );
    let closed = json!({"phase": "actions", "seats": {"A": {"spaces": ["turbine_station_plus_1_left"], "engineers": 10}}});
    check(
        3,
        closed,
        "engineers stand on a closed space or count as the bank's (B-16)",
    );
}

#[test]
fn impossible_contracts() {
    let hand = |contracts: Value| json!({"seats": {"A": {"contracts": contracts}}});
    check_acting(
        hand(json!(["green_01", "green_02", "green_03", "green_04"])),
        "A holds more than 3 contracts (B-6.14)",
    );
    check_acting(
        json!({"seats": {"A": {"contracts": ["green_01"]}, "B": {"fulfilled": ["green_01"]}}}),
        "green_01 is in fulfilled and somewhere else",
    );
    check_acting(
        json!({"contracts": {"green": ["red_01"]}}),
        "contracts.green has one of another colour",
    );
    check_acting(
        json!({"contracts": {"green": ["green_01", "green_02", "green_03"]}}),
        "3 green contracts lie face up (B-2.5)",
    );
    check_acting(
        json!({"national_contracts": ["green_01"]}),
        "national_contracts has another contract (B-2.4)",
    );
    check_acting(
        json!({"stacks": {"green": ["red_01"]}}),
        "the green stack has another colour or a contract twice",
    );
    check_acting(
        json!({"returned": {"green": ["red_01"]}}),
        "under the green stack lies another colour",
    );
    check_acting(hand(json!(["blue_01"])), "no contract is called \"blue_01\"");
}

#[test]
fn impossible_tiles() {
    let tiles = |holding: Value| json!({"seats": {"A": holding}});
    check_acting(
        json!({"seats": {"A": {"tiles": ["adv_1_base"]}, "B": {"tiles": ["adv_1_base"]}}}),
        "adv_1_base is there twice or is no patent",
    );
    check_acting(
        tiles(json!({"tiles": ["basic_joker"]})),
        "A does not have its own basic tiles once each (B-2.13)",
    );
    check_acting(
        json!({"seats": {"A": {"officer": "officer_adler", "tiles": ["special_krylov"]}}}),
        "A does not have its own basic tiles once each (B-2.13)",
    );
    check_acting(
        tiles(json!({"wheel": vec![Value::Null; 7]})),
        "the wheel has six segments (B-15.1)",
    );
    check_acting(
        tiles(json!({"wheel": [{"tile": "basic_base", "cranes": 1}]})),
        "no part of a segment is called \"cranes\"",
    );
    check_acting(
        json!({"patents": {"4": "adv_1_base"}}),
        "the patent office has the positions 1 to 3 (B-2.7)",
    );
    check_acting(
        json!({"patents": {"1": "basic_base"}}),
        "basic_base is there twice or is no patent",
    );
    check_acting(
        json!({"patents": {}, "patent_stack": ["adv_3_base", "adv_2_base"]}),
        "the patent stack goes from level I to III (B-2.7)",
    );
    check_acting(
        json!({"bonus_tiles": ["bonus_bases"]}),
        "there is one bonus tile a round (B-2.2)",
    );
}

#[test]
fn json_that_is_not_a_position() {
    check(4, json!("a game"), "a position must be a JSON object");
    check(
        4,
        json!({"weather": "rain"}),
        "no part of a position is called \"weather\"",
    );
    check(
        4,
        json!({"seats": {"A": {"shoes": 2}}}),
        "no part of a seat is called \"shoes\"",
    );
    check(4, json!({"seats": 4}), "seats must be an object, not 4");
    check(4, json!({"seats": {"A": 4}}), "a seat must be a JSON object");
    check(4, json!({"dams": 3}), "dams must be an object, not 3");
    check(
        4,
        json!({"dams": {"dam_1_lower": 3}}),
        "a dam must be a JSON object",
    );
    check(4, json!({"stacks": 3}), "stacks must be a JSON object");
    check(4, json!({"out": "A"}), "out must be a list, not \"A\"");
    check_acting(
        json!({"pending": [{"task": "dance"}]}),
        "no pending task is called \"dance\"",
    );
}

#[test]
fn a_patch_implies_the_rest() {
    let game = help::game(4);
    let shown_json = |patch: Value| {
        game.position_json(&help::patched_position(&game, &patch).expect("a possible position"))
    };
    // Once the draft is over everybody has a company, an officer and the starting components.
    let position = shown_json(json!({"phase": "actions", "seats": {"B": {"officer": "officer_sekibo"}}}));
    let credits = ["A", "B", "C"].map(|seat| position["seats"][seat]["credits"].as_u64());
    assert_eq!(credits, [Some(6), Some(9), Some(6)]);
    assert_eq!(position["pending"], json!([{"task": "act"}]));
    assert_eq!(position["turn"], position["order"][0]);
    assert_eq!(position["copyable"].as_array().map(Vec::len), Some(3));
    // Points without a source were there from the start.
    let position = shown_json(json!({"phase": "actions", "seats": {"A": {"vp": 25}}}));
    assert_eq!(position["seats"]["A"]["points"]["start"], 25);
    // Contracts in hand are neither on the display nor in a stack; the display is full again.
    let position =
        shown_json(json!({"phase": "actions", "seats": {"A": {"contracts": ["green_01", "green_02"]}}}));
    assert_eq!(position["contracts"]["green"].as_array().map(Vec::len), Some(2));
    assert_eq!(position["stacks"]["green"].as_array().map(Vec::len), Some(11));
    // In later rounds, earlier patents have been seen.
    let position = shown_json(json!({"phase": "actions", "round": 4}));
    let levels =
        ["1", "2", "3"].map(|place| position["patents"][place].as_str().map(|id| id[4..5].to_owned()));
    assert_eq!(levels.map(Option::unwrap_or_default), ["2", "3", "3"]);
    assert_eq!(position["patent_stack"].as_array().map(Vec::len), Some(3));
    // If a patch has dams, there are no others.
    let position = shown_json(json!({"phase": "actions", "dams": {"dam_5_lower": {"owner": "neutral"}}}));
    assert_eq!(
        position["dams"],
        json!({"dam_5_lower": {"owner": "neutral", "level": 2, "drops": 0}})
    );
}

#[test]
fn positions_of_a_whole_game_survive_json() {
    for seats in help::SEATS {
        let game = help::game(seats);
        help::random_game(&game, 8, &mut NullSink, |at, _| {
            assert_eq!(game.position_from_json(&game.position_json(at)), Ok(*at));
        });
    }
}
