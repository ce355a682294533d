//! A program that we started, and that ends with us.

use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};

/// A running program; dropping it ends it, also when a test panics.
#[derive(Debug)]
pub(crate) struct Program(Child);

impl Program {
    /// Starts a program and waits until a line of its output tells something (its port, its address).
    pub(crate) fn start<T>(mut command: Command, told: impl Fn(&str) -> Option<T>) -> Result<(Program, T)> {
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut program = Program(child.with_context(|| format!("cannot start {name}"))?);
        let output = program.0.stdout.take().context("the output was asked for")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next() {
            if let Some(value) = told(&line?) {
                drain(lines);
                return Ok((program, value));
            }
        }
        bail!("{name} ended before it was ready: {}", program.0.wait()?)
    }

    /// Ends what this program has started itself, where the system tells (Linux).
    pub(crate) fn end_children(&self) {
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

/// Reads on, so that the program never waits for room in the pipe.
fn drain(lines: Lines<BufReader<ChildStdout>>) {
    thread::spawn(move || lines.for_each(drop));
}

impl Drop for Program {
    fn drop(&mut self) {
        // Both fail only if it has ended already, which is what we want.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
