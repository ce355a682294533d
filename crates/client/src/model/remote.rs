//! An online table: it is followed live, shown from the user's seat, and played with requests.
//!
//! The browser has only the user's view. The table that is shown is a possible one, filled in from that view, so legal
//! choices and their effects are shown at once; the server decides on every move. The response to a move has the new
//! state of the table; everything else arrives over the connection, in the same form. A connection that breaks is
//! re-established: the client sends how far it has read, and receives everything after that. A connection may also die
//! unnoticed (a laptop that slept, a network that changed): it is replaced when the network returns, when the tab
//! becomes visible, and when its heartbeat stops.

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use protocol::{
    ChatMessage, ErrorCode, LiveMessage, LiveQuery, LiveUpdate, SeatRequest, Sitter, TableInfo, TableStatus,
};
use serde::Serialize;
use smokestack_core::{Message, Seat};
use wasm_bindgen_futures::spawn_local;

use super::current::{self, Session};
use super::shown;
use super::update_order::{Order, Received};
use crate::api::live::{Live, SocketEvent};
use crate::api::ratings::Ratings;
use crate::api::{Problem, TableExt as _, chat, http, path, time};
use crate::base::dom::sleep;
use crate::base::i18n::I18n;
use crate::base::random;

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

impl From<&Problem> for TableError {
    fn from(problem: &Problem) -> TableError {
        match problem.local_message() {
            Ok(message) => TableError::Local(message),
            Err(sentence) => TableError::Server(sentence.to_owned()),
        }
    }
}

impl TableError {
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
    /// Whether the server cannot continue the game.
    pub is_frozen: RwSignal<bool>,
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
    /// The connection's name for the server, which does not send it what the response to a move contains. Every connection
    /// has another name, so that a new one gets everything that the client does not have.
    connection_name: StoredValue<String>,
    /// Updates that arrived before the response to the moves before them.
    held_back: StoredValue<Vec<LiveUpdate>>,
    /// Counts connections, so that a pending attempt notices that another one has been made.
    attempt: StoredValue<u32>,
    /// Attempts since the connection was last open.
    tries: StoredValue<u32>,
    /// Seconds since the last message.
    silent_secs: StoredValue<u32>,
}

/// The longest delay before a reconnection, and the first one.
const MAX_RETRY_DELAY_MS: f64 = 15_000.0;
pub(super) const FIRST_RETRY_DELAY_MS: f64 = 500.0;
const SECOND_MS: f64 = 1_000.0;
/// A heartbeat is sent every twenty seconds: after this time without one, the connection is considered dead.
const HEARTBEAT_TIMEOUT_SECS: u32 = 45;

