//! Test helpers: the testkit's, for this game.

use barrage::Barrage;

pub use testkit::play::{deal, legal, patched_position, random_game};

/// All seat counts.
pub const SEATS: [usize; 3] = [2, 3, 4];

pub fn game(seats: usize) -> Barrage {
    game_with(seats, &[])
}

pub fn game_with(seats: usize, options: &[(&str, &str)]) -> Barrage {
    testkit::play::rules(seats, options)
}
