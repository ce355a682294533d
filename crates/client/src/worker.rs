//! The worker's end of the bots' thread: what a job asks for, and the answer.

use catalog::{Level, Pace};
use serde_json::{Value, json};
use smokestack_core::Seed;

/// Answers one job. A job that cannot be read gets `{"error": …}`; nothing panics on bad input.
pub(crate) fn answer(job: &str) -> String {
    let answer = match serde_json::from_str::<Value>(job) {
        Ok(job) => dispatch(&job),
        Err(error) => json!({ "error": error.to_string() }),
    };
    answer.to_string()
}

/// `{"kind": "bot", "record": …, "level": …, "seed": …}` is answered by `{"action": …}`. `{"kind": "echo", …}` comes
/// back as it is, which shows that the worker is alive; `panic` fails on purpose, so that the browser tests see the
/// page survive it.
fn dispatch(job: &Value) -> Value {
    match job["kind"].as_str() {
        Some("bot") => decide(job).map_or_else(
            |error| json!({ "error": error }),
            |action| json!({ "action": action }),
        ),
        Some("echo") => job.clone(),
        Some("panic") => panic!("a job asked for this"),
        kind => json!({ "error": format!("unknown kind of job: {}", kind.unwrap_or("none")) }),
    }
}

/// What a bot does in the last position of a record.
fn decide(job: &Value) -> Result<String, String> {
    let field = |name: &str| job[name].as_str().ok_or_else(|| format!("the job has no {name}"));
    let table = catalog::open_record(field("record")?, None).map_err(|error| error.to_string())?;
    let level = field("level")?;
    let level = Level::find(level).ok_or_else(|| format!("no bot is called {level:?}"))?;
    let seed: Seed = field("seed")?.parse().map_err(|error| format!("{error}"))?;
    let action = table.bot_action(level, &seed, Pace::Play(&js_sys::Date::now));
    action.ok_or_else(|| "the game is over".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_jobs_are_answered() {
        assert!(answer("{").contains("error"));
        assert!(answer("{}").contains("unknown kind"));
        assert!(answer(r#"{"kind":"bot"}"#).contains("no record"));
        assert_eq!(answer(r#"{"kind":"echo","n":1}"#), r#"{"kind":"echo","n":1}"#);
    }
}
