//! Builds the binary `smokestack`.

use std::path::PathBuf;

use anyhow::Result;

use crate::build_mode::BuildMode;
use crate::{cargo, progress, workspace};

/// Builds the binary and returns its path. A debug build reads the web client from disk; other builds embed it.
pub fn build(mode: BuildMode) -> Result<PathBuf> {
    let profile = mode.binary_profile();
    let arguments = ["build", "--bin", "smokestack", "--profile", profile];
    progress::step("building smokestack", || cargo::run(arguments))?;
    // The output folder has the name of the profile, except that of `dev`, which is `debug`.
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(workspace::target()
        .join(folder)
        .join(workspace::executable("smokestack")))
}
