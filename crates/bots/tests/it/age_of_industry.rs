//! Age of Industry: bots that invest, on both maps and at every number of seats.

use age_of_industry::{AgeOfIndustry, Data};
use bots::planner::Plan as _;
use bots::{Evaluate, Level, Weights as _};
use smokestack_core::{
    FastRng, Game as _, GameRng, NullSink, OptionValues, Seat, Seed, Turn, Viewer, set_up,
};

use crate::{greedy_wins, play};

#[path = "../../examples/economy/choices.rs"]
mod choices;

const MAPS: [&str; 2] = ["new_england", "germany"];

fn rules(map: &str, seats: usize) -> AgeOfIndustry {
    let choices = OptionValues::new(AgeOfIndustry::info(), [("map", map)]).unwrap();
    set_up(seats, &choices, Data::standard()).unwrap()
}

#[test]
fn greedy_beats_random_players_on_both_maps() {
    for map in MAPS {
        for seats in 2..=5 {
            let wins = greedy_wins(&rules(map, seats), 20);
            assert!(wins >= 19, "greedy won {wins} of 20 on {map} with {seats}");
        }
    }
}

/// Investing pays: points at the end, and debts paid back.
#[test]
fn greedy_players_end_with_points_and_mostly_without_debt() {
    for map in MAPS {
        for seats in 2..=5 {
            let game = rules(map, seats);
            let sheets = (0..10).flat_map(|seed| play(&game, &vec![Level::Greedy; seats], seed).0);
            let sheets: Vec<_> = sheets.collect();
            let count = sheets.len() as i32;
            let mean = sheets.iter().map(|sheet| sheet.total).sum::<i32>() / count;
            assert!(mean >= 8, "a mean of {mean} on {map} with {seats}");
            let owes = |lines: &[(&str, i32)]| {
                lines
                    .iter()
                    .any(|(source, points)| *source == "debt" && *points < 0)
            };
            let debtors = sheets.iter().filter(|sheet| owes(&sheet.lines)).count() as i32;
            assert!(
                debtors * 2 < count,
                "{debtors} of {count} owe on {map} with {seats}"
            );
        }
    }
}

/// The scripted player names a legal action at every decision, and knows no more than its seat.
#[test]
fn the_planner_is_legal_and_blind_to_what_is_hidden() {
    for map in MAPS {
        let game = rules(map, 4);
        let mut chance = GameRng::new(&Seed::from_number(6));
        let mut position = game.deal(&Seed::from_number(7), &mut NullSink);
        let mut legal = Vec::new();
        while let Turn::Of(seat) = game.turn(&position) {
            let view = game.view(&position, Viewer::Seat(seat));
            game.legal_actions(&position, &mut legal);
            let action = game.plan(&position, seat, &legal).expect("not over");
            assert_eq!(game.check(&position, action), Ok(()), "a planned move is legal");
            let imagined = game.imagine(&view, &mut chance);
            assert_eq!(game.plan(&imagined, seat, &legal), Some(action));
            game.apply(&mut position, action, &mut NullSink);
        }
    }
}

/// What a worth is made of adds up to it, for every seat at once too, also in the middle of a build and at the end.
#[test]
fn the_parts_of_a_worth_add_up() {
    let weights = <AgeOfIndustry as Evaluate>::Weights::TUNED;
    for map in MAPS {
        let game = rules(map, 3);
        let mut dice = FastRng::new(&Seed::from_number(8));
        let mut position = game.deal(&Seed::from_number(9), &mut NullSink);
        let mut legal = Vec::new();
        loop {
            let worths = game.worths(&weights, &position);
            for seat in Seat::all(3) {
                let parts = game.parts(&weights, &position, seat);
                assert_eq!(parts.len(), AgeOfIndustry::PARTS.len());
                let sum: f64 = parts.iter().sum();
                let worth = game.worth(&weights, &position, seat);
                assert!((sum - worth).abs() < 1e-9, "{parts:?} for {worth}");
                assert!((worths[seat.index()] - worth).abs() < 1e-9, "{worths:?}");
            }
            game.legal_actions(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.apply(&mut position, action, &mut NullSink);
        }
        let scores = game.scores(&position);
        let worths = game.worths(&weights, &position);
        for seat in Seat::all(3) {
            let total = f64::from(scores.of(seat).total);
            assert!(
                (worths[seat.index()] - total).abs() < 0.01,
                "in the end it is the score"
            );
        }
    }
}

/// Openings differ, and replacing a used-up ship is a choice (docs/age-of-industry-economy.md has the figures of hard).
#[test]
fn planners_open_differently_and_replace_a_used_up_ship_only_at_times() {
    let mut choices = choices::OptionValues::default();
    let mut legal = Vec::new();
    for map in MAPS {
        for seats in 2..=5 {
            let game = rules(map, seats);
            for seed in 0..8 {
                let mut position = game.deal(&Seed::from_number(seed), &mut NullSink);
                while let Turn::Of(seat) = game.turn(&position) {
                    game.legal_actions(&position, &mut legal);
                    let action = game.plan(&position, seat, &legal).expect("not over");
                    choices.decided(&game, &position, seat, &legal, action);
                    game.apply(&mut position, action, &mut choices);
                }
                choices.end();
            }
        }
    }
    let report = choices.report();
    assert!(choices.most_alike() < 50.0, "{report}");
    assert!(choices.used_up_replaced() < 35.0, "{report}");
    assert!(choices.money_each() < 8.0, "{report}");
}
