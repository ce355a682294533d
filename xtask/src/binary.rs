//! The one binary, `smokestack`.

use std::path::PathBuf;

use anyhow::Result;

use crate::effort::Effort;
use crate::{cargo, progress, workspace};

/// Builds it and says where it is. In debug it reads the page from disk; otherwise the page is inside.
pub fn build(effort: Effort) -> Result<PathBuf> {
    let profile = effort.binary_profile();
    let arguments = ["build", "--bin", "smokestack", "--profile", profile];
    progress::step("building smokestack", || cargo::run(arguments))?;
    // Cargo's one exception: the profile `dev` has the folder `debug`.
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(workspace::target()
        .join(folder)
        .join(workspace::executable("smokestack")))
}
