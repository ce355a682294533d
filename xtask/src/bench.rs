//! `cargo xtask bench`: how fast the rules run, natively and in the browser, on one thread, the best of five runs.
//!
//! Native figures come from the release binary (`simulate`, and `bench` for copies of a position), the browser's from
//! the real page in a headless Chromium. A figure that cannot be had is a dash, and a sentence below says why.

mod native;
mod table;
mod wasm;

use anyhow::Result;

use crate::args::Args;
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
#[derive(Clone, Debug, Default)]
pub struct Figures {
    pub decisions: Option<f64>,
    pub copies: Option<f64>,
    /// Of all actions and scores: the same in both worlds, or the rules differ.
    pub digest: Option<String>,
}

pub fn run(args: Args) -> Result<()> {
    args.finish()?;
    let mut notes = Vec::new();
    let page = page::build(false);
    let smokestack = binary::build(false)?;
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
    print!("{}", table::render(&cases, &native, &wasm));
    for note in notes {
        println!("Note: {note}.");
    }
    Ok(())
}
