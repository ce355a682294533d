//! Bots for Barrage: a scripted player that builds and produces, and an evaluator whose parts add up.

use barrage::{Barrage, Position, Task};
use bots::planner::Planner as _;
use bots::{Evaluate, Level, Weights as _};
use smokestack_core::{FastRng, Game as _, GameRng, NullSink, Seat, Seed, Turn, Viewer};

use crate::{new_game, play};

type Weights = <Barrage as Evaluate>::Weights;

/// Plays a game with planned and random actions, and calls `visit` with every position.
fn positions(seats: usize, seed: u64, mut visit: impl FnMut(&Barrage, &Position, Seat)) {
    let game: Barrage = new_game(seats);
    let mut fast_rng = FastRng::new(&Seed::from_number(seed));
    let mut position = game.deal(&Seed::from_number(seed), &mut NullSink);
    let mut legal = Vec::new();
    while let Turn::Of(seat) = game.turn(&position) {
        visit(&game, &position, seat);
        game.legal_actions(&position, &mut legal);
        let planned = game.plan(&position, seat, &legal).expect("not over");
        let action = if fast_rng.below(3) == 0 {
            legal[fast_rng.below(legal.len() as u32) as usize]
        } else {
            planned
        };
        game.apply(&mut position, action, &mut NullSink);
    }
    visit(&game, &position, game.scores(&position).0[0].seat);
}

#[test]
fn planner_is_legal_and_ignores_hidden_information() {
    for seats in 2..=4 {
        let mut rng = GameRng::new(&Seed::from_number(6));
        let mut legal = Vec::new();
        positions(seats, 7, |game, at, seat| {
            game.legal_actions(at, &mut legal);
            let Some(action) = game.plan(at, seat, &legal) else {
                return assert_eq!(game.turn(at), Turn::Over);
            };
            assert_eq!(game.check(at, action), Ok(()), "a planned move is legal");
            let view = game.view(at, Viewer::Seat(seat));
            let determinization = game.imagine(&view, &mut rng);
            assert_eq!(game.plan(&determinization, seat, &legal), Some(action));
        });
    }
}

#[test]
fn planner_beats_random_and_scores_like_a_beginner() {
    for seats in 2..=4 {
        let game: Barrage = new_game(seats);
        let games = 12;
        let (mut wins, mut points) = (0, 0);
        for seed in 0..games {
            let own_seat = seed as usize % seats;
            let mut levels = vec![Level::Random; seats];
            levels[own_seat] = Level::Planner;
            let scores = play(&game, &levels, seed);
            wins += u64::from(scores.0[own_seat].place == 1);
            points += scores.0[own_seat].total;
        }
        assert!(wins >= games - 1, "{wins} of {games} with {seats}");
        let mean = points / games as i32;
        assert!(mean >= 60, "a mean of {mean} with {seats}");
    }
}

/// Every value is finite, is the sum of its parts, and does not depend on whether it is computed for all seats
/// together.
#[test]
fn parts_add_up_to_the_value() {
    let weights = Weights::TUNED;
    for seats in 2..=4 {
        positions(seats, 11, |game, at, mover| {
            let all_values = game.values(&weights, at);
            for seat in Seat::all(seats) {
                let parts = game.parts(&weights, at, seat);
                assert_eq!(parts.len(), Barrage::PARTS.len());
                assert!(parts.iter().all(|part| part.is_finite()), "{parts:?}");
                let value = game.value(&weights, at, seat);
                assert!((parts.iter().sum::<f64>() - value).abs() < 1e-9, "{parts:?}");
                assert!((all_values[seat.index()] - value).abs() < 1e-9);
            }
            assert!(game.quick_value(&weights, at, mover).is_finite());
        });
    }
}

/// Once the game is over, the value for a seat is its score.
#[test]
fn the_value_at_the_end_is_the_score() {
    let weights = Weights::TUNED;
    let mut finished_games = 0;
    positions(3, 13, |game, at, _| {
        if game.turn(at) != Turn::Over {
            return;
        }
        finished_games += 1;
        for score in &game.scores(at).0 {
            let value = game.value(&weights, at, score.seat);
            assert!(
                (value - f64::from(score.total)).abs() < 0.5,
                "{value} for {score:?}"
            );
        }
    });
    assert_eq!(finished_games, 1);
}

/// In the middle of a turn the price is paid but the gain is still to come: the value is that of the end of the turn.
#[test]
fn a_started_turn_has_the_value_of_its_end() {
    let weights = Weights::TUNED;
    let (mut buildings, mut missed) = (0, 0.0);
    for seed in [17, 18] {
        positions(3, seed, |game, at, seat| {
            if !matches!(at.open.current_task(), Task::Site { .. }) {
                return;
            }
            let mut legal = Vec::new();
            game.legal_actions(at, &mut legal);
            let values = legal.iter().map(|action| {
                let mut next_position = *at;
                game.apply(&mut next_position, *action, &mut NullSink);
                game.value(&weights, &next_position, seat)
            });
            buildings += 1;
            missed += values.fold(f64::NEG_INFINITY, f64::max) - game.value(&weights, at, seat);
        });
    }
    let mean = missed / f64::from(buildings);
    assert!(buildings > 20, "{buildings} buildings");
    assert!(mean.abs() < 1.0, "{mean} points are missed on average");
}
