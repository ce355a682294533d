//! `cargo xtask bench`: how fast rules and searches run, natively and in the browser, on one thread, the best of five runs.
//!
//! Native figures come from the release binary (`simulate`, and `bench` for the rest), the browser's from
//! the real page in a headless Chromium. A figure that cannot be had is a dash, and a sentence below says why.

mod native;
mod table;
mod wasm;

use anyhow::Result;
use serde_json::Value;

use crate::args::Args;
use crate::effort::Effort;
use crate::{binary, page};

/// How many games a run plays, from which seed, and how many runs there are.
pub const GAMES: &str = "20000";
pub const SEED: &str = "1";
pub const RUNS: usize = 5;

/// A game at a number of seats.
#[derive(Clone, Debug)]
pub struct Case {
    pub game: String,
    pub seats: u64,
}

/// What was measured for a case; `None` where it could not be.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    pub decisions: Option<f64>,
    pub copies: Option<f64>,
    /// Iterations of a search as bots play.
    pub iterations: Option<f64>,
    /// Iterations of a search by chance alone, with playouts to the end, and the decisions in them.
    pub playouts: Option<f64>,
    pub playout_decisions: Option<f64>,
    /// Of all actions and scores: the same in both worlds, or the rules differ.
    pub digest: Option<String>,
}

pub fn run(args: Args) -> Result<()> {
    args.finish()?;
    let mut notes = Vec::new();
    let page = page::build(Effort::Full);
    let smokestack = binary::build(Effort::Full)?;
    let cases = native::cases(&smokestack)?;
    let native: Vec<Figures> = cases
        .iter()
        .map(|case| native::measure(&smokestack, case, &mut notes))
        .collect();
    let wasm = match page {
        Ok(()) => wasm::measure(&smokestack, &cases, &mut notes),
        Err(error) => {
            notes.push(format!("no figures from the browser: {error:#}"));
            vec![Figures::default(); cases.len()]
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

impl Figures {
    /// Takes over what is better in the answer of one run.
    pub fn take(&mut self, run: &Value) {
        let best = |own: &mut Option<f64>, key: &str| {
            let found = run[key].as_f64();
            *own = match (*own, found) {
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
