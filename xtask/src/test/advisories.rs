//! Known vulnerabilities in dependencies. Their database is downloaded and changes every day, so findings are reported
//! but do not count as failures: a commit that passes today should also pass tomorrow. If the database cannot be
//! downloaded, the report says so.

use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};

use crate::workspace;

/// The time limit for downloading the database.
const FETCH_TIMEOUT: Duration = Duration::from_secs(60);
/// What `cargo deny` prints if the download fails.
const FETCH_ERRORS: [&str; 2] = ["failed to fetch advisory database", "failed to get 'FETCH_HEAD'"];

pub fn report(deny: &Path) -> Result<()> {
    let mut child = Command::new(deny)
        .current_dir(workspace::root())
        .args(["check", "--hide-inclusion-graph", "advisories"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot start cargo-deny")?;
    let mut output = child.stderr.take().context("the output is piped")?;
    let reading = std::thread::spawn(move || {
        let mut text = Vec::new();
        output.read_to_end(&mut text).map(|_| text)
    });
    let start = Instant::now();
    let ended = loop {
        match child.try_wait()? {
            Some(status) => break Some(status.success()),
            None if start.elapsed() > FETCH_TIMEOUT => break None,
            None => std::thread::sleep(Duration::from_millis(100)),
        }
    };
    if ended.is_none() {
        child.kill()?;
        child.wait()?;
        println!("{}", message(None, ""));
        return Ok(());
    }
    let text = reading.join().ok().and_then(Result::ok).unwrap_or_default();
    println!("{}", message(ended, &String::from_utf8_lossy(&text)));
    Ok(())
}

/// The report, from the result of `cargo deny` (`None`: timed out) and its output.
fn message(passed: Option<bool>, text: &str) -> String {
    match passed {
        Some(true) => "Advisories: checked, none apply.".to_owned(),
        Some(false) if !FETCH_ERRORS.iter().any(|words| text.contains(words)) => {
            format!("Advisories: checked, these apply:\n{text}")
        }
        _ => "Advisories: NOT checked, because their database could not be downloaded.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreachable_database_is_reported() {
        let away = "[ERROR] failed to fetch advisory database https://example.org with cli";
        for (passed, text, begins) in [
            (Some(true), "advisories ok", "Advisories: checked, none"),
            (Some(false), "error[vulnerability]", "Advisories: checked, these"),
            (Some(false), away, "Advisories: NOT checked"),
            (None, "", "Advisories: NOT checked"),
        ] {
            assert!(message(passed, text).starts_with(begins), "{text}");
        }
    }
}
