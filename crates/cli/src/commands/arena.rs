//! `smokestack arena`

mod contest;
mod json;
mod plan;
mod ratings;
mod report;
mod state;
mod statistics;
mod summary;
mod table;
mod texts;

use std::path::PathBuf;
use std::process::ExitCode;

use crate::context::{CommandError, CommandResult, Context, TableArgs};
use crate::print_line;
use plan::Plan;
use report::Report;
use smokestack_core::Message;
use summary::Summary;
use texts::Texts;

/// Let bots play against each other and measure their strength
///
/// Each deal is played once in every seating of the line-up, so that neither the seat position nor luck favours a bot.
/// With --iterations, the same command always plays the same games, on any number of threads.
#[derive(clap::Args)]
pub struct Args {
    /// Id of the game (see `smokestack games`)
    game: String,
    /// Line-up, one bot per seat, such as hard,normal,normal; repeat for several line-ups
    #[arg(long, required = true, value_name = "BOT,BOT,…")]
    bots: Vec<String>,
    /// Number of games per line-up
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Search iterations per decision for hard; normal gets a fifth of them, easy a twenty-fifth [default: 1000]
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// Milliseconds per decision for hard, instead of --iterations; normal and easy get a fraction of them
    #[arg(long, value_name = "MS")]
    think: Option<u32>,
    #[command(flatten)]
    table: TableArgs,
    /// Number of games played in parallel [default: the number of cores, or 1 with --think]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Save every finished game to this file; running the same command again continues from there
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Write a report with charts to this HTML file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The exit status that a shell reports for a program ended by Ctrl-C.
const EXIT_INTERRUPTED: u8 = 130;

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let plan = Plan::new(context, args)?;
    if let Some(file) = &args.report {
        check_writable(file).map_err(|e| context.file_error(file, &e))?;
    }
    let (games, seconds) = contest::run(context, &plan, args.state.as_deref())?;
    let total_games = plan.games * plan.line_ups.len() as u64;
    if (games.len() as u64) < total_games {
        eprintln!("{}", stopped_note(context, args, games.len(), total_games));
    }
    if games.is_empty() {
        return Ok(ExitCode::from(EXIT_INTERRUPTED));
    }
    let summary = Summary::new(&plan, &games, seconds);
    let texts = Texts::new(context, &plan);
    if let Some(file) = &args.report {
        let report = Report {
            texts: &texts,
            plan: &plan,
            summary: &summary,
            args,
        };
        std::fs::write(file, report.html()).map_err(|e| context.file_error(file, &e))?;
    }
    if args.json {
        let report = json::report(&plan, &summary);
        print_line!(
            "{}",
            serde_json::to_string_pretty(&report).expect("plain data is JSON")
        );
    } else {
        table::print(&texts, &plan, &summary);
    }
    Ok(if (games.len() as u64) < total_games {
        ExitCode::from(EXIT_INTERRUPTED)
    } else {
        ExitCode::SUCCESS
    })
}

/// The number of games played, and how to continue.
fn stopped_note(context: &Context, args: &Args, games: usize, total_games: u64) -> String {
    let key = match args.state {
        Some(_) => "arena-stopped",
        None => "arena-stopped-stateless",
    };
    let message = Message::new(key)
        .with("games", games as i64)
        .with("all", total_games as i64);
    context.translations.error(&message)
}

/// Checks that the report can be written before any game is played: a run may take an hour.
fn check_writable(file: &std::path::Path) -> std::io::Result<()> {
    let existed_before = file.exists();
    std::fs::OpenOptions::new().create(true).append(true).open(file)?;
    if !existed_before {
        std::fs::remove_file(file)?;
    }
    Ok(())
}

/// The error for a number that is out of range.
fn number_error(context: &Context, option: &str, value: impl std::fmt::Display) -> CommandError {
    let message = Message::new("error-number")
        .text("value", value)
        .text("what", option);
    context.error(&message)
}
