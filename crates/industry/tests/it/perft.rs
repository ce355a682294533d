//! Counts of action sequences to depth 3 from fixed positions: the cheapest check against a rule changed by accident.

use serde_json::json;
use testkit::perft::counts;

use crate::help;

#[test]
fn from_a_new_game() {
    for (seats, seed, expected) in [
        (3, 0, [4, 27, 159]),
        (3, 7, [4, 24, 129]),
        (4, 0, [5, 36, 212]),
        (4, 7, [5, 32, 172]),
    ] {
        let game = help::game(seats);
        let actual = counts(&game, &help::deal(&game, seed));
        assert_eq!(actual, expected, "{seats} seats, seed {seed}");
    }
}

#[test]
fn from_the_middle_of_a_development_phase() {
    let game = help::game(4);
    let position = json!({
        "epoch": 4, "round": 2, "phase": "development", "turn": "B", "start_player": "B",
        "seats": {
            "A": {"money": 3, "developed": ["1E", "1J", "2K"], "undeveloped": ["2D", "3G"]},
            "B": {
                "money": 8, "developed": ["1H", "2J", "2L"], "undeveloped": ["3I", "3J", "4E", "4K", "3C", "2H"],
                "jokers": ["steel", "glass", "stone", "any"],
            },
            "C": {"money": 5, "developed": ["1F", "2I"], "undeveloped": ["3K", "4B"], "jokers": ["cement"]},
            "D": {"money": 0, "developed": ["2G"], "undeveloped": ["3E"], "subsidy": true},
        },
    });
    let at = help::patched_position(&game, &position).expect("a possible position");
    assert_eq!(counts(&game, &at), [8, 38, 135]);
}

#[test]
fn from_the_last_bid_of_a_round() {
    let game = help::game(3);
    let position = json!({
        "epoch": 2, "round": 1, "auctioneer": "B", "start_player": "A", "field": "2J", "bids": {"C": 2}, "available": [],
        "seats": {
            "A": {"money": 5, "developed": ["1F"], "undeveloped": ["1E", "2H", "1C"], "jokers": ["stone"], "subsidy": true},
            "B": {"money": 3, "undeveloped": ["2F"], "jokers": ["wood"]},
            "C": {"money": 2, "developed": ["1H"], "undeveloped": ["1J"]},
        },
    });
    let at = help::patched_position(&game, &position).expect("a possible position");
    assert_eq!(counts(&game, &at), [4, 10, 25]);
}
