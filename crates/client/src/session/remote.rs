//! An online table: it is followed live, shown from the user's seat, and played with requests.
//!
//! The browser has only the user's view. The table that is shown is a possible one, filled in from that view, so legal
//! choices and their effects are shown at once; the server decides on every move. A connection that breaks is
//! re-established: the client sends how far it has read, and receives everything after that. A connection may also die
//! unnoticed (a laptop that slept, a network that changed): it is replaced when the network returns, when the tab
//! becomes visible, and when its heartbeat stops.

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use serde_json::Value;
use smokestack_core::Message;
use wasm_bindgen_futures::spawn_local;

use super::current::{self, Kept, Session};
use crate::dom::sleep;
use crate::i18n::I18n;
use crate::room::chat::{self, ChatMessage};
use crate::room::live::{Heard, Live};
use crate::room::ratings::Ratings;
use crate::room::told::Status;
use crate::room::{Problem, TableInfo, http, path, time};

/// The state of the connection to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Connecting,
    Open,
    /// It broke, and is being re-established.
    Lost,
}

/// An error message about a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Trouble {
    /// The server's message.
    Said(String),
    /// The client's own message.
    Ours(Message),
}

impl Trouble {
    /// The error if the server does not respond.
    fn away() -> Trouble {
        Trouble::Ours(Message::new("room-unreachable"))
    }

    pub fn in_words(&self, i18n: I18n) -> String {
        match self {
            Trouble::Said(sentence) => sentence.clone(),
            Trouble::Ours(message) => i18n.translations().error(message),
        }
    }
}

/// Handles updates to a game that has begun.
pub(crate) type GameUpdate = fn(Remote, &TableInfo, &Value);

/// A table that is being followed; in the context below its page.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    id: StoredValue<String>,
    /// Passed in, so that the `reception` module does not link the games.
    on_game_update: GameUpdate,
    /// The table's seats and progress.
    pub told: RwSignal<Option<TableInfo>>,
    pub line: RwSignal<Line>,
    pub trouble: RwSignal<Option<Trouble>>,
    /// The time on the server; it is updated as long as the table is followed.
    pub now: RwSignal<f64>,
    /// The table's chat.
    pub said: RwSignal<Vec<ChatMessage>>,
    /// The ratings of its players.
    pub ratings: Ratings,
    /// The connection, which ends with the component.
    live: StoredValue<Option<Live>, LocalStorage>,
    /// Counts connections, so that a pending attempt notices that another one has been made.
    lines: StoredValue<u32>,
    /// Attempts since the connection was last open.
    tries: StoredValue<u32>,
    /// Seconds since the last message.
    quiet: StoredValue<u32>,
}

/// The longest delay before a reconnection, and the first one.
const MAX_RETRY_DELAY_MS: f64 = 15_000.0;
const FIRST_RETRY_DELAY_MS: f64 = 500.0;
const SECOND_MS: f64 = 1_000.0;
/// The connection should deliver a move within this time after the server has accepted it.
const UPDATE_TIMEOUT_MS: f64 = 3_000.0;
/// A heartbeat is sent every twenty seconds: after this time without one, the connection is considered dead.
const HEARTBEAT_TIMEOUT_SECS: u32 = 45;

