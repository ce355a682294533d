//! The state file: a header line that identifies the run, then one line of JSON per finished game, so that no game is lost.

use std::fs::{File, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use catalog::GameResult;
use serde_json::{Value, json};
use smokestack_core::Message;

use super::contest::Games;
use super::plan::Plan;
use crate::context::{CommandError, Context};

pub struct StateFile {
    path: PathBuf,
    file: File,
    games: Games,
    /// The total time taken by the games in the file.
    pub seconds: f64,
}

impl StateFile {
    /// Opens this run's state file, or creates it. A file from another run is rejected.
    pub fn open(context: &Context, plan: &Plan, path: &Path) -> Result<StateFile, CommandError> {
        let fail = |reason: std::io::Error| context.file_error(path, &reason);
        let options = || {
            OpenOptions::new()
                .create(true)
                .truncate(false)
                .read(true)
                .write(true)
                .clone()
        };
        let file = options().open(path).map_err(fail)?;
        let text = context.read_file(path)?;
        // A truncated last line is dropped, and its game is played again.
        let complete_length = text.rfind('\n').map_or(0, |end| end + 1);
        let mut state = StateFile {
            path: path.to_owned(),
            file,
            games: Games::new(),
            seconds: 0.0,
        };
        state.file.set_len(complete_length as u64).map_err(fail)?;
        state.file.seek(SeekFrom::End(0)).map_err(fail)?;
        match text[..complete_length].split_once('\n') {
            None => state.write(context, &header(plan))?,
            Some((first, games)) => {
                let file_header = parse_header(plan, first);
                check_same_run(context, path, &file_header, &header(plan))?;
                state.read_games(context, plan, games)?;
            }
        }
        Ok(state)
    }

    pub fn take_games(&mut self) -> Games {
        std::mem::take(&mut self.games)
    }

    /// Adds a finished game.
    pub fn save(
        &mut self,
        context: &Context,
        line_up: usize,
        seconds: f64,
        game_result: &GameResult,
    ) -> Result<(), CommandError> {
        self.write(
            context,
            &json!({"line_up": line_up, "seconds": seconds, "game": game_result}),
        )
    }

    fn write(&mut self, context: &Context, line: &Value) -> Result<(), CommandError> {
        let write_result = self.file.write_all(format!("{line}\n").as_bytes());
        write_result.map_err(|e| context.file_error(&self.path, &e))
    }

    fn read_games(&mut self, context: &Context, plan: &Plan, lines: &str) -> Result<(), CommandError> {
        for (number, line) in (2..).zip(lines.lines()) {
            let Some((line_up, seconds, game_result)) = parse_game(line) else {
                let message = Message::new("error-arena-state-line").with("line", number);
                return Err(context.error(&message.text("file", self.path.display())));
            };
            self.seconds = self.seconds.max(seconds);
            if game_result.number < plan.games && line_up < plan.line_ups.len() {
                self.games.insert((game_result.number, line_up), game_result);
            }
        }
        Ok(())
    }
}

fn parse_game(line: &str) -> Option<(usize, f64, GameResult)> {
    let mut value: Value = serde_json::from_str(line).ok()?;
    let game_result = serde_json::from_value(value["game"].take()).ok()?;
    Some((
        usize::try_from(value["line_up"].as_u64()?).ok()?,
        value["seconds"].as_f64()?,
        game_result,
    ))
}

/// A short fingerprint of the bots' current behaviour.
pub fn fingerprint(plan: &Plan) -> String {
    let all: Vec<String> = plan
        .contests
        .iter()
        .map(|contest| contest.fingerprint())
        .collect();
    all.iter()
        .map(|print| &print[..print.len().min(8)])
        .collect::<Vec<_>>()
        .join(" ")
}

/// The values that identify a run. The number of games is not one of them, so that a run can be extended.
fn header(plan: &Plan) -> Value {
    let line_ups = (0..plan.line_ups.len()).map(|at| plan.line_up_names(at));
    let fingerprints = plan.contests.iter().map(|contest| contest.fingerprint());
    json!({
        "smokestack_arena": 1,
        "game": plan.game.info().id,
        "rules": plan.game.info().rules_version,
        "data": plan.contests[0].data_version(),
        "options": plan.options_json(),
        "seed": plan.seed.to_string(),
        "budget": plan.budget,
        "bots": line_ups.collect::<Vec<_>>(),
        "fingerprints": fingerprints.collect::<Vec<_>>(),
    })
}

/// A file's header. Missing options get their defaults, because they may be newer than the file.
fn parse_header(plan: &Plan, first: &str) -> Value {
    let mut actual: Value = serde_json::from_str(first).unwrap_or_default();
    if let Some(options) = actual.get_mut("options").and_then(Value::as_object_mut) {
        for option in plan.game.info().options {
            options.entry(option.id).or_insert_with(|| json!(option.default));
        }
    }
    actual
}

/// Rejects a file from another run and reports the difference.
fn check_same_run(
    context: &Context,
    path: &Path,
    actual: &Value,
    expected: &Value,
) -> Result<(), CommandError> {
    let file = |key| Message::new(key).text("file", path.display());
    if actual.get("smokestack_arena") != expected.get("smokestack_arena") {
        return Err(context.error(&file("error-arena-state-foreign")));
    }
    let other = expected.as_object().into_iter().flatten();
    match other
        .map(|(key, value)| (key, value, &actual[key]))
        .find(|(_, value, actual)| value != actual)
    {
        None => Ok(()),
        Some((key, _, _)) if key == "fingerprints" => Err(context.error(&file("error-arena-state-bots"))),
        Some((key, value, actual)) => {
            let plain_text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let message = file("error-arena-state-other").text("what", key);
            Err(context.error(
                &message
                    .text("found", plain_text(actual))
                    .text("wanted", plain_text(value)),
            ))
        }
    }
}
