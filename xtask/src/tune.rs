//! `cargo xtask tune GAME …`: tunes the weights of a game's evaluator by self-play (crates/tuner).

use anyhow::Result;

use crate::args::Args;
use crate::cargo;

pub fn run(args: Args) -> Result<()> {
    let words = ["run", "--quiet", "--release", "--package", "tuner", "--"];
    cargo::run(words.into_iter().map(str::to_owned).chain(args.rest()))
}
