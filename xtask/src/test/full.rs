//! What only `cargo xtask test --full` runs, and its memory: a step that passed on this commit is not run again.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::tally::Tally;
use super::{Step, command};
use crate::args::Args;
use crate::effort::Effort;
use crate::{binary, interface, load, strength, workspace};

/// Each with what it is for.
pub const STEPS: [Step; 4] = [
    ("Long random games of every game and number of seats", soak),
    ("Many more generated requests", many_requests),
    ("Load on one server", carry_load),
    ("Strength of the bots", bot_strength),
];

/// Games per game and number of seats.
const SOAK_GAMES: &str = "10000";
/// Examples per endpoint, instead of the gate's eight.
const EXAMPLES: [&str; 4] = ["--max-examples", "100", "--seed", "2"];
/// Games per line-up: enough to see a bot that has become weak. `cargo xtask strength` plays 200.
const STRENGTH_GAMES: [&str; 2] = ["--games", "40"];

/// Random games from start to end: the engine's own checks end the process if a rule breaks.
fn soak() -> Result<Tally> {
    let smokestack = binary::build(Effort::Full)?;
    let output = Command::new(&smokestack).args(["games", "--json"]).output()?;
    let games: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let mut tally = Tally::default();
    for game in games
        .as_array()
        .context("`smokestack games --json` prints a list")?
    {
        let id = game["id"].as_str().context("a game has an id")?;
        for seats in game["seats"].as_array().into_iter().flatten() {
            let seats = seats.to_string();
            let mut simulate = Command::new(&smokestack);
            simulate.args(["simulate", id, "--seats", &seats]);
            simulate.args(["--games", SOAK_GAMES, "--seed", "3"]);
            tally.add(id, command::check(simulate)?);
        }
    }
    ensure!(tally.passed + tally.failed > 0, "no game was played");
    Ok(tally)
}

fn many_requests() -> Result<Tally> {
    interface::run(arguments(&EXAMPLES))?;
    Ok(Tally::success())
}

fn carry_load() -> Result<Tally> {
    load::run(arguments(&[]))?;
    Ok(Tally::success())
}

fn bot_strength() -> Result<Tally> {
    strength::run(arguments(&STRENGTH_GAMES))?;
    Ok(Tally::success())
}

fn arguments(words: &[&str]) -> Args {
    Args::new(words.iter().map(|word| (*word).to_owned()))
}

/// Results of the steps that passed on the commit that is checked out.
pub struct Results(Option<PathBuf>);

impl Results {
    /// Those of this commit. With uncommitted changes nothing is remembered: nobody could say what was tested.
    pub fn of_this_commit() -> Result<Results> {
        if !git(&["status", "--porcelain"])?.is_empty() {
            println!("There are uncommitted changes: the results of this run are not kept.");
            return Ok(Results(None));
        }
        let commit = git(&["rev-parse", "HEAD"])?;
        let folder = workspace::target().join("full").join(commit);
        fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        println!("Results are kept in {}.", folder.display());
        Ok(Results(Some(folder)))
    }

    /// How many checks the step passed on this commit, if it did.
    pub fn passed(&self, heading: &str) -> Option<usize> {
        let text = fs::read_to_string(self.file(heading)?).ok()?;
        text.trim().parse().ok()
    }

    /// Keeps the result of a step that passed as a whole.
    pub fn keep(&self, heading: &str, tally: &Tally) -> Result<()> {
        match self.file(heading) {
            Some(file) if tally.failed == 0 => Ok(fs::write(file, format!("{}\n", tally.passed))?),
            _ => Ok(()),
        }
    }

    fn file(&self, heading: &str) -> Option<PathBuf> {
        let name: String = heading
            .chars()
            .map(|letter| {
                if letter.is_ascii_alphanumeric() {
                    letter.to_ascii_lowercase()
                } else {
                    '-'
                }
            })
            .collect();
        Some(self.0.as_ref()?.join(format!("{name}.txt")))
    }
}

fn git(arguments: &[&str]) -> Result<String> {
    let output = Command::new("git")
        .current_dir(workspace::root())
        .args(arguments)
        .output()
        .context("cannot start git, which says which commit is tested")?;
    ensure!(output.status.success(), "`git {}` failed", arguments.join(" "));
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_passed_is_remembered_and_one_that_failed_is_not() {
        let folder = std::env::temp_dir().join(format!("smokestack-full-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let results = Results(Some(folder.clone()));
        results
            .keep("Load, on one server", &Tally::success())
            .expect("written");
        results
            .keep("Lints", &Tally::failure("a lint".into()))
            .expect("nothing to write");
        let found = (results.passed("Load, on one server"), results.passed("Lints"));
        fs::remove_dir_all(&folder).expect("removed");
        assert_eq!(found, (Some(1), None));
        assert_eq!(Results(None).passed("Lints"), None);
    }
}
