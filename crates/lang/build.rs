//! Lists the Fluent files that are compiled in: a new file in `texts/` needs no change in the code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=texts");
    // Relative to this crate, where cargo runs build scripts; `include_str!` needs the full path.
    let folders = sorted_entries(&fs::canonicalize("texts")?)?;
    let languages = folders.iter().map(|folder| language_entry(folder));
    let list = languages.collect::<io::Result<Vec<String>>>()?.join(", ");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("texts.rs"), format!("&[{list}]"))
}

/// `("en", &[include_str!("…/en/cli.ftl"), …])`
fn language_entry(folder: &Path) -> io::Result<String> {
    let code = folder.file_name().unwrap_or_default();
    let files = sorted_entries(folder)?;
    let fluent = |file: &&PathBuf| file.extension().is_some_and(|extension| extension == "ftl");
    let texts: Vec<String> = files
        .iter()
        .filter(fluent) // an editor may have left other files
        .map(|file| format!("include_str!({file:?})"))
        .collect();
    Ok(format!("({code:?}, &[{}])", texts.join(", ")))
}

fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