impl Remote {
    /// Follows a table for as long as the calling component lives.
    pub fn follow(id: &str, on_game_update: GameUpdate) -> Remote {
        let remote = Remote {
            id: StoredValue::new(id.to_owned()),
            on_game_update,
            told: RwSignal::new(None),
            line: RwSignal::new(Line::Connecting),
            trouble: RwSignal::new(None),
            now: RwSignal::new(time::now()),
            said: RwSignal::new(Vec::new()),
            ratings: Ratings::new(),
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

    /// Reconnects when the network returns or the tab becomes visible, because the connection may have died unnoticed.
    /// Without a network, the new connection fails at once, and the page shows that; the dead one would stay silent.
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

    /// Updates the clocks, and checks the heartbeat.
    async fn tick(self) {
        while self.now.try_set(time::now()).is_none() {
            let quiet = self.quiet.get_value();
            self.quiet.set_value(quiet + 1);
            if quiet == HEARTBEAT_TIMEOUT_SECS && self.line.get_untracked() == Line::Open {
                self.connect();
            }
            sleep(SECOND_MS).await;
        }
    }

    pub(super) fn is_left(self) -> bool {
        self.id.try_get_value().is_none()
    }

    /// Whether this person has a seat at the table, or created it.
    pub fn is_among(self, person: &Option<String>) -> bool {
        self.told.with(|table| match (table, person) {
            (Some(table), Some(me)) => table.host.as_ref() == Some(me) || table.seat_of(me).is_some(),
            _ => false,
        })
    }

    /// The API path of something at this table.
    pub fn path(self, rest: &str) -> String {
        path(&self.id.get_value(), rest)
    }

    /// The user has changed: everything that the previous user could see is dropped and loaded again.
    pub fn begin_anew(self) {
        current::leave(&self.id.get_value());
        self.said.set(Vec::new());
        self.trouble.set(None);
        self.connect();
    }

    /// Reconnects, because the connection is broken or may be.
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
        // Dropped outside its own callback, which may be running now.
        spawn_local(async move { drop(before) });
        if failed {
            self.hear(Heard::Ended);
        }
    }

    /// How far this client has read the table: the numbers of moves and of undos.
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
                    self.trouble.set(None); // the server answers again
                }
            }
            Heard::Told(update) if update["kind"] == "table" => self.take_in(&update),
            Heard::Told(update) if update["kind"] == "chat" => {
                self.said.update(|said| chat::add(said, &update))
            }
            Heard::Told(_) => {}
            Heard::Ended => {
                self.line.set(Line::Lost);
                spawn_local(self.try_again());
            }
        }
    }

    /// Reconnects after a delay that grows with every attempt, unless the table does not exist.
    async fn try_again(self) {
        let lines = self.lines.get_value();
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        sleep((FIRST_RETRY_DELAY_MS * f64::from(1 << tries.min(6))).min(MAX_RETRY_DELAY_MS)).await;
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

    fn take_in(self, update: &Value) {
        let Some(info) = TableInfo::read(update) else {
            self.fail(Message::new("error-view").text("what", "table"));
            return;
        };
        self.told.set(Some(info.clone()));
        self.ratings.load(&info);
        if !update["frozen"].is_null() {
            self.fail(why_frozen(&update["frozen"]));
            return;
        }
        if !update["view"].is_object() {
            if info.status == Status::Ended {
                self.trouble.set(None); // an error from the waiting room no longer matters
            }
            return; // it has not begun
        }
        (self.on_game_update)(self, &info, update);
    }

    pub(super) fn fail(self, why: Message) {
        self.trouble.set(Some(Trouble::Ours(why)));
    }

    /// Sends a request about this table, and shows the error if it fails.
    pub fn ask(self, rest: &str, body: Value) {
        spawn_local(self.request(rest, body));
    }

    /// Like [`Remote::ask`], for callers that wait for the result.
    pub fn request(self, rest: &str, body: Value) -> impl Future<Output = ()> + use<> {
        let path = self.path(rest);
        async move {
            let answer = http::post(&path, &body).await;
            self.tell(answer.map(|_| ()));
        }
    }

    /// Withdraws or declines an undo.
    pub fn stay(self) {
        self.delete("/undo");
    }

    /// Cancels the table before its game begins.
    pub fn cancel_table(self) {
        self.delete("");
    }

    fn delete(self, rest: &str) {
        let path = self.path(rest);
        spawn_local(async move { self.tell(http::delete(&path).await) });
    }

    /// Shows the error of a request, if any, until the next request.
    pub fn tell(self, answer: Result<(), Problem>) {
        let trouble = match answer {
            Ok(()) => None,
            // The other players' moves arrive over the connection.
            Err(problem) if problem.is("stale") => None,
            Err(Problem::Refused { message, .. }) => Some(Trouble::Said(message)),
            Err(Problem::Unreachable) => Some(Trouble::away()),
        };
        let _ = self.trouble.try_set(trouble);
    }

    /// Sends a move until the server has responded; the move's key makes sure that it is not played twice.
    pub(super) async fn send(self, expected: usize, body: Value, is_choice: bool) {
        let path = self.path("/actions");
        loop {
            match http::post(&path, &body).await {
                Err(problem) if problem.is_temporary() => sleep(FIRST_RETRY_DELAY_MS * 2.0).await,
                _ if self.is_left() => return,
                answer => {
                    // A move that came too late waits for the faster move, as an accepted move waits for its update.
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

    /// Reconnects if an accepted move does not arrive: the connection must be dead.
    async fn wait_to_be_told(self, expected: usize) {
        sleep(UPDATE_TIMEOUT_MS).await;
        let waits = |session: &Session| session.chair().is_some_and(|chair| chair.waits_after(expected));
        if !self.is_left() && current::with_untracked(waits) == Some(true) {
            self.connect();
        }
    }
}

/// Why the server cannot continue a game, if the client has a text for the reason.
fn why_frozen(json: &Value) -> Message {
    const REASONS: [&str; 3] = ["error-rules-version", "error-unknown-game", "error-data-version"];
    Message::read(json, &REASONS, &[]).unwrap_or_else(|| Message::new("room-frozen"))
}
