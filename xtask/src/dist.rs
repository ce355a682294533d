//! `cargo xtask dist`: builds the release binary, which includes the web client.

use std::fs;

use anyhow::{Context, Result};

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::{binary, page, progress, workspace};

pub fn run(args: Args) -> Result<()> {
    args.finish()?;
    page::build(BuildMode::Release)?;
    let built_binary = binary::build(BuildMode::Release)?;
    let folder = workspace::target().join("dist");
    fs::create_dir_all(&folder)?;
    let copy = folder.join(workspace::executable("smokestack"));
    let bytes = fs::copy(&built_binary, &copy).with_context(|| format!("cannot write {}", copy.display()))?;
    println!("{} ({})", copy.display(), progress::size(bytes));
    Ok(())
}
