//! The server under test: the real binary.

use std::net::TcpListener;
use std::process::Command;

use anyhow::Result;

use crate::child::Program;
use crate::files;

#[derive(Debug)]
pub(crate) struct Server {
    /// The address from the first line on stdout, with a trailing slash: `http://localhost:PORT/`.
    pub(crate) address: String,
    _program: Program,
}

impl Server {
    /// Starts the server on a free port; `with_base_url` also sets its public address.
    pub(crate) fn start(with_base_url: bool, settings: &[(&str, &str)]) -> Result<Server> {
        let mut command = Command::new(files::smokestack()?);
        command.envs(settings.iter().copied());
        let mut port = 0;
        if with_base_url {
            // The port is free now; if another process takes it before the server does, the start fails visibly.
            port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            command.env("SMOKESTACK_BASE_URL", format!("http://localhost:{port}"));
        }
        command.args([
            "serve",
            "--listen",
            &format!("127.0.0.1:{port}"),
            "--database",
            "sqlite::memory:",
            // No rate limit, because tests are faster than people.
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
