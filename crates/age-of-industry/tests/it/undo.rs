//! Which moves reveal something and therefore limit undo: only cards turned over from the pile.

use age_of_industry::{Action, AgeOfIndustry, Event, Phase};
use smokestack_core::Table;

fn whole_game(seats: usize) -> Table<AgeOfIndustry> {
    testkit::play::whole_game(seats, 11)
}

/// Playing a card shows it, but that follows from the action itself; a card from the pile reveals something, to its
/// drawer or to all.
#[test]
fn ai_5_2_only_cards_from_the_pile_reveal_something() {
    for seats in [2, 4] {
        let table = whole_game(seats);
        let mut news = 0;
        for (index, played) in table.moves().iter().enumerate() {
            let from_pile = played
                .events
                .iter()
                .any(|event| matches!(event, Event::DrewFromPile(_) | Event::FaceUp(_)));
            // Hands laid down at the end reveal something; the last cards of the pile do not, as they can be counted.
            let hands_down = table.position_after(index + 1).open.phase == Phase::Over;
            let counted = table.position_after(index).open.pile <= 4;
            if hands_down || (from_pile && counted) {
                continue;
            }
            assert_eq!(
                table.reveals(index),
                from_pile,
                "{seats} seats, move {index}: {:?}",
                played.action
            );
            news += usize::from(from_pile);
        }
        assert!(news > 10);
    }
}

#[test]
fn undo_goes_back_to_the_last_draw() {
    let table = whole_game(3);
    let mut growing = table.branch(0);
    let mut floor = 0;
    for (index, played) in table.moves().iter().enumerate().take(60) {
        growing.play(played.seat, played.action).expect("played before");
        if matches!(played.action, Action::Draw(None)) {
            floor = index + 1;
        }
        assert!(growing.undo_floor() >= floor, "after move {index}");
    }
    assert!(floor > 0);
}

#[test]
fn undo_restores_the_exact_position() {
    for seats in [2, 5] {
        testkit::play::undo_is_exact(&whole_game(seats));
    }
}
