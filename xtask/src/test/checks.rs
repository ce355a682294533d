//! The steps that are little more than a command.

use anyhow::Result;

use super::command;
use super::tally::Tally;
use crate::effort::Effort;
use crate::{binary, cargo, page, prerequisites, workspace};

pub fn formatting() -> Result<Tally> {
    prerequisites::rust_component("rustfmt", "fmt")?;
    command::check(cargo::command(["fmt", "--all", "--check"]))
}

/// Everything but the page, which is linted for the machine that it runs on.
pub fn lints() -> Result<Tally> {
    prerequisites::rust_component("clippy", "clippy")?;
    let what = [
        "clippy",
        "--workspace",
        "--exclude",
        "client",
        "--exclude",
        "page",
        "--exclude",
        "reception",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    command::check(cargo::command(what))
}

pub fn lints_of_the_page() -> Result<Tally> {
    prerequisites::rust_component("clippy", "clippy")?;
    prerequisites::wasm_target()?;
    let target = "wasm32-unknown-unknown";
    let what = [
        "clippy",
        "--package",
        "client",
        "--package",
        "page",
        "--package",
        "reception",
        "--all-targets",
        "--target",
        target,
        "--",
        "-D",
        "warnings",
    ];
    command::check(cargo::command(what))
}

/// The default members, their doc tests, and our own tools.
pub fn crates() -> Result<Tally> {
    prerequisites::postgres()?;
    let mut tally = command::count(cargo::command(["test", "--no-fail-fast"]))?;
    tally.add(
        "xtask",
        command::count(cargo::command(["test", "--no-fail-fast", "--package", "xtask"]))?,
    );
    Ok(tally)
}

/// What in the page needs no browser runs on this machine.
pub fn units_of_the_page() -> Result<Tally> {
    command::count(cargo::command([
        "test",
        "--no-fail-fast",
        "--package",
        "client",
        "--lib",
    ]))
}

pub fn build_of_the_page() -> Result<Tally> {
    page::build(Effort::Full)?;
    Ok(Tally::success())
}

/// The debug binary serves the page from disk: no second, optimised build only for this.
pub fn browser() -> Result<Tally> {
    prerequisites::browser()?;
    let smokestack = binary::build(Effort::Debug)?;
    let mut tests = cargo::command(["test", "--no-fail-fast", "--package", "browser-tests"]);
    tests.env("SMOKESTACK_BINARY", smokestack);
    let screenshots = workspace::target().join("browser");
    let _ = std::fs::remove_dir_all(&screenshots); // those of an earlier run would mislead
    tests.env("SMOKESTACK_SCREENSHOTS", screenshots);
    command::count(tests)
}
