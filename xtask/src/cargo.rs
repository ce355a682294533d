//! Calling cargo from within cargo.

use std::ffi::OsStr;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{prerequisites, workspace};

/// The same cargo that runs us, in the repository's root.
///
/// What cargo told *us* about our own package is taken out again: build scripts that look at such variables would
/// otherwise run anew whenever xtask and a person take turns.
pub fn command<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(workspace::root());
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0"); // nobody builds there twice: a third of the disk is saved
    }
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let ours = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_"]
            .iter()
            .any(|prefix| text.starts_with(prefix));
        if ours || text == "CARGO_CRATE_NAME" || text == "CARGO_PRIMARY_PACKAGE" {
            command.env_remove(&name);
        }
    }
    command
}

/// Runs cargo, its output shown as it comes.
pub fn run<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Result<()> {
    let mut command = command(arguments);
    let status = command.status().context("cannot start cargo")?;
    if status.success() {
        return Ok(());
    }
    let words: Vec<_> = command.get_args().map(OsStr::to_string_lossy).collect();
    bail!(
        "`cargo {}` failed{}",
        words.join(" "),
        prerequisites::hint_after_a_failed_build()
    )
}
