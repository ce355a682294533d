//! Industria and Industry, played by clicking: a full game of each, with every kind of action.

use browser_tests::run;
use catalog::Choice;

use crate::full_game::{FullGame, TriedKinds};

/// Prefers building, then low bids, then the rest.
fn preference(choice: &Choice, tried_kinds: &TriedKinds) -> u8 {
    match choice.kind {
        "use" | "buy" => 9,
        // A resource tile is kept, so that there will be a choice between it and money later.
        "sell-tile" if tried_kinds.len() < 9 => 0,
        "build" | "develop" => 7,
        // Only as a last resort, because it costs points.
        "subsidy" => 1,
        "done" => 2,
        "bid" => 5,
        _ => 4,
    }
}

fn finish_by_clicking(game: &'static str) {
    let info = catalog::find(game).expect("it is in the catalogue").info();
    let plan = FullGame {
        game,
        seats: 3,
        kinds: info.kinds.len(),
        kind: |choice| choice.kind,
        preference,
        candidates: |count, _| 0..count.min(4),
        figures: &[("money", "money"), ("points", "vp")],
        has_secret_hands: false,
    };
    let seed = plan.seed_with_all_kinds();
    run(&format!("whole-game-{game}"), async |page| {
        plan.play(page, seed).await
    });
}

#[test]
fn three_players_finish_industria_by_clicking() {
    finish_by_clicking("industria");
}

#[test]
fn three_players_finish_industry_by_clicking() {
    finish_by_clicking("industry");
}
