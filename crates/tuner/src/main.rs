//! `cargo xtask tune GAME`: finds better weights for a game's evaluator or, with `--search`, better settings for its
//! search.
//!
//! CMA-ES proposes candidates, which are evaluated by self-play: one seat plays with the candidate's values, the others
//! with the current ones, and each deal is played with the candidate at every seat. All candidates of a generation get
//! the same deals; each generation gets new ones. At the end the mean of the last generation plays many games on new
//! deals. Only if it is significantly better are its values written into the evaluator's source, with the command and
//! the result.
//!
//! Every evaluation is stored in a file, so the same command continues where it was interrupted.

mod duel;
mod journal;
mod source;
mod subject;

use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bots::Evaluate;
use bots::search::Search;
use clap::Parser;
use cmaes::{CMAESOptions, DVector, Mode};
use indicatif::{ProgressBar, ProgressStyle};
use smokestack_core::{Game as _, OptionValues, set_up};

use duel::{Duel, Player};
use journal::Journal;
use subject::{Subject, coordinates_from_values, values_from_coordinates};

/// Find better weights for a game's evaluator
#[derive(Parser, Clone, Debug)]
#[command(name = "cargo xtask tune")]
struct Args {
    /// The game, as in `smokestack games`
    game: String,
    #[arg(long, default_value_t = 3)]
    seats: usize,
    /// An option of the game that differs from its default
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Generations of candidates
    #[arg(long, default_value_t = 20)]
    generations: usize,
    /// Candidates per generation
    #[arg(long, default_value_t = 12)]
    population: usize,
    /// Games per candidate
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Games in the final comparison
    #[arg(long, default_value_t = 600)]
    final_games: u64,
    /// Search iterations per bot decision; 0 for one step of look-ahead
    #[arg(long, default_value_t = 0)]
    iterations: u32,
    /// Tune the search settings instead of the evaluator's weights
    #[arg(long)]
    search: bool,
    /// Initial step size of CMA-ES, relative to the ranges of the weights
    #[arg(long, default_value_t = 0.12)]
    step: f64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File for the evaluations [default: target/tune/GAME-….jsonl]
    #[arg(long)]
    state: Option<PathBuf>,
    /// Only print the result and do not change the source
    #[arg(long)]
    dry: bool,
}

fn main() -> Result<()> {
    let args = Args::parse();
    macro_rules! tune_if_named {
        ($($name:ident::$game:ident,)*) => {
            $(if args.game == catalog::$name::$game::info().id {
                return tune::<catalog::$name::$game>(&args);
            })*
        };
    }
    catalog::for_each_game!(tune_if_named);
    let known: Vec<&str> = catalog::infos().map(|game| game.id).collect();
    bail!(
        "there is no game {:?}; the games are {}",
        args.game,
        known.join(", ")
    )
}

/// The command that reproduces this run.
fn command_line(args: &Args) -> String {
    let mut command_line = format!("cargo xtask tune {} --seats {}", args.game, args.seats);
    for option in &args.options {
        command_line += &format!(" --option {option}");
    }
    if args.search {
        command_line += " --search";
    }
    command_line
        + &format!(
            " --generations {} --population {} --games {} --final-games {} --iterations {} --step {} --seed {}",
            args.generations,
            args.population,
            args.games,
            args.final_games,
            args.iterations,
            args.step,
            args.seed
        )
}

