//! Barrage by clicking: a whole game with every kind of action.

use browser_tests::run;
use catalog::Choice;

use crate::full_game::{Done, Trial};

pub(crate) const TRIAL: Trial = Trial {
    game: "barrage",
    seats: 2,
    kinds: 0,
    kind: |choice| choice.kind,
    wish,
    // All engineers at once, to come to an end.
    among: |count, all_done| if all_done { count - 1..count } else { 0..count },
    figures: &[("credits", "credits"), ("points", "vp")],
    secrets: false,
};

fn kinds() -> usize {
    let game = catalog::find("barrage").expect("it is on the shelf");
    game.info().kinds.len()
}

fn wish(choice: &Choice, done: &Done) -> u8 {
    match choice.kind {
        // Whoever passes early misses the rest of the round.
        "pass" if done.len() > 14 => 1,
        "pass" => 0,
        // All engineers at once.
        "bank" if done.len() == kinds() => 8,
        "sekibo" | "use" => 7,
        "place" if choice.action.contains("patent") => 7,
        "construct" | "produce" | "fulfil" => 6,
        "bank" => 1,
        "decline" => 2,
        _ => 4,
    }
}

#[test]
fn two_people_play_a_whole_game_of_barrage_by_clicking() {
    let trial = Trial {
        kinds: kinds(),
        ..TRIAL
    };
    let seed = trial.promising_seed();
    run("whole-game-barrage", async |page| trial.play(page, seed).await);
}
