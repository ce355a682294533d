//! `cargo xtask load`: how much one game room carries (crates/load).

use anyhow::Result;

use crate::args::Args;
use crate::effort::Effort;
use crate::{binary, cargo};

pub fn run(args: Args) -> Result<()> {
    let smokestack = binary::build(Effort::Full)?;
    let words = ["run", "--quiet", "--release", "--package", "load", "--"];
    let binary = smokestack.display().to_string();
    let words = words.into_iter().map(str::to_owned).chain([binary]);
    cargo::run(words.chain(args.rest()))
}
