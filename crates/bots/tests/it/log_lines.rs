//! The log reports every action, even in positions that planners reach and random play does not.

use ::age_of_industry::AgeOfIndustry;
use ::barrage::Barrage;
use bots::planner::Planner;
use industria::Industria;
use industry::Industry;
use smokestack_core::{FastRng, NullSink, Seed, Turn};
use testkit::log_lines::LogCheck;

/// The minimum number of positions per table.
const MIN_POSITIONS: usize = 250;
/// One in this many moves is random, so that games differ.
const MOVES_PER_RANDOM_MOVE: u32 = 6;
/// One in this many positions is checked.
const POSITIONS_PER_CHECK: u32 = 4;

/// Checks positions from planner games at every seat count, with the defaults and with each other value of each option.
fn planned_positions<G: Planner>() {
    for &seats in G::info().seats {
        check_table::<G>(seats, &[]);
    }
    for (number, option) in G::info().options.iter().enumerate() {
        let seats = G::info().seats[number % G::info().seats.len()];
        for value in option.values.iter().filter(|value| **value != option.default) {
            check_table::<G>(seats, &[(option.id, value)]);
        }
    }
}

fn check_table<G: Planner>(seats: usize, options: &[(&str, &str)]) {
    let game: G = testkit::play::rules(seats, options);
    let mut check = LogCheck::new(&game);
    let mut positions_checked = 0;
    let mut legal = Vec::new();
    for seed in 0.. {
        if positions_checked >= MIN_POSITIONS {
            break;
        }
        let mut fast_rng = FastRng::new(&Seed::from_number(seed));
        let mut at = game.deal(&Seed::from_number(seed), &mut NullSink);
        while let Turn::Of(seat) = game.turn(&at) {
            if fast_rng.below(POSITIONS_PER_CHECK) == 0 {
                check.position(&at);
                positions_checked += 1;
            }
            game.legal_actions(&at, &mut legal);
            let planned_action = game.plan(&at, seat, &legal).expect("not over");
            let action = match fast_rng.below(MOVES_PER_RANDOM_MOVE) {
                0 => legal[fast_rng.below(legal.len() as u32) as usize],
                _ => planned_action,
            };
            game.apply(&mut at, action, &mut NullSink);
        }
    }
    check.finish();
}

#[test]
fn actions_of_planned_games_have_distinct_log_lines() {
    planned_positions::<Industria>();
    planned_positions::<Industry>();
    planned_positions::<AgeOfIndustry>();
    planned_positions::<Barrage>();
}
