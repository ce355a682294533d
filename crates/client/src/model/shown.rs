//! Shows the server's updates to a game: a possible game, filled in from a view, while it is being played, and the real
//! game when it is over.

use catalog::{CatalogError, DynGame, DynTable, LogEntry, ObservedTable};
use serde_json::Value;
use smokestack_core::{Message, Seat};
use wasm_bindgen_futures::spawn_local;

use super::current::{self, Backend, Session};
use super::online_seat::{OnlineSeat, Wish};
use super::remote::Remote;
use crate::api::table_info::Status;
use crate::api::{TableInfo, http};
use crate::base::dom::sleep;

/// The delay before a failed request for the record is repeated.
const RETRY_DELAY_MS: f64 = 2_000.0;

/// Shows an update, and loads the record of a game that is over.
pub(crate) fn on_table(remote: Remote, info: &TableInfo, update: &Value) {
    match remote.show(info, update) {
        Ok(()) if matches!(info.status, Status::Over | Status::Ended) => spawn_local(remote.fetch_record()),
        Ok(()) => {}
        Err(error) => remote.fail(error.message()),
    }
}

impl Remote {
    fn show(self, info: &TableInfo, update: &Value) -> Result<(), CatalogError> {
        let game = catalog::find(&info.game)?;
        let known = game.info();
        if info.rules != u64::from(known.rules_version) {
            return Err(CatalogError::RulesVersion {
                game: known.id,
                needed: u32::try_from(info.rules).unwrap_or_default(),
                have: known.rules_version,
            });
        }
        if !game.has_data(&info.data) {
            self.fail(Message::new("room-other-data"));
            return Ok(());
        }
        let entries = update["events"].as_array().into_iter().flatten();
        let entries: Vec<LogEntry> = entries.filter_map(|entry| LogEntry::read(entry, known)).collect();
        let goes_on = update["anew"] != true
            && current::with_untracked(|session| self.place(session))
                .flatten()
                .is_some();
        if goes_on {
            let followed = current::change(|session| follow(session, game, info, update, &entries));
            return followed.unwrap_or(Ok(()));
        }
        let mut online = OnlineSeat::new(self, entries);
        describe(&mut online, info, update);
        current::sit_down(Session {
            id: info.id.clone(),
            table: join(game, info, update)?,
            colours: info.colours(),
            backend: Backend::Online(Box::new(online)),
        });
        Ok(())
    }

    /// Loads the record: when a game is over, nothing is secret any more, and the real game replaces the filled-in one.
    async fn fetch_record(self) {
        let record = loop {
            let complete = current::with_untracked(|session| session.received_log().is_none());
            if self.is_left() || complete != Some(false) {
                return;
            }
            match http::get_text(&self.path("/record")).await {
                Err(problem) if problem.is_temporary() => sleep(RETRY_DELAY_MS).await,
                answer => break answer,
            }
        };
        let Some(Ok(table)) = record.ok().map(|text| catalog::open_record(&text, None)) else {
            return; // the last position stays, with its log
        };
        if self.is_left() {
            return;
        }
        current::change(|session| {
            let is_over = session.is_over();
            if let Backend::Online(online) = &mut session.backend
                && (is_over || table.turn().is_none())
            {
                session.table = table;
                online.log = None;
            }
        });
    }
}

fn join(game: &dyn DynGame, info: &TableInfo, update: &Value) -> Result<Box<dyn DynTable>, CatalogError> {
    game.join(&ObservedTable {
        players: info.players(),
        options: info.options.clone(),
        data: &info.data,
        view: &update["view"],
    })
}

/// Updates the table that was shown before.
fn follow(
    session: &mut Session,
    game: &dyn DynGame,
    info: &TableInfo,
    update: &Value,
    entries: &[LogEntry],
) -> Result<(), CatalogError> {
    let Backend::Online(online) = &mut session.backend else {
        return Ok(());
    };
    if online.log().is_none() {
        return Ok(()); // the whole game is loaded
    }
    let moves: Vec<(Seat, String)> = online.add(entries);
    // If the players or their names have changed, the table is filled in again from the view.
    if session.table.players() == info.players() {
        session.table.follow(&moves, &update["view"])?;
    } else {
        session.table = join(game, info, update)?;
    }
    describe(online, info, update);
    Ok(())
}

/// Updates the state of a seat.
fn describe(online: &mut OnlineSeat, info: &TableInfo, update: &Value) {
    online.seat = update["you"].as_str().and_then(|seat| seat.parse().ok());
    online.wish = Wish::read(&update["undo"]);
    online.undos = info.undos;
    online.is_ended = info.status == Status::Ended;
    online.has_stand_in = info
        .seats
        .iter()
        .any(|sitter| Some(sitter.seat) == online.seat && sitter.bot.is_some());
    online.arrived(info.moves);
}
