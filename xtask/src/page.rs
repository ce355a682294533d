//! `cargo xtask page`: builds the web client into `crates/client/dist`.
//!
//! Immutable files go into a folder that is named after a hash of the build (`assets/VERSION/`), so browsers can cache
//! them forever. `index.html`, `sw.js` and the manifest are next to it and refer to that folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::version::Version;
use crate::{cargo, compress, glue, prerequisites, progress, split, texts, workspace};

/// The packages that are compiled, and the names under which a browser loads them.
const PARTS: [Part; 2] = [
    Part {
        package: "client",
        name: "client",
        profile: BuildMode::page_profile,
        has_pieces: true,
    },
    Part {
        package: "bot-worker",
        name: "bots",
        profile: BuildMode::worker_profile,
        has_pieces: false,
    },
];
const TARGET: &str = "wasm32-unknown-unknown";
/// The placeholder for the version in the static files.
const VERSION: &str = "@VERSION@";
/// The placeholder, including its quotes, for the list of all files in `sw.js`.
const FILES: &str = "'@FILES@'";
/// The folder with the static files that go into the versioned folder.
const ASSETS: &str = "assets/";

/// A WebAssembly module.
struct Part {
    package: &'static str,
    /// The name of its files in the browser.
    name: &'static str,
    profile: fn(BuildMode) -> &'static str,
    /// Whether it loads some of its code on demand.
    has_pieces: bool,
}

/// File contents by path in `dist`.
pub type Files = BTreeMap<String, Vec<u8>>;

pub fn run(mut args: Args) -> Result<()> {
    let mode = if args.flag("--dev") {
        BuildMode::Debug
    } else {
        BuildMode::Release
    };
    args.finish()?;
    build(mode)
}

/// Builds the web client into `crates/client/dist`, compressed unless the build is for development.
pub fn build(mode: BuildMode) -> Result<()> {
    prerequisites::wasm_target()?;
    progress::step("compiling the web client to WebAssembly", || compile(mode))?;
    let glue = progress::step("generating its JavaScript", || make_glue(mode))?;
    let raw = collect(glue)?;
    let version = version_of(&raw);
    if is_built(&version, mode) {
        eprintln!("==> the web client is up to date (version {version})");
        return Ok(());
    }
    let files = assemble(raw, &version)?;
    let compressed = if mode == BuildMode::Debug {
        Files::new()
    } else {
        progress::step("compressing the web client", || compress::all(&files, mode))?
    };
    write(&files, &compressed)?;
    report(&files, &compressed, &version);
    Ok(())
}

fn compile(mode: BuildMode) -> Result<()> {
    for part in &PARTS {
        let profile = (part.profile)(mode);
        cargo::run([
            "build",
            "--lib",
            "--target",
            TARGET,
            "--profile",
            profile,
            "--package",
            part.package,
        ])?;
    }
    Ok(())
}

fn make_glue(mode: BuildMode) -> Result<Files> {
    let out = workspace::target().join("page").join(mode.page_profile());
    remove_folder(&out)?;
    let dev = mode == BuildMode::Debug;
    for part in &PARTS {
        let folder = workspace::target().join(TARGET).join((part.profile)(mode));
        let mut module = folder.join(format!("{}.wasm", part.package.replace('-', "_")));
        if part.has_pieces {
            let rest = folder.join(format!("{}.first.wasm", part.name));
            split::split(&module, &out, &rest, part.name, dev)?;
            module = rest;
        }
        glue::generate(&module, &out, part.name, dev)?;
    }
    read_folder(&out)
}

/// All files before placeholders are replaced: the static files, the generated JavaScript and the texts.
fn collect(glue: Files) -> Result<Files> {
    let mut raw = read_folder(&workspace::static_files())?;
    let texts = texts::join(&read_folder(&workspace::texts())?);
    let generated = glue.into_iter().chain(texts);
    raw.extend(generated.map(|(path, content)| (format!("{ASSETS}{path}"), content)));
    Ok(raw)
}

