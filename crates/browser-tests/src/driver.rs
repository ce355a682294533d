//! ChromeDriver, which moves the browser.

use std::process::{Command, Stdio};

use anyhow::Result;

use crate::child::Program;
use crate::files;

/// How often a driver may fail to find its port.
const TRIES: usize = 5;

#[derive(Debug)]
pub(crate) struct Driver {
    pub(crate) address: String,
    program: Program,
}

impl Driver {
    /// Listens on a free port of its own choice. ChromeDriver takes one that is free on `::1` and gives up when somebody
    /// else holds the same number on 127.0.0.1, as the many servers and connections of a test run sometimes do: another
    /// try has another number.
    pub(crate) fn start() -> Result<Driver> {
        let mut tries = 1;
        let (program, port) = loop {
            let mut command = Command::new(files::on_the_path(&["chromedriver"])?);
            command.arg("--port=0").stderr(Stdio::null());
            match Program::start(command, port) {
                Ok(started) => break started,
                Err(_) if tries < TRIES => tries += 1,
                Err(error) => return Err(error.context(format!("tried {TRIES} times"))),
            }
        };
        Ok(Driver {
            address: format!("http://127.0.0.1:{port}"),
            program,
        })
    }
}

impl Drop for Driver {
    /// The browser is the driver's child and has ended by now; one that hangs ends here, before it loses its parent.
    fn drop(&mut self) {
        self.program.end_children();
    }
}

/// `ChromeDriver was started successfully on port 40123.`
fn port(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim_end_matches('.').trim().parse().ok()
}
