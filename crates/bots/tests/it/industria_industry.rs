//! Bots for Industria and Industry: planners that ignore hidden information and beat random players, and values that
//! can be explained.

use bots::{Evaluate, Level, Weights as _};
use industria::Industria;
use industry::Industry;
use smokestack_core::{FastRng, Game, GameRng, NullSink, Seat, Seed, Turn, Viewer};

use super::{new_game, play};

/// Calls `visit` with every decision of some random games.
fn visit_decisions<G: Game>(game: &G, games: u64, mut visit: impl FnMut(&G::Position, Seat, &[G::Action])) {
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut fast_rng = FastRng::new(&Seed::from_number(seed));
        let mut at = game.deal(&Seed::from_number(seed), &mut NullSink);
        while let Turn::Of(seat) = game.turn(&at) {
            game.legal_actions(&at, &mut legal);
            visit(&at, seat, &legal);
            game.apply(
                &mut at,
                legal[fast_rng.below(legal.len() as u32) as usize],
                &mut NullSink,
            );
        }
        visit(&at, Seat::new(0).unwrap(), &[]);
    }
}

fn check_plans<G: Evaluate>() {
    for seats in [3, 4] {
        let game: G = new_game(seats);
        let mut rng = GameRng::new(&Seed::from_number(9));
        visit_decisions(&game, 5, |at, seat, legal| {
            let Some(plan) = game.plan(at, seat, legal) else {
                assert!(legal.is_empty(), "only a finished game has no plan");
                return;
            };
            assert_eq!(game.check(at, plan), Ok(()));
            let permuted = game.imagine(&game.view(at, Viewer::Seat(seat)), &mut rng);
            assert_eq!(game.plan(&permuted, seat, legal), Some(plan));
        });
    }
}

#[test]
fn planners_are_legal_and_ignore_hidden_information() {
    check_plans::<Industria>();
    check_plans::<Industry>();
}

/// The shortcut changes nothing: quick values of many actions are the same as those computed one by one.
fn check_quick_values<G: Evaluate>() {
    for seats in [3, 4] {
        let game: G = new_game(seats);
        visit_decisions(&game, 5, |at, seat, legal| {
            let mut quick_values = Vec::new();
            game.quick_values(&G::Weights::TUNED, at, seat, legal, &mut quick_values);
            let one_by_one = legal.iter().map(|action| {
                let mut next_position = at.clone();
                game.apply(&mut next_position, *action, &mut NullSink);
                game.quick_value(&G::Weights::TUNED, &next_position, seat) as f32
            });
            assert_eq!(quick_values, one_by_one.collect::<Vec<_>>(), "{legal:?}");
        });
    }
}

#[test]
fn quick_values_equal_those_computed_one_by_one() {
    check_quick_values::<Industria>();
    check_quick_values::<Industry>();
}

/// One planner among random players wins nine of ten games, at any seat.
fn planner_beats_random<G: Evaluate>(seats: usize, games: u64) {
    let game: G = new_game(seats);
    let wins = (0..games).filter(|number| {
        let mut levels = vec![Level::Random; seats];
        let own_seat = *number as usize % seats;
        levels[own_seat] = Level::Planner;
        play(&game, &levels, *number).0[own_seat].place == 1
    });
    let wins = wins.count();
    assert!(
        wins * 10 >= games as usize * 9,
        "the planner won {wins} of {games}"
    );
}

#[test]
fn planners_beat_random_players() {
    for seats in [3, 4] {
        planner_beats_random::<Industria>(seats, 24);
        planner_beats_random::<Industry>(seats, 24);
    }
}

fn mean_score<G: Evaluate>(seats: usize) -> i32 {
    let game: G = new_game(seats);
    let levels = vec![Level::Planner; seats];
    let scores = (0..12).flat_map(|seed| play(&game, &levels, seed).0);
    let scores: Vec<i32> = scores.map(|score| score.total).collect();
    scores.iter().sum::<i32>() / scores.len() as i32
}

/// People scored 38.7 on average at one table of three, 45 and 35.5 at two tables of four.
#[test]
fn planners_score_like_people_at_industria() {
    for seats in [3, 4] {
        let mean = mean_score::<Industria>(seats);
        assert!((33..=48).contains(&mean), "a mean of {mean} at {seats} seats");
    }
}

fn check_parts<G: Evaluate>() {
    let weights = G::Weights::TUNED;
    for seats in [3, 4] {
        let game: G = new_game(seats);
        visit_decisions(&game, 3, |at, _, _| {
            let values = game.values(&weights, at);
            for seat in Seat::all(seats) {
                let parts = game.parts(&weights, at, seat);
                assert_eq!(parts.len(), G::PARTS.len());
                let value = game.value(&weights, at, seat);
                assert!((parts.iter().sum::<f64>() - value).abs() < 1e-9);
                assert!((values[seat.index()] - value).abs() < 1e-9);
            }
        });
    }
}

#[test]
fn parts_add_up_to_the_value() {
    check_parts::<Industria>();
    check_parts::<Industry>();
}

/// Once the game is over, the value is the score, plus a tiny amount for the money that breaks ties.
fn check_final_value<G: Evaluate>() {
    let game: G = new_game(4);
    let mut finished_games = 0;
    visit_decisions(&game, 5, |at, _, legal| {
        for score in game.scores(at).0.iter().filter(|_| legal.is_empty()) {
            let value = game.value(&G::Weights::TUNED, at, score.seat);
            assert!((0.0..0.5).contains(&(value - f64::from(score.total))));
            finished_games += 1;
        }
    });
    assert_eq!(finished_games, 5 * 4);
}

#[test]
fn the_value_of_a_finished_game_is_its_score() {
    check_final_value::<Industria>();
    check_final_value::<Industry>();
}
