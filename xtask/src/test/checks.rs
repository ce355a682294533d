//! Steps that mostly run one command.

use anyhow::Result;

use super::command;
use super::tally::Tally;
use crate::build_mode::BuildMode;
use crate::{binary, cargo, page, prerequisites, workspace};

pub fn formatting() -> Result<Tally> {
    prerequisites::rust_component("rustfmt", "fmt")?;
    command::check(cargo::command(["fmt", "--all", "--check"]))
}

/// Lints everything except the web client, which is linted for its own target.
pub fn lints() -> Result<Tally> {
    prerequisites::rust_component("clippy", "clippy")?;
    let what = [
        "clippy",
        "--workspace",
        "--exclude",
        "client",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    command::check(cargo::command(what))
}

pub fn web_client_lints() -> Result<Tally> {
    prerequisites::rust_component("clippy", "clippy")?;
    prerequisites::wasm_target()?;
    let target = "wasm32-unknown-unknown";
    let what = [
        "clippy",
        "--package",
        "client",
        "--all-targets",
        "--target",
        target,
        "--",
        "-D",
        "warnings",
    ];
    command::check(cargo::command(what))
}

/// Tests the default workspace members, including their doc tests, and xtask.
pub fn crates() -> Result<Tally> {
    prerequisites::postgres()?;
    let mut tally = command::count(cargo::command(["test", "--no-fail-fast"]))?;
    tally.add(
        "xtask",
        command::count(cargo::command(["test", "--no-fail-fast", "--package", "xtask"]))?,
    );
    Ok(tally)
}

/// Runs the web client's tests that do not need a browser.
pub fn web_client_unit_tests() -> Result<Tally> {
    command::count(cargo::command([
        "test",
        "--no-fail-fast",
        "--package",
        "client",
        "--lib",
    ]))
}

/// Tests that a game needs only its crate, its texts and one row: `docs/adding-a-game.md`.
pub fn tiny_game() -> Result<Tally> {
    let mut tally = command::count(cargo::command(["test", "--package", "tiny-game"]))?;
    for package in ["cli", "server", "client"] {
        let test = [
            "test",
            "--package",
            package,
            "--features",
            "tiny-game",
            "tiny_game",
        ];
        tally.add(package, command::count(cargo::command(test))?);
    }
    Ok(tally)
}

pub fn web_client_build() -> Result<Tally> {
    page::build(BuildMode::Release)?;
    Ok(Tally::success())
}

/// Runs the browser tests with the debug binary, which reads the web client from disk, so no additional release build
/// is needed.
pub fn browser() -> Result<Tally> {
    prerequisites::browser()?;
    let smokestack = binary::build(BuildMode::Debug)?;
    let mut tests = cargo::command(["test", "--no-fail-fast", "--package", "browser-tests"]);
    tests.env("SMOKESTACK_BINARY", smokestack);
    let screenshots = workspace::target().join("browser");
    let _ = std::fs::remove_dir_all(&screenshots); // those of an earlier run would be misleading
    tests.env("SMOKESTACK_SCREENSHOTS", screenshots);
    command::count(tests)
}
