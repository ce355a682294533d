//! The server under test, in its own process.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

pub struct Server {
    binary: PathBuf,
    folder: PathBuf,
    listen: String,
    child: Child,
    pub address: String,
    /// The time from the start of the process until it accepts connections.
    pub started: Duration,
}

impl Server {
    pub fn start(binary: &Path, folder: &Path) -> Result<Server> {
        let (child, address, started) = spawn(binary, folder, "127.0.0.1:0")?;
        Ok(Server {
            binary: binary.to_owned(),
            folder: folder.to_owned(),
            listen: address.trim_start_matches("http://").to_owned(),
            child,
            address,
            started,
        })
    }

    /// Kills the server and starts it again at the same address: only the data in its database file survives.
    pub fn restart(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        (self.child, self.address, self.started) = spawn(&self.binary, &self.folder, &self.listen)?;
        Ok(())
    }

    /// The server's resident memory, in kB.
    pub fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))
            .context("memory use is read from /proc, which only Linux has")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        Ok(number.unwrap_or_default().parse()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(binary: &Path, folder: &Path, listen: &str) -> Result<(Child, String, Duration)> {
    let start = Instant::now();
    let mut child = Command::new(binary)
        .args(["serve", "--listen", listen, "--database", "sqlite:load.db"])
        .args([
            "--requests-per-second",
            "0",
            "--live-connections",
            "0",
            "--log",
            "warn",
        ])
        .current_dir(folder)
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", binary.display()))?;
    let mut line = String::new();
    let out = child.stdout.take().context("its output is piped")?;
    BufReader::new(out).read_line(&mut line)?;
    let port = line
        .trim()
        .trim_end_matches('/')
        .rsplit(':')
        .next()
        .unwrap_or_default()
        .to_owned();
    let address = format!("http://127.0.0.1:{port}");
    while std::net::TcpStream::connect(address.trim_start_matches("http://")).is_err() {
        std::thread::sleep(Duration::from_millis(1));
    }
    Ok((child, address, start.elapsed()))
}
