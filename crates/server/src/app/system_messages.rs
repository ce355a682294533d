//! System messages in a table's chat: who left, who is back, and which moves were undone.
//!
//! A system message is numbered like a chat message and stored together with the change that it reports. Everyone who
//! reads the chat sees it, even later and on any server. The client writes its text.

use std::collections::BTreeMap;

use catalog::DynTable;
use protocol::{LogEntry, SystemMessage, SystemMessageKind, TimeUpPolicy};
use serde::{Deserialize, Serialize};
use smokestack_core::{Seat, Viewer};
use store::{NewNote, SeatRow};

use super::ApiError;
use super::snapshot::log_entries;

/// The maximum number of undone moves listed; the rest are only counted.
const MAX_MOVES_SHOWN: usize = 5;

/// A system message in its stored form: some seats may see more than spectators.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct StoredNote {
    #[serde(flatten)]
    note: SystemMessage,
    #[serde(default)]
    own: BTreeMap<Seat, Vec<LogEntry>>,
}

impl StoredNote {
    pub fn new(kind: SystemMessageKind, seat: Seat, moves: i64, then: Option<TimeUpPolicy>) -> StoredNote {
        let note = SystemMessage {
            kind,
            seat,
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
    pub fn of_moves(kind: SystemMessageKind, seat: Seat, game: &dyn DynTable, to: usize) -> StoredNote {
        let visible = |viewer: Viewer| {
            let mut entries = log_entries(game, viewer, to + 1);
            entries.truncate(MAX_MOVES_SHOWN);
            entries
        };
        let mut kept = StoredNote::new(kind, seat, to as i64, None);
        kept.note.count = game.move_count() - to;
        kept.note.events = visible(Viewer::Spectator);
        let own = Seat::all(game.players().len()).map(|seat| (seat, visible(Viewer::Seat(seat))));
        kept.own = own.filter(|(_, events)| *events != kept.note.events).collect();
        kept
    }

    /// The message as this viewer may see it.
    pub fn read_by(mut self, viewer: Viewer) -> SystemMessage {
        if let Viewer::Seat(seat) = viewer
            && let Some(own) = self.own.remove(&seat)
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

/// Parses a stored message. One that this version cannot read is an error.
pub(super) fn read(stored: &str, viewer: Viewer) -> Result<SystemMessage, ApiError> {
    match serde_json::from_str::<StoredNote>(stored) {
        Ok(kept) => Ok(kept.read_by(viewer)),
        Err(error) => {
            tracing::error!(%error, "a stored system message cannot be read");
            Err(ApiError::Unavailable)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_kind_of_message_is_an_error() {
        let known = r#"{"kind":"returned","seat":"A","move":1}"#;
        let read_as = |note: &str| read(note, Viewer::Spectator).ok().map(|note| note.kind);
        assert_eq!(read_as(known), Some(SystemMessageKind::Returned));
        assert_eq!(read_as(&known.replace("returned", "danced")), None);
    }
}
