//! Bots for Age of Industry, on both maps and at every seat count.

use age_of_industry::{AgeOfIndustry, Data};
use bots::planner::Planner as _;
use bots::{Evaluate, Level, Weights as _};
use smokestack_core::{
    FastRng, Game as _, GameRng, NullSink, OptionValues, Seat, Seed, Turn, Viewer, set_up,
};

use crate::{greedy_wins, play};

#[path = "../../examples/economy/choice_stats.rs"]
mod choice_stats;

const MAPS: [&str; 2] = ["new_england", "germany"];

fn new_game(map: &str, seats: usize) -> AgeOfIndustry {
    let choices = OptionValues::new(AgeOfIndustry::info(), [("map", map)]).unwrap();
    set_up(seats, &choices, Data::standard()).unwrap()
}

#[test]
fn greedy_beats_random_players_on_both_maps() {
    for map in MAPS {
        for seats in 2..=5 {
            let wins = greedy_wins(&new_game(map, seats), 20);
            assert!(wins >= 19, "greedy won {wins} of 20 on {map} with {seats}");
        }
    }
}

/// Investing pays: points at the end, and debts paid back.
#[test]
fn greedy_players_end_with_points_and_mostly_without_debt() {
    for map in MAPS {
        for seats in 2..=5 {
            let game = new_game(map, seats);
            let sheets = (0..10).flat_map(|seed| play(&game, &vec![Level::Greedy; seats], seed).0);
            let sheets: Vec<_> = sheets.collect();
            let count = sheets.len() as i32;
            let mean = sheets.iter().map(|sheet| sheet.total).sum::<i32>() / count;
            assert!(mean >= 8, "a mean of {mean} on {map} with {seats}");
            let has_debt = |lines: &[(&str, i32)]| {
                lines
                    .iter()
                    .any(|(source, points)| *source == "debt" && *points < 0)
            };
            let debtors = sheets.iter().filter(|sheet| has_debt(&sheet.lines)).count() as i32;
            assert!(
                debtors * 2 < count,
                "{debtors} of {count} owe on {map} with {seats}"
            );
        }
    }
}

/// The scripted player chooses a legal action at every decision and uses only what its seat knows.
#[test]
fn planner_is_legal_and_ignores_hidden_information() {
    for map in MAPS {
        let game = new_game(map, 4);
        let mut rng = GameRng::new(&Seed::from_number(6));
        let mut position = game.deal(&Seed::from_number(7), &mut NullSink);
        let mut legal = Vec::new();
        while let Turn::Of(seat) = game.turn(&position) {
            let view = game.view(&position, Viewer::Seat(seat));
            game.legal_actions(&position, &mut legal);
            let action = game.plan(&position, seat, &legal).expect("not over");
            assert_eq!(game.check(&position, action), Ok(()), "a planned move is legal");
            let determinization = game.imagine(&view, &mut rng);
            assert_eq!(game.plan(&determinization, seat, &legal), Some(action));
            game.apply(&mut position, action, &mut NullSink);
        }
    }
}

/// The parts add up to the value, also when computed for all seats together, in the middle of a build, and at the end.
#[test]
fn the_parts_of_a_value_add_up() {
    let weights = <AgeOfIndustry as Evaluate>::Weights::TUNED;
    for map in MAPS {
        let game = new_game(map, 3);
        let mut fast_rng = FastRng::new(&Seed::from_number(8));
        let mut position = game.deal(&Seed::from_number(9), &mut NullSink);
        let mut legal = Vec::new();
        loop {
            let values = game.values(&weights, &position);
            for seat in Seat::all(3) {
                let parts = game.parts(&weights, &position, seat);
                assert_eq!(parts.len(), AgeOfIndustry::PARTS.len());
                let sum: f64 = parts.iter().sum();
                let value = game.value(&weights, &position, seat);
                assert!((sum - value).abs() < 1e-9, "{parts:?} for {value}");
                assert!((values[seat.index()] - value).abs() < 1e-9, "{values:?}");
            }
            game.legal_actions(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[fast_rng.below(legal.len() as u32) as usize];
            game.apply(&mut position, action, &mut NullSink);
        }
        let scores = game.scores(&position);
        let values = game.values(&weights, &position);
        for seat in Seat::all(3) {
            let total = f64::from(scores.of(seat).total);
            assert!(
                (values[seat.index()] - total).abs() < 0.01,
                "at the end the value is the score"
            );
        }
    }
}

/// Openings differ, and used-up ships are not always replaced (docs/age-of-industry-economy.md has the statistics of
/// `hard`).
#[test]
fn planners_vary_openings_and_seldom_replace_used_up_ships() {
    let mut choices = choice_stats::ChoiceStats::default();
    let mut legal = Vec::new();
    for map in MAPS {
        for seats in 2..=5 {
            let game = new_game(map, seats);
            for seed in 0..8 {
                let mut position = game.deal(&Seed::from_number(seed), &mut NullSink);
                while let Turn::Of(seat) = game.turn(&position) {
                    game.legal_actions(&position, &mut legal);
                    let action = game.plan(&position, seat, &legal).expect("not over");
                    choices.count_decision(&game, &position, seat, &legal, action);
                    game.apply(&mut position, action, &mut choices);
                }
                choices.end_game();
            }
        }
    }
    let report = choices.report();
    assert!(choices.most_frequent_opening_percent() < 50.0, "{report}");
    assert!(choices.used_up_replacement_percent() < 35.0, "{report}");
    assert!(choices.mean_replacement_income() < 8.0, "{report}");
}
