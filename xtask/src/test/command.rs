//! Running a step's command.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use super::tally::Tally;

/// Runs a command that passes or fails as a whole.
pub fn check(mut command: Command) -> Result<Tally> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", words(&command)))?;
    Ok(if status.success() {
        Tally::success()
    } else {
        Tally::failure(words(&command))
    })
}

/// Runs `cargo test`, shows its output as it is printed, and counts the results.
pub fn count(mut command: Command) -> Result<Tally> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", words(&command)))?;
    let mut tally = Tally::default();
    let output = child.stdout.take().context("the output is piped")?;
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line); // a test may print anything
        println!("{line}");
        tally.read(line.trim_end());
    }
    let status = child.wait()?;
    if !status.success() && tally.failed == 0 {
        // The code did not compile, or a test ended the whole process.
        tally.failed += 1;
        tally.failures.push(format!("{} ({status})", words(&command)));
    }
    Ok(tally)
}

fn words(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
