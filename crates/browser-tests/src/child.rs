//! A child process that ends with the test.

use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};

/// A running program; dropping it kills it, even when a test panics.
#[derive(Debug)]
pub(crate) struct Program(Child);

impl Program {
    /// Starts a program and waits until `parse` finds a value (a port, an address) in a line of its output.
    pub(crate) fn start<T>(mut command: Command, parse: impl Fn(&str) -> Option<T>) -> Result<(Program, T)> {
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut program = Program(child.with_context(|| format!("cannot start {name}"))?);
        let output = program.0.stdout.take().context("the output is piped")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next() {
            if let Some(value) = parse(&line?) {
                drain(lines);
                return Ok((program, value));
            }
        }
        bail!("{name} ended before it was ready: {}", program.0.wait()?)
    }

    /// Kills the processes that this program has started, if the system lists them (Linux).
    pub(crate) fn kill_children(&self) {
        let id = self.0.id();
        let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
        for child in children.split_whitespace() {
            let _ = Command::new("kill")
                .args(["-KILL", child])
                .stderr(Stdio::null())
                .status();
        }
    }
}

/// Keeps reading, so that the program never blocks on a full pipe.
fn drain(lines: Lines<BufReader<ChildStdout>>) {
    thread::spawn(move || lines.for_each(drop));
}

impl Drop for Program {
    fn drop(&mut self) {
        // Both calls fail only if the program has already ended, which is what we want.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
