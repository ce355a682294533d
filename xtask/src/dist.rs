//! `cargo xtask dist`: the one binary with the page inside.

use std::fs;

use anyhow::{Context, Result};

use crate::args::Args;
use crate::effort::Effort;
use crate::{binary, page, progress, workspace};

pub fn run(args: Args) -> Result<()> {
    args.finish()?;
    page::build(Effort::Full)?;
    let built = binary::build(Effort::Full)?;
    let folder = workspace::target().join("dist");
    fs::create_dir_all(&folder)?;
    let copy = folder.join(workspace::executable("smokestack"));
    let bytes = fs::copy(&built, &copy).with_context(|| format!("cannot write {}", copy.display()))?;
    println!("{} ({})", copy.display(), progress::size(bytes));
    Ok(())
}
