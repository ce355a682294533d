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

#[test]
fn impossible_clocks() {
    check(4, json!({"epoch": 0}), "epoch 0 (1 to 5, IY-1.2)");
    check(4, json!({"epoch": 6}), "epoch 6 (1 to 5, IY-1.2)");
    check(4, json!({"round": 4}), "round 4 (1 to 3 in this epoch, IY-4.6)");
    check(3, json!({"round": 5}), "round 5 (1 to 4 in this epoch, IY-4.6)");
    check(
        3,
        json!({"turn": "D"}),
        "start_player must be a seat at this table, not \"D\"",
    );
    check(
        3,
        json!({"seats": {"D": {"money": 5}}}),
        "seat D is not at this table",
    );
    check(
        4,
        json!({"phase": "lunch"}),
        "phase is auction, development or over, not \"lunch\"",
    );
    check(
        4,
        json!({"phase": "over", "epoch": 3}),
        "the game is over only when every field has been sold (IY-9.1)",
    );
}

#[test]
fn impossible_markers() {
    check(
        4,
        json!({"available": ["2F"]}),
        "\"2F\" is not in the row of this epoch (IY-5.1)",
    );
    check(
        4,
        json!({"available": ["Z"]}),
        "available: no field is called \"Z\"",
    );
    check(
        4,
        json!({"available": ["1F"], "used": ["F"]}),
        "marker F lies in two places",
    );
    check(
        4,
        json!({"available": ["1A", "1B", "1C", "1D", "1E"], "round": 1}),
        "5 markers have left the bag; in round 1 it must be 4 (IY-4.4)",
    );
    check(4, json!({"used": ["A", "A"]}), "used: \"A\" appears twice");
    check(4, json!({"used": ["M"]}), "used: no marker is called \"M\"");
    check(
        4,
        json!({"refills": {"3": ["A", "B"]}}),
        "the bag of epoch 3 does not hold the markers that are in it (IY-4.3)",
    );
    check(
        4,
        json!({"bag": ["B", "C", "D", "E", "F", "G", "H", "I"], "used": ["A", "B", "C", "D"], "phase": "development"}),
        "the bag of epoch 1 does not hold the markers that are in it (IY-4.3)",
    );
}

#[test]
fn impossible_fields() {
    let owns = |part: &str, field: &str| json!({"seats": {"A": {part: [field]}}});
    check(
        4,
        owns("developed", "9Z"),
        "seats.A.developed: no field is called \"9Z\"",
    );
    check(4, owns("undeveloped", "2J"), "2J has not been sold yet (IY-5.1)");
    check(
        4,
        owns("developed", "1A"),
        "1A is a joker field: nobody marks it (IY-5.13)",
    );
    check(
        4,
        json!({"seats": {"A": {"undeveloped": ["1E"]}, "B": {"developed": ["1E"]}}}),
        "1E has two owners",
    );
    check(
        4,
        json!({"seats": {"A": {"undeveloped": ["1E", "1E"]}}}),
        "seats.A.undeveloped: \"1E\" appears twice",
    );
    let late = "only a developed factory of an earlier epoch can be late (IY-6.10)";
    check(
        4,
        json!({"seats": {"A": {"developed": ["1E"], "late": ["1E"]}}}),
        late,
    );
    check(
        4,
        json!({"epoch": 3, "seats": {"A": {"late": ["1E"]}, "B": {"undeveloped": ["1E"]}}}),
        late,
    );
    check(
        4,
        json!({"epoch": 3, "seats": {"A": {"developed": ["2L"], "late": ["2L"]}}}),
        late,
    );
}

#[test]
fn impossible_jokers() {
    let jokers = |list: Value| json!({"seats": {"A": {"jokers": list}}});
    check(
        4,
        jokers(json!(["gold"])),
        "seats.A.jokers: no joker is called \"gold\"",
    );
    check(
        4,
        jokers(json!(["1E"])),
        "seats.A.jokers: no joker is called \"1E\"",
    );
    check(
        4,
        jokers(json!(["wood", "wood"])),
        "2 jokers wood: there are only 1 (IY-2.1)",
    );
    check(
        4,
        jokers(json!(["plastic"])),
        "1 jokers plastic: there are only 0 (IY-2.1)",
    );
    check(
        4,
        jokers(json!(vec!["wood"; 99])),
        "seats.A.jokers: there are not that many jokers (IY-2.1)",
    );
    check(
        4,
        jokers(json!("wood")),
        "seats.A.jokers must be a list of jokers",
    );
}

