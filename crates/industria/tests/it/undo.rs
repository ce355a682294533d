//! Which moves reveal something and therefore limit undo: only drawing tiles from a pile that was not fully known.

use industria::{Action, Event, Industria};
use smokestack_core::{Game as _, Table, information_gain};

use crate::help;

fn whole_game(seats: usize) -> Table<Industria> {
    testkit::play::whole_game(seats, 11)
}

/// The draw in the last round of an epoch reveals nothing: the rest of the pile is known.
#[test]
fn ia_1_13_only_the_draw_of_unknown_tiles_reveals_something() {
    for seats in [3, 4] {
        let table = whole_game(seats);
        let last_round = table.game().rounds_per_epoch() as u8;
        let mut draws = 0;
        for (index, played) in table.moves().iter().enumerate() {
            let drawn = played
                .events
                .iter()
                .any(|event| matches!(event, Event::Revealed(_)));
            let after = table.position_after(index + 1);
            let known = after.open.round == last_round;
            assert_eq!(
                table.reveals(index),
                drawn && !known,
                "{seats} seats, move {index}"
            );
            if drawn {
                assert_eq!(played.action, Action::Done);
                draws += 1;
            }
        }
        let rounds = table.game().epochs() * table.game().rounds_per_epoch();
        assert_eq!(draws, rounds - 1, "the first draw is part of the set-up");
    }
}

#[test]
fn undo_goes_back_to_the_last_reveal() {
    let table = whole_game(3);
    let rounds = table.game().rounds_per_epoch() as u8;
    let mut floor = 0;
    let mut growing = table.branch(0);
    for (index, played) in table.moves().iter().enumerate().take(150) {
        growing.play(played.seat, played.action).expect("played before");
        let drawn = played
            .events
            .iter()
            .any(|event| matches!(event, Event::Revealed(_)));
        if drawn && growing.position().open.round != rounds {
            floor = index + 1;
        }
        assert_eq!(growing.undo_floor(), floor, "after move {index}");
    }
    assert!(floor > 0);
}

#[test]
fn undo_restores_the_exact_position() {
    testkit::play::undo_is_exact(&whole_game(4));
}

#[test]
fn only_the_last_building_turn_of_a_round_reveals() {
    let game = help::game(4);
    let patch = |turn: &str, round: u8| serde_json::json!({"phase": "build", "turn": turn, "start_player": "A", "round": round});
    let reveals = |turn: &str, round: u8| {
        let at = help::patched_position(&game, &patch(turn, round)).expect("a possible position");
        information_gain::reveals(&game, &at, game.parse("done").expect("an action"))
    };
    assert!(!reveals("A", 1) && !reveals("C", 1));
    assert!(reveals("D", 1));
    assert!(reveals("D", 3), "the first tiles of the next epoch");
}
