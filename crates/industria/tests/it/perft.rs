//! Counts of action sequences to depth 3 from fixed positions: the cheapest check against a rule changed by accident.

use serde_json::json;
use testkit::perft::counts;

use crate::help;

#[test]
fn from_a_new_game() {
    for (seats, seed, expected) in [
        (3, 0, [3, 18, 63]),
        (3, 7, [3, 18, 63]),
        (4, 0, [4, 24, 84]),
        (4, 7, [4, 24, 84]),
    ] {
        let game = help::game(seats);
        let actual = counts(&game, &help::deal(&game, seed));
        assert_eq!(actual, expected, "{seats} seats, seed {seed}");
    }
}

#[test]
fn from_the_middle_of_a_building_phase() {
    let game = help::game(4);
    let position = json!({
        "epoch": 3, "round": 2, "phase": "build", "turn": "B", "start_player": "B",
        "seats": {
            "A": {"money": 3, "built": ["quarry", "coal_mine", "steam_power"], "hand": ["bonus_rail_1", "power_plant"]},
            "B": {
                "money": 8, "built": ["brickworks", "bank", "optics"],
                "hand": ["steel_mill", "stock_exchange", "automobile", "bonus_rail_2", "res_steel", "res_glass", "res_stone"],
            },
            "C": {"money": 5, "built": ["sawmill", "ironworks"], "hand": ["glassworks", "electrical_engineering", "res_cement_1"]},
            "D": {"money": 0, "built": ["ceramics_works"], "hand": ["oil_field"]},
        },
    });
    let at = help::patched_position(&game, &position).expect("a possible position");
    assert_eq!(counts(&game, &at), [8, 41, 168]);
}

#[test]
fn from_the_last_bid_of_a_round() {
    let game = help::game(3);
    let position = json!({
        "epoch": 2, "round": 1, "auctioneer": "B", "start_player": "A", "tile": "bank", "bids": {"C": 2}, "offer": [],
        "seats": {
            "A": {"money": 5, "built": ["sawmill"], "hand": ["res_stone", "quarry", "glassworks", "bonus_canal_1"]},
            "B": {"money": 3, "hand": ["res_wood", "textile_mill"]},
            "C": {"money": 2, "built": ["brickworks"], "hand": ["coal_mine"]},
        },
    });
    let at = help::patched_position(&game, &position).expect("a possible position");
    assert_eq!(counts(&game, &at), [5, 17, 57]);
}
