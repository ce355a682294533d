//! A table of the server's: followed live, shown through the eyes of whoever is here, and played by asking.
//!
//! The browser has only its view. The table that is shown is imagined from it, so choices light up and effects are
//! foreseen at once; the server has the last word on every move. A line that breaks is taken up again where it was: the
//! page says how far it has seen, and is told everything after that.

use catalog::{CatalogError, LogEntry, SeenTable};
use leptos::prelude::*;
use serde_json::Value;
use smokestack_core::{Message, Seat};
use wasm_bindgen_futures::spawn_local;

use super::chair::{Chair, Wish};
use super::current::{self, Kept, Session};
use crate::dom::sleep;
use crate::room::live::{Heard, Live};
use crate::room::told::Status;
use crate::room::{Problem, TableInfo, http, path};

/// How the connection to a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Connecting,
    Open,
    /// It broke, and is being taken up again.
    Lost,
}

/// What the page says about a table when something is wrong.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Trouble {
    /// The server's sentence.
    Said(String),
    /// A sentence of our own.
    Ours(Message),
}

/// A table that is being followed; in the context below its page.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    id: StoredValue<String>,
    /// Who sits there and how far it is.
    pub told: RwSignal<Option<TableInfo>>,
    pub line: RwSignal<Line>,
    pub trouble: RwSignal<Option<Trouble>>,
    /// It ends with the component.
    live: StoredValue<Option<Live>, LocalStorage>,
    /// Tries since the line was open last.
    tries: StoredValue<u32>,
}

/// The longest pause between two tries, and the first one, in milliseconds.
const LONGEST: f64 = 15_000.0;
const FIRST: f64 = 500.0;

impl Remote {
    /// Follows a table for as long as the calling component lives.
    pub fn follow(id: &str) -> Remote {
        let remote = Remote {
            id: StoredValue::new(id.to_owned()),
            told: RwSignal::new(None),
            line: RwSignal::new(Line::Connecting),
            trouble: RwSignal::new(None),
            live: StoredValue::new_local(None),
            tries: StoredValue::new(0),
        };
        provide_context(remote);
        current::take_chair(id, remote);
        remote.connect();
        remote
    }

    fn is_left(self) -> bool {
        self.id.try_get_value().is_none()
    }

    /// The path of something at this table.
    pub fn path(self, rest: &str) -> String {
        path(&self.id.get_value(), rest)
    }

    /// Connects anew: somebody else is here now, or the line broke.
    pub fn connect(self) {
        let mut place = String::new();
        let seen = current::with_untracked(|session| self.place(session)).flatten();
        if let Some((since, undos)) = seen {
            place = format!("?since={since}&undos={undos}");
        }
        let address = self.path(&format!("/live{place}"));
        let live = Live::open(&address, move |heard| self.hear(heard)).ok();
        let failed = live.is_none();
        let before = self.live.try_update_value(|slot| std::mem::replace(slot, live));
        // Dropped outside of its own callback, which may be what brought us here.
        spawn_local(async move { drop(before) });
        if failed {
            self.hear(Heard::Ended);
        }
    }

    /// How far this page has seen of the table.
    fn place(self, session: &Session) -> Option<(usize, i64)> {
        let chair = session.chair().filter(|_| session.id == self.id.get_value())?;
        Some((chair.moves(), chair.undos))
    }

    fn hear(self, heard: Heard) {
        if self.is_left() {
            return;
        }
        match heard {
            Heard::Opened => {
                self.tries.set_value(0);
                self.line.set(Line::Open);
            }
            Heard::Told(told) if told["kind"] == "table" => self.take_in(&told),
            Heard::Told(_) => {}
            Heard::Ended => {
                self.line.set(Line::Lost);
                spawn_local(self.try_again());
            }
        }
    }

    /// After a while, which grows with every try; a table that is not there is not waited for.
    async fn try_again(self) {
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        sleep((FIRST * f64::from(1 << tries.min(6))).min(LONGEST)).await;
        if self.is_left() {
            return;
        }
        let path = self.path("?since=1000000");
        match http::get(&path).await {
            _ if self.is_left() => {}
            Err(Problem::Refused { code, message }) if code == "not-found" => {
                self.trouble.set(Some(Trouble::Said(message)));
            }
            Err(_) => self.hear(Heard::Ended),
            Ok(_) => self.connect(),
        }
    }

