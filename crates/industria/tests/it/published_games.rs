//! Case 50: the score sheets of published games, set up as positions with exactly these scores (IA-9.3, IA-9.5).

use serde_json::{Value, json};
use smokestack_core::{Game as _, Seat};

use crate::help;

/// Points for tiles, roads, lines, bonus and money, and their sum.
type Sheet = [i32; 6];

#[track_caller]
fn check(seats: usize, patch: &Value, expected: &[Sheet]) {
    let game = help::game(seats);
    let at = help::patched_position(&game, patch).expect("a possible position");
    let scores = game.scores(&at);
    for (seat, expected) in Seat::all(seats).zip(expected) {
        let score = scores.of(seat);
        let mut sheet: Vec<i32> = score.lines.iter().map(|(_, points)| *points).collect();
        sheet.push(score.total);
        assert_eq!(sheet, expected, "{seat}");
        let [_, roads, lines, bonus, ..] = *expected;
        assert_eq!((roads % 3, lines % 3, bonus % 2), (0, 0, 0), "{seat}");
    }
}

#[test]
fn ia_9_5_a_published_game_of_four() {
    let position = json!({"epoch": 5, "round": 3, "phase": "over", "seats": {
        "A": {"vp": 12, "money": 6, "built": ["clay_pit", "brickworks", "ceramics_works", "bonus_canal_1", "bonus_harbour_1"]},
        "B": {"vp": 24, "money": 1, "built": ["oil_field", "refinery", "construction", "steam_power", "bonus_pipeline_2"]},
        "C": {"vp": 19, "money": 3, "built": [
            "chemical_works", "computer_factory", "car_factory", "robot_works", "power_plant", "satellite_works",
            "bonus_rail_1", "bonus_pipeline_1", "bonus_network_1",
        ]},
        "D": {"vp": 26, "money": 12, "built": ["bank", "stock_exchange", "optics", "telecommunications", "internet", "nanotechnology"]},
    }});
    check(
        4,
        &position,
        &[
            [12, 6, 0, 4, 2, 24],
            [24, 3, 3, 4, 0, 34],
            [19, 3, 0, 16, 1, 39],
            [26, 3, 12, 0, 4, 45],
        ],
    );
}

#[test]
fn ia_9_5_a_published_game_of_three() {
    let position = json!({"epoch": 4, "round": 4, "phase": "over", "seats": {
        "A": {"vp": 16, "money": 3, "built": [
            "clay_pit", "brickworks", "ceramics_works", "bonus_canal_1", "bonus_harbour_1",
            "mechanical_engineering", "automobile", "space_flight",
        ]},
        "B": {"vp": 25, "money": 4, "built": [
            "oil_field", "refinery", "plastics_factory", "bonus_pipeline_1", "bonus_harbour_2",
            "electrical_engineering", "telecommunications",
        ]},
        "C": {"vp": 19, "money": 5, "built": [
            "iron_ore_mine", "coal_mine", "ironworks", "steel_mill", "car_factory", "bank", "stock_exchange", "bonus_rail_1",
        ]},
    }});
    check(
        3,
        &position,
        &[[16, 6, 6, 4, 1, 33], [25, 3, 3, 10, 1, 42], [19, 15, 0, 6, 1, 41]],
    );
}
