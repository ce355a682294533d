//! Test helpers: the testkit's, for this game.

use industry::Industry;

pub use testkit::play::{act, deal, is_over, legal, patched_position, story};

pub fn game(seats: usize) -> Industry {
    game_with(seats, &[])
}

pub fn game_with(seats: usize, options: &[(&str, &str)]) -> Industry {
    testkit::play::rules(seats, options)
}
