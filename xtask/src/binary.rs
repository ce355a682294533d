//! Builds the binary `smokestack`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::build_mode::BuildMode;
use crate::{cargo, progress, workspace};

/// Builds the binary and returns its path. A debug build reads the web client from disk; other builds embed it.
pub fn build(mode: BuildMode) -> Result<PathBuf> {
    let profile = mode.binary_profile();
    let arguments = ["build", "--bin", "smokestack", "--profile", profile];
    // The output folder has the name of the profile, except that of `dev`, which is `debug`.
    let folder = if profile == "dev" { "debug" } else { profile };
    let binary = workspace::target()
        .join(folder)
        .join(workspace::executable("smokestack"));
    if mode == BuildMode::Quick {
        let host = host_target()?;
        let arguments = arguments.into_iter().chain(["--target", &host]);
        progress::step("building smokestack", || cargo::run(arguments))?;
        let built_binary = workspace::target()
            .join(&host)
            .join(folder)
            .join(workspace::executable("smokestack"));
        let _ = fs::remove_file(&binary); // a binary that is running can be removed, but not overwritten
        fs::copy(&built_binary, &binary)
            .with_context(|| format!("cannot copy {}", built_binary.display()))?;
    } else {
        progress::step("building smokestack", || cargo::run(arguments))?;
    }
    Ok(binary)
}

/// The target of this machine, such as `x86_64-unknown-linux-gnu`.
///
/// Cargo shares macros and build scripts between the web client and the binary only if both builds name their target.
fn host_target() -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .args(["--print", "host-tuple"])
        .output()
        .context("cannot start rustc: install Rust 1.95 or newer")?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
