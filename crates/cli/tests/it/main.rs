//! The command line as users and programs see it: output and exit status.

mod arena;
mod backups;
mod bad_input;
mod cheating;
mod commands;
mod example_bot;
mod faults;
mod global_limits;
mod hashing;
mod incomplete_requests;
mod killed_servers;
mod operators;
mod playing;
mod replays;
mod serving;
mod settings;
#[cfg(feature = "tiny-game")]
mod tiny_game;
mod verifying;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs `smokestack` in English with the given arguments and standard input.
pub fn smokestack(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_smokestack"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program may exit before it has read all of its input, which closes the pipe.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A separate folder for each test.
pub fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder is ours");
    folder
}
