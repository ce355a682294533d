//! A chair at a table of the server's: what whoever sits there was told, and what is on its way.

use catalog::LogEntry;
use serde_json::{Value, json};
use smokestack_core::Seat;
use wasm_bindgen_futures::spawn_local;

use super::random;
use super::remote::Remote;
use crate::room::guest::Guest;

/// A chair at a table of the server's, or a place to watch from.
pub(crate) struct Chair {
    /// By whom it was taken: somebody else does not see what was seen from here.
    trace: Option<String>,
    /// Nobody's if one watches.
    pub seat: Option<Seat>,
    /// What was told; nothing once the whole game is here.
    pub(super) log: Option<Vec<LogEntry>>,
    pub(super) moves: usize,
    pub(super) undos: i64,
    /// The moves before the one that is on its way to the server.
    pub(super) sending: Option<usize>,
    pub wish: Option<Wish>,
    /// A bot plays on this chair until its person returns.
    pub has_stand_in: bool,
    /// It was ended before its end.
    pub is_ended: bool,
    /// The server did not want a move that was made after so many.
    pub(super) refused: Option<usize>,
    pub(super) remote: Remote,
}

/// An undo that somebody wants, and to which not all have agreed.
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
            agreed: agreed
                .filter_map(|letter| letter.as_str()?.parse().ok())
                .collect(),
        })
    }
}

impl Chair {
    /// A chair from which this was seen.
    pub(super) fn new(remote: Remote, log: Vec<LogEntry>) -> Chair {
        Chair {
            trace: Guest::trace(),
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

    /// Whether whoever took it is still here.
    pub fn is_own(&self) -> bool {
        self.trace == Guest::trace()
    }

    pub fn told(&self) -> Option<&[LogEntry]> {
        self.log.as_deref()
    }

    pub fn moves(&self) -> usize {
        self.moves
    }

    pub fn is_sending(&self) -> bool {
        self.sending.is_some()
    }

    /// Whether the move after so many is still to be told.
    pub(super) fn waits_after(&self, moves: usize) -> bool {
        self.sending == Some(moves)
    }

    /// Whether whoever is here is asked, if this seat is.
    pub fn may_answer(&self, turn: Seat) -> bool {
        self.seat == Some(turn) && self.sending.is_none() && !self.is_ended && !self.has_stand_in
    }

    /// The page was opened again: moves go through this line from now on.
    pub fn take(&mut self, remote: Remote) {
        self.remote = remote;
        self.sending = None;
    }

    /// Adds what is new to the log; returns the moves among it.
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

    /// So many moves have been made by now.
    pub(super) fn arrived(&mut self, moves: usize) {
        self.moves = moves;
        self.sending = self.sending.filter(|before| *before >= moves);
    }

    /// The server has answered a move: a refused one can be answered anew.
    pub(super) fn answered(&mut self, expected: usize, will_be_told: bool) {
        if self.sending == Some(expected) && (!will_be_told || self.moves > expected) {
            self.sending = None;
        }
        if !will_be_told {
            self.refused = Some(expected);
        }
    }

    /// Whether the server has refused a move here: the page then makes none by itself.
    pub fn was_refused(&self) -> bool {
        self.refused == Some(self.moves)
    }

    /// Sends a move; where there was a choice, its loss to a quicker one is told.
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
            .ask("/undo", json!({ "expected": self.moves, "to": to }));
    }
}
