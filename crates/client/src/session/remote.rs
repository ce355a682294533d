//! A table of the server's: followed live, shown through the eyes of whoever is here, and played by asking.
//!
//! The browser has only its view. The table that is shown is imagined from it, so choices light up and effects are
//! foreseen at once; the server has the last word on every move. A line that breaks is taken up again where it was: the
//! page says how far it has seen, and is told everything after that. A line may also be dead without a word (a laptop that
//! slept, a network that changed): it is laid anew whenever there is a reason to doubt it, and when its pulse fails.

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use serde_json::Value;
use smokestack_core::Message;
use wasm_bindgen_futures::spawn_local;

use super::current::{self, Kept, Session};
use crate::dom::sleep;
use crate::room::chat::{self, Said};
use crate::room::live::{Heard, Live};
use crate::room::strength::Strengths;
use crate::room::told::Status;
use crate::room::{Problem, TableInfo, http, path, time};
use crate::words::Words;

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

impl Trouble {
    /// Nobody answers.
    fn away() -> Trouble {
        Trouble::Ours(Message::new("room-unreachable"))
    }

    pub fn in_words(&self, words: Words) -> String {
        match self {
            Trouble::Said(sentence) => sentence.clone(),
            Trouble::Ours(message) => words.translations().error(message),
        }
    }
}

/// What is done with what the server tells of a game that has begun.
pub(crate) type Show = fn(Remote, &TableInfo, &Value);

/// A table that is being followed; in the context below its page.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    id: StoredValue<String>,
    /// Handed in, so that the reception, where nobody plays, does not carry the games along.
    shows: Show,
    /// Who sits there and how far it is.
    pub told: RwSignal<Option<TableInfo>>,
    pub line: RwSignal<Line>,
    pub trouble: RwSignal<Option<Trouble>>,
    /// The time at the server; it moves as long as the table is followed.
    pub now: RwSignal<f64>,
    /// What was said there.
    pub said: RwSignal<Vec<Said>>,
    /// How strong those are who sit there.
    pub strengths: Strengths,
    /// It ends with the component.
    live: StoredValue<Option<Live>, LocalStorage>,
    /// How many lines there were: whoever waits to lay the next one sees that somebody else has.
    lines: StoredValue<u32>,
    /// Tries since the line was open last.
    tries: StoredValue<u32>,
    /// Seconds since something was heard.
    quiet: StoredValue<u32>,
}

/// The longest pause between two tries, and the first one, in milliseconds.
const LONGEST: f64 = 15_000.0;
const FIRST: f64 = 500.0;
const SECOND: f64 = 1_000.0;
/// So long after the server has taken a move the line should have told it.
const SILENCE: f64 = 3_000.0;
/// A line has a pulse every twenty seconds: after so many without one it is dead.
const DEAD: u32 = 45;

impl Remote {
    /// Follows a table for as long as the calling component lives.
    pub fn follow(id: &str, shows: Show) -> Remote {
        let remote = Remote {
            id: StoredValue::new(id.to_owned()),
            shows,
            told: RwSignal::new(None),
            line: RwSignal::new(Line::Connecting),
            trouble: RwSignal::new(None),
            now: RwSignal::new(time::now()),
            said: RwSignal::new(Vec::new()),
            strengths: Strengths::new(),
            live: StoredValue::new_local(None),
            lines: StoredValue::new(0),
            tries: StoredValue::new(0),
            quiet: StoredValue::new(0),
        };
        provide_context(remote);
        current::take_chair(id, remote);
        remote.connect();
        remote.doubt();
        spawn_local(remote.tick());
        remote
    }

