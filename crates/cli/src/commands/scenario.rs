//! `smokestack scenario check`

use crate::print_line;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;
use smokestack_core::scenario::{Failure, ScenarioFile};

use crate::context::{CommandError, CommandResult, Context};

/// Work with scenario files
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: ScenarioCommand,
}

#[derive(clap::Subcommand)]
enum ScenarioCommand {
    Check(CheckArgs),
}

/// Run scenarios; the exit status is 0 if all pass, 1 if some fail, 2 if a file cannot be read
#[derive(clap::Args)]
struct CheckArgs {
    /// Scenario files (TOML), or folders of them
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let ScenarioCommand::Check(args) = &args.command;
    let mut passed_count = 0;
    let mut failures: Vec<(PathBuf, Failure)> = Vec::new();
    for file in expand_folders(context, &args.paths)? {
        let text = context.read_file(&file)?;
        let read =
            ScenarioFile::parse(&text).map_err(|e| CommandError(format!("{}: {e}", file.display())))?;
        let game = context.find_game(&read.game)?;
        for scenario in &read.scenario {
            match game.run_scenario(scenario) {
                Ok(()) => passed_count += 1,
                Err(failure) => failures.push((file.clone(), failure)),
            }
        }
    }
    if args.json {
        let list: Vec<_> = failures
            .iter()
            .map(|(file, f)| {
                json!({"file": file, "scenario": f.scenario, "step": f.step, "expected": f.expected, "found": f.actual})
            })
            .collect();
        let report = json!({"passed": passed_count, "failed": failures.len(), "failures": list});
        print_line!(
            "{}",
            serde_json::to_string_pretty(&report).expect("plain data is JSON")
        );
    } else {
        for (file, f) in &failures {
            print_line!("{}: {} [{}]", file.display(), f.scenario, f.step);
            print_line!("    expected: {}\n    found:    {}", f.expected, f.actual);
        }
        print_line!("{passed_count} passed, {} failed", failures.len());
    }
    Ok(ExitCode::from(u8::from(!failures.is_empty())))
}

/// The files; folders are replaced by the files inside them, sorted by name.
fn expand_folders(context: &Context, paths: &[PathBuf]) -> Result<Vec<PathBuf>, CommandError> {
    let mut all = Vec::new();
    for path in paths {
        if path.is_dir() {
            all.extend(files_in(path).map_err(|e| context.file_error(path, &e))?);
        } else {
            all.push(path.clone());
        }
    }
    Ok(all)
}

fn files_in(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)?
        .map(|entry| entry.map(|e| e.path()))
        .collect::<Result<_, _>>()?;
    files.retain(|path| path.extension().is_some_and(|e| e == "toml"));
    files.sort();
    Ok(files)
}
