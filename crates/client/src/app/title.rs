//! The title of the browser tab: the page, the game, and, at a table, whose turn it is.

use leptos::prelude::*;
use smokestack_core::{Player, Seat};

use crate::base::i18n::I18n;
use crate::base::parts::game_name;
use crate::base::route::Route;
use crate::lobby::turns::Turns;
use crate::model::current::{self, Session};
use crate::model::replay_state;

/// Sets the title, after a mark if a table waits for the user.
pub(super) fn show(i18n: I18n, turns: Turns, route: &Route) {
    let page = match route {
        Route::Start | Route::Unknown => None,
        Route::Table => Some(table(i18n, None)),
        Route::Online { id } => Some(match turns.waiting_room.get() {
            Some(game) => i18n.t_args("ui-title-waiting", &[("game", game.into())]),
            None => table(i18n, Some(id)),
        }),
        Route::Replay { .. } | Route::ReplayOf { .. } => {
            Some(of_game(i18n, "ui-replay-title", replayed_game()))
        }
        Route::Analysis => Some(of_game(i18n, "ui-analysis", replayed_game())),
        Route::New { game } => Some(of_game(i18n, "ui-new-title", game_name(game))),
        Route::NewTable { game } => Some(of_game(i18n, "ui-title-new-table", game_name(game))),
        Route::Rules { game, .. } => Some(of_game(i18n, "ui-rules-title", game_name(game))),
        Route::About { game } => Some(of_game(i18n, "ui-about-title", game_name(game))),
        Route::Guide { game } => Some(of_game(i18n, "ui-guide-title", game_name(game))),
        Route::Settings => Some(i18n.t_string("ui-settings-title")),
        Route::Friends => Some(i18n.t_string("ui-online")),
        Route::Account => Some(i18n.t_string("ui-title-account")),
        Route::Person { .. } => Some(i18n.t_string("ui-title-person")),
        Route::Finished => Some(i18n.t_string("ui-title-finished")),
        Route::Notifications => Some(i18n.t_string("ui-title-notifications")),
        Route::Confirm { .. } => Some(i18n.t_string("ui-title-confirm")),
        Route::Password { .. } => Some(i18n.t_string("ui-title-password")),
    };
    let title = page.map_or_else(|| "Smokestack".to_owned(), |page| format!("{page} · Smokestack"));
    document().set_title(&format!("{}{title}", turns.sign()));
}

/// The game of the record in the replay.
fn replayed_game() -> &'static str {
    replay_state::loaded()
        .map(|(_, game)| game_name(game))
        .unwrap_or_default()
}

/// The title of a page about a game.
fn of_game(i18n: I18n, page: &str, game: &str) -> String {
    match game {
        "" => i18n.t_string(page),
        game => i18n.labelled(game, &i18n.t_string(page)),
    }
}

/// The game on the table, and whose turn it is; `id` identifies a table on the server.
fn table(i18n: I18n, id: Option<&str>) -> String {
    let is_shown = |session: &Session| match id {
        Some(id) => session.id == id,
        None => session.hot_seat().is_some(),
    };
    let said = current::with(|session| is_shown(session).then(|| state(i18n, session)));
    said.flatten().unwrap_or_else(|| i18n.t_string("ui-table-title"))
}

fn state(i18n: I18n, session: &Session) -> String {
    let game = session.table.info().name;
    let turn = session.table.turn().filter(|_| !session.is_over());
    let state = match turn {
        None => i18n.t_string("ui-saved-over"),
        Some(_) if session.asked().is_some() && is_alone(session) => i18n.t_string("ui-title-yours"),
        Some(seat) => i18n.t_args("ui-title-turn", &[("player", name(i18n, session, seat).into())]),
    };
    i18n.labelled(game, &state)
}

/// Whether the player to move is the only person at this screen.
fn is_alone(session: &Session) -> bool {
    let people = session.table.players().iter();
    let people = people.filter(|player| matches!(player, Player::Person(_)));
    session.online().is_some() || people.count() == 1
}

fn name(i18n: I18n, session: &Session, seat: Seat) -> String {
    match session.table.players().get(seat.index()) {
        Some(Player::Person(name)) => name.clone(),
        _ => i18n.t_args("ui-bot-seat", &[("seat", seat.to_string().into())]),
    }
}
