//! Industria and Industry by clicking: a whole game each, with every kind of action.

use browser_tests::run;
use catalog::Choice;

use crate::full_game::{Done, Trial};

/// Building, low bids, the rest.
fn wish(choice: &Choice, done: &Done) -> u8 {
    match choice.kind {
        "use" | "buy" => 9,
        // A resource tile is kept, so that one day there is a choice between it and money.
        "sell-tile" if done.len() < 9 => 0,
        "build" | "develop" => 7,
        // Only where nothing else is left: it costs points.
        "subsidy" => 1,
        "done" => 2,
        "bid" => 5,
        _ => 4,
    }
}

fn play_a_whole_game(game: &'static str) {
    let info = catalog::find(game).expect("it is on the shelf").info();
    let trial = Trial {
        game,
        seats: 3,
        kinds: info.kinds.len(),
        kind: |choice| choice.kind,
        wish,
        among: |count, _| 0..count.min(4),
        figures: &[("money", "money"), ("points", "vp")],
        secrets: false,
    };
    let seed = trial.promising_seed();
    run(&format!("whole-game-{game}"), async |page| {
        trial.play(page, seed).await
    });
}

#[test]
fn three_people_play_a_whole_game_by_clicking() {
    play_a_whole_game("industria");
}

#[test]
fn three_people_play_a_whole_game_of_industry_by_clicking() {
    play_a_whole_game("industry");
}
