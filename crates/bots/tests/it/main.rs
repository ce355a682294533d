//! Bots play legal actions, ignore hidden information, are reproducible, and play well enough.

mod age_of_industry;
mod arena;
mod barrage;
mod industria_industry;
mod log_lines;
mod search;

use ::age_of_industry::AgeOfIndustry;
use ::barrage::Barrage;
use bots::{Evaluate, Level, ThinkingTime, choose};
use industria::Industria;
use industry::Industry;
use smokestack_core::{FastRng, Game, GameRng, NullSink, OptionValues, Scores, Seed, Turn, Viewer, set_up};

fn new_game<G: Game>(seats: usize) -> G {
    let choices = OptionValues::new(G::info(), []).unwrap();
    set_up(seats, &choices, G::data_set("standard").unwrap()).unwrap()
}

/// Plays one game and returns the scores.
fn play<G: Evaluate>(game: &G, levels: &[Level], seed: u64) -> Scores {
    let mut position = game.deal(&Seed::from_number(seed), &mut NullSink);
    let mut rng = GameRng::new(&Seed::from_number(seed ^ 0xb07));
    while let Turn::Of(seat) = game.turn(&position) {
        let view = game.view(&position, Viewer::Seat(seat));
        let action = choose(
            levels[seat.index()],
            game,
            &view,
            seat,
            &rng.seed(),
            ThinkingTime::REFERENCE,
        )
        .expect("not over");
        assert_eq!(game.check(&position, action), Ok(()), "a bot's move is legal");
        game.apply(&mut position, action, &mut NullSink);
    }
    game.scores(&position)
}

/// One greedy player among random ones, at each seat in turn.
fn greedy_against_random<G: Evaluate>(seats: usize, games: u64) {
    let game: G = new_game(seats);
    let wins = greedy_wins(&game, games);
    assert!(wins * 10 >= games as usize * 9, "greedy won {wins} of {games}");
}

fn greedy_wins<G: Evaluate>(game: &G, games: u64) -> usize {
    let seats = game.seats();
    let wins = (0..games).filter(|number| {
        let own_seat = *number as usize % seats;
        let levels: Vec<Level> = (0..seats)
            .map(|s| {
                if s == own_seat {
                    Level::Greedy
                } else {
                    Level::Random
                }
            })
            .collect();
        play(game, &levels, *number).0[own_seat].place == 1
    });
    wins.count()
}

#[test]
fn greedy_beats_two_random_players() {
    greedy_against_random::<Industria>(3, 60);
    greedy_against_random::<Industry>(3, 60);
}

#[test]
fn greedy_beats_random_players_at_barrage() {
    greedy_against_random::<Barrage>(2, 4);
    greedy_against_random::<Barrage>(3, 3);
    greedy_against_random::<Barrage>(4, 4);
}

#[test]
fn greedy_bots_score_like_decent_beginners_at_barrage() {
    let game: Barrage = new_game(4);
    let scores = (0..2).flat_map(|seed| play(&game, &[Level::Greedy; 4], seed).0);
    let scores: Vec<i32> = scores.map(|score| score.total).collect();
    let mean = scores.iter().sum::<i32>() / scores.len() as i32;
    assert!(mean >= 60, "a mean of {mean}: {scores:?}");
}

/// Permuting hidden information does not change any decision, given a fixed seed.
#[test]
fn a_bot_does_not_use_hidden_information() {
    check_that_permuting_changes_nothing::<Industria>();
    check_that_permuting_changes_nothing::<Industry>();
    check_that_permuting_changes_nothing::<Barrage>();
    check_that_permuting_changes_nothing::<AgeOfIndustry>();
}

fn check_that_permuting_changes_nothing<G: Evaluate>() {
    let game: G = new_game(4);
    let mut fast_rng = FastRng::new(&Seed::from_number(3));
    let mut rng = GameRng::new(&Seed::from_number(4));
    let mut position = game.deal(&Seed::from_number(5), &mut NullSink);
    let mut legal = Vec::new();
    for number in 0.. {
        let Turn::Of(seat) = game.turn(&position) else {
            break;
        };
        // Checking every fifth decision is enough, and a short search uses the same information as a long one.
        if number % 5 == 0 {
            let view = game.view(&position, Viewer::Seat(seat));
            let permuted_position = game.imagine(&view, &mut rng);
            let other = game.view(&permuted_position, Viewer::Seat(seat));
            let (seed, time) = (Seed::from_number(number), ThinkingTime::Iterations(250));
            for level in Level::ALL {
                assert_eq!(
                    choose(level, &game, &view, seat, &seed, time),
                    choose(level, &game, &other, seat, &seed, time)
                );
            }
        }
        game.legal_actions(&position, &mut legal);
        let action = legal[fast_rng.below(legal.len() as u32) as usize];
        game.apply(&mut position, action, &mut NullSink);
    }
}

/// The same game with every option set to its last value that is not the default.
fn new_game_with_other_options<G: Game>(seats: usize) -> G {
    let other = G::info().options.iter().filter_map(|option| {
        let values = option.values.iter().rev();
        let value = values.copied().find(|value| *value != option.default)?;
        Some((option.id, value))
    });
    let choices = OptionValues::new(G::info(), other).unwrap();
    set_up(seats, &choices, G::data_set("standard").unwrap()).unwrap()
}

/// Greedy, planning and searching bots play to the end.
fn check_other_options<G: Evaluate>() {
    let game: G = new_game_with_other_options(3);
    for seed in 0..2 {
        play(&game, &[Level::Greedy, Level::Planner, Level::Random], seed);
    }
    let mut rng = GameRng::new(&Seed::from_number(9));
    let mut position = game.deal(&Seed::from_number(9), &mut NullSink);
    for number in 0.. {
        let Turn::Of(seat) = game.turn(&position) else {
            break;
        };
        let view = game.view(&position, Viewer::Seat(seat));
        let level = if number % 20 == 0 {
            Level::Hard
        } else {
            Level::Random
        };
        let action = choose(
            level,
            &game,
            &view,
            seat,
            &rng.seed(),
            ThinkingTime::Iterations(100),
        );
        game.apply(&mut position, action.expect("not over"), &mut NullSink);
    }
}

#[test]
fn bots_play_with_options_that_are_not_the_default() {
    check_other_options::<Industria>();
    check_other_options::<Industry>();
    check_other_options::<Barrage>();
    check_other_options::<AgeOfIndustry>();
}

#[test]
fn levels_are_found_by_name() {
    assert_eq!(Level::find("greedy"), Some(Level::Greedy));
    assert_eq!(Level::find("Greedy"), None);
}
