//! `cargo xtask strength`: whether the bots are as strong as they should be (docs/bots.md), one table a game.
//!
//! Every line-up plays in the arena of the release binary, with fixed seeds. Finished games are kept under
//! `target/strength`: whoever interrupts it, or changes one bot, goes on with all games that still count.

mod claims;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::args::Args;
use crate::effort::Effort;
use crate::{binary, workspace};
use claims::{CLAIMS, Claim};

const SEED: &str = "1";
/// What the arena ends with when it refuses its input, and after Ctrl-C.
const REFUSED: i32 = 2;
const INTERRUPTED: i32 = 130;

pub fn run(mut args: Args) -> Result<()> {
    let games = args.value("--games")?;
    let only = args.value("--only")?;
    let wanted = args.rest();
    let smokestack = binary::build(Effort::Full)?;
    let all = ask(Command::new(&smokestack).args(["games", "--json"]))?;
    let all = all
        .as_array()
        .context("`smokestack games --json` did not print a list")?;
    let id = |game: &Value| game["id"].as_str().unwrap_or_default().to_owned();
    if let Some(unknown) = wanted
        .iter()
        .find(|word| !all.iter().any(|game| id(game) == **word))
    {
        bail!("there is no game `{unknown}`; `smokestack games` lists them");
    }
    let (mut played, mut missed) = (0, 0);
    for game in all
        .iter()
        .filter(|game| wanted.is_empty() || wanted.contains(&id(game)))
    {
        let seats: Vec<u64> = game["seats"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_u64)
            .collect();
        let claims = CLAIMS.iter().filter(|claim| {
            seats.contains(&(claim.seats() as u64))
                && only.as_deref().is_none_or(|part| claim.bots.contains(part))
        });
        let mut rows = String::new();
        let mut scores = String::new();
        for claim in claims {
            let found = measure(&smokestack, &id(game), claim, games.as_deref())?;
            rows += &claim.row(&found);
            played += 1;
            missed += usize::from(claim.holds(&found) == Some(false));
            if claim.scores {
                scores = claims::scores(&found);
            }
        }
        let name = game["name"].as_str().unwrap_or_default();
        println!("### {name}\n\n{}{rows}\n{scores}", claims::HEAD);
    }
    if played == 0 {
        bail!("no line-up contains `{}`", only.unwrap_or_default());
    }
    if missed > 0 {
        bail!("{missed} of {played} bars do not hold");
    }
    Ok(())
}

/// Plays what is missing; gives the arena's figures.
fn measure(smokestack: &Path, game: &str, claim: &Claim, games: Option<&str>) -> Result<Value> {
    let folder = workspace::target().join("strength");
    std::fs::create_dir_all(&folder)?;
    let state = folder.join(format!("{game}-{}.jsonl", claim.name()));
    let play = || {
        let mut command = Command::new(smokestack);
        command.args([
            "arena", game, "--json", "--lang", "en", "--seed", SEED, "--bots", claim.bots,
        ]);
        command.args(["--games", games.unwrap_or(claim.games)]);
        command
            .args([claim.budget.0, claim.budget.1])
            .arg("--state")
            .arg(&state);
        command
    };
    eprintln!("==> {game}: {} …", claim.bots);
    match ask(&mut play()) {
        Err(Ended(Some(REFUSED))) if state.exists() => {
            let old = put_aside(&state)?;
            eprintln!("    begun anew; the games of before are in {}", old.display());
            Ok(ask(&mut play())?)
        }
        Err(Ended(Some(INTERRUPTED))) => bail!("interrupted; the same command goes on where it stopped"),
        found => Ok(found?),
    }
}

fn put_aside(state: &Path) -> Result<PathBuf> {
    let old = state.with_extension("old");
    std::fs::rename(state, &old)?;
    Ok(old)
}

/// The program ended with this status and without figures.
#[derive(Debug)]
struct Ended(Option<i32>);

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "smokestack gave no figures (status {:?})", self.0)
    }
}

impl std::error::Error for Ended {}

/// Runs the program and reads the JSON that it prints; its progress is shown as it comes.
fn ask(command: &mut Command) -> Result<Value, Ended> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|_| Ended(None))?;
    match (output.status.success(), serde_json::from_slice(&output.stdout)) {
        (true, Ok(value)) => Ok(value),
        _ => Err(Ended(output.status.code())),
    }
}
