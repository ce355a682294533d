//! Barrage, played by clicking: a full game with every kind of action.

use browser_tests::run;
use catalog::Choice;

use crate::full_game::{FullGame, TriedKinds};

pub(crate) const GAME: FullGame = FullGame {
    game: "barrage",
    seats: 2,
    kinds: 0,
    kind: |choice| choice.kind,
    preference,
    // All engineers at once, to end the game sooner.
    candidates: |count, all_done| if all_done { count - 1..count } else { 0..count },
    figures: &[("credits", "credits"), ("points", "vp")],
    has_secret_hands: false,
};

fn kinds() -> usize {
    let game = catalog::find("barrage").expect("it is in the catalogue");
    game.info().kinds.len()
}

fn preference(choice: &Choice, tried_kinds: &TriedKinds) -> u8 {
    match choice.kind {
        // A player who passes early misses the rest of the round.
        "pass" if tried_kinds.len() > 14 => 1,
        "pass" => 0,
        // All engineers at once.
        "bank" if tried_kinds.len() == kinds() => 8,
        "sekibo" | "use" => 7,
        "place" if choice.action.contains("patent") => 7,
        "construct" | "produce" | "fulfil" => 6,
        "bank" => 1,
        "decline" => 2,
        _ => 4,
    }
}

#[test]
fn two_players_finish_barrage_by_clicking() {
    let game = FullGame {
        kinds: kinds(),
        ..GAME
    };
    let seed = game.seed_with_all_kinds();
    run("whole-game-barrage", async |page| game.play(page, seed).await);
}
