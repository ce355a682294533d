//! `smokestack bench`: the measurements for `cargo xtask bench`.

use crate::print_line;
use std::process::ExitCode;
use std::time::Instant;

use catalog::{CatalogError, Level, Sample, SimulationRun};
use smokestack_core::Seed;

use crate::context::{CommandResult, Context};

/// Measure decisions, position copies and search iterations per second, best of five
#[derive(clap::Args)]
pub struct Args {
    game: String,
    #[arg(long)]
    seats: usize,
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Iterations per search, both for searches as bots run them and for random rollouts to the end of the game.
const ITERATIONS_PER_SEARCH: u32 = 200;

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let game = context.find_game(&args.game)?;
    let simulation_run = SimulationRun {
        seats: args.seats,
        options: Vec::new(),
        data: None,
        seed: Seed::from_number(1),
        games: args.games,
        level: Level::Random,
    };
    let (mut decisions, mut copies) = (0.0_f64, 0.0_f64);
    let (mut as_played, mut without_priors) = (Speed::default(), Speed::default());
    for _ in 0..5 {
        let start = Instant::now();
        let run = game
            .simulate(&simulation_run, false, &mut |_, _| true)
            .map_err(|e| context.catalog_error(&e))?;
        decisions = decisions.max(run.decisions as f64 / start.elapsed().as_secs_f64());
        let start = Instant::now();
        let count = game
            .copies(args.seats, 20_000_000)
            .map_err(|e| context.catalog_error(&e))?;
        copies = copies.max(count as f64 / start.elapsed().as_secs_f64());
        let searches = |without_priors| game.searches(args.seats, ITERATIONS_PER_SEARCH, without_priors);
        as_played
            .keep_best(|| searches(false))
            .map_err(|e| context.catalog_error(&e))?;
        without_priors
            .keep_best(|| searches(true))
            .map_err(|e| context.catalog_error(&e))?;
    }
    if args.json {
        let report = serde_json::json!({"game": args.game, "seats": args.seats,
            "decisions_per_second": decisions.round(), "copies_per_second": copies.round(),
            "iterations_per_second": as_played.iterations.round(),
            "playouts_per_second": without_priors.iterations.round(),
            "playout_decisions_per_second": without_priors.decisions.round()});
        print_line!("{report}");
    } else {
        print_line!(
            "{} {} {decisions:.0} {copies:.0} {:.0} {:.0} {:.0}",
            args.game,
            args.seats,
            as_played.iterations,
            without_priors.iterations,
            without_priors.decisions
        );
    }
    Ok(ExitCode::SUCCESS)
}

/// The best search speeds, per second.
#[derive(Default)]
struct Speed {
    iterations: f64,
    decisions: f64,
}

impl Speed {
    fn keep_best(
        &mut self,
        searches: impl FnOnce() -> Result<Sample, CatalogError>,
    ) -> Result<(), CatalogError> {
        let start = Instant::now();
        let sample = searches()?;
        let seconds = start.elapsed().as_secs_f64();
        self.iterations = self.iterations.max(sample.iterations as f64 / seconds);
        self.decisions = self.decisions.max(sample.decisions as f64 / seconds);
        Ok(())
    }
}
