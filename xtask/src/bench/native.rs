//! Native measurements with the release binary.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{Case, GAMES, Measurements, RUNS, SEED};
use crate::progress;

/// All of the binary's games, with every number of seats.
pub fn cases(smokestack: &Path) -> Result<Vec<Case>> {
    let games = run_json(smokestack, &["games", "--json"])?;
    let games = games
        .as_array()
        .context("`smokestack games --json` did not print a list")?;
    let case = |game: &Value, seats: &Value| {
        Some(Case {
            game: game["id"].as_str()?.into(),
            seats: seats.as_u64()?,
        })
    };
    let seats = |game: &Value| game["seats"].as_array().cloned().unwrap_or_default();
    Ok(games
        .iter()
        .flat_map(|game| {
            seats(game)
                .into_iter()
                .filter_map(move |seats| case(game, &seats))
        })
        .collect())
}

/// The best of five runs for one case; failures become notes.
pub fn measure(smokestack: &Path, case: &Case, notes: &mut Vec<String>) -> Measurements {
    let mut measurements = Measurements::default();
    let seats = case.seats.to_string();
    let simulate = [
        "simulate", &case.game, "--seats", &seats, "--games", GAMES, "--seed", SEED, "--json",
    ];
    let bench = ["bench", &case.game, "--seats", &seats, "--json"];
    let label = format!("{} with {seats} seats, native", case.game);
    let result = progress::step(&label, || {
        for _ in 0..RUNS {
            measurements.take(&run_json(smokestack, &simulate)?);
        }
        // `bench` itself reports the best of five runs.
        measurements.take(&run_json(smokestack, &bench)?);
        Ok(())
    });
    if let Err(error) = result {
        notes.push(format!("{label}: {error:#}"));
    }
    measurements
}

/// Runs the binary and parses its output as JSON.
fn run_json(smokestack: &Path, arguments: &[&str]) -> Result<Value> {
    let output = Command::new(smokestack)
        .args(arguments)
        .output()
        .context("cannot start smokestack")?;
    let command = format!("smokestack {}", arguments.join(" "));
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        bail!(
            "`{command}` failed: {}",
            error
                .lines()
                .next()
                .unwrap_or("no error message")
                .trim_end_matches('.')
        );
    }
    serde_json::from_slice(&output.stdout).with_context(|| format!("`{command}` did not print JSON"))
}
