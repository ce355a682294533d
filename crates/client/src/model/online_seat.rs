//! A seat at an online table: what its player has received, and what is being sent.

use catalog::LogEntry;
use serde_json::{Value, json};
use smokestack_core::Seat;
use wasm_bindgen_futures::spawn_local;

use super::remote::Remote;
use crate::api::current_user::CurrentUser;
use crate::base::random;

/// A seat at an online table, or a spectator.
pub(crate) struct OnlineSeat {
    /// Identifies the user who took the seat: another user must not see what that user saw.
    trace: Option<String>,
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    /// The log so far; `None` once the record of the whole game is loaded.
    pub(super) log: Option<Vec<LogEntry>>,
    pub(super) moves: usize,
    pub(super) undos: i64,
    /// The number of moves before the one that is being sent.
    pub(super) sending: Option<usize>,
    pub wish: Option<Wish>,
    /// A bot plays for this seat until its player returns.
    pub has_stand_in: bool,
    /// Whether the game was ended early.
    pub is_ended: bool,
    /// The server refused a move after this many moves.
    pub(super) refused: Option<usize>,
    pub(super) remote: Remote,
}

/// An undo proposal to which not all players have agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    pub to: usize,
    pub agreed: Vec<Seat>,
}

impl Wish {
    pub(super) fn read(json: &Value) -> Option<Wish> {
        let agreed = json["agreed"].as_array()?.iter();
        Some(Wish {
            to: usize::try_from(json["to"].as_u64()?).ok()?,
            agreed: agreed.filter_map(|seat| seat.as_str()?.parse().ok()).collect(),
        })
    }
}

impl OnlineSeat {
    /// A seat with this log so far.
    pub(super) fn new(remote: Remote, log: Vec<LogEntry>) -> OnlineSeat {
        OnlineSeat {
            trace: CurrentUser::auth_epoch(),
            seat: None,
            log: Some(log),
            moves: 0,
            undos: 0,
            sending: None,
            wish: None,
            has_stand_in: false,
            is_ended: false,
            refused: None,
            remote,
        }
    }

    /// Whether the user who took the seat is still signed in.
    pub fn is_own(&self) -> bool {
        self.trace == CurrentUser::auth_epoch()
    }

    pub fn log(&self) -> Option<&[LogEntry]> {
        self.log.as_deref()
    }

    pub fn moves(&self) -> usize {
        self.moves
    }

    pub fn is_sending(&self) -> bool {
        self.sending.is_some()
    }

    /// Whether the update for the move after this many moves has not arrived yet.
    pub(super) fn waits_after(&self, moves: usize) -> bool {
        self.sending == Some(moves)
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
        let new = entries.iter().filter(|entry| entry.number > self.moves);
        let new: Vec<LogEntry> = new.cloned().collect();
        let moves = new.iter();
        let moves = moves
            .filter_map(|entry| Some((entry.seat?, entry.action.clone())))
            .collect();
        self.log.get_or_insert_default().extend(new);
        moves
    }

    /// Sets the number of moves that have been played.
    pub(super) fn arrived(&mut self, moves: usize) {
        self.moves = moves;
        self.sending = self.sending.filter(|before| *before >= moves);
    }

    /// The server has responded to a move: after a refusal, the user may choose again.
    pub(super) fn answered(&mut self, expected: usize, will_be_told: bool) {
        if self.sending == Some(expected) && (!will_be_told || self.moves > expected) {
            self.sending = None;
        }
        if !will_be_told {
            self.refused = Some(expected);
        }
    }

    /// Whether the server has refused a move in this position: the client then plays no moves automatically.
    pub fn was_refused(&self) -> bool {
        self.refused == Some(self.moves)
    }

    /// Sends a move. If it was a real choice, the user is told if another move was faster.
    pub fn play(&mut self, action: &str, is_choice: bool) {
        if self.sending.is_some() {
            return;
        }
        let key = format!("{}{}", random::word(), random::word());
        let body = json!({ "expected": self.moves, "undos": self.undos, "action": action, "key": key });
        self.sending = Some(self.moves);
        spawn_local(self.remote.send(self.moves, body, is_choice));
    }

    pub fn go_back(&self, to: usize) {
        self.remote
            .post("/undo", json!({ "expected": self.moves, "to": to }));
    }
}
