//! `cargo xtask interface`: sends generated requests to check that the server's responses match `/api/openapi.json`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::test::Tally;
use crate::{binary, progress, workspace};

const PACKAGE: &str = "schemathesis==4.32.5";
const SCRIPT: &str = "crates/server/tests/schemathesis/run.py";

/// The options for `cargo xtask test`: a few reproducible requests, which take a minute or two.
const DEFAULT_OPTIONS: [&str; 4] = ["--max-examples", "8", "--seed", "1"];

pub fn run(args: Args) -> Result<()> {
    run_schemathesis(&args.rest())
}

/// A step of the test command.
pub fn check() -> Result<Tally> {
    run_schemathesis(&DEFAULT_OPTIONS.map(str::to_owned))?;
    Ok(Tally::success())
}

fn run_schemathesis(options: &[String]) -> Result<()> {
    let smokestack = binary::build(BuildMode::Debug)?;
    let python = python()?;
    let mut command = Command::new(python);
    command.arg(workspace::root().join(SCRIPT)).arg(smokestack);
    if !command.args(options).status()?.success() {
        bail!("a response did not match the description, or the server failed: see above");
    }
    Ok(())
}

/// The Python interpreter in a virtual environment with schemathesis, in `target`.
fn python() -> Result<PathBuf> {
    let folder = workspace::target().join("schemathesis");
    let python = folder.join("bin").join("python");
    if !folder.join("bin").join("schemathesis").exists() {
        progress::step("installing schemathesis", || {
            call(Path::new("python3"), &["-m", "venv", &folder.to_string_lossy()])?;
            let install = call(&python, &["-m", "pip", "install", "--quiet", PACKAGE]);
            install
                .context("schemathesis could not be installed: the first installation needs access to PyPI")
        })?;
    }
    Ok(python)
}

fn call(program: &Path, arguments: &[&str]) -> Result<()> {
    let status = Command::new(program).args(arguments).status();
    let status =
        status.with_context(|| format!("{} is needed: install Python 3.10 or newer", program.display()))?;
    if !status.success() {
        bail!("`{} {}` failed", program.display(), arguments.join(" "));
    }
    Ok(())
}
