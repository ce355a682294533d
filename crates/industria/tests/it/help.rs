//! Test helpers: the testkit's, for this game.

use industria::Industria;

pub use testkit::play::{act, deal, is_over, legal, patched_position, story};

pub fn game(seats: usize) -> Industria {
    game_with(seats, &[])
}

pub fn game_with(seats: usize, options: &[(&str, &str)]) -> Industria {
    testkit::play::rules(seats, options)
}
