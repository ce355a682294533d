//! `cargo xtask interface`: whether the server's answers are as `/api/openapi.json` says, whatever is sent.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::effort::Effort;
use crate::test::Tally;
use crate::{binary, progress, workspace};

const PACKAGE: &str = "schemathesis==4.32.5";
const SCRIPT: &str = "crates/server/tests/schemathesis/run.py";

/// What the test command asks for: the same few attempts every time, done in a minute or two.
const BOUNDED: [&str; 4] = ["--max-examples", "8", "--seed", "1"];

pub fn run(args: Args) -> Result<()> {
    try_out(&args.rest())
}

/// A step of the test command.
pub fn check() -> Result<Tally> {
    try_out(&BOUNDED.map(str::to_owned))?;
    Ok(Tally::success())
}

fn try_out(options: &[String]) -> Result<()> {
    let smokestack = binary::build(Effort::Debug)?;
    let python = python()?;
    let mut command = Command::new(python);
    command.arg(workspace::root().join(SCRIPT)).arg(smokestack);
    if !command.args(options).status()?.success() {
        bail!("an answer was not as the description says, or the server failed: see above");
    }
    Ok(())
}

/// A Python of our own that has schemathesis, under `target`.
fn python() -> Result<PathBuf> {
    let folder = workspace::target().join("schemathesis");
    let python = folder.join("bin").join("python");
    if !folder.join("bin").join("schemathesis").exists() {
        progress::step("installing schemathesis", || {
            call(Path::new("python3"), &["-m", "venv", &folder.to_string_lossy()])?;
            let install = call(&python, &["-m", "pip", "install", "--quiet", PACKAGE]);
            install.context(
                "schemathesis could not be installed: it comes from PyPI, which must be reached once",
            )
        })?;
    }
    Ok(python)
}

fn call(program: &Path, words: &[&str]) -> Result<()> {
    let status = Command::new(program).args(words).status();
    let status =
        status.with_context(|| format!("{} is needed: install Python 3.10 or newer", program.display()))?;
    if !status.success() {
        bail!("`{} {}` failed", program.display(), words.join(" "));
    }
    Ok(())
}
