//! The server under test: the real binary.

use std::net::TcpListener;
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
    /// Serves on a free port; if `known`, it has been told at which address people find it.
    pub(crate) fn start(known: bool, settings: &[(&str, &str)]) -> Result<Server> {
        let mut command = Command::new(files::smokestack()?);
        command.envs(settings.iter().copied());
        let mut port = 0;
        if known {
            // Free now; that somebody else takes it in the next moment is unlikely, and would be seen.
            port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            command.env("SMOKESTACK_BASE_URL", format!("http://localhost:{port}"));
        }
        command.args([
            "serve",
            "--listen",
            &format!("127.0.0.1:{port}"),
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
