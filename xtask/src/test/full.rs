//! The additional steps of `cargo xtask test --full`, and its stored results: a step that passed on this commit is not
//! run again.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::tally::Tally;
use super::{Step, command};
use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::{binary, interface, load, strength, workspace};

/// The additional steps.
pub const STEPS: [Step; 4] = [
    ("Many random games of every game and number of seats", soak),
    ("Many more generated requests", many_requests),
    ("Load test of one server", load_test),
    ("Strength of the bots", bot_strength),
];

/// The number of games for each game and number of seats.
const SOAK_GAMES: &str = "10000";
/// More requests per endpoint than in the default test run, which sends eight.
const REQUEST_OPTIONS: [&str; 4] = ["--max-examples", "100", "--seed", "2"];
/// Games per line-up: enough to notice a much weaker bot. `cargo xtask strength` plays 200.
const STRENGTH_OPTIONS: [&str; 2] = ["--games", "20"];

/// Plays random games to the end. The engine's own checks end the process if an invariant is violated.
fn soak() -> Result<Tally> {
    let smokestack = binary::build(BuildMode::Release)?;
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
    interface::run(arguments(&REQUEST_OPTIONS))?;
    Ok(Tally::success())
}

fn load_test() -> Result<Tally> {
    load::run(arguments(&[]))?;
    Ok(Tally::success())
}

fn bot_strength() -> Result<Tally> {
    strength::run(arguments(&STRENGTH_OPTIONS))?;
    Ok(Tally::success())
}

fn arguments(words: &[&str]) -> Args {
    Args::new(words.iter().map(|word| (*word).to_owned()))
}

/// The stored results of the steps that passed on the current commit.
pub struct Results(Option<PathBuf>);

impl Results {
    /// The results for the current commit. With uncommitted changes, nothing is stored, because it would be unclear
    /// what was tested.
    pub fn of_this_commit() -> Result<Results> {
        if !git(&["status", "--porcelain"])?.is_empty() {
            println!("There are uncommitted changes: the results of this run are not stored.");
            return Ok(Results(None));
        }
        let commit = git(&["rev-parse", "HEAD"])?;
        let folder = workspace::target().join("full").join(commit);
        fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
        println!("Results are stored in {}.", folder.display());
        Ok(Results(Some(folder)))
    }

    /// The number of checks that passed, if the step passed on this commit.
    pub fn passed(&self, heading: &str) -> Option<usize> {
        let text = fs::read_to_string(self.file(heading)?).ok()?;
        text.trim().parse().ok()
    }

    /// Stores the result of a step without failures.
    pub fn keep(&self, heading: &str, tally: &Tally) -> Result<()> {
        match self.file(heading) {
            Some(file) if tally.failed == 0 => Ok(fs::write(file, format!("{}\n", tally.passed))?),
            _ => Ok(()),
        }
    }

    fn file(&self, heading: &str) -> Option<PathBuf> {
        let name: String = heading
            .chars()
            .map(|character| {
                if character.is_ascii_alphanumeric() {
                    character.to_ascii_lowercase()
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
        .context("cannot start git, which is needed to identify the commit")?;
    ensure!(output.status.success(), "`git {}` failed", arguments.join(" "));
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passed_steps_are_stored_and_failed_steps_are_not() {
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
