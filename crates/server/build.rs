//! Makes cargo rebuild when the web client's files change: a new file would otherwise go unnoticed. Lists the games'
//! component files, which `GET /api/games/{game}` returns.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../client/dist");
    let mut files = Vec::new();
    for folder in fs::read_dir("..")? {
        let file = folder?.path().join("data").join("standard.toml");
        if file.is_file() {
            println!("cargo::rerun-if-changed={}", file.display());
            files.push(file);
        }
    }
    files.sort();
    let list = files.iter().map(|file| include(file));
    let list = list.collect::<io::Result<Vec<String>>>()?.join(", ");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("components.rs"), format!("&[{list}]"))
}

/// `include_str!` needs the full path.
fn include(file: &Path) -> io::Result<String> {
    Ok(format!("include_str!({:?})", fs::canonicalize(file)?))
}
