//! Calling cargo from within cargo.

use std::ffi::OsStr;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{prerequisites, workspace};

/// The cargo that runs xtask, started in the repository's root folder.
///
/// The environment variables that cargo sets for xtask itself are removed. Otherwise, build scripts that depend on them
/// would run again whenever builds by xtask and by hand alternate.
pub fn command<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(workspace::root());
    if std::env::var_os("CI").is_some() {
        // CI does not build a second time, and disabling incremental builds saves a third of the disk space.
        command.env("CARGO_INCREMENTAL", "0");
    }
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let own_prefixes = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_"]
            .iter()
            .any(|prefix| text.starts_with(prefix));
        if own_prefixes || text == "CARGO_CRATE_NAME" || text == "CARGO_PRIMARY_PACKAGE" {
            command.env_remove(&name);
        }
    }
    command
}

/// Runs cargo and shows its output as it is printed.
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
        prerequisites::missing_linker_hint()
    )
}