fn version_of(raw: &Files) -> String {
    let mut version = Version::new();
    for (path, content) in raw {
        version.add(path, content);
    }
    version.finish()
}

/// Whether `dist` already contains this build. `index.html` is written last, so if it exists, so do the other files.
fn is_built(version: &str, mode: BuildMode) -> bool {
    let dist = workspace::dist();
    let page = fs::read_to_string(dist.join("index.html")).unwrap_or_default();
    page.contains(version) && dist.join("index.html.br").exists() == (mode != BuildMode::Debug)
}

/// Moves the assets into the versioned folder and replaces the placeholders for the version and, in `sw.js`, the list
/// of files.
fn assemble(raw: Files, version: &str) -> Result<Files> {
    let mut files = Files::new();
    for (path, content) in raw {
        match path.strip_prefix(ASSETS) {
            Some(name) => files.insert(format!("{ASSETS}{version}/{name}"), content),
            None => files.insert(path.clone(), fill_in(&path, content, VERSION, version)?),
        };
    }
    let stored: Vec<String> = files
        .keys()
        .filter(|path| *path != "sw.js")
        .map(|path| format!("./{path}"))
        .collect();
    let worker = files.remove("sw.js").context("the web client has no sw.js")?;
    let list = serde_json::to_string(&stored)?;
    files.insert("sw.js".to_owned(), fill_in("sw.js", worker, FILES, &list)?);
    Ok(files)
}

/// Replaces a placeholder in a text file, which must contain it.
fn fill_in(path: &str, content: Vec<u8>, place: &str, value: &str) -> Result<Vec<u8>> {
    let text = String::from_utf8(content).with_context(|| format!("{path} is not a text"))?;
    ensure!(
        text.contains(place),
        "{path} does not contain {place}: its address would not change with the build"
    );
    Ok(text.replace(place, value).into_bytes())
}

fn write(files: &Files, compressed: &Files) -> Result<()> {
    let dist = workspace::dist();
    remove_folder(&dist)?;
    let last = "index.html";
    let first = files.iter().chain(compressed).filter(|(path, _)| *path != last);
    for (path, content) in first.chain(files.get_key_value(last)) {
        let file = dist.join(path);
        fs::create_dir_all(file.parent().unwrap_or(&dist))?;
        fs::write(&file, content).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

fn report(files: &Files, compressed: &Files, version: &str) {
    let plain: usize = files.values().map(Vec::len).sum();
    let sent: usize = files
        .iter()
        .map(|(path, content)| compressed.get(&format!("{path}.br")).unwrap_or(content).len())
        .sum();
    eprintln!(
        "==> the web client is built: {}, {} compressed (version {version})",
        progress::size(plain as u64),
        progress::size(sent as u64)
    );
}

/// All files in a folder and its subfolders, by relative path with slashes.
fn read_folder(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).with_context(|| format!("cannot read {}", next.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
                files.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(files)
}

fn remove_folder(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", folder.display()))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(files: &[(&str, &str)]) -> Files {
        files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn assets_get_a_versioned_folder_and_the_worker_lists_them() {
        let page = raw(&[
            ("index.html", "<script src='./assets/@VERSION@/client.js'>"),
            ("sw.js", "'@VERSION@' '@FILES@'"),
            ("assets/client.js", "@VERSION@ stays"),
        ]);
        let files = assemble(page, "7").unwrap();
        let text = |path: &str| String::from_utf8(files[path].clone()).unwrap();
        assert_eq!(text("index.html"), "<script src='./assets/7/client.js'>");
        assert_eq!(text("assets/7/client.js"), "@VERSION@ stays");
        assert_eq!(text("sw.js"), r#"'7' ["./assets/7/client.js","./index.html"]"#);
    }

    #[test]
    fn a_file_without_a_version_placeholder_is_rejected() {
        assert!(assemble(raw(&[("index.html", "no version"), ("sw.js", "")]), "7").is_err());
    }
}
