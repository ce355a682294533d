//! Judgements that were made, so that an interrupted search goes on instead of beginning anew.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};

pub struct Journal {
    values: Vec<f64>,
    file: File,
}

impl Journal {
    /// Reads what there is of the same command; a file of another one is refused.
    pub fn open(wanted: Option<PathBuf>, game: &str, command: &str) -> Result<Journal> {
        let path = match wanted {
            Some(path) => path,
            None => default_path(game, command),
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let values = match fs::read_to_string(&path) {
            Ok(text) => read(&text, command, &path)?,
            Err(_) => Vec::new(),
        };
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .with_context(|| format!("cannot write {}", path.display()))?;
        if values.is_empty() {
            file.set_len(0)?;
            writeln!(file, "{}", json!({ "command": command }))?;
        } else {
            eprintln!("{} judgements are in {} already", values.len(), path.display());
        }
        Ok(Journal { values, file })
    }

    /// The judgement with this number: the one that was made before, or a new one, which is kept.
    pub fn value(&mut self, nth: usize, judge: impl FnOnce() -> f64) -> Result<f64> {
        if let Some(value) = self.values.get(nth) {
            return Ok(*value);
        }
        let value = judge();
        writeln!(self.file, "{}", json!({ "value": value }))?;
        self.values.push(value);
        Ok(value)
    }
}

fn default_path(game: &str, command: &str) -> PathBuf {
    let number = command.bytes().fold(0xcbf2_9ce4_u32, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    Path::new("target/tune").join(format!("{game}-{number:08x}.jsonl"))
}

fn read(text: &str, command: &str, path: &Path) -> Result<Vec<f64>> {
    let mut lines = text
        .lines()
        .map_while(|line| serde_json::from_str::<Value>(line).ok());
    let Some(head) = lines.next() else {
        return Ok(Vec::new());
    };
    if head["command"] != command {
        bail!(
            "{} belongs to another search: {}; give another --state, or delete it",
            path.display(),
            head["command"]
        );
    }
    Ok(lines.map_while(|line| line["value"].as_f64()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_judged_is_read_back_and_another_search_is_refused() {
        let path = std::env::temp_dir().join(format!("smokestack-tune-{}.jsonl", std::process::id()));
        let _ = fs::remove_file(&path);
        let mut journal = Journal::open(Some(path.clone()), "industria", "one").expect("a new file");
        assert_eq!(journal.value(0, || 0.25).ok(), Some(0.25));
        drop(journal);
        let mut again = Journal::open(Some(path.clone()), "industria", "one").expect("the same search");
        assert_eq!(again.value(0, || unreachable!("it is known")).ok(), Some(0.25));
        assert_eq!(again.value(1, || 0.5).ok(), Some(0.5));
        assert!(Journal::open(Some(path.clone()), "industria", "other").is_err());
        let _ = fs::remove_file(&path);
    }
}
