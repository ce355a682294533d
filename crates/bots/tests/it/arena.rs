//! A game in a contest is fully determined by its number.

use std::sync::atomic::AtomicBool;

use bots::Level;
use bots::Level::{Greedy, Planner, Random};
use bots::arena::{Contest, GameResult, SearchBudget};
use industria::Industria;
use smokestack_core::Seed;

use crate::rules;

fn contest(line_up: &[Level], seed: u64) -> Contest {
    Contest::new(line_up, Seed::from_number(seed), SearchBudget::Iterations(40))
}

/// The result without the times, which differ from run to run.
fn played(contest: &Contest, number: u64) -> GameResult {
    let mut played = contest
        .play(&rules::<Industria>(3), number, &AtomicBool::new(false))
        .expect("it was not stopped");
    played.seats.iter_mut().for_each(|seat| seat.ms = 0.0);
    played
}

#[test]
fn a_game_does_not_depend_on_earlier_games() {
    let these = contest(&[Level::Easy, Greedy, Random], 5);
    let seventh = played(&these, 7);
    played(&these, 2);
    assert_eq!(seventh, played(&these, 7));
    assert_ne!(seventh.seats, played(&these, 8).seats);
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
    let these = contest(&[Greedy, Random, Random], 5);
    let deals: Vec<Seed> = (0..9).map(|number| these.deal(number)).collect();
    for cycle in deals.chunks(3) {
        assert!(cycle.iter().all(|deal| *deal == cycle[0]));
    }
    assert!(deals[0] != deals[3] && deals[3] != deals[6] && deals[0] != deals[6]);
    let places: Vec<usize> = (0..3)
        .map(|number| {
            these
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
    let mut one = played(&contest(&[Greedy, Random, Random], 5), 0);
    one.seats.iter_mut().for_each(|seat| seat.place = 1);
    assert!(
        one.seats
            .iter()
            .all(|seat| (one.share(seat) - 1.0 / 3.0).abs() < 1e-12)
    );
    one.seats[0].place = 3;
    assert_eq!((one.share(&one.seats[0]), one.share(&one.seats[1])), (0.0, 0.5));
}

#[test]
fn stopped_games_have_no_result_and_fingerprints_differ() {
    let these = contest(&[Greedy, Random, Random], 5);
    let game = rules::<Industria>(3);
    assert_eq!(these.play(&game, 0, &AtomicBool::new(true)), None);
    let others = contest(&[Planner, Random, Random], 5);
    assert_eq!(these.fingerprint(&game), these.fingerprint(&game));
    assert_ne!(these.fingerprint(&game), others.fingerprint(&game));
}
