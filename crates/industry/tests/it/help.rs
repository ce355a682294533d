//! Small helpers that the modules share.

use industry::{Action, Data, Industry, Position};
use serde_json::Value;
use smokestack_core::{Choices, Game, Impossible, Seed, Silent, Turn, scenario, set_up};

pub fn game(seats: usize) -> Industry {
    game_with(seats, &[])
}

pub fn game_with(seats: usize, options: &[(&str, &str)]) -> Industry {
    let choices = Choices::new(Industry::info(), options.iter().copied()).expect("known options");
    set_up(seats, &choices, Data::standard()).expect("three or four seats")
}

pub fn deal(game: &Industry, seed: u64) -> Position {
    game.deal(&Seed::from_number(seed), &mut Silent)
}

/// The set-up position of seed 0 with a patch laid over it, as in a scenario.
pub fn patched(game: &Industry, patch: &Value) -> Result<Position, Impossible> {
    scenario::patched(game, &deal(game, 0), patch)
}

pub fn legal(game: &Industry, at: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(at, &mut actions);
    actions
}

pub fn act(game: &Industry, at: &mut Position, text: &str) {
    let action = game.parse(text).unwrap_or_else(|| panic!("{text} is no action"));
    if let Err(refusal) = game.check(at, action) {
        panic!("{text} is refused: {refusal}");
    }
    game.apply(at, action, &mut Silent);
}

pub fn is_over(game: &Industry, at: &Position) -> bool {
    game.turn(at) == Turn::Over
}
