//! Which moves reveal something and so limit undo: contracts turned over after a turn, and a new round's patents.

use barrage::{Barrage, Event, Phase};
use serde_json::{Value, json};
use smokestack_core::{Game as _, Table, information_gain};

use crate::help;

fn whole_game(seats: usize) -> Table<Barrage> {
    testkit::play::whole_game(seats, 11)
}

/// A newly turned-over contract reveals something unless it is the last of its colour. Patents always do: in round 5 it
/// is known which tiles they are, but not their positions.
#[test]
fn b_4_10_and_b_10_4_only_turned_over_cards_reveal() {
    for seats in help::SEATS {
        let table = whole_game(seats);
        let mut news = 0;
        for (index, played) in table.moves().iter().enumerate() {
            let before = table.position_after(index).open;
            let turned = played.events.iter().any(|event| match event {
                Event::Revealed(contract) => {
                    let colour = contract.colour().expect("a private contract");
                    before.unseen.and(colour.contracts()).len() > 1
                }
                Event::Offered(_) => true,
                _ => false,
            });
            assert_eq!(
                table.reveals(index),
                turned,
                "{seats} seats, move {index}: {:?}",
                played.events
            );
            news += usize::from(turned);
        }
        assert!(news > 4, "{seats} seats: something is turned over in every round");
    }
}

#[test]
fn undo_goes_back_to_the_last_reveal() {
    for seats in help::SEATS {
        let table = whole_game(seats);
        let mut floor = 0;
        let mut growing = table.branch(0);
        for (index, played) in table.moves().iter().enumerate().take(200) {
            growing.play(played.seat, played.action).expect("played before");
            if table.reveals(index) {
                floor = index + 1;
            }
            assert_eq!(growing.undo_floor(), floor, "after move {index}");
        }
        assert!(floor > 0);
    }
}

#[test]
fn undo_restores_the_exact_position() {
    for seats in help::SEATS {
        testkit::play::undo_is_exact(&whole_game(seats));
    }
}

fn reveals(patch: &Value, action: &str) -> bool {
    let game = help::game(4);
    let at = help::patched_position(&game, patch).expect("a possible position");
    let action = game.parse(action).expect("an action");
    assert_eq!(game.check(&at, action), Ok(()));
    information_gain::reveals(&game, &at, action)
}

fn acting(patch: Value) -> Value {
    let mut position = json!({"phase": "actions", "order": ["A", "B", "C", "D"]});
    smokestack_core::json::merge(&mut position, &patch);
    position
}

/// The first of two contracts reveals nothing, the second ends the turn. A hand that is too full delays it.
#[test]
fn b_6_12_a_contract_is_replaced_after_the_turn_and_not_before() {
    let display = json!({"green": ["green_01", "green_02"]});
    let taking = |count: u8, hand: Value| {
        acting(json!({
            "pending": [{"task": "take", "count": count}, {"task": "discard"}],
            "contracts": display, "seats": {"A": {"contracts": hand}},
        }))
    };
    assert!(!reveals(&taking(2, json!([])), "take green_01"));
    assert!(reveals(&taking(1, json!([])), "take green_01"));
    let full = json!(["yellow_01", "yellow_02", "yellow_03"]);
    assert!(!reveals(&taking(1, full), "take green_01"));
    // The last card of a stack is known before it is turned over.
    let mut last = taking(1, json!([]));
    last["stacks"] = json!({"green": ["green_05"]});
    assert!(!reveals(&last, "take green_01"));
}

#[test]
fn b_4_1_what_lies_open_can_be_taken_back() {
    let new = acting(json!({}));
    for action in [
        "bank 3",
        "place construct_1",
        "place workshop_rotate_1_left",
        "place water_management_two_drops_left",
        "place patent_office_position_2_left",
        "place contract_office_two_contracts_left",
    ] {
        assert!(!reveals(&new, action), "{action}");
    }
}

/// The last player places the last engineers: new patents are turned over, except when the game is over.
#[test]
fn b_10_4_the_end_of_a_round_reveals_patents() {
    let last = |round: u8| {
        acting(json!({
            "round": round, "turn": "D", "out": ["A", "B", "C"],
            "seats": {"A": {"engineers": 0}, "B": {"engineers": 0}, "C": {"engineers": 0}, "D": {"engineers": 2}},
        }))
    };
    assert!(!reveals(&last(1), "bank 1"));
    assert!(reveals(&last(1), "bank 2"));
    assert!(!reveals(&last(5), "bank 2"), "the game ends");
    let game = help::game(4);
    let mut at = help::patched_position(&game, &last(5)).expect("a possible position");
    testkit::play::act(&game, &mut at, "bank 2");
    assert_eq!(at.open.phase, Phase::Over);
}
