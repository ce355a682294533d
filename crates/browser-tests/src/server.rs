//! The server under test: the real binary.

use std::process::Command;

use anyhow::Result;

use crate::child::Program;
use crate::files;

#[derive(Debug)]
pub(crate) struct Server {
    /// Ends with the first line on stdout's slash: `http://localhost:PORT/`.
    pub(crate) address: String,
    _program: Program,
}

impl Server {
    /// Serves on a free port.
    pub(crate) fn start() -> Result<Server> {
        let mut command = Command::new(files::smokestack()?);
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--database",
            "sqlite::memory:",
            // Tests are quicker than people.
            "--requests-per-second",
            "0",
        ]);
        let address = |line: &str| line.starts_with("http://").then(|| line.trim().to_owned());
        let (program, address) = Program::start(command, address)?;
        Ok(Server {
            address,
            _program: program,
        })
    }
}
