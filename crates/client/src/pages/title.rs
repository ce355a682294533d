//! What the browser's tab and history call a page: which page it is, of which game, and at a table whose turn it is.

use leptos::prelude::*;
use smokestack_core::{Player, Seat};

use super::parts::game_name;
use super::turns::Turns;
use crate::replay::film;
use crate::route::Route;
use crate::session::current::{self, Session};
use crate::words::Words;

/// Names the page, behind a sign that a table waits.
pub(super) fn show(words: Words, turns: Turns, route: &Route) {
    let page = match route {
        Route::Start | Route::Unknown => None,
        Route::Table => Some(table(words, None)),
        Route::Online { id } => Some(match turns.waiting_room.get() {
            Some(game) => words.with("ui-title-waiting", &[("game", game.into())]),
            None => table(words, Some(id)),
        }),
        Route::Replay { .. } | Route::ReplayOf { .. } => Some(of_game(words, "ui-replay-title", filmed())),
        Route::Analysis => Some(of_game(words, "ui-analysis", filmed())),
        Route::New { game } => Some(of_game(words, "ui-new-title", game_name(game))),
        Route::NewTable { game } => Some(of_game(words, "ui-title-new-table", game_name(game))),
        Route::Rules { game, .. } => Some(of_game(words, "ui-rules-title", game_name(game))),
        Route::About { game } => Some(of_game(words, "ui-about-title", game_name(game))),
        Route::Guide { game } => Some(of_game(words, "ui-guide-title", game_name(game))),
        Route::Settings => Some(words.text("ui-settings-title")),
        Route::Friends => Some(words.text("ui-online")),
        Route::Account => Some(words.text("ui-title-account")),
        Route::Person { .. } => Some(words.text("ui-title-person")),
        Route::Finished => Some(words.text("ui-title-finished")),
        Route::Telling => Some(words.text("ui-title-notifications")),
        Route::Confirm { .. } => Some(words.text("ui-title-confirm")),
        Route::Password { .. } => Some(words.text("ui-title-password")),
    };
    let title = page.map_or_else(|| "Smokestack".to_owned(), |page| format!("{page} · Smokestack"));
    document().set_title(&format!("{}{title}", turns.sign()));
}

/// The game of the record that is looked at.
fn filmed() -> &'static str {
    film::loaded()
        .map(|(_, game)| game_name(game))
        .unwrap_or_default()
}

/// A page about a game.
fn of_game(words: Words, page: &str, game: &str) -> String {
    match game {
        "" => words.text(page),
        game => words.labelled(game, &words.text(page)),
    }
}

/// The game that is played, and whose turn it is; `id` is that of a table on the server.
fn table(words: Words, id: Option<&str>) -> String {
    let is_shown = |session: &Session| match id {
        Some(id) => session.id == id,
        None => session.screen().is_some(),
    };
    let said = current::with(|session| is_shown(session).then(|| state(words, session)));
    said.flatten().unwrap_or_else(|| words.text("ui-table-title"))
}

fn state(words: Words, session: &Session) -> String {
    let game = session.table.info().name;
    let turn = session.table.turn().filter(|_| !session.is_over());
    let state = match turn {
        None => words.text("ui-saved-over"),
        Some(_) if session.asked().is_some() && is_alone(session) => words.text("ui-title-yours"),
        Some(seat) => words.with("ui-title-turn", &[("player", name(words, session, seat).into())]),
    };
    words.labelled(game, &state)
}

/// Whether whoever is asked is the only person in front of this screen.
fn is_alone(session: &Session) -> bool {
    let people = session.table.players().iter();
    let people = people.filter(|player| matches!(player, Player::Person(_)));
    session.chair().is_some() || people.count() == 1
}

fn name(words: Words, session: &Session, seat: Seat) -> String {
    match session.table.players().get(seat.index()) {
        Some(Player::Person(name)) => name.clone(),
        _ => words.with("ui-bot-seat", &[("seat", seat.to_string().into())]),
    }
}
