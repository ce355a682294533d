//! `cargo xtask bench`: measures the speed of rules and searches, natively and in the browser, on one thread, as the
//! best of five runs.
//!
//! Native measurements come from the release binary (`simulate` and `bench`), browser measurements from the web
//! client's release build in headless Chromium. A missing measurement is shown as a dash, and a note below explains
//! why.

mod native;
mod table;
mod wasm;

use anyhow::Result;
use serde_json::Value;

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::{binary, page};

/// The number of games per run, their seed, and the number of runs.
pub const GAMES: &str = "20000";
pub const SEED: &str = "1";
pub const RUNS: usize = 5;

/// A game with a number of seats.
#[derive(Clone, Debug)]
pub struct Case {
    pub game: String,
    pub seats: u64,
}

/// The measurements for a case; `None` if one failed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measurements {
    pub decisions: Option<f64>,
    pub copies: Option<f64>,
    /// Iterations per second for a search with the settings of `hard`.
    pub iterations: Option<f64>,
    /// Iterations per second for plain MCTS with random rollouts to the end of the game, and the decisions in them.
    pub playouts: Option<f64>,
    pub playout_decisions: Option<f64>,
    /// A hash of all actions and scores. If the native and browser hashes differ, so do the rules.
    pub digest: Option<String>,
}

pub fn run(args: Args) -> Result<()> {
    args.finish()?;
    let mut notes = Vec::new();
    let page = page::build(BuildMode::Release);
    let smokestack = binary::build(BuildMode::Release)?;
    let cases = native::cases(&smokestack)?;
    let native: Vec<Measurements> = cases
        .iter()
        .map(|case| native::measure(&smokestack, case, &mut notes))
        .collect();
    let wasm = match page {
        Ok(()) => wasm::measure(&smokestack, &cases, &mut notes),
        Err(error) => {
            notes.push(format!("no measurements in the browser: {error:#}"));
            vec![Measurements::default(); cases.len()]
        }
    };
    print!("{}", table::rules(&cases, &native, &wasm));
    println!();
    print!("{}", table::searches(&cases, &native, &wasm));
    for note in notes {
        println!("Note: {note}.");
    }
    Ok(())
}

impl Measurements {
    /// Keeps the better values from two runs.
    pub fn take(&mut self, run: &Value) {
        let best = |best_value: &mut Option<f64>, key: &str| {
            let value = run[key].as_f64();
            *best_value = match (*best_value, value) {
                (Some(a), Some(b)) => Some(a.max(b)),
                (a, b) => a.or(b),
            };
        };
        best(&mut self.decisions, "decisions_per_second");
        best(&mut self.copies, "copies_per_second");
        best(&mut self.iterations, "iterations_per_second");
        best(&mut self.playouts, "playouts_per_second");
        best(&mut self.playout_decisions, "playout_decisions_per_second");
        if let Some(digest) = run["digest"].as_str() {
            self.digest = Some(digest.to_owned());
        }
    }
}
