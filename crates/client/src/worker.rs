//! The worker's end of the bots' thread: what a job asks for, and the answer.

use serde_json::{Value, json};

/// Answers one job. A job that cannot be read gets `{"error": …}`; nothing panics on bad input.
pub(crate) fn answer(job: &str) -> String {
    let answer = match serde_json::from_str::<Value>(job) {
        Ok(job) => dispatch(&job),
        Err(error) => json!({ "error": error.to_string() }),
    };
    answer.to_string()
}

/// `{"kind": "echo", …}` comes back as it is, which shows that the worker is alive; `panic` fails on purpose, so that
/// the browser tests see the page survive it.
fn dispatch(job: &Value) -> Value {
    match job["kind"].as_str() {
        Some("echo") => job.clone(),
        Some("panic") => panic!("a job asked for this"),
        kind => json!({ "error": format!("unknown kind of job: {}", kind.unwrap_or("none")) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_jobs_are_answered() {
        assert!(answer("{").contains("error"));
        assert!(answer("{}").contains("unknown kind"));
        assert_eq!(answer(r#"{"kind":"echo","n":1}"#), r#"{"kind":"echo","n":1}"#);
    }
}
