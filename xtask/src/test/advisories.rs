//! Known weaknesses of dependencies. Their database comes from the network and changes every day, so what it says is told
//! and not judged: the same commit should pass tomorrow, too. Where it cannot be reached, that is said.

use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};

use crate::workspace;

/// How long the database may take to come.
const PATIENCE: Duration = Duration::from_secs(60);
/// What `cargo deny` says if it does not.
const OUT_OF_REACH: [&str; 2] = ["failed to fetch advisory database", "failed to get 'FETCH_HEAD'"];

pub fn tell(deny: &Path) -> Result<()> {
    let mut child = Command::new(deny)
        .current_dir(workspace::root())
        .args(["check", "--hide-inclusion-graph", "advisories"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot start cargo-deny")?;
    let mut output = child.stderr.take().context("the output was asked for")?;
    let reading = std::thread::spawn(move || {
        let mut text = Vec::new();
        output.read_to_end(&mut text).map(|_| text)
    });
    let start = Instant::now();
    let ended = loop {
        match child.try_wait()? {
            Some(status) => break Some(status.success()),
            None if start.elapsed() > PATIENCE => break None,
            None => std::thread::sleep(Duration::from_millis(100)),
        }
    };
    if ended.is_none() {
        child.kill()?;
        child.wait()?;
        println!("{}", said(None, ""));
        return Ok(());
    }
    let text = reading.join().ok().and_then(Result::ok).unwrap_or_default();
    println!("{}", said(ended, &String::from_utf8_lossy(&text)));
    Ok(())
}

/// What is told, from how it ended (nothing: not in time) and what was written.
fn said(passed: Option<bool>, text: &str) -> String {
    match passed {
        Some(true) => "Advisories: checked, and none concerns us.".to_owned(),
        Some(false) if !OUT_OF_REACH.iter().any(|words| text.contains(words)) => {
            format!("Advisories: checked, and these concern us:\n{text}")
        }
        _ => "Advisories: NOT checked, because their database could not be reached.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_when_the_database_was_out_of_reach() {
        let away = "[ERROR] failed to fetch advisory database https://example.org with cli";
        for (passed, text, begins) in [
            (Some(true), "advisories ok", "Advisories: checked, and none"),
            (
                Some(false),
                "error[vulnerability]",
                "Advisories: checked, and these",
            ),
            (Some(false), away, "Advisories: NOT checked"),
            (None, "", "Advisories: NOT checked"),
        ] {
            assert!(said(passed, text).starts_with(begins), "{text}");
        }
    }
}
