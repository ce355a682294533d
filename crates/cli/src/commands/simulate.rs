//! `smokestack simulate`

use crate::print_line;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use catalog::{Simulation, SimulationRun};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};

use crate::context::{CommandError, CommandResult, Context, TableArgs};

/// Let bots play many games on one thread and print statistics
///
/// The same seed gives the same digest on every machine; the digest is a hash of all actions and scores.
#[derive(clap::Args)]
pub struct Args {
    /// Id of the game (see `smokestack games`)
    game: String,
    /// Number of seats
    #[arg(long)]
    seats: usize,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Level of all bots: random, greedy, planner, easy, normal or hard
    #[arg(long, default_value = "random", value_name = "LEVEL")]
    bot: String,
    #[command(flatten)]
    table: TableArgs,
    /// Write the record of every game to this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let game = context.find_game(&args.game)?;
    let seed = context.parse_seed(Some(args.table.seed.as_deref().unwrap_or("0")))?;
    let simulation_run = SimulationRun {
        seats: args.seats,
        options: context.parse_options(&args.table.options)?,
        data: context.read_data_file(&args.table)?,
        seed,
        games: args.games,
        level: context.find_level(&args.bot)?,
    };
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|e| context.file_error(folder, &e))?;
    }
    let bar = progress_bar(args.games);
    let mut write_result: Result<(), CommandError> = Ok(());
    let start = Instant::now();
    let mut on_game = |number: u64, record: Option<String>| {
        if number.is_multiple_of(256) {
            bar.set_position(number);
        }
        if let (Some(folder), Some(text)) = (&args.records, record) {
            let file = folder.join(format!("{}_{}p_{number:06}.record", args.game, args.seats));
            write_result = std::fs::write(&file, text).map_err(|e| context.file_error(&file, &e));
        }
        write_result.is_ok()
    };
    let simulation = game.simulate(&simulation_run, args.records.is_some(), &mut on_game);
    let simulation = simulation.map_err(|e| context.catalog_error(&e))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    write_result?;
    let options = game
        .options(&simulation_run.options)
        .map_err(|e| context.catalog_error(&e))?;
    let report = report(args, &options, &seed.to_string(), &simulation, seconds);
    if args.json {
        print_line!(
            "{}",
            serde_json::to_string_pretty(&report).expect("plain data is JSON")
        );
    } else {
        print_report(&report);
    }
    Ok(ExitCode::SUCCESS)
}

fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn report(
    args: &Args,
    options: &[(String, String)],
    seed: &str,
    simulation: &Simulation,
    seconds: f64,
) -> Value {
    let games = simulation.games.max(1) as f64;
    let decisions = simulation.decisions.max(1) as f64;
    let means: Vec<f64> = simulation.scores.iter().map(|sum| *sum as f64 / games).collect();
    let deviations: Vec<f64> = simulation
        .squares
        .iter()
        .zip(&means)
        .map(|(squares, mean)| (*squares as f64 / games - mean * mean).max(0.0).sqrt())
        .collect();
    let options: serde_json::Map<String, Value> =
        options.iter().map(|(id, v)| (id.clone(), json!(v))).collect();
    json!({
        "game": args.game,
        "seats": args.seats,
        "options": options,
        "seed": seed,
        "bot": args.bot,
        "games": simulation.games,
        "decisions": simulation.decisions,
        "seconds": seconds,
        "decisions_per_second": (simulation.decisions as f64 / seconds).round(),
        "games_per_second": (simulation.games as f64 / seconds).round(),
        "mean_legal_actions": simulation.listed as f64 / decisions,
        "forced_share": simulation.forced as f64 / decisions,
        "mean_scores": means,
        "sd_scores": deviations,
        "win_rates": simulation.wins.iter().map(|wins| wins / games).collect::<Vec<_>>(),
        "digest": simulation.digest.to_string(),
    })
}

/// One line per value, with the same names as in the JSON output.
fn print_report(report: &Value) {
    for (name, value) in report.as_object().into_iter().flatten() {
        let value_text = match value {
            Value::Array(items) => items
                .iter()
                .map(|i| format!("{:.3}", i.as_f64().unwrap_or_default()))
                .collect::<Vec<_>>()
                .join("  "),
            Value::Object(fields) => fields
                .iter()
                .map(|(id, value)| format!("{id}={}", value.as_str().unwrap_or_default()))
                .collect::<Vec<_>>()
                .join(" "),
            Value::String(text) => text.clone(),
            Value::Number(n) if n.is_f64() && n.as_f64().unwrap_or_default() < 1000.0 => {
                format!("{:.3}", n.as_f64().unwrap_or_default())
            }
            other => other.to_string(),
        };
        print_line!("{name:<22} {value_text}");
    }
}