fn tune<G: Evaluate>(args: &Args) -> Result<()> {
    let pairs = args.options.iter().map(|option| {
        option
            .split_once('=')
            .with_context(|| format!("--option needs NAME=VALUE, not {option:?}"))
    });
    let pairs: Vec<(&str, &str)> = pairs.collect::<Result<_>>()?;
    let choices = OptionValues::new(G::info(), pairs)?;
    let data = G::data_set("standard").context("every game has a standard data set")?;
    let game: G = set_up(args.seats, &choices, data)?;
    let player = match args.iterations {
        0 => Player::Greedy,
        iterations => Player::Search(iterations),
    };
    if args.search && args.iterations == 0 {
        bail!("--search tunes a search: set its length with --iterations");
    }
    let duel = Duel::new(&game, player);
    let command = command_line(args);
    let subject = if args.search {
        Subject::Search
    } else {
        Subject::Weights
    };
    let (list, current) = (subject.weights::<G>(), subject.current_values::<G>());
    let mut journal = Journal::open(args.state.clone(), &args.game, &command, &current)?;
    let tuned_values = values_from_coordinates(list, &run_cma_es(args, subject, &duel, &mut journal)?);
    let verdict = compare_with_current(args, &duel, &subject.player(&game, &tuned_values), &mut journal)?;
    println!("{command}\n{verdict}");
    for ((weight, old), new) in list.iter().zip(current).zip(&tuned_values) {
        println!("  {:24} {old:7.3} -> {new:7.3}", weight.name);
    }
    if verdict.is_better() && !args.dry {
        let origin = source::Origin {
            command: &command,
            verdict: &verdict.to_string(),
        };
        let file = source::write(&args.game, subject, list, &tuned_values, &origin)?;
        println!("written into {}", file.display());
    } else {
        println!("the source was not changed");
    }
    Ok(())
}

/// Runs CMA-ES and returns its final mean, each weight scaled to 0..1 within its range.
fn run_cma_es<G: Evaluate>(
    args: &Args,
    subject: Subject,
    duel: &Duel<'_, G>,
    journal: &mut Journal,
) -> Result<Vec<f64>> {
    let list = subject.weights::<G>();
    let start = coordinates_from_values(list, &subject.current_values::<G>());
    let bar = progress_bar(
        (args.generations * args.population) as u64,
        "candidates {pos}/{len}",
    );
    let mut nth = 0;
    let mut first_error = None;
    let evaluate = |x: &DVector<f64>| -> f64 {
        let generation = nth / args.population;
        let tally = journal.tally(nth, || {
            let player = subject.player(duel.game, &values_from_coordinates(list, x.as_slice()));
            duel.play(&player, args.seed + generation as u64 * 1_000_003, args.games)
        });
        nth += 1;
        bar.inc(1);
        match tally {
            Ok(tally) => tally.utility - out_of_range_penalty(x.as_slice()),
            Err(error) => {
                first_error = Some(error);
                0.0
            }
        }
    };
    let options = CMAESOptions::new(start, args.step)
        .mode(Mode::Maximize)
        .population_size(args.population)
        .seed(args.seed);
    let mut optimiser = options
        .build(evaluate)
        .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    for _ in 0..args.generations {
        let _ = optimiser.next(); // the objective is noisy: its own stop criteria do not apply
    }
    let best_point = optimiser.mean().as_slice().to_vec();
    drop(optimiser);
    bar.finish_and_clear();
    first_error.map_or(Ok(best_point), Err)
}

/// The penalty for a candidate outside the ranges. It is evaluated at the border.
fn out_of_range_penalty(x: &[f64]) -> f64 {
    let distances = x.iter().map(|x| (x - x.clamp(0.0, 1.0)).abs());
    0.2 * distances.sum::<f64>()
}

fn compare_with_current<G: Evaluate>(
    args: &Args,
    duel: &Duel<'_, G>,
    new: &Search<'_, G>,
    journal: &mut Journal,
) -> Result<duel::Tally> {
    let bar = progress_bar(args.final_games, "final games {pos}/{len}");
    let mut tally = duel::Tally::new(args.seats);
    let new_seed = args.seed ^ 0x5eed_0000_0000;
    let cycle = args.seats as u64;
    let candidates = args.generations * args.population;
    for deal in 0..args.final_games.div_ceil(cycle) {
        let nth = candidates + deal as usize;
        tally.add(&journal.tally(nth, || duel.play(new, new_seed + deal, cycle))?);
        bar.inc(cycle);
    }
    bar.finish_and_clear();
    Ok(tally)
}

fn progress_bar(length: u64, label: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {label}, {{eta}} left"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
