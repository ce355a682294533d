//! What the server tells of a game is put on the table: imagined from a view as long as it is played, and the real one
//! when it is over.

use catalog::{CatalogError, DynGame, DynTable, LogEntry, SeenTable};
use serde_json::Value;
use smokestack_core::{Message, Seat};
use wasm_bindgen_futures::spawn_local;

use super::chair::{Chair, Wish};
use super::current::{self, Kept, Session};
use super::remote::Remote;
use crate::dom::sleep;
use crate::room::told::Status;
use crate::room::{TableInfo, http};

/// Before a record that did not come is asked for again, in milliseconds.
const PAUSE: f64 = 2_000.0;

/// Puts what was told on the table, and fetches the record of a game that is over.
pub(crate) fn on_table(remote: Remote, info: &TableInfo, told: &Value) {
    match remote.show(info, told) {
        Ok(()) if matches!(info.status, Status::Over | Status::Ended) => spawn_local(remote.fetch_record()),
        Ok(()) => {}
        Err(error) => remote.fail(error.message()),
    }
}

impl Remote {
    fn show(self, info: &TableInfo, told: &Value) -> Result<(), CatalogError> {
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
        let entries = told["events"].as_array().into_iter().flatten();
        let entries: Vec<LogEntry> = entries.filter_map(|entry| LogEntry::read(entry, known)).collect();
        let goes_on = told["anew"] != true
            && current::with_untracked(|session| self.place(session))
                .flatten()
                .is_some();
        if goes_on {
            let followed = current::change(|session| follow(session, game, info, told, &entries));
            return followed.unwrap_or(Ok(()));
        }
        let mut chair = Chair::new(self, entries);
        describe(&mut chair, info, told);
        current::sit_down(Session {
            id: info.id.clone(),
            table: join(game, info, told)?,
            colours: info.colours(),
            kept: Kept::Server(Box::new(chair)),
        });
        Ok(())
    }

    /// When a game is over nothing is secret any more: the whole of it takes the place of what was imagined.
    async fn fetch_record(self) {
        let record = loop {
            let complete = current::with_untracked(|session| session.told().is_none());
            if self.is_left() || complete != Some(false) {
                return;
            }
            match http::get_text(&self.path("/record")).await {
                Err(problem) if problem.passes() => sleep(PAUSE).await,
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
            if let Kept::Server(chair) = &mut session.kept
                && (is_over || table.turn().is_none())
            {
                session.table = table;
                chair.log = None;
            }
        });
    }
}

fn join(game: &dyn DynGame, info: &TableInfo, told: &Value) -> Result<Box<dyn DynTable>, CatalogError> {
    game.join(&SeenTable {
        players: info.players(),
        options: info.options.clone(),
        data: &info.data,
        view: &told["view"],
    })
}

/// Goes on from what was shown before.
fn follow(
    session: &mut Session,
    game: &dyn DynGame,
    info: &TableInfo,
    told: &Value,
    entries: &[LogEntry],
) -> Result<(), CatalogError> {
    let Kept::Server(chair) = &mut session.kept else {
        return Ok(());
    };
    if chair.told().is_none() {
        return Ok(()); // the whole game is here
    }
    let moves: Vec<(Seat, String)> = chair.add(entries);
    // Whoever sits there now is called otherwise: the table is imagined anew, with its players.
    if session.table.players() == info.players() {
        session.table.follow(&moves, &told["view"])?;
    } else {
        session.table = join(game, info, told)?;
    }
    describe(chair, info, told);
    Ok(())
}

/// What is true of a chair now.
fn describe(chair: &mut Chair, info: &TableInfo, told: &Value) {
    chair.seat = told["you"].as_str().and_then(|letter| letter.parse().ok());
    chair.wish = Wish::read(&told["undo"]);
    chair.undos = info.undos;
    chair.is_ended = info.status == Status::Ended;
    chair.has_stand_in = info
        .seats
        .iter()
        .any(|sitter| Some(sitter.seat) == chair.seat && sitter.bot.is_some());
    chair.arrived(info.moves);
}
