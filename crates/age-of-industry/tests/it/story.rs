//! All events of an action, in full: a scenario may leave some out of its list.

use serde_json::{Value, json};
use smokestack_core::Game as _;

use crate::help;

fn story(patch: &Value, action: &str) -> Vec<String> {
    let game = help::game(4);
    let mut at = help::patched_position(&game, patch).expect("a possible position");
    let action = game.parse(action).expect("an action of the game");
    assert!(game.check(&at, action).is_ok());
    let mut events = Vec::new();
    game.apply(&mut at, action, &mut events);
    events
        .iter()
        .map(|event| game.describe_event(event).to_string())
        .collect()
}

#[test]
fn ai_4_3_nothing_is_borrowed_when_the_money_is_just_enough() {
    let patch = json!({
        "round": 2, "turn": "A",
        "seats": {"A": {"money": 5, "hand": ["location_red"]}},
    });
    let built = "built A cotton_mill 1 worcester.1 location_red";
    assert_eq!(
        story(&patch, "build location_red cotton_mill worcester.1"),
        [built, "paid A bank 5 tile worcester.1"]
    );
}

#[test]
fn ai_8_6_nothing_is_delivered_to_a_full_display() {
    let patch = json!({
        "round": 2, "turn": "A",
        "tiles": {"new_york.1": {"owner": "B", "industry": "port", "level": 1}},
        "seats": {"A": {"money": 9, "hand": ["location_blue"]}, "B": {"links": ["new_york--pennsylvania"]}},
    });
    let built = "built A coal_mine 1 pennsylvania.1 location_blue";
    assert_eq!(
        story(&patch, "build location_blue coal_mine pennsylvania.1"),
        [built, "paid A bank 1 tile pennsylvania.1"]
    );
}
