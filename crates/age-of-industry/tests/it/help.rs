//! Test helpers: the testkit's, for this game.

use age_of_industry::AgeOfIndustry;

pub use testkit::play::{deal, legal, patched_position};

pub const SEATS: [usize; 4] = [2, 3, 4, 5];
pub const MAPS: [&str; 2] = ["new_england", "germany"];

pub fn game(seats: usize) -> AgeOfIndustry {
    game_with(seats, &[])
}

pub fn game_with(seats: usize, options: &[(&str, &str)]) -> AgeOfIndustry {
    testkit::play::rules(seats, options)
}

/// Every possible table: each map at each seat count.
pub fn tables() -> impl Iterator<Item = AgeOfIndustry> {
    MAPS.into_iter()
        .flat_map(|map| SEATS.map(|seats| game_with(seats, &[("map", map)])))
}