    /// The line may have died meanwhile: lays it anew when the network is back, and when somebody looks again. A line
    /// that is laid when the network has gone breaks at once, and that is said; a dead one would be quiet for long.
    fn doubt(self) {
        let online = window_event_listener(ev::online, move |_| self.connect());
        let offline = window_event_listener(ev::offline, move |_| self.connect());
        let seen = window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                self.connect();
            }
        });
        on_cleanup(move || {
            online.remove();
            offline.remove();
            seen.remove();
        });
    }

    /// Moves the clocks, and feels the line's pulse.
    async fn tick(self) {
        while self.now.try_set(time::now()).is_none() {
            let quiet = self.quiet.get_value();
            self.quiet.set_value(quiet + 1);
            if quiet == DEAD && self.line.get_untracked() == Line::Open {
                self.connect();
            }
            sleep(SECOND).await;
        }
    }

    pub(super) fn is_left(self) -> bool {
        self.id.try_get_value().is_none()
    }

    /// Whether somebody sits there, or made the table.
    pub fn is_among(self, person: &Option<String>) -> bool {
        self.told.with(|table| match (table, person) {
            (Some(table), Some(me)) => table.host.as_ref() == Some(me) || table.seat_of(me).is_some(),
            _ => false,
        })
    }

    /// The path of something at this table.
    pub fn path(self, rest: &str) -> String {
        path(&self.id.get_value(), rest)
    }

    /// Somebody else is here now: what the one before could see goes, and everything is told anew.
    pub fn begin_anew(self) {
        current::leave(&self.id.get_value());
        self.said.set(Vec::new());
        self.trouble.set(None);
        self.connect();
    }

    /// Connects anew: the line broke, or may have.
    fn connect(self) {
        let heard = self.said.with_untracked(|said| chat::last(said));
        let mut place = format!("?pulse=true&chat={heard}");
        let seen = current::with_untracked(|session| self.place(session)).flatten();
        if let Some((since, undos)) = seen {
            place += &format!("&since={since}&undos={undos}");
        }
        let address = self.path(&format!("/live{place}"));
        self.lines.update_value(|lines| *lines += 1);
        self.quiet.set_value(0);
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
    pub(super) fn place(self, session: &Session) -> Option<(usize, i64)> {
        let chair = session.chair().filter(|_| session.id == self.id.get_value())?;
        Some((chair.moves(), chair.undos))
    }

    fn hear(self, heard: Heard) {
        if self.is_left() {
            return;
        }
        self.quiet.set_value(0);
        match heard {
            Heard::Opened => {
                self.tries.set_value(0);
                self.line.set(Line::Open);
                if self.trouble.get_untracked() == Some(Trouble::away()) {
                    self.trouble.set(None); // it answers again
                }
            }
            Heard::Told(told) if told["kind"] == "table" => self.take_in(&told),
            Heard::Told(told) if told["kind"] == "chat" => self.said.update(|said| chat::add(said, &told)),
            Heard::Told(_) => {}
            Heard::Ended => {
                self.line.set(Line::Lost);
                spawn_local(self.try_again());
            }
        }
    }

    /// After a while, which grows with every try; a table that is not there is not waited for.
    async fn try_again(self) {
        let lines = self.lines.get_value();
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        sleep((FIRST * f64::from(1 << tries.min(6))).min(LONGEST)).await;
        let is_idle = move || self.lines.try_get_value() != Some(lines);
        if is_idle() {
            return;
        }
        let path = self.path("?since=1000000");
        match http::get(&path).await {
            _ if is_idle() => {}
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
        self.strengths.learn(&info);
        if !told["frozen"].is_null() {
            self.fail(why_frozen(&told["frozen"]));
            return;
        }
        if !told["view"].is_object() {
            if info.status == Status::Ended {
                self.trouble.set(None); // whatever was refused in the waiting room is no matter any more
            }
            return; // it has not begun
        }
        (self.shows)(self, &info, told);
    }

    pub(super) fn fail(self, why: Message) {
        self.trouble.set(Some(Trouble::Ours(why)));
    }

    /// Does something at this table, and tells what the server says to it.
    pub fn ask(self, rest: &str, body: Value) {
        spawn_local(self.request(rest, body));
    }

    /// The same, for whoever has to know when it is done.
    pub fn request(self, rest: &str, body: Value) -> impl Future<Output = ()> + use<> {
        let path = self.path(rest);
        async move {
            let answer = http::post(&path, &body).await;
            self.tell(answer.map(|_| ()));
        }
    }

    /// Nobody goes back: it was not meant so, or one does not agree.
    pub fn stay(self) {
        self.delete("/undo");
    }

    /// The table is taken back before its game begins.
    pub fn withdraw(self) {
        self.delete("");
    }

    fn delete(self, rest: &str) {
        let path = self.path(rest);
        spawn_local(async move { self.tell(http::delete(&path).await) });
    }

    /// A refusal is shown until something is done.
    pub fn tell(self, answer: Result<(), Problem>) {
        let trouble = match answer {
            Ok(()) => None,
            // What others did comes by itself.
            Err(problem) if problem.is("stale") => None,
            Err(Problem::Refused { message, .. }) => Some(Trouble::Said(message)),
            Err(Problem::Away) => Some(Trouble::away()),
        };
        let _ = self.trouble.try_set(trouble);
    }

    /// Sends a move until the server has answered: by its key it is never played twice.
    pub(super) async fn send(self, expected: usize, body: Value, is_choice: bool) {
        let path = self.path("/actions");
        loop {
            match http::post(&path, &body).await {
                Err(problem) if problem.passes() => sleep(FIRST * 2.0).await,
                _ if self.is_left() => return,
                answer => {
                    // A move that came too late waits for what was quicker, as one that was made waits to be told.
                    let is_late = matches!(&answer, Err(problem) if problem.is("stale"));
                    let will_be_told = answer.is_ok() || is_late;
                    self.tell(answer.map(|_| ()));
                    if is_late && is_choice {
                        self.fail(Message::new("room-too-late"));
                    }
                    current::change(|session| {
                        if let Kept::Server(chair) = &mut session.kept {
                            chair.answered(expected, will_be_told);
                        }
                    });
                    return self.wait_to_be_told(expected).await;
                }
            }
            if self.is_left() {
                return;
            }
        }
    }

    /// A line that does not tell what the server has taken is dead.
    async fn wait_to_be_told(self, expected: usize) {
        sleep(SILENCE).await;
        let waits = |session: &Session| session.chair().is_some_and(|chair| chair.waits_after(expected));
        if !self.is_left() && current::with_untracked(waits) == Some(true) {
            self.connect();
        }
    }
}

/// Why the server cannot go on with a game, in words that the page has.
fn why_frozen(json: &Value) -> Message {
    const REASONS: [&str; 3] = ["error-rules-version", "error-unknown-game", "error-data-version"];
    Message::read(json, &REASONS, &[]).unwrap_or_else(|| Message::new("room-frozen"))
}
