//! The browser's figures: a small program in `crates/browser-tests` opens the page and calls its `bench`.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{Case, Figures, GAMES, RUNS, SEED};
use crate::{cargo, prerequisites, progress};

/// The best of five for every case; what fails is noted.
pub fn measure(smokestack: &Path, cases: &[Case], notes: &mut Vec<String>) -> Vec<Figures> {
    let answer = progress::step("all of them in the browser", || {
        prerequisites::browser()?;
        ask(smokestack, cases)
    });
    let runs = answer.unwrap_or_else(|error| {
        notes.push(format!("no figures from the browser: {error:#}"));
        Vec::new()
    });
    let nothing = Value::Null;
    let of = |index: usize| runs.get(index).unwrap_or(&nothing);
    cases
        .iter()
        .enumerate()
        .map(|(index, case)| read(case, of(index), notes))
        .collect()
}

fn read(case: &Case, runs: &Value, notes: &mut Vec<String>) -> Figures {
    let mut figures = Figures::default();
    for run in runs.as_array().into_iter().flatten() {
        figures.take(run);
        if let Some(error) = run["error"].as_str() {
            notes.push(format!(
                "{} with {} seats in the browser: {}",
                case.game,
                case.seats,
                error.trim_end_matches('.')
            ));
            break;
        }
    }
    figures
}

/// For each case the list of its runs.
fn ask(smokestack: &Path, cases: &[Case]) -> Result<Vec<Value>> {
    let mut command = cargo::command([
        "run",
        "--quiet",
        "--package",
        "browser-tests",
        "--bin",
        "wasm-bench",
        "--",
    ]);
    command.args([GAMES, SEED, &RUNS.to_string()]);
    command.args(cases.iter().map(|case| format!("{}:{}", case.game, case.seats)));
    command.env("SMOKESTACK_BINARY", smokestack);
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the browser's run failed");
    }
    serde_json::from_slice(&output.stdout).context("the browser's run did not print JSON")
}
