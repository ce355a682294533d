//! Saved games: one entry each in the browser's storage, and a list of their ids.
//!
//! The list shows what the record of a save contains, and the progress that was stored next to it: whole games are not
//! replayed for a list. A save that can no longer be read stays in the list, marked, until the user deletes it.

use catalog::DynTable;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smokestack_core::small_sort;
use smokestack_core::{Player, Progress, Record, Seat};

use crate::api::storage::{self, StorageError, keys};
use crate::base::random;

const LIST_KEY: &str = "smokestack.saves";
const LAST_KEY: &str = "smokestack.last";

/// A saved game, as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    pub id: String,
    pub game: String,
    /// Names of people, and levels of bots as `bot:level`.
    pub players: Vec<String>,
    pub moves: usize,
    pub over: bool,
    /// The progress and points; `None` for games saved by an earlier version.
    pub standing: Option<Standing>,
    /// Milliseconds since 1970.
    pub when: f64,
    /// Whether the save can no longer be read, only deleted.
    pub damaged: bool,
}

/// The progress of a game, and the points as if it ended now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    #[serde(with = "StoredProgress")]
    pub(crate) progress: Option<Progress>,
    pub points: Vec<i64>,
}

/// The stored form of a game's progress: a round or an epoch, and the number of them.
#[derive(Default, Serialize, Deserialize)]
struct StoredProgress {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    epoch: Option<u8>,
    of: Option<u8>,
}

impl StoredProgress {
    fn serialize<S: Serializer>(progress: &Option<Progress>, serializer: S) -> Result<S::Ok, S::Error> {
        let stored = progress.map(|progress| match progress {
            Progress::Round(at, of) => StoredProgress {
                round: Some(at),
                of,
                ..StoredProgress::default()
            },
            Progress::Epoch(at, of) => StoredProgress {
                epoch: Some(at),
                of: Some(of),
                ..StoredProgress::default()
            },
        });
        Serialize::serialize(&stored, serializer)
    }

    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Progress>, D::Error> {
        let stored: Option<StoredProgress> = Deserialize::deserialize(deserializer)?;
        Ok(stored.and_then(|stored| match stored {
            StoredProgress {
                round: Some(at), of, ..
            } => Some(Progress::Round(at, of)),
            StoredProgress {
                epoch: Some(at),
                of: Some(of),
                ..
            } => Some(Progress::Epoch(at, of)),
            _ => None,
        }))
    }
}

impl Standing {
    pub(super) fn of(table: &dyn DynTable) -> Standing {
        let scores = table.scores();
        let seats = Seat::all(table.players().len());
        Standing {
            progress: table.progress(),
            points: seats.map(|seat| scores.of(seat).total.into()).collect(),
        }
    }
}

/// The content of an entry; a missing part is empty.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Save {
    pub record: String,
    pub colours: Vec<usize>,
    pub when: f64,
    pub standing: Option<Standing>,
}

/// All saved games, the one played last first.
pub fn saved() -> Vec<SavedGame> {
    let mut all: Vec<SavedGame> = ids().iter().map(|id| describe(id)).collect();
    small_sort::sort_by(&mut all, |a, b| b.when.total_cmp(&a.when));
    all
}

pub(super) fn new_id() -> String {
    random::word()
}

pub(super) fn last() -> Option<String> {
    storage::read(LAST_KEY)
}

/// Reads a save. A damaged one is returned empty; opening the empty record reports the problem.
pub(super) fn read(id: &str) -> Save {
    storage::read_json(&key(id)).unwrap_or_default()
}

/// Saves a game, and also stores its record where the crash screen finds it.
pub(super) fn write(id: &str, table: &dyn DynTable, colours: &[usize]) -> Result<(), StorageError> {
    let save = Save {
        record: table.record(),
        colours: colours.to_vec(),
        when: js_sys::Date::now(),
        standing: Some(Standing::of(table)),
    };
    storage::write(keys::RECORD, &save.record)?;
    storage::write_json(&key(id), &save)?;
    let mut ids = ids();
    if !ids.iter().any(|known| known == id) {
        ids.push(id.to_owned());
        storage::write(LIST_KEY, &ids.join(" "))?;
    }
    storage::write(LAST_KEY, id)
}

pub(super) fn delete(id: &str) {
    storage::remove(&key(id));
    let left: Vec<String> = ids().into_iter().filter(|known| known != id).collect();
    // A shorter list always fits where the longer one fitted.
    let _ = storage::write(LIST_KEY, &left.join(" "));
    if last().as_deref() == Some(id) {
        storage::remove(LAST_KEY);
    }
}

fn ids() -> Vec<String> {
    let list = storage::read(LIST_KEY).unwrap_or_default();
    list.split_whitespace().map(str::to_owned).collect()
}

fn key(id: &str) -> String {
    format!("smokestack.save.{id}")
}

fn describe(id: &str) -> SavedGame {
    let save = read(id);
    let record = Record::parse(&save.record).ok();
    SavedGame {
        id: id.to_owned(),
        game: record.as_ref().map(|r| r.game.clone()).unwrap_or_default(),
        players: record.iter().flat_map(|r| &r.players).map(label).collect(),
        moves: record.as_ref().map_or(0, |r| r.moves.len()),
        over: record.as_ref().is_some_and(|r| r.end.is_some()),
        standing: save.standing.filter(|standing| {
            record
                .as_ref()
                .is_some_and(|r| r.players.len() == standing.points.len())
        }),
        when: save.when,
        damaged: record.is_none(),
    }
}

fn label(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Bot(level) => format!("bot:{level}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_progress_of_a_game_is_stored() {
        for progress in [
            Some(Progress::Round(4, Some(5))),
            Some(Progress::Round(7, None)),
            Some(Progress::Epoch(2, 4)),
            None,
        ] {
            let standing = Standing {
                progress,
                points: vec![46, -3, 52],
            };
            let read = serde_json::from_str(&serde_json::to_string(&standing).expect("JSON")).ok();
            assert_eq!(read, Some(standing));
        }
    }

    #[test]
    fn saves_of_earlier_versions_are_read() {
        let read = |text: &str| serde_json::from_str::<Save>(text).expect("a save");
        assert_eq!(read(r#"{"record": "…", "when": 1.5}"#).standing, None);
        let save = read(
            r#"{"record": "…", "colours": [2, 0], "standing": {"progress": {"round": 4, "of": 5}, "points": [3]}}"#,
        );
        assert_eq!(save.colours, [2, 0]);
        let standing = save.standing.expect("a standing");
        assert_eq!(standing.progress, Some(Progress::Round(4, Some(5))));
    }
}
