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
    check(
        4,
        json!({"epoch": 0}),
        "epoch 0 (1 to 5 with these seats, IA-1.7)",
    );
    check(
        4,
        json!({"epoch": 6}),
        "epoch 6 (1 to 5 with these seats, IA-1.7)",
    );
    check(
        3,
        json!({"epoch": 5}),
        "epoch 5 (1 to 4 with these seats, IA-1.7)",
    );
    check(4, json!({"round": 4}), "round 4 (1 to 3 in an epoch, IA-2.3)");
    check(3, json!({"round": 5}), "round 5 (1 to 4 in an epoch, IA-2.3)");
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
        "phase is auction, build or over, not \"lunch\"",
    );
}

#[test]
fn impossible_tiles() {
    let hand = |tile: &str| json!({"seats": {"A": {"hand": [tile]}}});
    let built = |tile: &str| json!({"seats": {"A": {"built": [tile]}}});
    check(
        4,
        hand("windmill"),
        "seats.A.hand: no tile is called \"windmill\"",
    );
    check(4, hand("bank"), "bank comes in a later epoch (IA-4.1)");
    check(4, built("internet"), "internet comes in a later epoch (IA-4.1)");
    check(4, built("res_stone"), "res_stone is never laid out (IA-6.18)");
    check(
        3,
        json!({"epoch": 4, "seats": {"A": {"hand": ["internet"]}}}),
        "internet is not in this game (IA-1.7)",
    );
    check(
        4,
        json!({"epoch": 2, "seats": {"A": {"hand": ["construction"]}}}),
        "construction has lapsed (IA-7.4)",
    );
    check(
        4,
        json!({"seats": {"A": {"hand": ["quarry"]}, "B": {"built": ["quarry"]}}}),
        "quarry lies in two places",
    );
    check(
        4,
        json!({"seats": {"A": {"hand": ["quarry", "quarry"]}}}),
        "seats.A.hand: \"quarry\" appears twice",
    );
    check(4, json!({"piles": {"2": []}}), "shipyard is nowhere");
    check(
        4,
        json!({"piles": {"2": ["quarry"]}}),
        "piles.2 holds a tile of another epoch (IA-1.8)",
    );
    check(
        4,
        json!({"offer": ["bank"]}),
        "bank is not of this epoch (IA-4.1)",
    );
    check(
        4,
        json!({"offer": ["quarry", "sawmill", "clay_pit", "coal_mine", "brickworks"]}),
        "more tiles on offer than players (IA-4.1)",
    );
    let late = "only a built factory of an earlier epoch can be late (IA-7.3)";
    check(
        4,
        json!({"seats": {"A": {"built": ["quarry"], "late": ["quarry"]}}}),
        late,
    );
    check(
        4,
        json!({"epoch": 3, "seats": {"A": {"late": ["quarry"]}, "B": {"hand": ["quarry"]}}}),
        late,
    );
    check(
        4,
        json!({"epoch": 3, "seats": {"A": {"built": ["optics"], "late": ["optics"]}}}),
        late,
    );
}

#[test]
fn impossible_sums() {
    check(
        4,
        json!({"seats": {"A": {"money": 200}}}),
        "215 thalers: no game hands out that many (IA-3.4)",
    );
    check(
        4,
        json!({"seats": {"A": {"money": -1}}}),
        "seats.A.money must be a whole number from 0 to 255, not -1",
    );
    check(
        4,
        json!({"seats": {"A": {"money": "5"}}}),
        "seats.A.money must be a whole number from 0 to 255, not \"5\"",
    );
    check(
        4,
        json!({"seats": {"A": {"vp": 200}}}),
        "200 points: no game brings that many (IA-7.1)",
    );
}

#[test]
fn impossible_auctions() {
    let on_block = |patch: Value| {
        let mut position = json!({"auctioneer": "C", "tile": "quarry"});
        smokestack_core::json::merge(&mut position, &patch);
        position
    };
    check(
        4,
        json!({"phase": "build", "tile": "quarry"}),
        "a tile on the block outside an auction",
    );
    check(
        4,
        json!({"auctioneer": "B", "turn": "A"}),
        "the auctioneer picks the tile (IA-5.2)",
    );
    check(
        4,
        json!({"offer": []}),
        "an auction without a tile on offer (IA-5.11)",
    );
    check(
        4,
        json!({"phase": "build", "offer": ["quarry"]}),
        "tiles on offer after the auction (IA-5.11)",
    );
    check(
        4,
        on_block(json!({"bids": {"D": 2, "A": 2}})),
        "A's bid is not higher than the one before (IA-5.4)",
    );
    check(
        4,
        on_block(json!({"bids": {"D": 0}})),
        "D's bid is not higher than the one before (IA-5.4)",
    );
    check(
        4,
        on_block(json!({"bids": {"D": 6}})),
        "D bids more than D owns (IA-5.5)",
    );
    check(
        4,
        on_block(json!({"bids": {"A": 1}})),
        "A is out of turn in the bidding (IA-5.3)",
    );
    check(
        4,
        on_block(json!({"bids": {"D": 1}, "turn": "B"})),
        "A is out of turn in the bidding (IA-5.3)",
    );
    check(
        4,
        on_block(json!({"bids": {"D": 1, "A": "pass", "B": "pass", "C": 2}})),
        "the auctioneer does not bid (IA-5.3)",
    );
    check(
        3,
        on_block(json!({"bids": {"D": 1}})),
        "bids: seat D is not at this table",
    );
}

