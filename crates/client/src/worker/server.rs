//! The worker: reads a job, runs it and returns the result.

use std::cell::RefCell;

use catalog::{Advice, Budget, DynTable, Level, Review, ReviewEffort, ThinkingTime};
use serde_json::{Value, json};
use smokestack_core::Seed;

#[cfg(target_family = "wasm")]
use crate::dom;

/// Runs one job. The result for an unreadable job is `{"error": …}`; bad input never causes a panic.
pub(crate) fn answer(job: &str) -> String {
    let answer = match serde_json::from_str::<Value>(job) {
        Ok(job) => dispatch(&job),
        Err(error) => json!({ "error": error.to_string() }),
    };
    answer.to_string()
}

/// The kinds of jobs:
///
/// - `bot` with `record`, `level` and `seed`: `{"action": …}`, the bot's move in the last position of the record;
/// - `hint` with `record`, `seed` and `ms`: the result of a search for that many milliseconds, a [`catalog::Advice`]
///   with its best options;
/// - `review` with `record`, `moves`, `seed`, `iterations` and `ms`: a [`catalog::Review`] of the decision after that
///   many moves;
/// - `echo`: the unchanged job, which shows that the worker is alive;
/// - `panic` fails on purpose, so that browser tests can check that the page survives it.
fn dispatch(job: &Value) -> Value {
    let answer = match job["kind"].as_str() {
        Some("bot") => decide(job).map(|action| json!({ "action": action })),
        Some("hint") => advise(job).map(|advice| json!(advice)),
        Some("review") => review(job).map(|review| json!(review)),
        Some("echo") => Ok(job.clone()),
        Some("panic") => panic!("a job asked for this"),
        kind => Err(format!("unknown kind of job: {}", kind.unwrap_or("none"))),
    };
    answer.unwrap_or_else(|error| json!({ "error": error }))
}

/// The bot's move in the last position of a record.
fn decide(job: &Value) -> Result<String, String> {
    let level = text(job, "level")?;
    let level = Level::find(level).ok_or_else(|| format!("no bot is called {level:?}"))?;
    let time = ThinkingTime::InPlay(&now);
    let seed = seed(job)?;
    let action = at_table(job, |table| table.bot_action(level, &seed, time))?;
    action.ok_or_else(over)
}

/// The number of options that a hint shows.
const HINT_OPTIONS: usize = 3;
/// Limits the search tree of a hint on a fast machine.
const MAX_HINT_ITERATIONS: u32 = 20_000;

/// The result of a search in the last position of a record, within some milliseconds.
fn advise(job: &Value) -> Result<Advice, String> {
    let (seed, ms) = (seed(job)?, number(job, "ms")?);
    let end = now() + f64::from(ms);
    let budget = Budget::Clock(&|| now() < end, MAX_HINT_ITERATIONS);
    let mut advice = at_table(job, |table| table.think(&seed, budget))?.ok_or_else(over)?;
    // Nothing is known about a choice that the search never visited.
    advice.options.retain(|option| option.attention > 0.0);
    advice.options.truncate(HINT_OPTIONS);
    if advice.options.is_empty() {
        return Err("the search visited no option".to_owned());
    }
    Ok(advice)
}

fn review(job: &Value) -> Result<Review, String> {
    let (seed, moves) = (seed(job)?, number(job, "moves")? as usize);
    let effort = ReviewEffort {
        iterations: number(job, "iterations")?,
        ms: number(job, "ms")?.into(),
        clock: &now,
    };
    let review = at_table(job, |table| table.review(moves, &seed, effort))?;
    review.ok_or_else(|| "there was no choice".to_owned())
}

thread_local! {
    /// The last record with its table, because an analysis uses the same record again and again.
    static LAST: RefCell<Option<(String, Box<dyn DynTable>)>> = const { RefCell::new(None) };
}

/// Calls `ask` with the table of the job's record.
fn at_table<R>(job: &Value, ask: impl FnOnce(&dyn DynTable) -> R) -> Result<R, String> {
    let record = text(job, "record")?;
    LAST.with_borrow_mut(|last| {
        let table = match last.take() {
            Some((known, table)) if known == record => table,
            _ => catalog::open_record(record, None).map_err(|error| error.to_string())?,
        };
        let answer = ask(&*table);
        *last = Some((record.to_owned(), table));
        Ok(answer)
    })
}

fn text<'j>(job: &'j Value, name: &str) -> Result<&'j str, String> {
    job[name].as_str().ok_or_else(|| format!("the job has no {name}"))
}

fn number(job: &Value, name: &str) -> Result<u32, String> {
    let number = job[name].as_u64().and_then(|number| number.try_into().ok());
    number.ok_or_else(|| format!("the job has no {name}"))
}

fn seed(job: &Value) -> Result<Seed, String> {
    text(job, "seed")?.parse().map_err(|error| format!("{error}"))
}

/// The time in milliseconds of a monotonic clock. Outside a browser, that is in tests, it is always zero.
fn now() -> f64 {
    #[cfg(target_family = "wasm")]
    return dom::clock();
    #[cfg(not(target_family = "wasm"))]
    0.0
}

fn over() -> String {
    "the game is over".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_jobs_are_answered() {
        assert!(answer("{").contains("error"));
        assert!(answer("{}").contains("unknown kind"));
        assert!(answer(r#"{"kind":"bot"}"#).contains("no level"));
        assert!(answer(r#"{"kind":"hint","seed":"1"}"#).contains("no ms"));
        let job = r#"{"kind":"review","record":"x","seed":"1","moves":0,"iterations":9,"ms":9}"#;
        assert!(answer(job).contains("error"));
        assert!(answer(&job.replace(":0", ":-1")).contains("no moves"));
        assert_eq!(answer(r#"{"kind":"echo","n":1}"#), r#"{"kind":"echo","n":1}"#);
    }

    #[test]
    fn a_decision_is_reviewed() {
        let game = catalog::find("industria").expect("it is in the catalogue");
        let new = catalog::NewTable {
            players: vec![smokestack_core::Player::Bot("random".to_owned()); 3],
            options: Vec::new(),
            seed: Seed::from_number(1),
            data: None,
        };
        let mut table = game.start(&new).expect("three players are allowed");
        let (seat, first) = (
            table.turn().expect("the game is not over"),
            table.legal()[0].action.clone(),
        );
        table.play(seat, &first).expect("it was listed");
        let job = json!({ "kind": "review", "record": table.record(), "seed": "1", "moves": 0, "iterations": 20, "ms": 1000 });
        let review: Value = serde_json::from_str(&answer(&job.to_string())).expect("JSON");
        assert_eq!(review["played"]["action"], first.as_str());
        assert_eq!(review["seat"], seat.to_string());
        assert_eq!(review["chances"].as_array().map(Vec::len), Some(3));
        // The same table again, from memory.
        let again: Value = serde_json::from_str(&answer(&job.to_string())).expect("JSON");
        assert_eq!(again, review);
    }
}
