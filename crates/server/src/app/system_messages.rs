//! System messages in a table's chat: who left, who is back, and which moves were undone.
//!
//! A system message is numbered like a chat message and stored together with the change that it reports. Everyone who
//! reads the chat sees it, even later and on any server. The client writes its text.

use std::collections::BTreeMap;

use catalog::DynTable;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use smokestack_core::{Seat, Viewer};
use store::{NewNote, SeatRow};
use utoipa::ToSchema;

use super::timeouts::TimeUp;

/// The maximum number of undone moves listed; the rest are only counted.
const MAX_MOVES_SHOWN: usize = 5;

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Note {
    pub kind: Kind,
    /// The seat that the message is about; for an undo by consent, the seat that proposed it.
    pub seat: String,
    /// The number of moves at that time; for an undo, the number that remain.
    #[serde(rename = "move")]
    pub moves: i64,
    /// The consequence, such as a bot that plays on.
    #[serde(default)]
    pub then: Option<TimeUp>,
    /// The number of moves that were undone.
    #[serde(default)]
    pub count: usize,
    /// The first of the undone moves, as this reader may see them.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
}

/// The kinds of system messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// The person has left the seat: permanently, unless they take it back.
    Left,
    /// The person ran out of time.
    TimeUp,
    /// The person lets a bot play for a while.
    StandIn,
    /// The person has taken the seat back from a bot.
    Returned,
    /// The person has taken a seat that was open.
    Substitute,
    /// Somebody has put a bot on an open seat.
    Bot,
    /// The person has undone their own moves.
    TookBack,
    /// Everyone has agreed to an undo.
    WentBack,
    /// The person has declined an undo.
    Declined,
    /// The person has cancelled the undo request.
    Withdrew,
}

/// A system message in its stored form: some seats may see more than spectators.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct StoredNote {
    #[serde(flatten)]
    note: Note,
    #[serde(default)]
    own: BTreeMap<String, Vec<Value>>,
}

impl StoredNote {
    pub fn new(kind: Kind, seat: &SeatRow, moves: i64, then: Option<TimeUp>) -> StoredNote {
        let note = Note {
            kind,
            seat: seat.seat.clone(),
            moves,
            then,
            count: 0,
            events: Vec::new(),
        };
        StoredNote {
            note,
            own: BTreeMap::new(),
        }
    }

    /// Lists this game's moves after the first `to`, which are about to be undone, as far as each seat may see them.
    pub fn of_moves(kind: Kind, seat: &SeatRow, game: &dyn DynTable, to: usize) -> StoredNote {
        let visible = |viewer: Viewer| -> Vec<Value> {
            let moves = game.log_from(viewer, to + 1).into_iter().take(MAX_MOVES_SHOWN);
            moves.filter_map(|made| serde_json::to_value(made).ok()).collect()
        };
        let mut kept = StoredNote::new(kind, seat, to as i64, None);
        kept.note.count = game.move_count() - to;
        kept.note.events = visible(Viewer::Spectator);
        let own = Seat::all(game.players().len()).map(|seat| (seat.to_string(), visible(Viewer::Seat(seat))));
        kept.own = own.filter(|(_, events)| *events != kept.note.events).collect();
        kept
    }

    /// The message as this viewer may see it.
    pub fn read_by(mut self, viewer: Viewer) -> Note {
        if let Viewer::Seat(seat) = viewer
            && let Some(own) = self.own.remove(&seat.to_string())
        {
            self.note.events = own;
        }
        self.note
    }

    /// The stored form of a message about the player on a seat.
    pub fn by(&self, sitter: &SeatRow, at: i64) -> NewNote {
        NewNote {
            person: sitter.person.clone(),
            name: sitter.name.clone().unwrap_or_default(),
            at,
            note: serde_json::to_string(self).unwrap_or_default(),
        }
    }
}

/// Parses a stored message; `None` if it was written by a newer version.
pub(super) fn read(stored: &str, viewer: Viewer) -> Option<Note> {
    let kept: StoredNote = serde_json::from_str(stored).ok()?;
    Some(kept.read_by(viewer))
}
