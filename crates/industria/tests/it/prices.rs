//! Prices that do not occur in the standard data.

use std::sync::Arc;

use industria::{Data, Industria};
use serde_json::json;
use smokestack_core::{Game as _, OptionValues, Seat, set_up};

use crate::help;

fn game_with_data(data: Arc<Data>) -> Industria {
    let option_values = OptionValues::new(Industria::info(), []).expect("the defaults");
    set_up(4, &option_values, data).expect("four seats")
}

/// Case 38, last sentence: bank and stock exchange with costs from 0 to 4.
#[test]
fn ia_7_7_the_discount_never_brings_a_cost_below_zero() {
    let standard = include_str!("../../data/standard.toml");
    for (cost, left) in [(0, 5), (1, 5), (2, 5), (3, 4), (4, 3)] {
        // The clay pit is the first tile that costs 2.
        let text = standard.replacen("cost = 2\n", &format!("cost = {cost}\n"), 1);
        let game = game_with_data(Data::read(&text).expect("a correction"));
        let position = json!({"epoch": 3, "phase": "build", "turn": "A", "seats": {
            "A": {"money": 5, "built": ["bank", "stock_exchange"], "hand": ["clay_pit"]},
        }});
        let mut at = help::patched_position(&game, &position).expect("a possible position");
        help::act(&game, &mut at, "build clay_pit");
        let money = at.open.holding(Seat::all(4).next().expect("seat A")).money;
        assert_eq!(money, left, "a clay pit for {cost}");
    }
}

/// The cost of a bonus tile is a data value like any other (0 in the standard data).
#[test]
fn ia_6_4_a_bonus_tile_may_cost_money_in_an_owners_file() {
    let standard = include_str!("../../data/standard.toml");
    let text = standard.replacen("cost = 0\nsymbol = \"canal\"", "cost = 2\nsymbol = \"canal\"", 1);
    let game = game_with_data(Data::read(&text).expect("a correction"));
    let position =
        json!({"phase": "build", "turn": "A", "seats": {"A": {"money": 3, "hand": ["bonus_canal_1"]}}});
    let mut at = help::patched_position(&game, &position).expect("a possible position");
    help::act(&game, &mut at, "build bonus_canal_1");
    assert_eq!(at.open.seats[0].money, 1);
}
