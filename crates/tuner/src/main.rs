//! `cargo xtask tune GAME`: finds better weights for a game's evaluator, or with `--search` better settings of its search.
//!
//! Candidates are drawn by CMA-ES and judged by play: one seat has the candidate's numbers, the others those that bots
//! play with now; each deal is played with the candidate at every place. All candidates of a generation get the same
//! deals, and each generation new ones. In the end the centre of the search plays many fresh games; only if it is better
//! beyond doubt do its numbers, with the command and the result, go into the evaluator's source.
//!
//! Every judgement is kept in a file: the same command goes on where it was interrupted.

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
use smokestack_core::{OptionValues, set_up};

use duel::{Duel, Player};
use journal::Journal;
use subject::{Subject, place_of, values_at};

/// Find better weights for a game's evaluator
#[derive(Parser, Clone, Debug)]
#[command(name = "cargo xtask tune")]
struct Args {
    /// industria, industry, barrage or age-of-industry
    game: String,
    #[arg(long, default_value_t = 3)]
    seats: usize,
    /// An option of the game that differs from its default
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Generations of candidates
    #[arg(long, default_value_t = 20)]
    generations: usize,
    /// Candidates of a generation
    #[arg(long, default_value_t = 12)]
    population: usize,
    /// Games that a candidate plays
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Games of the last comparison
    #[arg(long, default_value_t = 600)]
    final_games: u64,
    /// Who plays: one step of look-ahead (0), or a search of so many iterations
    #[arg(long, default_value_t = 0)]
    iterations: u32,
    /// Tune how the search looks instead of the evaluator's weights
    #[arg(long)]
    search: bool,
    /// How far the first candidates lie from today's weights, as a part of their ranges
    #[arg(long, default_value_t = 0.12)]
    step: f64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where judgements are kept [default: target/tune/GAME-….jsonl]
    #[arg(long)]
    state: Option<PathBuf>,
    /// Only say what was found, leave the source alone
    #[arg(long)]
    dry: bool,
}

fn main() -> Result<()> {
    let args = Args::parse();
    match args.game.as_str() {
        "industria" => tune::<industria::Industria>(&args),
        "industry" => tune::<industry::Industry>(&args),
        "barrage" => tune::<barrage::Barrage>(&args),
        "age-of-industry" => tune::<age_of_industry::AgeOfIndustry>(&args),
        other => {
            bail!("no game is called {other:?}; there is industria, industry, barrage, age-of-industry")
        }
    }
}

/// The command that would do the same again.
fn command(args: &Args) -> String {
    let mut words = format!("cargo xtask tune {} --seats {}", args.game, args.seats);
    for option in &args.options {
        words += &format!(" --option {option}");
    }
    if args.search {
        words += " --search";
    }
    words
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
            .with_context(|| format!("--option wants NAME=VALUE, not {option:?}"))
    });
    let pairs: Vec<(&str, &str)> = pairs.collect::<Result<_>>()?;
    let choices = OptionValues::new(G::info(), pairs)?;
    let data = G::data_set("standard").context("every game has a standard set")?;
    let game: G = set_up(args.seats, &choices, data)?;
    let player = match args.iterations {
        0 => Player::Greedy,
        iterations => Player::Search(iterations),
    };
    if args.search && args.iterations == 0 {
        bail!("--search tunes a search: say with --iterations how long it is");
    }
    let duel = Duel::new(&game, player);
    let command = command(args);
    let subject = if args.search {
        Subject::Search
    } else {
        Subject::Weights
    };
    let (list, today) = (subject.list::<G>(), subject.today::<G>());
    let mut journal = Journal::open(args.state.clone(), &args.game, &command, &today)?;
    let found = values_at(list, &search(args, subject, &duel, &mut journal)?);
    let verdict = compare(args, &duel, &subject.player(&game, &found), &mut journal)?;
    println!("{command}\n{verdict}");
    for ((weight, old), new) in list.iter().zip(today).zip(&found) {
        println!("  {:24} {old:7.3} -> {new:7.3}", weight.name);
    }
    if verdict.is_better() && !args.dry {
        let origin = source::Origin {
            command: &command,
            verdict: &verdict.to_string(),
        };
        let file = source::write(&args.game, subject, list, &found, &origin)?;
        println!("written into {}", file.display());
    } else {
        println!("the source is left as it was");
    }
    Ok(())
}

/// The centre of the last generation, each weight from 0 to 1 in its range.
fn search<G: Evaluate>(
    args: &Args,
    subject: Subject,
    duel: &Duel<'_, G>,
    journal: &mut Journal,
) -> Result<Vec<f64>> {
    let list = subject.list::<G>();
    let start = place_of(list, &subject.today::<G>());
    let bar = bar(
        (args.generations * args.population) as u64,
        "candidates {pos}/{len}",
    );
    let mut nth = 0;
    let mut failed = None;
    let judge = |x: &DVector<f64>| -> f64 {
        let generation = nth / args.population;
        let tally = journal.tally(nth, || {
            let player = subject.player(duel.game, &values_at(list, x.as_slice()));
            duel.play(&player, args.seed + generation as u64 * 1_000_003, args.games)
        });
        nth += 1;
        bar.inc(1);
        match tally {
            Ok(tally) => tally.utility - outside(x.as_slice()),
            Err(error) => {
                failed = Some(error);
                0.0
            }
        }
    };
    let options = CMAESOptions::new(start, args.step)
        .mode(Mode::Maximize)
        .population_size(args.population)
        .seed(args.seed);
    let mut optimiser = options
        .build(judge)
        .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    for _ in 0..args.generations {
        let _ = optimiser.next(); // the judge is noisy: when to stop is ours to say
    }
    let found = optimiser.mean().as_slice().to_vec();
    drop(optimiser);
    bar.finish_and_clear();
    failed.map_or(Ok(found), Err)
}

/// How far a candidate lies outside of the ranges: it is judged at the border, and a little worse.
fn outside(x: &[f64]) -> f64 {
    let beyond = x.iter().map(|x| (x - x.clamp(0.0, 1.0)).abs());
    0.2 * beyond.sum::<f64>()
}

fn compare<G: Evaluate>(
    args: &Args,
    duel: &Duel<'_, G>,
    new: &Search<'_, G>,
    journal: &mut Journal,
) -> Result<duel::Tally> {
    let bar = bar(args.final_games, "last games {pos}/{len}");
    let mut tally = duel::Tally::new(args.seats);
    let fresh = args.seed ^ 0x5eed_0000_0000;
    let cycle = args.seats as u64;
    let candidates = args.generations * args.population;
    for deal in 0..args.final_games.div_ceil(cycle) {
        let nth = candidates + deal as usize;
        tally.add(&journal.tally(nth, || duel.play(new, fresh + deal, cycle))?);
        bar.inc(cycle);
    }
    bar.finish_and_clear();
    Ok(tally)
}

fn bar(length: u64, words: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {words}, {{eta}} left"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
