//! Programs that the commands need. Missing ones are installed if possible; otherwise the error explains how to install
//! them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::progress;

const WASM: &str = "wasm32-unknown-unknown";

/// Rust's standard library for WebAssembly, for the compiler in use.
pub fn wasm_target() -> Result<()> {
    if has_wasm_target()? {
        return Ok(());
    }
    let result = progress::step("adding Rust's WebAssembly target", || {
        let status = Command::new("rustup").args(["target", "add", WASM]).status();
        Ok(status.is_ok_and(|status| status.success()) && has_wasm_target()?)
    })?;
    if !result {
        bail!(
            "Rust's WebAssembly target is missing and could not be added: run `rustup target add {WASM}`, or, where \
             Rust came from the system's packages, install the package with that target (Debian: \
             `apt install libstd-rust-dev-wasm32`)"
        );
    }
    Ok(())
}

fn has_wasm_target() -> Result<bool> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", WASM])
        .output()
        .context("cannot start rustc: install Rust 1.95 or newer")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// A component of the Rust toolchain that is a cargo command (`fmt`, `clippy`).
pub fn rust_component(component: &str, cargo_command: &str) -> Result<()> {
    let is_installed = || {
        let mut probe = crate::cargo::command([cargo_command, "--version"]);
        probe
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    if is_installed() {
        return Ok(());
    }
    let _ = Command::new("rustup")
        .args(["component", "add", component])
        .status();
    if !is_installed() {
        bail!("{component} is missing and could not be added: run `rustup component add {component}`");
    }
    Ok(())
}

/// Chromium and its driver, for the browser tests.
pub fn browser() -> Result<()> {
    if has_browser() {
        return Ok(());
    }
    if is_root() && find_program(&["apt-get"]).is_some() {
        progress::step("installing Chromium and its driver", || {
            apt_get(&["update", "-q"])?;
            apt_get(&[
                "install",
                "-q",
                "-y",
                "--no-install-recommends",
                "chromium",
                "chromium-driver",
            ])
        })?;
    }
    if !has_browser() {
        bail!(
            "the browser tests need Chromium and ChromeDriver on the PATH: install them (Debian: \
             `sudo apt install chromium chromium-driver`)"
        );
    }
    Ok(())
}

/// The PostgreSQL server, for the store's tests and for tests with several servers that share a database.
pub fn postgres() -> Result<()> {
    if has_postgres() {
        return Ok(());
    }
    if is_root() && find_program(&["apt-get"]).is_some() {
        progress::step("installing PostgreSQL", || {
            apt_get(&["update", "-q"])?;
            apt_get(&["install", "-q", "-y", "--no-install-recommends", "postgresql"])
        })?;
    }
    if !has_postgres() {
        bail!(
            "the server tests need a PostgreSQL server that they can start themselves: install one \
             (Debian: `sudo apt install postgresql`)"
        );
    }
    Ok(())
}

/// Searches the PATH and Debian's folders, like `crates/scratch-database`.
fn has_postgres() -> bool {
    let asked = Command::new("pg_config").arg("--bindir").output();
    let folder = asked.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut places = folder
        .into_iter()
        .chain(versions.map(|version| version.path().join("bin")));
    places.any(|place| place.join("initdb").is_file() && place.join("postgres").is_file())
}

/// Searches for the same names as `crates/browser-tests`.
fn has_browser() -> bool {
    find_program(&[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ])
    .is_some()
        && find_program(&["chromedriver"]).is_some()
}

fn apt_get(arguments: &[&str]) -> Result<()> {
    let status = Command::new("apt-get")
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status()?;
    if !status.success() {
        bail!("`apt-get {}` failed", arguments.join(" "));
    }
    Ok(())
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// The first of these programs found on the PATH.
pub fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| {
        let file = crate::workspace::executable(name);
        folders
            .iter()
            .map(|folder| folder.join(&file))
            .find(|candidate| candidate.is_file())
    })
}

/// An addition to the error message when a build fails on a machine without a linker, because rustc's own message is
/// hard to understand.
pub fn missing_linker_hint() -> &'static str {
    if cfg!(unix) && find_program(&["cc", "gcc", "clang"]).is_none() {
        "; Rust needs a C linker, which is missing: install one (Debian: `apt install build-essential`)"
    } else {
        ""
    }
}
