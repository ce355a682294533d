//! The contract that every game passes.

use testkit::contract::{Effort, contract};
use tiny_game::TinyGame;

#[test]
fn the_game_passes_the_contract() {
    let effort = Effort {
        thorough: 30,
        quick: 100,
        max_moves: 22,
    };
    contract::<TinyGame>(&[], "money", effort);
}
