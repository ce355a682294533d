//! Measurements in the browser: a small program in `crates/browser-tests` opens the web client and calls its `bench`.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{Case, GAMES, Measurements, RUNS, SEED};
use crate::{cargo, prerequisites, progress};

/// The best of five runs for every case; failures become notes.
pub fn measure(smokestack: &Path, cases: &[Case], notes: &mut Vec<String>) -> Vec<Measurements> {
    let answer = progress::step("all games in the browser", || {
        prerequisites::browser()?;
        run_json(smokestack, cases)
    });
    let runs = answer.unwrap_or_else(|error| {
        notes.push(format!("no measurements in the browser: {error:#}"));
        Vec::new()
    });
    let no_runs = Value::Null;
    let of = |index: usize| runs.get(index).unwrap_or(&no_runs);
    cases
        .iter()
        .enumerate()
        .map(|(index, case)| read(case, of(index), notes))
        .collect()
}

fn read(case: &Case, runs: &Value, notes: &mut Vec<String>) -> Measurements {
    let mut measurements = Measurements::default();
    for run in runs.as_array().into_iter().flatten() {
        measurements.take(run);
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
    measurements
}

/// The runs for each case.
fn run_json(smokestack: &Path, cases: &[Case]) -> Result<Vec<Value>> {
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
        bail!("the run in the browser failed");
    }
    serde_json::from_slice(&output.stdout).context("the run in the browser did not print JSON")
}