    fn take_in(self, told: &Value) {
        let Some(info) = TableInfo::read(told) else {
            self.fail(Message::new("error-view").text("what", "table"));
            return;
        };
        self.told.set(Some(info.clone()));
        if !told["frozen"].is_null() {
            self.fail(Message::new("room-frozen"));
            return;
        }
        if !told["view"].is_object() {
            return; // it has not begun
        }
        match self.show(&info, told) {
            Ok(()) if info.status == Status::Over => spawn_local(self.fetch_record()),
            Ok(()) => {}
            Err(error) => self.fail(error.message()),
        }
    }

    fn fail(self, why: Message) {
        self.trouble.set(Some(Trouble::Ours(why)));
    }

    /// Puts what was told on the table.
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
        if info.data != known.data_version {
            self.fail(Message::new("room-other-data"));
            return Ok(());
        }
        let entries = told["events"].as_array().into_iter().flatten();
        let entries: Vec<LogEntry> = entries.filter_map(|entry| LogEntry::read(entry, known)).collect();
        let seat = told["you"].as_str().and_then(|letter| letter.parse().ok());
        let wish = Wish::read(&told["undo"]);
        let goes_on = told["anew"] != true
            && current::with_untracked(|session| self.place(session))
                .flatten()
                .is_some();
        if goes_on {
            return current::change(|session| {
                let Kept::Server(chair) = &mut session.kept else {
                    return Ok(());
                };
                if chair.told().is_none() {
                    return Ok(()); // the whole game is here
                }
                let moves: Vec<(Seat, String)> = chair.add(&entries);
                session.table.follow(&moves, &told["view"])?;
                (chair.seat, chair.wish, chair.undos) = (seat, wish, info.undos);
                chair.arrived(info.moves);
                Ok(())
            })
            .unwrap_or(Ok(()));
        }
        let table = game.join(&SeenTable {
            players: info.players(),
            options: info.options.clone(),
            view: &told["view"],
        })?;
        current::sit_down(Session {
            id: info.id.clone(),
            table,
            colours: Vec::new(),
            kept: Kept::Server(Chair {
                seat,
                log: Some(entries),
                moves: info.moves,
                undos: info.undos,
                sending: None,
                wish,
                remote: self,
            }),
        });
        Ok(())
    }

    /// When a game is over nothing is secret any more: the whole of it takes the place of what was imagined.
    async fn fetch_record(self) {
        let complete = current::with_untracked(|session| session.told().is_none());
        if complete == Some(true) {
            return;
        }
        let record = http::get_text(&self.path("/record")).await;
        let Some(Ok(table)) = record.ok().map(|text| catalog::open_record(&text, None)) else {
            return; // the last position stays, with its log
        };
        if self.is_left() {
            return;
        }
        current::change(|session| {
            if let Kept::Server(chair) = &mut session.kept
                && table.turn().is_none()
            {
                session.table = table;
                chair.log = None;
            }
        });
    }

    /// Does something at this table, and tells what the server says to it.
    pub fn ask(self, rest: &str, body: Value) {
        let path = self.path(rest);
        spawn_local(async move {
            let answer = http::post(&path, &body).await;
            self.tell(answer.map(|_| ()));
        });
    }

    /// Nobody goes back: it was not meant so, or one does not agree.
    pub fn stay(self) {
        let path = self.path("/undo");
        spawn_local(async move { self.tell(http::delete(&path).await) });
    }

    /// A refusal is shown until something is done.
    fn tell(self, answer: Result<(), Problem>) {
        let trouble = match answer {
            Ok(()) => None,
            // What others did comes by itself.
            Err(problem) if problem.is("stale") => None,
            Err(Problem::Refused { message, .. }) => Some(Trouble::Said(message)),
            Err(Problem::Away) => Some(Trouble::Ours(Message::new("room-away"))),
        };
        let _ = self.trouble.try_set(trouble);
    }

    /// Sends a move until the server has answered: by its key it is never played twice.
    pub(super) async fn send(self, expected: usize, body: Value) {
        let path = self.path("/actions");
        loop {
            match http::post(&path, &body).await {
                Err(problem) if problem.passes() => sleep(FIRST * 2.0).await,
                _ if self.is_left() => return,
                answer => {
                    // A move that came too late waits for what was quicker, as one that was made waits to be told.
                    let will_be_told = match &answer {
                        Ok(_) => true,
                        Err(problem) => problem.is("stale"),
                    };
                    self.tell(answer.map(|_| ()));
                    current::change(|session| {
                        if let Kept::Server(chair) = &mut session.kept {
                            chair.answered(expected, will_be_told);
                        }
                    });
                    return;
                }
            }
            if self.is_left() {
                return;
            }
        }
    }
}
