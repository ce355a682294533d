//! Shows the server's updates to a game: a possible game, filled in from a view, while it is being played, and the real
//! game when it is over.

use catalog::{CatalogError, DynGame, DynTable, LogEntry, ObservedTable};
use protocol::{LiveUpdate, TableInfo, TableState, TableStatus, View};
use smokestack_core::{Message, Seat};
use wasm_bindgen_futures::spawn_local;

use super::current::{self, Backend, Session};
use super::online_seat::OnlineSeat;
use super::remote::Remote;
use super::update_order::Received;
use crate::api::{TableExt as _, http};
use crate::base::dom::sleep;

/// The delay before a failed request for the record is repeated.
const RETRY_DELAY_MS: f64 = 2_000.0;

/// Shows an update with this view, and loads the record of a game that is over.
pub(crate) fn on_table(remote: Remote, update: &LiveUpdate, view: &View) {
    match remote.show(update, view) {
        Ok(()) if update.update.state.table.is_finished() => spawn_local(remote.fetch_record()),
        Ok(()) => {}
        Err(error) => remote.fail(error.message()),
    }
}

impl Remote {
    fn show(self, update: &LiveUpdate, view: &View) -> Result<(), CatalogError> {
        let state = &update.update.state;
        let info = &state.table;
        let game = catalog::find(&info.game)?;
        let known = game.info();
        if info.rules != i64::from(known.rules_version) {
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
        let entries = update.update.entries.iter();
        let entries: Vec<LogEntry> = entries.map(|entry| LogEntry::received(entry, known)).collect();
        let goes_on = !update.starts_over
            && current::with_untracked(|session| self.received(session))
                .flatten()
                .is_some();
        if goes_on {
            let followed = current::change(|session| follow(session, game, state, view, &entries));
            return followed.unwrap_or(Ok(()));
        }
        let mut online = OnlineSeat::new(self, entries);
        describe(&mut online, state);
        current::sit_down(Session {
            id: info.id.clone(),
            table: join(game, info, view)?,
            colours: info.colour_indices(),
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

fn join(game: &dyn DynGame, info: &TableInfo, view: &View) -> Result<Box<dyn DynTable>, CatalogError> {
    game.join(&ObservedTable {
        players: info.players(),
        options: info.options.clone().into_iter().collect(),
        data: &info.data,
        view: &view.0,
    })
}

/// Updates the table that was shown before.
fn follow(
    session: &mut Session,
    game: &dyn DynGame,
    state: &TableState,
    view: &View,
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
    if session.table.players() == state.table.players() {
        session.table.follow(&moves, &view.0)?;
    } else {
        session.table = join(game, &state.table, view)?;
    }
    describe(online, state);
    Ok(())
}

/// Updates the state of a seat.
fn describe(online: &mut OnlineSeat, state: &TableState) {
    let info = &state.table;
    online.seat = state.you;
    online.undo_proposal = state.undo.clone();
    online.is_ended = info.status == TableStatus::Ended;
    let own = state.you.and_then(|seat| info.seat_info(seat));
    online.has_stand_in = own.is_some_and(|own| own.bot.is_some());
    online.arrived(Received {
        version: info.version,
        moves: info.move_count(),
        undos: info.undos,
    });
}