#[test]
fn impossible_sums() {
    check(
        4,
        json!({"seats": {"A": {"money": 200}}}),
        "218 coins: no game hands out that many (IY-4.2)",
    );
    let number = |value: Value| json!({"seats": {"A": {"money": value}}});
    check(
        4,
        number(json!(-1)),
        "seats.A.money must be a whole number from 0 to 255, not -1",
    );
    check(
        4,
        number(json!("5")),
        "seats.A.money must be a whole number from 0 to 255, not \"5\"",
    );
    check(
        4,
        json!({"seats": {"A": {"vp": 200}}}),
        "200 points: no game brings that many (IY-6.16)",
    );
    check(
        4,
        json!({"seats": {"A": {"subsidy": 3}}}),
        "seats.A.subsidy must be true (taken) or false",
    );
}

#[test]
fn impossible_auctions() {
    let on_block = |patch: Value| {
        let mut position = json!({"auctioneer": "C", "field": "1E"});
        smokestack_core::json::merge(&mut position, &patch);
        position
    };
    check(
        4,
        json!({"phase": "development", "field": "1E"}),
        "a field on the block outside an auction",
    );
    check(
        4,
        json!({"auctioneer": "C", "field": "2E"}),
        "2E is not in the row of this epoch (IY-5.1)",
    );
    check(
        4,
        json!({"auctioneer": "B", "turn": "A"}),
        "the auctioneer names the field (IY-5.2)",
    );
    check(
        4,
        json!({"available": []}),
        "an auction without an available field (IY-5.14)",
    );
    check(
        4,
        json!({"phase": "development", "available": ["1E"]}),
        "markers face up after the auction (IY-5.14)",
    );
    let lower = "is not higher than the one before (IY-5.3)";
    check(
        4,
        on_block(json!({"bids": {"D": 2, "A": 2}})),
        &format!("A's bid {lower}"),
    );
    check(4, on_block(json!({"bids": {"D": 0}})), "D cannot bid 0 (IY-5.4)");
    check(
        4,
        on_block(json!({"bids": {"D": 7}})),
        "D bids more than D holds (IY-5.5)",
    );
    let turn = "A is out of turn in the bidding (IY-5.3)";
    check(4, on_block(json!({"bids": {"A": 1}})), turn);
    check(4, on_block(json!({"bids": {"D": 1}, "turn": "B"})), turn);
    check(
        4,
        on_block(json!({"bids": {"D": 1, "A": "pass", "B": "pass", "C": 2}})),
        "the auctioneer does not bid (IY-5.3)",
    );
    check(
        3,
        on_block(json!({"bids": {"D": 1}})),
        "bids: seat D is not at this table",
    );
}

#[test]
fn impossible_development_turns() {
    let paying = |paying: Value, holding: Value| json!({"epoch": 2, "phase": "development", "turn": "A", "paying": paying, "seats": {"A": holding}});
    let shipyard = json!({"field": "2E", "needs": ["wood"]});
    check(
        4,
        json!({"phase": "auction", "paying": shipyard}),
        "a field is paid for in the development phase, and then only (IY-6.2)",
    );
    check(
        4,
        paying(shipyard.clone(), json!({"money": 9, "jokers": ["wood"]})),
        "2E cannot be developed by this player now (IY-6.1)",
    );
    let unfit = "the question does not fit the needs of the field (IY-6.7)";
    let holding = json!({"money": 9, "undeveloped": ["2E"], "jokers": ["wood"]});
    check(
        4,
        paying(json!({"field": "2E", "needs": ["iron"]}), holding.clone()),
        unfit,
    );
    check(4, paying(json!({"field": "2E", "needs": []}), holding), unfit);
    let one_way = "wood can be covered in one way only: nothing to ask (IY-6.7)";
    check(
        4,
        paying(shipyard.clone(), json!({"money": 9, "undeveloped": ["2E"]})),
        one_way,
    );
    let poor = json!({"money": 2, "undeveloped": ["2E"], "jokers": ["wood"]});
    check(4, paying(shipyard, poor), one_way);
    check(
        4,
        json!({"phase": "development", "developed_this_turn": 3}),
        "3 fields developed in one turn: at most 2 (IY-6.1)",
    );
    check(
        4,
        json!({"developed_this_turn": 1}),
        "fields are developed in the development phase (IY-4.1)",
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
        "a seat has money, vp, undeveloped, developed, late, jokers, subsidy, not \"shoes\"",
    );
    check(4, json!({"seats": 4}), "seats must be an object");
    check(4, json!({"bag": 3}), "bag must be a list of markers");
    check(
        4,
        json!({"refills": {"2": 3}}),
        "refills.2 must be a list of markers",
    );
    check(
        4,
        json!({"available": "1E"}),
        "available must be a list of fields",
    );
    check(4, json!({"discarded": 1}), "discarded must be a list of jokers");
    check(
        4,
        json!({"paying": {"field": "1H", "needs": ["gold"]}, "phase": "development"}),
        "no resource is called \"gold\"",
    );
}

