//! The command line as a person or a program meets it: what it prints, and with which exit status.

mod arena;
mod backups;
mod bad_input;
mod cheating;
mod commands;
mod crowds;
mod example_bot;
mod faults;
mod half_sent;
mod hashing;
mod killed;
mod operators;
mod playing;
mod replayed;
mod serving;
mod settings;
mod verifying;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs `smokestack` in English with these arguments and this standard input.
pub fn smokestack(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_smokestack"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program that ends before it has read everything closes the pipe: that is its right.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder of its own for each test.
pub fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder is ours");
    folder
}
