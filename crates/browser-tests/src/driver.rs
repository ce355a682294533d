//! ChromeDriver, which controls the browser.

use std::process::{Command, Stdio};

use anyhow::Result;

use crate::child::Program;
use crate::files;

/// The number of attempts to start ChromeDriver before its error is reported.
const MAX_ATTEMPTS: usize = 5;

#[derive(Debug)]
pub(crate) struct Driver {
    pub(crate) address: String,
    program: Program,
}

impl Driver {
    /// Starts ChromeDriver on a free port of its own choice. It takes a port that is free on `::1` and exits if the
    /// same port is in use on 127.0.0.1. With the many servers and connections of a test run this happens, so another
    /// attempt takes another port.
    pub(crate) fn start() -> Result<Driver> {
        let mut attempts = 1;
        let (program, port) = loop {
            let mut command = Command::new(files::find_on_path(&["chromedriver"])?);
            command.arg("--port=0").stderr(Stdio::null());
            match Program::start(command, port) {
                Ok(process) => break process,
                Err(_) if attempts < MAX_ATTEMPTS => attempts += 1,
                Err(error) => return Err(error.context(format!("tried {MAX_ATTEMPTS} times"))),
            }
        };
        Ok(Driver {
            address: format!("http://127.0.0.1:{port}"),
            program,
        })
    }
}

impl Drop for Driver {
    /// The browser is the driver's child and should have ended by now; if it hangs, it is killed here before it is
    /// orphaned.
    fn drop(&mut self) {
        self.program.kill_children();
    }
}

/// The port in a line like `ChromeDriver was started successfully on port 40123.`
fn port(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim_end_matches('.').trim().parse().ok()
}
