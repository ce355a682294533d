//! Whole bot games: everything on the page has a text.

use catalog::{DynTable, Level, NewTable};
use lang::{Lang, Translations};
use smokestack_core::{Player, Seat, Seed, Viewer};

use super::super::Board as _;
use super::super::selection::tests::selection;
use super::BarrageBoard;
use crate::games::Sight;

fn played(seats: usize, seed: u64) -> Box<dyn DynTable> {
    let new = NewTable {
        players: vec![Player::Bot("random".to_owned()); seats],
        options: Vec::new(),
        seed: Seed::from_number(seed),
        data: None,
    };
    let game = catalog::find("barrage").expect("it is in the catalogue");
    let mut table = game.start(&new).expect("the defaults are allowed");
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
fn shown(table: &dyn DynTable, translations: &Translations) -> String {
    let sight = Sight::new(table, &[0, 1, 2, 3], Viewer::Spectator, translations);
    let mut marks = selection(table);
    marks.chosen = marks.legal.first().map(|choice| choice.action.clone());
    let own = Seat::all(1).next();
    let mut texts = BarrageBoard.board(&sight, &marks);
    for sheet in BarrageBoard.sheets() {
        texts += &BarrageBoard.sheet(sheet.id, &sight, own, &marks);
    }
    texts += &format!("{:?}", BarrageBoard.trays(&sight, &marks));
    for seat in sight.seats() {
        texts += &format!("{:?}", BarrageBoard.panel(&sight, seat, &marks));
    }
    for choice in marks.legal.iter() {
        texts += &format!("{:?}", BarrageBoard.notes(&sight, choice));
        texts += &BarrageBoard.short_label(&sight, choice);
    }
    texts
}

#[test]
fn every_position_has_texts() {
    let table = played(3, 1);
    for lang in Lang::ALL {
        let translations = Translations::new(lang);
        for moves in (0..=table.move_count()).step_by(37) {
            let texts = shown(&*table.after(moves), &translations);
            for raw in ["table-", "barrage-word", "{$", "{ $"] {
                assert!(!texts.contains(raw), "{}: {raw} after move {moves}", lang.code());
            }
        }
    }
}

#[test]
fn every_piece_has_a_card() {
    let table = played(4, 2);
    let data = barrage::Data::standard();
    let ids = data
        .dams
        .iter()
        .map(|one| &one.id)
        .chain(data.conduits.iter().map(|one| &one.id))
        .chain(data.powerhouses.iter().map(|one| &one.id))
        .chain(data.headstreams.iter().map(|one| &one.id))
        .chain(data.contracts.iter().map(|one| &one.id))
        .chain(data.tiles.iter().map(|one| &one.id))
        .chain(data.officers.iter().map(|one| &one.id))
        .chain(data.companies.iter().map(|one| &one.id))
        .chain(data.bonuses.iter().map(|one| &one.id))
        .chain(data.objectives.iter().map(|one| &one.id))
        .chain(data.spaces.iter().map(|one| &one.id))
        .chain(data.construction_spaces.iter().map(|one| &one.id))
        .chain(data.sekibo_spaces.iter().map(|one| &one.id));
    let translations = Translations::new(Lang::De);
    let sight = Sight::new(&*table, &[0, 1, 2, 3], Viewer::Spectator, &translations);
    for id in ids {
        let detail = BarrageBoard.detail(&sight, &format!("usa/{id}"));
        let detail = detail.unwrap_or_else(|| panic!("{id} has no card"));
        assert!(!format!("{detail:?}").contains("table-"), "{id}: {detail:?}");
        assert!(
            detail.rows.iter().all(|(_, texts)| !texts.is_empty()),
            "{id}: {detail:?}"
        );
    }
}

/// The card of a piece in English, as the player at a seat sees it: title and lines of each row.
fn card(table: &dyn DynTable, seat: Seat, piece: &str) -> Vec<(String, Vec<String>)> {
    let translations = Translations::new(Lang::En);
    let sight = Sight::new(table, &[0, 1, 2, 3], Viewer::Seat(seat), &translations);
    let detail = BarrageBoard.detail(&sight, piece).expect("it has a card");
    detail.rows
}

/// A table at which a player has this officer, and their seat.
fn table_with_officer(officer: &str) -> (Box<dyn DynTable>, Seat) {
    for seed in 0..40 {
        let table = played(4, seed);
        let position = table.position_json();
        for seat in Seat::all(4) {
            if position["seats"][seat.to_string()]["officer"] == officer {
                return (table, seat);
            }
        }
    }
    panic!("nobody got {officer}");
}

fn lines(card: &[(String, Vec<String>)], title: &str) -> String {
    let row = card.iter().find(|(row, _)| row == title);
    row.map(|(_, lines)| lines.join(" | ")).unwrap_or_default()
}

#[test]
fn b_5_4_tiles_and_places_show_their_prices() {
    let table = played(3, 1).after(0);
    let seat = Seat::all(1).next().expect("there is one");
    let price = |piece: &str, title: &str| lines(&card(&*table, seat, piece), title);
    let by_area = "Mountains: 5 excavators | Hills: 4 excavators | Plains: 3 excavators";
    assert_eq!(price("basic_base", "Base"), by_area);
    assert_eq!(
        price("basic_conduit", "Conduit"),
        "for each point of its value: 2 excavators"
    );
    assert_eq!(price("basic_powerhouse", "Powerhouse"), "2 mixers");
    assert_eq!(price("basic_joker", "Base"), by_area, "all four structures");
    assert_eq!(
        price("adv_2_conduit", "Conduit"),
        "for each point of its value: 2 excavators | at most 5 excavators"
    );
    assert_eq!(price("adv_3_base", "Base"), "no machines");
    let data = barrage::Data::standard();
    assert_eq!(price(&data.powerhouses[0].id, "Cost"), "2 mixers");
}

#[test]
fn b_13_5_a_place_shows_how_mcdowell_may_pay() {
    let (table, seat) = table_with_officer("officer_mcdowell");
    let data = barrage::Data::standard();
    let conduit = data
        .conduits
        .iter()
        .find(|conduit| conduit.value == 3)
        .expect("there is one");
    let price = lines(&card(&*table, seat, &conduit.id), "Cost");
    assert!(price.starts_with("6 excavators | or 3 mixers ("), "{price}");
}
