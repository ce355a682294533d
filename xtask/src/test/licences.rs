//! Checks the dependencies with `cargo deny`: only permissive licences, only known sources (`deny.toml`).

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, bail, ensure};

use super::command;
use super::tally::Tally;
use crate::{cargo, prerequisites, progress, workspace};

pub fn check() -> Result<Tally> {
    let program = find_or_install()?;
    super::advisories::report(&program)?;
    let mut deny = Command::new(program);
    deny.current_dir(workspace::root()).args([
        "check",
        "--hide-inclusion-graph",
        "bans",
        "licenses",
        "sources",
    ]);
    command::check(deny)
}

fn find_or_install() -> Result<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    progress::step("installing cargo-deny", || install(&tools()))?;
    match find() {
        Some(found) => Ok(found),
        None => {
            bail!("cargo-deny is missing and could not be installed: run `cargo install cargo-deny --locked`")
        }
    }
}

fn find() -> Option<PathBuf> {
    let own = tools().join("bin").join(workspace::executable("cargo-deny"));
    let works = |program: &PathBuf| {
        let status = Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        status.is_ok_and(|status| status.success())
    };
    [Some(own), prerequisites::find_program(&["cargo-deny"])]
        .into_iter()
        .flatten()
        .find(works)
}

/// A debug build takes half the time to compile and still runs in a second or two.
fn install(root: &Path) -> Result<()> {
    let mut install = cargo::command([
        "install",
        "cargo-deny",
        "--version",
        "^0.20",
        "--locked",
        "--debug",
        "--root",
    ]);
    let status = install.arg(root).status()?;
    ensure!(status.success(), "`cargo install cargo-deny` failed");
    Ok(())
}

/// In `target`, so that nothing else on the machine changes.
fn tools() -> PathBuf {
    workspace::target().join("tools")
}
