//! `cargo xtask tune GAME …`: better weights for a game's evaluator, found by play (crates/tuner).

use anyhow::Result;

use crate::args::Args;
use crate::cargo;

pub fn run(args: Args) -> Result<()> {
    let words = ["run", "--quiet", "--release", "--package", "tuner", "--"];
    cargo::run(words.into_iter().map(str::to_owned).chain(args.rest()))
}
