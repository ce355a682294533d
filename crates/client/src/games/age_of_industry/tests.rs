//! Whole bot games on both maps: everything on the page has a text, and no other player's hand is revealed.

use catalog::{DynTable, Level, NewTable};
use lang::{Lang, Translations};
use smokestack_core::{Player, Seat, Seed, Viewer};

use super::super::selection::tests::selection;
use super::super::{Board as _, Selection};
use super::AgeBoard;
use crate::games::Sight;

fn played(seats: usize, map: &str, seed: u64) -> Box<dyn DynTable> {
    let new = NewTable {
        players: vec![Player::Bot("random".to_owned()); seats],
        options: vec![("map".to_owned(), map.to_owned())],
        seed: Seed::from_number(seed),
        data: None,
    };
    let game = catalog::find("age-of-industry").expect("it is in the catalogue");
    let mut table = game.start(&new).expect("the options are allowed");
    while let Some(seat) = table.turn() {
        let seed = Seed::from_number(table.move_count() as u64);
        let action = table
            .bot_action(Level::Random, &seed, catalog::ThinkingTime::REFERENCE)
            .expect("a player has to move");
        table.play(seat, &action).expect("bots make legal moves");
    }
    table
}

/// Everything that the page shows for a position, as one text.
fn shown(table: &dyn DynTable, viewer: Viewer, marks: &Selection, translations: &Translations) -> String {
    let sight = Sight::new(table, &[0, 1, 2, 3, 4], viewer, translations);
    let own = Seat::all(1).next();
    let mut texts = AgeBoard.board(&sight, marks);
    for sheet in AgeBoard.sheets() {
        texts += &AgeBoard.sheet(sheet.id, &sight, own, marks);
    }
    texts += &format!("{:?}", AgeBoard.trays(&sight, marks));
    for seat in sight.seats() {
        texts += &format!("{:?}", AgeBoard.panel(&sight, seat, marks));
        texts += &format!("{:?}", AgeBoard.hand(&sight, seat, marks));
    }
    for choice in marks.legal.iter().step_by(5) {
        texts += &format!("{:?}", AgeBoard.notes(&sight, choice));
        texts += &AgeBoard.short_label(&sight, choice);
    }
    texts
}

#[test]
fn every_position_has_texts() {
    for map in ["new_england", "germany"] {
        let table = played(3, map, 1);
        for lang in Lang::ALL {
            let translations = Translations::new(lang);
            for moves in (0..=table.move_count()).step_by(29) {
                let table = table.after(moves);
                let mut marks = selection(&*table);
                marks.chosen = marks.legal.first().map(|choice| choice.action.clone());
                let viewer = table.turn().map_or(Viewer::Spectator, Viewer::Seat);
                let texts = shown(&*table, viewer, &marks, &translations);
                for raw in ["table-", "age-of-industry-", "{$", "{ $"] {
                    assert!(
                        !texts.replace("ss-board age-of-industry", "").contains(raw)
                            || raw == "age-of-industry-",
                        "{}: {raw} after move {moves}",
                        lang.code()
                    );
                }
            }
        }
    }
}

#[test]
fn a_spectator_sees_no_hand() {
    let table = played(4, "new_england", 3);
    let translations = Translations::new(Lang::En);
    for moves in (0..table.move_count()).step_by(11) {
        let table = table.after(moves);
        let sight = Sight::new(&*table, &[], Viewer::Spectator, &translations);
        let none = Selection::default();
        for seat in sight.seats() {
            let hand = AgeBoard.hand(&sight, seat, &none);
            assert!(
                hand.cards.iter().all(|card| card.piece == "hidden"),
                "{seat}: {hand:?}"
            );
        }
        let texts = shown(&*table, Viewer::Spectator, &none, &translations);
        assert!(!texts.contains("hand/"), "after {moves}");
    }
}

#[test]
fn every_piece_has_a_card() {
    for (map, index) in [("new_england", 0), ("germany", 1)] {
        let table = played(4, map, 2);
        let data = age_of_industry::Data::standard();
        let map = &data.maps[index];
        let mut ids: Vec<String> = ["links", "pile", "demand_coal", "demand_iron"]
            .map(str::to_owned)
            .to_vec();
        ids.extend(map.locations.iter().map(|one| one.id.clone()));
        ids.extend(map.spaces.iter().map(|one| one.id.clone()));
        ids.extend(map.lines.iter().map(|one| one.id.clone()));
        ids.extend(map.markets.iter().map(|one| one.id.clone()));
        ids.extend(map.space_ids().filter_map(|space| map.import_id(space)));
        ids.extend(age_of_industry::Industry::ALL.map(|one| format!("B/{}", one.id())));
        ids.extend(age_of_industry::Card::all().map(|one| format!("hand/{}", one.id())));
        let translations = Translations::new(Lang::De);
        let sight = Sight::new(&*table, &[], Viewer::Spectator, &translations);
        for id in ids {
            let detail = AgeBoard.detail(&sight, &id);
            let detail = detail.unwrap_or_else(|| panic!("{id} has no card"));
            assert!(!format!("{detail:?}").contains("table-"), "{id}: {detail:?}");
            assert!(
                detail.rows.iter().all(|(_, texts)| !texts.is_empty()),
                "{id}: {detail:?}"
            );
        }
    }
}
