//! The search in every game plays legally and reproducibly, ignores hidden information, and beats one-step look-ahead.

use std::time::Instant;

use age_of_industry::AgeOfIndustry;
use barrage::Barrage;
use bots::search::{Budget, RolloutPolicy, Search, Settings, sample};
use bots::{Evaluate, Level, ThinkingTime, choose};
use industria::Industria;
use industry::Industry;
use smokestack_core::{FastRng, Game, GameRng, NullSink, OptionValues, Seat, Seed, Turn, Viewer, set_up};

fn game<G: Game>(seats: usize) -> G {
    let choices = OptionValues::new(G::info(), []).expect("the defaults");
    let data = G::data_set("standard").expect("the standard set");
    set_up(seats, &choices, data).expect("a table")
}

fn chosen_action<G: Evaluate>(game: &G, view: &G::View, seat: Seat, iterations: u32, seed: u64) -> G::Action {
    let mut rng = GameRng::new(&Seed::from_number(seed));
    let budget = Budget::Iterations(iterations);
    let result = Search::hard(game).think(view, seat, budget, &mut rng);
    result.actions[0].action
}

/// Plays a random game and calls `visit` with some of its decisions.
fn visit_decisions<G: Evaluate>(seats: usize, mut visit: impl FnMut(&G, &G::Position, Seat, &[G::Action])) {
    let game: G = game(seats);
    let mut fast_rng = FastRng::new(&Seed::from_number(3));
    let mut at = game.deal(&Seed::from_number(3), &mut NullSink);
    let mut legal = Vec::new();
    for number in 0.. {
        let Turn::Of(seat) = game.turn(&at) else { return };
        game.legal_actions(&at, &mut legal);
        if number % 17 == 0 && legal.len() > 1 {
            visit(&game, &at, seat, &legal);
        }
        let action = legal[fast_rng.below(legal.len() as u32) as usize];
        game.apply(&mut at, action, &mut NullSink);
    }
}

/// The action is legal and reproducible. Because the search gets only the view, it is the same for any other deal of
/// the hidden cards.
fn check_search<G: Evaluate>(seats: usize) {
    let mut rng = GameRng::new(&Seed::from_number(9));
    visit_decisions::<G>(seats, |game, at, seat, legal| {
        let view = game.view(at, Viewer::Seat(seat));
        let answer = chosen_action(game, &view, seat, 40, 1);
        assert!(legal.contains(&answer), "{answer:?}");
        let other_determinization = game.imagine(&view, &mut rng);
        let same_view = game.view(&other_determinization, Viewer::Seat(seat));
        assert_eq!(chosen_action(game, &same_view, seat, 40, 1), answer);
    });
}

#[test]
fn searches_are_legal_and_ignore_hidden_information() {
    check_search::<Industria>(3);
    check_search::<Industry>(4);
    check_search::<Barrage>(3);
    check_search::<Barrage>(4);
    check_search::<AgeOfIndustry>(3);
    check_search::<AgeOfIndustry>(5);
}

/// Stopping early does not change any decision, and saves some iterations.
fn check_early_stop<G: Evaluate>(seats: usize) {
    let (mut used, mut allowed) = (0, 0);
    visit_decisions::<G>(seats, |game, at, seat, _| {
        let view = game.view(at, Viewer::Seat(seat));
        let mut rng = GameRng::new(&Seed::from_number(1));
        let decision = Search::hard(game).decide(&view, seat, Budget::Iterations(200), &mut rng);
        assert_eq!(
            decision.actions[0].action,
            chosen_action(game, &view, seat, 200, 1)
        );
        used += decision.iterations;
        allowed += 200;
    });
    assert!(used < allowed, "{used} of {allowed}");
}

#[test]
fn a_search_ends_when_its_choice_is_decided() {
    check_early_stop::<Industria>(4);
    check_early_stop::<Industry>(3);
    check_early_stop::<AgeOfIndustry>(3);
    check_early_stop::<Barrage>(2);
}

/// Wins of one searching seat against greedy ones, at all seats in turn, on the same deals.
fn wins<G: Evaluate>(games: u64, iterations: u32) -> f64 {
    let game: G = game(3);
    let mut win_share = 0.0;
    for number in 0..games {
        let searching_seat = Seat::new(number as usize % 3).expect("a seat of three");
        let mut rng = GameRng::new(&Seed::from_number(number));
        let mut at = game.deal(&Seed::from_number(number / 3), &mut NullSink);
        while let Turn::Of(seat) = game.turn(&at) {
            let view = game.view(&at, Viewer::Seat(seat));
            let action = if seat == searching_seat {
                Some(chosen_action(&game, &view, seat, iterations, number))
            } else {
                choose(
                    Level::Greedy,
                    &game,
                    &view,
                    seat,
                    &rng.seed(),
                    ThinkingTime::REFERENCE,
                )
            };
            game.apply(&mut at, action.expect("the game is not over"), &mut NullSink);
        }
        let scores = game.scores(&at);
        if scores.of(searching_seat).place == 1 {
            win_share += 1.0 / scores.winners().count() as f64;
        }
    }
    win_share
}

