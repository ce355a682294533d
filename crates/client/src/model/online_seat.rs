//! A seat at an online table: what its player has received, and what is being sent.

use catalog::LogEntry;
use protocol::{MoveRequest, UndoProposal, UndoRequest};
use smokestack_core::Seat;
use wasm_bindgen_futures::spawn_local;

use super::remote::Remote;
use super::update_order::Received;
use crate::api::current_user::CurrentUser;
use crate::base::random;

/// A seat at an online table, or a spectator.
pub(crate) struct OnlineSeat {
    /// Identifies the user who took the seat: another user must not see what that user saw.
    auth_epoch: Option<String>,
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    /// The log so far; `None` once the record of the whole game is loaded.
    pub(super) log: Option<Vec<LogEntry>>,
    pub(super) received: Received,
    /// The number of moves before those that are being sent.
    pub(super) sending: Option<usize>,
    /// An undo to which not all players have agreed.
    pub undo_proposal: Option<UndoProposal>,
    /// A bot plays for this seat until its player returns.
    pub has_stand_in: bool,
    /// Whether the game was ended early.
    pub is_ended: bool,
    /// The server refused a move after this many moves.
    pub(super) refused: Option<usize>,
    pub(super) remote: Remote,
}

impl OnlineSeat {
    /// A seat with this log so far.
    pub(super) fn new(remote: Remote, log: Vec<LogEntry>) -> OnlineSeat {
        OnlineSeat {
            auth_epoch: CurrentUser::auth_epoch(),
            seat: None,
            log: Some(log),
            received: Received {
                version: 0,
                moves: 0,
                undos: 0,
            },
            sending: None,
            undo_proposal: None,
            has_stand_in: false,
            is_ended: false,
            refused: None,
            remote,
        }
    }

    /// Whether the user who took the seat is still signed in.
    pub fn is_own(&self) -> bool {
        self.auth_epoch == CurrentUser::auth_epoch()
    }

    pub fn log(&self) -> Option<&[LogEntry]> {
        self.log.as_deref()
    }

    pub fn moves(&self) -> usize {
        self.received.moves
    }

    pub fn undos(&self) -> i64 {
        self.received.undos
    }

    pub fn is_sending(&self) -> bool {
        self.sending.is_some()
    }

    /// Whether the user decides when it is this seat's turn.
    pub fn may_answer(&self, turn: Seat) -> bool {
        self.seat == Some(turn) && self.sending.is_none() && !self.is_ended && !self.has_stand_in
    }

    /// The page was reopened: from now on, moves are sent through this connection.
    pub fn take(&mut self, remote: Remote) {
        self.remote = remote;
        self.sending = None;
    }

    /// Adds new entries to the log; returns the moves among them.
    pub(super) fn add(&mut self, entries: &[LogEntry]) -> Vec<(Seat, String)> {
        let new = entries.iter().filter(|entry| entry.number > self.moves());
        let new: Vec<LogEntry> = new.cloned().collect();
        let moves = new.iter();
        let moves = moves
            .filter_map(|entry| Some((entry.seat?, entry.action.clone())))
            .collect();
        self.log.get_or_insert_default().extend(new);
        moves
    }

    /// Sets how much of the game was received.
    pub(super) fn arrived(&mut self, received: Received) {
        self.received = received;
        self.sending = self.sending.filter(|before| *before >= received.moves);
    }

    /// Whether nothing has arrived since moves were sent after this number of moves.
    pub(super) fn waits_after(&self, moves: usize) -> bool {
        self.sending == Some(moves)
    }

    /// The server has refused the moves after this number of moves: the user may choose again.
    pub(super) fn refuse(&mut self, expected: usize) {
        self.sending = self.sending.filter(|before| *before != expected);
        self.refused = Some(expected);
    }

    /// Whether the server has refused a move in this position: the client then plays no moves automatically.
    pub fn was_refused(&self) -> bool {
        self.refused == Some(self.moves())
    }

    /// Sends moves, which the server plays all or not at all. If they were a real choice, a message says if another
    /// move was faster.
    pub fn play(&mut self, actions: &[&str], is_choice: bool) {
        if self.sending.is_some() {
            return;
        }
        let expected = self.moves();
        let request = MoveRequest {
            expected: expected as i64,
            undos: Some(self.undos()),
            actions: actions.iter().map(|&action| action.to_owned()).collect(),
            key: Some(format!("{}{}", random::word(), random::word())),
            connection: Some(self.remote.connection_name()),
            ..MoveRequest::default()
        };
        self.sending = Some(expected);
        spawn_local(self.remote.send(request, is_choice));
    }

    pub fn go_back(&self, to: usize) {
        let request = UndoRequest {
            expected: self.moves() as i64,
            to: to as i64,
        };
        self.remote.post("/undo", &request);
    }
}
