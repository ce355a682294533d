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

use super::current::{self, Backend, Session};
use super::shown;
use crate::api::chat::{self, ChatMessage};
use crate::api::live::{Live, SocketEvent};
use crate::api::ratings::Ratings;
use crate::api::table_info::Status;
use crate::api::{Problem, TableInfo, http, path, time};
use crate::base::dom::sleep;
use crate::base::i18n::I18n;

/// The state of the connection to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Connection {
    Connecting,
    Open,
    /// It broke, and is being re-established.
    Lost,
}

/// An error message about a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TableError {
    /// The server's message.
    Server(String),
    /// The client's own message.
    Local(Message),
}

impl TableError {
    /// The error if the server does not respond.
    fn unreachable() -> TableError {
        TableError::Local(Message::new("room-unreachable"))
    }

    pub fn in_words(&self, i18n: I18n) -> String {
        match self {
            TableError::Server(sentence) => sentence.clone(),
            TableError::Local(message) => i18n.translations().error(message),
        }
    }
}

/// A table that is being followed; in the context below its page.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    id: StoredValue<String>,
    /// The table's seats and progress.
    pub table: RwSignal<Option<TableInfo>>,
    pub connection: RwSignal<Connection>,
    pub error: RwSignal<Option<TableError>>,
    /// The time on the server; it is updated as long as the table is followed.
    pub now: RwSignal<f64>,
    /// The table's chat.
    pub chat: RwSignal<Vec<ChatMessage>>,
    /// The ratings of its players.
    pub ratings: Ratings,
    /// The connection, which ends with the component.
    live: StoredValue<Option<Live>, LocalStorage>,
    /// Counts connections, so that a pending attempt notices that another one has been made.
    attempt: StoredValue<u32>,
    /// Attempts since the connection was last open.
    tries: StoredValue<u32>,
    /// Seconds since the last message.
    silent_secs: StoredValue<u32>,
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
    pub fn follow(id: &str) -> Remote {
        let remote = Remote {
            id: StoredValue::new(id.to_owned()),
            table: RwSignal::new(None),
            connection: RwSignal::new(Connection::Connecting),
            error: RwSignal::new(None),
            now: RwSignal::new(time::now()),
            chat: RwSignal::new(Vec::new()),
            ratings: Ratings::new(),
            live: StoredValue::new_local(None),
            attempt: StoredValue::new(0),
            tries: StoredValue::new(0),
            silent_secs: StoredValue::new(0),
        };
        provide_context(remote);
        current::reattach(id, remote);
        remote.connect();
        remote.reconnect_on_wake();
        spawn_local(remote.tick());
        remote
    }

    /// Reconnects when the network returns or the tab becomes visible, because the connection may have died unnoticed.
    /// Without a network, the new connection fails at once, and the page shows that; the dead one would stay silent.
    fn reconnect_on_wake(self) {
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
            let silent_secs = self.silent_secs.get_value();
            self.silent_secs.set_value(silent_secs + 1);
            if silent_secs == HEARTBEAT_TIMEOUT_SECS && self.connection.get_untracked() == Connection::Open {
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
        self.table.with(|table| match (table, person) {
            (Some(table), Some(me)) => table.host.as_ref() == Some(me) || table.seat_of(me).is_some(),
            _ => false,
        })
    }

    /// The API path of something at this table.
    pub fn path(self, rest: &str) -> String {
        path(&self.id.get_value(), rest)
    }

    /// The user has changed: everything that the previous user could see is dropped and loaded again.
    pub fn reset(self) {
        current::leave(&self.id.get_value());
        self.chat.set(Vec::new());
        self.error.set(None);
        self.connect();
    }

    /// Reconnects, because the connection is broken or may be.
    fn connect(self) {
        let heard = self.chat.with_untracked(|said| chat::last(said));
        let mut place = format!("?pulse=true&chat={heard}");
        let seen = current::with_untracked(|session| self.place(session)).flatten();
        if let Some((since, undos)) = seen {
            place += &format!("&since={since}&undos={undos}");
        }
        let address = self.path(&format!("/live{place}"));
        self.attempt.update_value(|attempt| *attempt += 1);
        self.silent_secs.set_value(0);
        let live = Live::open(&address, move |event| self.on_socket_event(event)).ok();
        let failed = live.is_none();
        let before = self.live.try_update_value(|slot| std::mem::replace(slot, live));
        // Dropped outside its own callback, which may be running now.
        spawn_local(async move { drop(before) });
        if failed {
            self.on_socket_event(SocketEvent::Closed);
        }
    }

    /// How far this client has read the table: the numbers of moves and of undos.
    pub(super) fn place(self, session: &Session) -> Option<(usize, i64)> {
        let online = session.online().filter(|_| session.id == self.id.get_value())?;
        Some((online.moves(), online.undos))
    }

    fn on_socket_event(self, event: SocketEvent) {
        if self.is_left() {
            return;
        }
        self.silent_secs.set_value(0);
        match event {
            SocketEvent::Open => {
                self.tries.set_value(0);
                self.connection.set(Connection::Open);
                if self.error.get_untracked() == Some(TableError::unreachable()) {
                    self.error.set(None); // the server answers again
                }
            }
            SocketEvent::Message(update) if update["kind"] == "table" => self.apply_update(&update),
            SocketEvent::Message(update) if update["kind"] == "chat" => {
                self.chat.update(|said| chat::add(said, &update))
            }
            SocketEvent::Message(_) => {}
            SocketEvent::Closed => {
                self.connection.set(Connection::Lost);
                spawn_local(self.try_again());
            }
        }
    }

    /// Reconnects after a delay that grows with every attempt, unless the table does not exist.
    async fn try_again(self) {
        let attempt = self.attempt.get_value();
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        sleep((FIRST_RETRY_DELAY_MS * f64::from(1 << tries.min(6))).min(MAX_RETRY_DELAY_MS)).await;
        let is_idle = move || self.attempt.try_get_value() != Some(attempt);
        if is_idle() {
            return;
        }
        let path = self.path("?since=1000000");
        match http::get(&path).await {
            _ if is_idle() => {}
            Err(Problem::Refused { code, message }) if code == "not-found" => {
                self.error.set(Some(TableError::Server(message)));
            }
            Err(_) => self.on_socket_event(SocketEvent::Closed),
            Ok(_) => self.connect(),
        }
    }

    fn apply_update(self, update: &Value) {
        let Some(info) = TableInfo::read(update) else {
            self.fail(Message::new("error-view").text("what", "table"));
            return;
        };
        self.table.set(Some(info.clone()));
        self.ratings.load(&info);
        if !update["frozen"].is_null() {
            self.fail(why_frozen(&update["frozen"]));
            return;
        }
        if !update["view"].is_object() {
            if info.status == Status::Ended {
                self.error.set(None); // an error from the waiting room no longer matters
            }
            return; // it has not begun
        }
        shown::on_table(self, &info, update);
    }

    pub(super) fn fail(self, why: Message) {
        self.error.set(Some(TableError::Local(why)));
    }

    /// Sends a request about this table, and shows the error if it fails.
    pub fn post(self, rest: &str, body: Value) {
        spawn_local(self.request(rest, body));
    }

    /// Like [`Remote::post`], for callers that wait for the result.
    pub fn request(self, rest: &str, body: Value) -> impl Future<Output = ()> + use<> {
        let path = self.path(rest);
        async move {
            let answer = http::post(&path, &body).await;
            self.report(answer.map(|_| ()));
        }
    }

    /// Withdraws or declines an undo.
    pub fn decline_undo(self) {
        self.delete("/undo");
    }

    /// Cancels the table before its game begins.
    pub fn cancel_table(self) {
        self.delete("");
    }

    fn delete(self, rest: &str) {
        let path = self.path(rest);
        spawn_local(async move { self.report(http::delete(&path).await) });
    }

    /// Shows the error of a request, if any, until the next request.
    pub fn report(self, answer: Result<(), Problem>) {
        let error = match answer {
            Ok(()) => None,
            // The other players' moves arrive over the connection.
            Err(problem) if problem.is("stale") => None,
            Err(Problem::Refused { message, .. }) => Some(TableError::Server(message)),
            Err(Problem::Unreachable) => Some(TableError::unreachable()),
        };
        let _ = self.error.try_set(error);
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
                    self.report(answer.map(|_| ()));
                    if is_late && is_choice {
                        self.fail(Message::new("room-too-late"));
                    }
                    current::change(|session| {
                        if let Backend::Online(online) = &mut session.backend {
                            online.answered(expected, will_be_told);
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
        let waits = |session: &Session| {
            session
                .online()
                .is_some_and(|online| online.waits_after(expected))
        };
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
