//! Saved games: one entry each in the browser's storage, and a list of their ids.
//!
//! The list shows what the record of a save contains, and the progress that was stored next to it: whole games are not
//! replayed for a list. A save that can no longer be read stays in the list, marked, until the user deletes it.

use catalog::DynTable;
use serde_json::{Value, json};
use smokestack_core::small_sort;
use smokestack_core::{Player, Progress, Record, Seat};

use crate::api::storage::{self, StorageError, keys};
use crate::base::random;

const LIST_KEY: &str = "smokestack.saves";
const LAST_KEY: &str = "smokestack.last";

/// A saved game, as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved {
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
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub(crate) progress: Option<Progress>,
    pub points: Vec<i64>,
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

    fn write(&self) -> Value {
        let progress = match self.progress {
            Some(Progress::Round(at, of)) => json!({ "round": at, "of": of }),
            Some(Progress::Epoch(at, of)) => json!({ "epoch": at, "of": of }),
            None => Value::Null,
        };
        json!({ "progress": progress, "points": self.points })
    }

    fn read(json: &Value) -> Option<Standing> {
        let number = |name: &str| {
            let number = json["progress"][name].as_u64();
            number.and_then(|number| u8::try_from(number).ok())
        };
        let progress = match (number("round"), number("epoch"), number("of")) {
            (Some(at), _, of) => Some(Progress::Round(at, of)),
            (_, Some(at), Some(of)) => Some(Progress::Epoch(at, of)),
            _ => None,
        };
        let points = json["points"].as_array()?.iter();
        Some(Standing {
            progress,
            points: points.filter_map(Value::as_i64).collect(),
        })
    }
}

/// The content of an entry.
#[derive(Debug, Default)]
pub(super) struct Save {
    pub record: String,
    pub colours: Vec<usize>,
    pub when: f64,
    pub standing: Option<Standing>,
}

/// All saved games, the one played last first.
pub fn saved() -> Vec<Saved> {
    let mut all: Vec<Saved> = ids().iter().map(|id| describe(id)).collect();
    small_sort::sort_by(&mut all, |a, b| b.when.total_cmp(&a.when));
    all
}

pub(super) fn new_id() -> String {
    random::word()
}

pub(super) fn last() -> Option<String> {
    storage::read(LAST_KEY)
}

/// Reads a save. Missing or damaged parts are returned empty; opening the empty record reports the problem.
pub(super) fn read(id: &str) -> Save {
    let text = storage::read(&key(id)).unwrap_or_default();
    let value: Value = serde_json::from_str(&text).unwrap_or_default();
    let colours = value["colours"].as_array().cloned().unwrap_or_default();
    Save {
        record: value["record"].as_str().unwrap_or_default().to_owned(),
        colours: colours
            .iter()
            .filter_map(|colour| colour.as_u64().map(|n| n as usize))
            .collect(),
        when: value["when"].as_f64().unwrap_or_default(),
        standing: Standing::read(&value["standing"]),
    }
}

/// Saves a game, and also stores its record where the crash screen finds it.
pub(super) fn write(id: &str, table: &dyn DynTable, colours: &[usize]) -> Result<(), StorageError> {
    let record = table.record();
    storage::write(keys::RECORD, &record)?;
    let when = js_sys::Date::now();
    let standing = Standing::of(table).write();
    let entry = json!({ "record": record, "colours": colours, "when": when, "standing": standing });
    storage::write(&key(id), &entry.to_string())?;
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

fn describe(id: &str) -> Saved {
    let save = read(id);
    let record = Record::parse(&save.record).ok();
    Saved {
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
            assert_eq!(Standing::read(&standing.write()), Some(standing));
        }
        assert_eq!(Standing::read(&Value::Null), None, "saved by an earlier version");
    }
}
