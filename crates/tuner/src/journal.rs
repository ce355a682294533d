//! A journal of finished evaluations, so that an interrupted run continues instead of starting again.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};

use crate::duel::Tally;

pub struct Journal {
    tallies: Vec<Tally>,
    file: File,
}

impl Journal {
    /// Reads the evaluations of the same command with the same start values; a file from a different run is rejected.
    /// An incomplete last line is dropped.
    pub fn open(
        requested_path: Option<PathBuf>,
        game: &str,
        command: &str,
        current: &[f64],
    ) -> Result<Journal> {
        let head = json!({ "command": command, "from": current });
        let path = match requested_path {
            Some(path) => path,
            None => default_path(game, &head.to_string()),
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let (tallies, whole) = read(&text, &head, &path)?;
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .with_context(|| format!("cannot write {}", path.display()))?;
        file.set_len(whole as u64)?;
        if whole == 0 {
            writeln!(file, "{head}")?;
        } else {
            eprintln!("{} evaluations are already in {}", tallies.len(), path.display());
        }
        Ok(Journal { tallies, file })
    }

    /// Returns the evaluation with this number from the journal, or runs it and stores the result.
    pub fn tally(&mut self, nth: usize, evaluate: impl FnOnce() -> Tally) -> Result<Tally> {
        if let Some(tally) = self.tallies.get(nth) {
            return Ok(*tally);
        }
        let tally = evaluate();
        writeln!(self.file, "{}", serde_json::to_string(&tally)?)?;
        self.tallies.push(tally);
        Ok(tally)
    }
}

/// One file for each combination of command and start values.
fn default_path(game: &str, head: &str) -> PathBuf {
    let number = head.bytes().fold(0xcbf2_9ce4_u32, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    Path::new("target/tune").join(format!("{game}-{number:08x}.jsonl"))
}

/// The evaluations, and the length of all complete lines in bytes.
fn read(text: &str, head: &Value, path: &Path) -> Result<(Vec<Tally>, usize)> {
    let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let Some(first) = lines.next() else {
        return Ok((Vec::new(), 0));
    };
    if serde_json::from_str::<Value>(first).ok().as_ref() != Some(head) {
        bail!(
            "{} belongs to another run: {}; choose another --state or delete the file",
            path.display(),
            first.trim_end()
        );
    }
    let mut complete_length = first.len();
    let mut tallies = Vec::new();
    for line in lines {
        let Ok(tally) = serde_json::from_str(line) else {
            break;
        };
        tallies.push(tally);
        complete_length += line.len();
    }
    Ok((tallies, complete_length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: f64) -> Tally {
        let mut tally = Tally::new(3);
        tally.wins = wins;
        tally
    }

    #[test]
    fn evaluations_are_read_back_and_other_runs_are_rejected() {
        let path = std::env::temp_dir().join(format!("smokestack-tune-{}.jsonl", std::process::id()));
        let _ = fs::remove_file(&path);
        let open = |command, from: &[f64]| Journal::open(Some(path.clone()), "industria", command, from);
        let mut journal = open("one", &[0.5]).expect("a new file");
        assert_eq!(journal.tally(0, || tally(0.25)).ok(), Some(tally(0.25)));
        drop(journal);
        let truncated_text = fs::read_to_string(&path).expect("it was written") + "{\"seats\":3,\"ga";
        fs::write(&path, truncated_text).expect("it can be written");
        let mut reopened = open("one", &[0.5]).expect("the same search");
        assert_eq!(
            reopened.tally(0, || unreachable!("it is known")).ok(),
            Some(tally(0.25))
        );
        assert_eq!(reopened.tally(1, || tally(0.5)).ok(), Some(tally(0.5)));
        drop(reopened);
        let mut third = open("one", &[0.5]).expect("an incomplete line is ignored");
        assert_eq!(
            third.tally(1, || unreachable!("it is known")).ok(),
            Some(tally(0.5))
        );
        assert!(open("other", &[0.5]).is_err());
        assert!(open("one", &[0.6]).is_err(), "the start values differ");
        let _ = fs::remove_file(&path);
    }
}
