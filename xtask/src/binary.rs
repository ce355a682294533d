//! The one binary, `smokestack`.

use std::path::PathBuf;

use anyhow::Result;

use crate::{cargo, progress, workspace};

/// Builds it and says where it is: optimised with the page inside, or in debug, which reads the page from disk.
pub fn build(dev: bool) -> Result<PathBuf> {
    let mut arguments = vec!["build", "--bin", "smokestack"];
    if !dev {
        arguments.push("--release");
    }
    progress::step("building smokestack", || cargo::run(arguments))?;
    let folder = if dev { "debug" } else { "release" };
    Ok(workspace::target()
        .join(folder)
        .join(workspace::executable("smokestack")))
}
