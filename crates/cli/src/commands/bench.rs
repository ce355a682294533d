//! `smokestack bench`: what `cargo xtask bench` prints in its table.

use crate::say;
use std::process::ExitCode;
use std::time::Instant;

use catalog::{Level, SimulationRun};
use smokestack_core::Seed;

use crate::context::{Context, Done};

/// Measure decisions and position copies per second, best of five
#[derive(clap::Args)]
pub struct Args {
    game: String,
    #[arg(long)]
    seats: usize,
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

pub fn run(context: &Context, args: &Args) -> Done {
    let game = context.game(&args.game)?;
    let wanted = SimulationRun {
        seats: args.seats,
        options: Vec::new(),
        data: None,
        seed: Seed::from_number(1),
        games: args.games,
        level: Level::Random,
    };
    let (mut decisions, mut copies) = (0.0_f64, 0.0_f64);
    for _ in 0..5 {
        let start = Instant::now();
        let run = game
            .simulate(&wanted, false, &mut |_, _| true)
            .map_err(|e| context.catalog_fail(&e))?;
        decisions = decisions.max(run.decisions as f64 / start.elapsed().as_secs_f64());
        let start = Instant::now();
        let count = game
            .copies(args.seats, 20_000_000)
            .map_err(|e| context.catalog_fail(&e))?;
        copies = copies.max(count as f64 / start.elapsed().as_secs_f64());
    }
    if args.json {
        let found = serde_json::json!({"game": args.game, "seats": args.seats,
            "decisions_per_second": decisions.round(), "copies_per_second": copies.round()});
        say!("{found}");
    } else {
        say!("{} {} {decisions:.0} {copies:.0}", args.game, args.seats);
    }
    Ok(ExitCode::SUCCESS)
}