impl Remote {
    /// Follows a table for as long as the calling component lives.
    pub fn follow(id: &str) -> Remote {
        let remote = Remote {
            id: StoredValue::new(id.to_owned()),
            table: RwSignal::new(None),
            is_frozen: RwSignal::new(false),
            connection: RwSignal::new(Connection::Connecting),
            error: RwSignal::new(None),
            now: RwSignal::new(time::now()),
            chat: RwSignal::new(Vec::new()),
            ratings: Ratings::new(),
            live: StoredValue::new_local(None),
            connection_name: StoredValue::default(),
            held_back: StoredValue::new(Vec::new()),
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

    pub(super) fn connection_name(self) -> String {
        self.connection_name.get_value()
    }

    /// The user has changed: everything that the previous user could see is dropped and loaded again.
    pub fn reset(self) {
        current::leave(&self.id.get_value());
        self.chat.set(Vec::new());
        self.error.set(None);
        self.connect();
    }

    /// Reconnects, because the connection is broken or may be.
    pub(super) fn connect(self) {
        self.connection_name
            .set_value(format!("{}{}", random::word(), random::word()));
        let received = current::with_untracked(|session| self.received(session)).flatten();
        let query = LiveQuery {
            since: received.map(|received| received.moves as i64),
            undos: received.map(|received| received.undos),
            chat: Some(self.chat.with_untracked(|messages| chat::last(messages))),
            pulse: Some(true),
            connection: Some(self.connection_name()),
        };
        self.held_back.set_value(Vec::new());
        self.attempt.update_value(|attempt| *attempt += 1);
        self.silent_secs.set_value(0);
        let live = Live::open(&self.path("/live"), &query, move |event| {
            self.on_socket_event(event)
        })
        .ok();
        let failed = live.is_none();
        let before = self.live.try_update_value(|slot| std::mem::replace(slot, live));
        // Dropped outside its own callback, which may be running now.
        spawn_local(async move { drop(before) });
        if failed {
            self.on_socket_event(SocketEvent::Closed);
        }
    }

    /// How much of this table's game was received.
    pub(super) fn received(self, session: &Session) -> Option<Received> {
        let online = session.online().filter(|_| session.id == self.id.get_value())?;
        Some(online.received)
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
                if self.error.get_untracked() == Some(TableError::from(&Problem::Unreachable)) {
                    self.error.set(None); // the server answers again
                }
            }
            SocketEvent::Message(LiveMessage::Table(update)) => self.apply_update(*update),
            SocketEvent::Message(LiveMessage::Chat(new)) => {
                self.chat.update(|messages| chat::add(messages, new.messages));
            }
            SocketEvent::Message(LiveMessage::Pulse) => {}
            SocketEvent::Unreadable => self.report(Err(Problem::Unreadable)),
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
        match http::get_text(&path).await {
            _ if is_idle() => {}
            Err(problem) if problem.is(ErrorCode::NotFound) => self.report(Err(problem)),
            Err(_) => self.on_socket_event(SocketEvent::Closed),
            Ok(_) => self.connect(),
        }
    }

    /// Applies an update from the connection, or from the response to a move. Both may bring the same moves.
    pub(super) fn apply_update(self, update: LiveUpdate) {
        let received = current::with_untracked(|session| self.received(session)).flatten();
        let has_begun = update.update.state.view.is_some();
        match Order::of(&update, received) {
            Order::Gap if has_begun && self.is_sending() => {
                self.held_back.update_value(|held_back| held_back.push(update));
            }
            Order::Gap if has_begun => self.connect(),
            Order::Outdated => {}
            Order::Next | Order::Gap => self.show_update(&update),
        }
    }

    /// The updates that waited for the response to a move.
    pub(super) fn take_held_back(self) -> Vec<LiveUpdate> {
        let held_back = self.held_back.try_update_value(std::mem::take);
        held_back.unwrap_or_default()
    }

    /// Whether the response to a move is awaited.
    fn is_sending(self) -> bool {
        let is_sending = |session: &Session| session.online().is_some_and(|online| online.is_sending());
        current::with_untracked(is_sending) == Some(true)
    }

    fn show_update(self, update: &LiveUpdate) {
        let state = &update.update.state;
        self.table.set(Some(state.table.clone()));
        self.ratings.load(&state.table);
        self.is_frozen.set(state.frozen.is_some());
        match (&state.frozen, &state.view) {
            (Some(why), _) => self.fail(why_frozen(why)),
            (None, Some(view)) => shown::on_table(self, update, view),
            // It has not begun, or was cancelled: an error from the waiting room no longer matters.
            (None, None) if state.table.status == TableStatus::Ended => self.error.set(None),
            (None, None) => {}
        }
    }

    pub(super) fn fail(self, why: Message) {
        self.error.set(Some(TableError::Local(why)));
    }

    /// Sends a request about this table, and shows the error if it fails.
    pub fn post(self, rest: &str, body: &impl Serialize) {
        spawn_local(self.request(rest, http::to_json(body)));
    }

    /// Like [`Remote::post`], for callers that wait for the result; the body is a JSON text.
    pub fn request(self, rest: &str, body: String) -> impl Future<Output = ()> + use<> {
        let path = self.path(rest);
        async move { self.report(http::send_json("POST", &path, &body).await) }
    }

    /// Lets the user, a bot or nobody take a seat, and shows the error if that fails.
    pub fn take_seat(self, seat: Seat, who: Sitter) -> impl Future<Output = ()> + use<> {
        let request = SeatRequest {
            who,
            ..SeatRequest::default()
        };
        self.request(&format!("/seats/{seat}"), http::to_json(&request))
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
            Err(problem) if problem.is(ErrorCode::Stale) => None,
            Err(problem) => Some(TableError::from(&problem)),
        };
        let _ = self.error.try_set(error);
    }
}

/// Why the server cannot continue a game, if the client has a text for the reason.
fn why_frozen(why: &protocol::Message) -> Message {
    const REASONS: [&str; 3] = ["error-rules-version", "error-unknown-game", "error-data-version"];
    catalog::known_message(why, &REASONS, &[]).unwrap_or_else(|| Message::new("room-frozen"))
}
