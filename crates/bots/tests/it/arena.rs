//! A game in a contest is fully determined by its number.

use std::sync::atomic::AtomicBool;

use bots::Level;
use bots::Level::{Greedy, Planner, Random};
use bots::arena::{Contest, GameResult, SearchBudget};
use industria::Industria;
use smokestack_core::Seed;

use crate::new_game;

fn contest(line_up: &[Level], seed: u64) -> Contest {
    Contest::new(line_up, Seed::from_number(seed), SearchBudget::Iterations(40))
}

/// The result without the times, which differ from run to run.
fn play_game(contest: &Contest, number: u64) -> GameResult {
    let mut result = contest
        .play(&new_game::<Industria>(3), number, &AtomicBool::new(false))
        .expect("it was not stopped");
    result.seats.iter_mut().for_each(|seat| seat.ms = 0.0);
    result
}

#[test]
fn a_game_does_not_depend_on_earlier_games() {
    let contest_config = contest(&[Level::Easy, Greedy, Random], 5);
    let seventh = play_game(&contest_config, 7);
    play_game(&contest_config, 2);
    assert_eq!(seventh, play_game(&contest_config, 7));
    assert_ne!(seventh.seats, play_game(&contest_config, 8).seats);
    let easy = seventh
        .seats
        .iter()
        .find(|seat| seat.bot == "easy")
        .expect("it sits there");
    assert_eq!(
        easy.iterations,
        8 * easy.decisions,
        "a twenty-fifth of 40, but at least 8"
    );
    assert!(seventh.seats.iter().all(|seat| seat.decisions > 10));
}

#[test]
fn all_seatings_play_the_same_deal() {
    let contest_config = contest(&[Greedy, Random, Random], 5);
    let deals: Vec<Seed> = (0..9).map(|number| contest_config.deal(number)).collect();
    for cycle in deals.chunks(3) {
        assert!(cycle.iter().all(|deal| *deal == cycle[0]));
    }
    assert!(deals[0] != deals[3] && deals[3] != deals[6] && deals[0] != deals[6]);
    let places: Vec<usize> = (0..3)
        .map(|number| {
            contest_config
                .seating(number)
                .iter()
                .position(|level| *level == Greedy)
                .expect("it plays")
        })
        .collect();
    assert_eq!(places, [0, 1, 2]);
    // The deal does not depend on the line-up, so that line-ups can be compared.
    assert_eq!(deals[0], contest(&[Planner, Planner, Random], 5).deal(0));
    assert_ne!(deals[0], contest(&[Greedy, Random, Random], 6).deal(0));
}

#[test]
fn a_shared_win_is_shared() {
    let mut result = play_game(&contest(&[Greedy, Random, Random], 5), 0);
    result.seats.iter_mut().for_each(|seat| seat.place = 1);
    assert!(
        result
            .seats
            .iter()
            .all(|seat| (result.share(seat) - 1.0 / 3.0).abs() < 1e-12)
    );
    result.seats[0].place = 3;
    assert_eq!(
        (result.share(&result.seats[0]), result.share(&result.seats[1])),
        (0.0, 0.5)
    );
}

#[test]
fn stopped_games_have_no_result_and_fingerprints_differ() {
    let contest_config = contest(&[Greedy, Random, Random], 5);
    let game = new_game::<Industria>(3);
    assert_eq!(contest_config.play(&game, 0, &AtomicBool::new(true)), None);
    let other_contest = contest(&[Planner, Random, Random], 5);
    assert_eq!(
        contest_config.fingerprint(&game),
        contest_config.fingerprint(&game)
    );
    assert_ne!(
        contest_config.fingerprint(&game),
        other_contest.fingerprint(&game)
    );
}
