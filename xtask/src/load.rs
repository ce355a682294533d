//! `cargo xtask load`: runs the load test for one server (crates/load-test).

use anyhow::Result;

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::{binary, cargo};

pub fn run(args: Args) -> Result<()> {
    let smokestack = binary::build(BuildMode::Release)?;
    let words = ["run", "--quiet", "--release", "--package", "load-test", "--"];
    let binary = smokestack.display().to_string();
    let words = words.into_iter().map(str::to_owned).chain([binary]);
    cargo::run(words.chain(args.rest()))
}
