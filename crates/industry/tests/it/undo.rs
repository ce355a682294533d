//! Which moves reveal something and therefore limit undo: only drawing markers from a bag that was not fully known.

use industry::{Action, Event, Industry};
use smokestack_core::{Game as _, Table, information_gain};

use crate::help;

fn whole_game(seats: usize) -> Table<Industry> {
    testkit::play::whole_game(seats, 11)
}

fn draws(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Drawn(_)))
}

/// The draw in the last round of an epoch reveals nothing: the rest of the bag is known.
#[test]
fn iy_1_5_only_the_draw_of_unknown_markers_reveals_something() {
    for seats in [3, 4] {
        let table = whole_game(seats);
        let mut count = 0;
        for (index, played) in table.moves().iter().enumerate() {
            let drawn = draws(&played.events);
            let state = table.position_after(index + 1).open;
            let known = usize::from(state.round) == table.game().rounds_in_epoch(state.epoch);
            assert_eq!(
                table.reveals(index),
                drawn && !known,
                "{seats} seats, move {index}"
            );
            if drawn {
                assert_eq!(played.action, Action::Done);
                count += 1;
            }
        }
        assert_eq!(
            count,
            table.game().rounds() - 1,
            "the first draw is part of the set-up"
        );
    }
}

#[test]
fn undo_goes_back_to_the_last_reveal() {
    let table = whole_game(3);
    let mut floor = 0;
    let mut growing = table.branch(0);
    for (index, played) in table.moves().iter().enumerate().take(150) {
        growing.play(played.seat, played.action).expect("played before");
        let state = growing.position().open;
        let known = usize::from(state.round) == growing.game().rounds_in_epoch(state.epoch);
        if draws(&played.events) && !known {
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
fn only_the_last_development_of_a_round_reveals() {
    let game = help::game(4);
    let reveals = |turn: &str, round: u8| {
        let patch = serde_json::json!({
            "phase": "development", "turn": turn, "start_player": "A", "round": round,
        });
        let at = help::patched_position(&game, &patch).expect("a possible position");
        information_gain::reveals(&game, &at, game.parse("done").expect("an action"))
    };
    assert!(!reveals("A", 1) && !reveals("C", 1));
    assert!(reveals("D", 1));
    assert!(!reveals("D", 2), "the last four markers of the epoch are known");
    assert!(reveals("D", 3), "the first markers of the next epoch");
}