#[test]
fn impossible_payments() {
    let paying = |paying: Value, hand: Value, money: u8| {
        let seats = json!({"A": {"money": money, "hand": hand}});
        json!({"epoch": 2, "phase": "build", "turn": "A", "paying": paying, "seats": seats})
    };
    let shipyard = json!({"tile": "shipyard", "ask": ["wood"]});
    check(
        4,
        json!({"phase": "auction", "paying": shipyard}),
        "a tile is paid for while building, and then only (IA-6.5)",
    );
    check(
        4,
        paying(shipyard.clone(), json!(["res_wood"]), 9),
        "the tile being paid for is not in the builder's hand (IA-6.1)",
    );
    let unfit = "the payment does not fit the needs of the tile (IA-6.6)";
    check(4, paying(shipyard.clone(), json!(["shipyard"]), 9), unfit);
    check(
        4,
        paying(json!({"tile": "shipyard"}), json!(["shipyard", "res_wood"]), 9),
        unfit,
    );
    check(
        4,
        paying(
            json!({"tile": "shipyard", "ask": ["wood"], "buy": ["wood"]}),
            json!(["shipyard", "res_wood"]),
            9,
        ),
        unfit,
    );
    check(
        4,
        paying(
            json!({"tile": "brickworks", "ask": ["wood"]}),
            json!(["brickworks", "res_stone", "res_wood"]),
            9,
        ),
        "a need of the tile is not provided for (IA-6.5)",
    );
    check(
        4,
        paying(shipyard, json!(["shipyard", "res_wood"]), 2),
        "there is no money for both answers (IA-6.15)",
    );
    check(
        4,
        json!({"phase": "build", "built_this_turn": ["resource"]}),
        "built_this_turn: factory, technology or bonus, not \"resource\"",
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
        "a seat has money, vp, hand, built, late, not \"shoes\"",
    );
    check(4, json!({"seats": 4}), "seats must be an object");
    check(4, json!({"piles": 3}), "piles.1 must be a list of tiles");
    check(4, json!({"piles": {"1": 3}}), "piles.1 must be a list of tiles");
    check(4, json!({"offer": "quarry"}), "offer must be a list of tiles");
    check(4, json!({"discarded": 1}), "discarded must be a list of tiles");
    check(
        4,
        json!({"paying": {"tile": "shipyard", "ask": ["gold"]}, "phase": "build"}),
        "no resource is called \"gold\"",
    );
}

#[test]
fn a_patch_implies_the_rest() {
    let game = help::game(4);
    let shown_json = |patch: Value| {
        game.position_json(&help::patched_position(&game, &patch).expect("a possible position"))
    };
    // The first player to act has the marker; the points follow from the built tiles.
    let position =
        shown_json(json!({"phase": "build", "turn": "C", "seats": {"A": {"built": ["coal_mine"]}}}));
    assert_eq!(
        (&position["start_player"], &position["offer"]),
        (&json!("C"), &json!([]))
    );
    assert_eq!(position["seats"]["A"]["vp"], 2);
    // Late factories brought no points; tiles of past epochs that lie nowhere have left the game.
    let position =
        shown_json(json!({"epoch": 2, "seats": {"A": {"built": ["coal_mine"], "late": ["coal_mine"]}}}));
    assert_eq!(position["seats"]["A"]["vp"], 0);
    assert_eq!(position["discarded"].as_array().map(Vec::len), Some(11));
    assert_eq!(position["offer"].as_array().map(Vec::len), Some(4));
    // A bidding position asks the first seat that has not bid or passed.
    let position = shown_json(json!({"auctioneer": "C", "tile": "quarry", "bids": {"D": 1}}));
    assert_eq!(
        (&position["turn"], &position["start_player"]),
        (&json!("A"), &json!("C"))
    );
    // Tiles that set-up revealed go back to the pile when others are named.
    let position = shown_json(json!({"offer": ["quarry"]}));
    assert_eq!(position["piles"]["1"].as_array().map(Vec::len), Some(11));
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
