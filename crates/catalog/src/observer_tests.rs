//! A table as a viewer sees it: a table imagined from a view has the same prompts, legal actions and log.

use bots::Level;
use serde_json::Value;
use smokestack_core::{Player, Seat, Seed, Viewer};

use crate::{DynGame, DynTable, LogEntry, NewTable, ObservedTable, ThinkingTime, games};

fn through_text<T: serde::Serialize>(value: &T) -> Value {
    let text = serde_json::to_string(value).expect("it can be written");
    serde_json::from_str(&text).expect("and read")
}

fn assert_same_for(viewer: Viewer, real_table: &dyn DynTable, observed_table: &dyn DynTable) {
    let name = format!(
        "{} for {viewer:?} after {} moves",
        real_table.info().id,
        real_table.move_count()
    );
    assert_eq!(
        real_table.view_json(viewer),
        observed_table.view_json(viewer),
        "{name}"
    );
    assert_eq!(real_table.turn(), observed_table.turn(), "{name}");
    assert_eq!(real_table.scores(), observed_table.scores(), "{name}");
    if real_table.turn().map(Viewer::Seat) == Some(viewer) {
        assert_eq!(real_table.question(), observed_table.question(), "{name}");
        assert_eq!(real_table.legal(), observed_table.legal(), "{name}");
    }
}

/// Plays a bot-only game and follows it as every seat and as a spectator.
fn follow(game: &dyn DynGame, seats: usize) {
    let players = vec![Player::Bot("random".to_owned()); seats];
    let new = NewTable {
        players: players.clone(),
        options: Vec::new(),
        seed: Seed::from_number(seats as u64),
        data: None,
    };
    let mut real_table = game.start(&new).expect("the defaults are allowed");
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    let join = |viewer: Viewer| {
        let view = through_text(&real_table.view_json(viewer));
        let observed = ObservedTable {
            players: players.clone(),
            options: Vec::new(),
            data: game.info().data_version,
            view: &view,
        };
        (viewer, game.join(&observed).expect("a view of this game"))
    };
    let mut eyes: Vec<(Viewer, Box<dyn DynTable>)> = viewers.map(join).collect();
    while let Some(seat) = real_table.turn() {
        let seed = Seed::from_number(real_table.move_count() as u64);
        let action = real_table.bot_action(Level::Random, &seed, ThinkingTime::REFERENCE);
        let action = action.expect("somebody is asked");
        real_table.play(seat, &action).expect("bots play by the rules");
        for (viewer, observed) in &mut eyes {
            let view = through_text(&real_table.view_json(*viewer));
            observed
                .follow(&[(seat, action.clone())], &view)
                .expect("a view of this game");
            assert_same_for(*viewer, &*real_table, &**observed);
        }
    }
    for (viewer, _) in eyes {
        for entry in real_table.log(viewer) {
            let sent = serde_json::from_value(through_text(&entry)).expect("an entry");
            let read = LogEntry::received(&sent, game.info());
            assert_eq!(read, entry, "{} for {viewer:?}", game.info().id);
        }
    }
}

#[test]
fn an_imagined_table_plays_and_reads_the_same() {
    for game in games() {
        let most_seats = game.info().seats.iter().max().copied().unwrap_or_default();
        follow(*game, most_seats);
    }
}

#[test]
fn an_invalid_view_is_rejected_with_the_reason() {
    for game in games() {
        let seats = game.info().seats[0];
        let new = NewTable {
            players: vec![Player::Bot("random".to_owned()); seats],
            options: Vec::new(),
            seed: Seed::from_number(1),
            data: None,
        };
        let real_table = game.start(&new).expect("the defaults are allowed");
        let mut view = real_table.view_json(Viewer::Spectator);
        view["round"] = "soon".into();
        for view in [view, Value::Null] {
            let observed = ObservedTable {
                players: new.players.clone(),
                options: Vec::new(),
                data: game.info().data_version,
                view: &view,
            };
            let result = game.join(&observed).map(|_| ());
            assert!(
                matches!(result, Err(crate::CatalogError::View(_))),
                "{}",
                game.info().id
            );
        }
    }
}
