//! What is told at a table beside what people say: who left and who is back, and which moves were taken back.
//!
//! A note stands among what was said, under a number of its own, and is stored together with whatever it tells of: it
//! reaches whoever reads the chat, also later, and at every server. Its words are made by whoever shows it.

use std::collections::BTreeMap;

use catalog::DynTable;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use smokestack_core::{Seat, Viewer};
use store::{NewNote, SeatRow};
use utoipa::ToSchema;

use super::timed::TimeUp;

/// Of so many moves that were taken back it is told what they were; of the rest only how many.
const MOST: usize = 5;

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Note {
    pub kind: Kind,
    /// Whose seat it is about; of those who went back together, whose wish it was.
    pub seat: String,
    /// The moves that had been made by then; of an undo, those that are left.
    #[serde(rename = "move")]
    pub moves: i64,
    /// Who plays on, or what else comes of it.
    #[serde(default)]
    pub then: Option<TimeUp>,
    /// How many moves were taken back.
    #[serde(default)]
    pub count: usize,
    /// The first of them, as this reader could read them.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
}

/// The kinds of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// The person has left the seat, for good unless the seat is taken back.
    Left,
    /// The person's time was up.
    TimeUp,
    /// The person lets a bot play for a while.
    StandIn,
    /// The person plays again, where a bot has played meanwhile.
    Returned,
    /// The person has taken a seat that was open.
    Substitute,
    /// Somebody has put a bot on an open seat.
    Bot,
    /// The person has taken own moves back.
    TookBack,
    /// Everybody has agreed to go back.
    WentBack,
    /// The person did not agree to go back.
    Declined,
    /// The person no longer wants to go back.
    Withdrew,
}

/// A note as it is stored: some seats could read more than those who watch.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Kept {
    #[serde(flatten)]
    note: Note,
    #[serde(default)]
    own: BTreeMap<String, Vec<Value>>,
}

impl Kept {
    pub fn new(kind: Kind, seat: &SeatRow, moves: i64, then: Option<TimeUp>) -> Kept {
        let note = Note {
            kind,
            seat: seat.seat.clone(),
            moves,
            then,
            count: 0,
            events: Vec::new(),
        };
        Kept {
            note,
            own: BTreeMap::new(),
        }
    }

    /// Tells of the moves of this game after the first `to`, which are about to be taken back: to each as far as that
    /// seat could read them.
    pub fn of_moves(kind: Kind, seat: &SeatRow, game: &dyn DynTable, to: usize) -> Kept {
        let told = |viewer: Viewer| -> Vec<Value> {
            let moves = game.log_from(viewer, to + 1).into_iter().take(MOST);
            moves.filter_map(|made| serde_json::to_value(made).ok()).collect()
        };
        let mut kept = Kept::new(kind, seat, to as i64, None);
        kept.note.count = game.move_count() - to;
        kept.note.events = told(Viewer::Spectator);
        let own = Seat::all(game.players().len()).map(|seat| (seat.to_string(), told(Viewer::Seat(seat))));
        kept.own = own.filter(|(_, events)| *events != kept.note.events).collect();
        kept
    }

    /// What this viewer reads.
    pub fn read_by(mut self, viewer: Viewer) -> Note {
        if let Viewer::Seat(seat) = viewer
            && let Some(own) = self.own.remove(&seat.to_string())
        {
            self.note.events = own;
        }
        self.note
    }

    /// What is stored, about whoever sits there.
    pub fn by(&self, sitter: &SeatRow, at: i64) -> NewNote {
        NewNote {
            person: sitter.person.clone(),
            name: sitter.name.clone().unwrap_or_default(),
            at,
            note: serde_json::to_string(self).unwrap_or_default(),
        }
    }
}

/// Reads what is stored; nothing if it is a newer program's.
pub(super) fn read(stored: &str, viewer: Viewer) -> Option<Note> {
    let kept: Kept = serde_json::from_str(stored).ok()?;
    Some(kept.read_by(viewer))
}