#[test]
fn a_patch_implies_the_rest() {
    let game = help::game(4);
    let shown_json = |patch: Value| {
        game.position_json(&help::patched_position(&game, &patch).expect("a possible position"))
    };
    let count = |list: &Value| list.as_array().map(Vec::len);
    // The first player to act has the marker; the points follow from the developed fields.
    let position =
        shown_json(json!({"phase": "development", "turn": "C", "seats": {"A": {"developed": ["1J"]}}}));
    assert_eq!(
        (&position["start_player"], &position["available"]),
        (&json!("C"), &json!([]))
    );
    assert_eq!(position["seats"]["A"]["vp"], 2);
    // The markers of owned fields are turned down, with as many others as the round requires.
    assert_eq!(
        (count(&position["used"]), count(&position["bag"])),
        (Some(4), Some(8))
    );
    assert!(
        position["used"]
            .as_array()
            .is_some_and(|used| used.contains(&json!("J")))
    );
    // More fields than one round brings make it a later round; a joker's field counts too.
    let holding = json!({"undeveloped": ["1E", "1F", "1G", "1H"], "jokers": ["wood"]});
    let position = shown_json(json!({"phase": "development", "turn": "A", "seats": {"A": holding}}));
    assert_eq!(
        (&position["round"], count(&position["used"])),
        (&json!(2), Some(8))
    );
    // Late factories brought no points.
    let holding = json!({"developed": ["1J"], "late": ["1J"]});
    let position = shown_json(json!({"epoch": 2, "seats": {"A": holding}}));
    assert_eq!(position["seats"]["A"]["vp"], 0);
    assert_eq!(count(&position["available"]), Some(4));
    // A bidding position asks the first seat that has not bid or passed.
    let position = shown_json(json!({"auctioneer": "C", "field": "1E", "bids": {"D": 1}}));
    assert_eq!(
        (&position["turn"], &position["start_player"]),
        (&json!("A"), &json!("C"))
    );
    // Letters are accepted for fields, fields for jokers.
    let position = shown_json(json!({"available": ["F", "G"], "seats": {"A": {"jokers": ["1B"]}}}));
    assert_eq!(position["available"], json!(["1F", "1G"]));
    assert_eq!(position["seats"]["A"]["jokers"], json!(["wood"]));
    // A bag determines the round, and the next epoch's bag is complete again.
    let position = shown_json(json!({"phase": "development", "turn": "A", "bag": ["A", "B", "C", "D"]}));
    assert_eq!(
        (&position["round"], count(&position["refills"]["2"])),
        (&json!(2), Some(12))
    );
    // A game that is over has played all its rounds.
    let position = shown_json(json!({"phase": "over"}));
    assert_eq!((&position["epoch"], &position["round"]), (&json!(5), &json!(3)));
}

#[test]
fn positions_of_a_whole_game_survive_json() {
    for seats in [3, 4] {
        let game = help::game(seats);
        testkit::play::random_game(&game, 8, &mut NullSink, |at, _| {
            assert_eq!(game.position_from_json(&game.position_json(at)), Ok(*at));
        });
    }
}

/// An owner's board may have two jokers of a kind: they are counted, not distinguished.
#[test]
fn iy_2_3_two_jokers_of_a_kind_in_an_owners_file() {
    let standard = include_str!("../../data/standard.toml");
    let text = standard.replacen("joker = \"stone\"", "joker = \"wood\"", 1);
    let data = industry::Data::read(&text).expect("a correction");
    let option_values =
        smokestack_core::OptionValues::new(industry::Industry::info(), []).expect("the defaults");
    let game: industry::Industry = smokestack_core::set_up(4, &option_values, data).expect("four seats");
    let patch = json!({"phase": "development", "turn": "A", "seats": {
        "A": {"money": 4, "undeveloped": ["1I", "1L"], "jokers": ["wood", "wood"]},
    }});
    let mut at = help::patched_position(&game, &patch).expect("a possible position");
    help::act(&game, &mut at, "develop 1I");
    assert_eq!(game.position_json(&at)["seats"]["A"]["jokers"], json!(["wood"]));
    help::act(&game, &mut at, "develop 1L");
    assert_eq!(game.position_json(&at)["discarded"], json!(["wood", "wood"]));
    assert_eq!(game.position_from_json(&game.position_json(&at)), Ok(at));
}
