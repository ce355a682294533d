//! `cargo xtask load`: runs the load test for one server (crates/load-test).

use anyhow::Result;

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::{binary, cargo};

pub fn run(args: Args) -> Result<()> {
    let smokestack = binary::build(BuildMode::Release)?;
    let arguments = ["run", "--quiet", "--release", "--package", "load-test", "--"];
    let binary = smokestack.display().to_string();
    let arguments = arguments.into_iter().map(str::to_owned).chain([binary]);
    cargo::run(arguments.chain(args.rest()))
}