/// A fair share would be a third. This test only detects regressions; `cargo xtask strength` measures with more games
/// and larger budgets.
#[test]
fn searching_beats_one_step_of_look_ahead() {
    let win_share = wins::<Industria>(30, 100);
    assert!(win_share >= 13.0, "Industria: {win_share} of 30");
    let win_share = wins::<Industry>(30, 100);
    assert!(win_share >= 15.0, "Industry: {win_share} of 30");
    let win_share = wins::<AgeOfIndustry>(30, 40);
    assert!(win_share >= 13.0, "Age of Industry: {win_share} of 30");
}

/// Parallel searches share the iterations, and their statistics are merged.
#[test]
fn threads_share_the_iterations() {
    visit_decisions::<Industria>(3, |game, at, seat, legal| {
        let view = game.view(at, Viewer::Seat(seat));
        let mut rng = GameRng::new(&Seed::from_number(2));
        let budget = Budget::Iterations(60);
        let result = Search::hard(game).think_on_threads(3, &view, seat, budget, &mut rng);
        assert_eq!(result.iterations, 60);
        let visits: u32 = result.actions.iter().map(|stats| stats.visits).sum();
        assert_eq!(visits, 60, "every iteration starts with one of the actions");
        assert!(result.actions.iter().all(|stats| legal.contains(&stats.action)));
        assert!(result.actions[0].visits >= result.actions[1].visits);
        assert!((result.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    });
}

/// A search stops when its time is up.
#[test]
fn a_time_limit_ends_a_search() {
    let game: Industria = game(4);
    let at = game.deal(&Seed::from_number(1), &mut NullSink);
    let Turn::Of(seat) = game.turn(&at) else {
        panic!("the game has begun")
    };
    let view = game.view(&at, Viewer::Seat(seat));
    let start = Instant::now();
    let clock = || start.elapsed().as_secs_f64() * 1000.0;
    let time = ThinkingTime::Milliseconds(100.0, &clock);
    choose(Level::Hard, &game, &view, seat, &Seed::from_number(1), time).expect("it is not over");
    let elapsed = clock();
    assert!((100.0..400.0).contains(&elapsed), "{elapsed} ms instead of 100");
}

/// A rollout that reaches the end of the game does not end the search.
#[test]
fn rollouts_may_reach_the_end_of_the_game() {
    let game: Industria = game(3);
    let at = game.deal(&Seed::from_number(5), &mut NullSink);
    let Turn::Of(seat) = game.turn(&at) else {
        panic!("a game begins with a decision")
    };
    let view = game.view(&at, Viewer::Seat(seat));
    for rollout_policy in [
        RolloutPolicy::Random,
        RolloutPolicy::Planner,
        RolloutPolicy::Greedy,
    ] {
        let settings = Settings {
            rollout_depth: 10_000,
            rollout_policy,
            ..Industria::EASY
        };
        let search = Search {
            settings,
            ..Search::easy(&game)
        };
        let budget = Budget::Iterations(20);
        let mut rng = GameRng::new(&Seed::from_number(5));
        let result = search.think(&view, seat, budget, &mut rng);
        assert_eq!(result.iterations, 20);
        assert!(result.decisions > 20 * 50, "they were whole games");
    }
}

/// The benchmark uses these counts.
#[test]
fn a_sample_searches_throughout_a_game() {
    let game: Industria = game(3);
    let search = Search {
        settings: Settings::PLAIN,
        ..Search::easy(&game)
    };
    let sample_stats = sample(&search, 10, 1);
    assert!(sample_stats.iterations >= 10 * 5, "{sample_stats:?}");
    assert!(
        sample_stats.decisions > sample_stats.iterations * 20,
        "{sample_stats:?}"
    );
    assert_eq!(sample(&search, 10, 1), sample_stats);
}

/// Expected points match what bots score on average, both at the start and halfway through the game.
fn expected_points_match_scores<G: Evaluate>(tolerance: f32) {
    let game: G = game(3);
    let (mut expected, mut scored) = (Vec::new(), Vec::new());
    for number in 0..3 {
        let mut rng = GameRng::new(&Seed::from_number(number));
        let mut at = game.deal(&rng.seed(), &mut NullSink);
        let mut samples = Vec::new();
        while let Turn::Of(seat) = game.turn(&at) {
            let view = game.view(&at, Viewer::Seat(seat));
            let result = Search::easy(&game).think(&view, seat, Budget::Iterations(16), &mut rng);
            samples.push(result.points[..3].iter().sum::<f32>() / 3.0);
            game.apply(&mut at, result.actions[0].action, &mut NullSink);
        }
        expected.extend([samples[0], samples[samples.len() / 2]]);
        let scores = game.scores(&at);
        let sum: i32 = scores.0.iter().map(|score| score.total).sum();
        scored.push(sum as f32 / 3.0);
    }
    let mean = |values: &[f32]| values.iter().sum::<f32>() / values.len() as f32;
    let ratio = mean(&expected) / mean(&scored);
    assert!(
        (ratio - 1.0).abs() < tolerance,
        "{}: {expected:?} were expected, {scored:?} were scored",
        G::info().id
    );
}

#[test]
fn expected_points_match_final_scores() {
    expected_points_match_scores::<Industria>(0.2);
    expected_points_match_scores::<Industry>(0.2);
    expected_points_match_scores::<AgeOfIndustry>(0.25);
    expected_points_match_scores::<Barrage>(0.25);
}
