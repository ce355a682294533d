//! `cargo xtask strength`: checks the claims about the bots' strength in docs/bots.md and prints one table per game.
//!
//! Every line-up plays in the release binary's arena, with fixed seeds. Finished games are stored in `target/strength`,
//! so an interrupted run continues, and after a change to one bot only the line-ups that include it are played again.

mod claims;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::args::Args;
use crate::build_mode::BuildMode;
use crate::{binary, workspace};
use claims::{CLAIMS, Claim};

const SEED: &str = "1";
/// The arena's exit codes: invalid input, and interrupted by Ctrl-C.
const REFUSED: i32 = 2;
const INTERRUPTED: i32 = 130;

pub fn run(mut args: Args) -> Result<()> {
    let games = args.value("--games")?;
    let bot_filter = args.value("--only")?;
    let requested_games = args.rest();
    let smokestack = binary::build(BuildMode::Release)?;
    let all = run_json(Command::new(&smokestack).args(["games", "--json"]))?;
    let all = all
        .as_array()
        .context("`smokestack games --json` did not print a list")?;
    let id = |game: &Value| game["id"].as_str().unwrap_or_default().to_owned();
    if let Some(unknown) = requested_games
        .iter()
        .find(|word| !all.iter().any(|game| id(game) == **word))
    {
        bail!("there is no game `{unknown}`; `smokestack games` lists all games");
    }
    let (mut played, mut missed) = (0, 0);
    for game in all
        .iter()
        .filter(|game| requested_games.is_empty() || requested_games.contains(&id(game)))
    {
        let seats: Vec<u64> = game["seats"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_u64)
            .collect();
        let claims = CLAIMS.iter().filter(|claim| {
            seats.contains(&(claim.seats() as u64))
                && bot_filter
                    .as_deref()
                    .is_none_or(|filter| claim.bots.contains(filter))
        });
        let mut rows = String::new();
        let mut scores = String::new();
        for claim in claims {
            let measurement = measure(&smokestack, &id(game), claim, games.as_deref())?;
            rows += &claim.row(&measurement);
            played += 1;
            missed += usize::from(claim.holds(&measurement) == Some(false));
            if claim.scores {
                scores = claims::scores(&measurement);
            }
        }
        let name = game["name"].as_str().unwrap_or_default();
        println!("### {name}\n\n{}{rows}\n{scores}", claims::HEAD);
    }
    if played == 0 {
        bail!("no line-up contains `{}`", bot_filter.unwrap_or_default());
    }
    if missed > 0 {
        bail!("{missed} of {played} claims are not met");
    }
    Ok(())
}

/// Plays the missing games and returns the arena's statistics.
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
    match run_json(&mut play()) {
        Err(RunError(Some(REFUSED))) if state.exists() => {
            let old_state = move_aside(&state)?;
            eprintln!(
                "    starting again; the earlier games are in {}",
                old_state.display()
            );
            Ok(run_json(&mut play())?)
        }
        Err(RunError(Some(INTERRUPTED))) => bail!("interrupted; run the same command to continue"),
        found => Ok(found?),
    }
}

fn move_aside(state: &Path) -> Result<PathBuf> {
    let old_state = state.with_extension("old");
    std::fs::rename(state, &old_state)?;
    Ok(old_state)
}

/// The program ended with this status and did not print statistics.
#[derive(Debug)]
struct RunError(Option<i32>);

impl std::fmt::Display for RunError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "smokestack printed no statistics (status {:?})", self.0)
    }
}

impl std::error::Error for RunError {}

/// Runs the program and parses the JSON that it prints; its progress messages are shown.
fn run_json(command: &mut Command) -> Result<Value, RunError> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|_| RunError(None))?;
    match (output.status.success(), serde_json::from_slice(&output.stdout)) {
        (true, Ok(value)) => Ok(value),
        _ => Err(RunError(output.status.code())),
    }
}
