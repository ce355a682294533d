//! A run's validated arguments.

use std::num::NonZero;

use catalog::{DynContest, DynGame, Level, NewContest, SearchBudget};
use serde_json::{Value, json};
use smokestack_core::{Message, Seed};

use super::{Args, number_error};
use crate::context::{CommandError, Context};

/// An arena run.
pub struct Plan {
    pub game: &'static dyn DynGame,
    /// All options with their values.
    pub options: Vec<(String, String)>,
    pub line_ups: Vec<Vec<Level>>,
    /// The contests, one per line-up.
    pub contests: Vec<Box<dyn DynContest>>,
    /// The number of games per line-up.
    pub games: u64,
    pub seed: Seed,
    pub budget: SearchBudget,
    pub threads: usize,
}

/// The number of iterations at which the levels are measured (docs/bots.md).
const DEFAULT_ITERATIONS: u32 = 1000;

impl Plan {
    pub fn new(context: &Context, args: &Args) -> Result<Plan, CommandError> {
        let game = context.find_game(&args.game)?;
        let budget = parse_budget(context, args)?;
        for (what, value) in [
            ("--games", Some(args.games)),
            ("--threads", args.threads.map(|n| n as u64)),
        ] {
            if value == Some(0) {
                return Err(number_error(context, what, 0));
            }
        }
        let seed = context.parse_seed(Some(args.table.seed.as_deref().unwrap_or("0")))?;
        let wanted = context.parse_options(&args.table.options)?;
        let data = context.read_data_file(&args.table)?;
        let options = game.options(&wanted).map_err(|e| context.catalog_error(&e))?;
        let line_ups = args.bots.iter().map(|names| parse_line_up(context, names));
        let line_ups = line_ups.collect::<Result<Vec<_>, CommandError>>()?;
        let contest = |line_up: &Vec<Level>| {
            let new = NewContest {
                line_up: line_up.clone(),
                options: wanted.clone(),
                data: data.clone(),
                seed,
                budget,
            };
            game.contest(&new).map_err(|e| context.catalog_error(&e))
        };
        let contests = line_ups
            .iter()
            .map(contest)
            .collect::<Result<Vec<_>, CommandError>>()?;
        Ok(Plan {
            game,
            options,
            line_ups,
            contests,
            games: args.games,
            seed,
            budget,
            threads: args.threads.unwrap_or_else(|| default_threads(budget)),
        })
    }

    /// All games, alternating between the line-ups, so that an interrupted run has results for each of them.
    pub fn jobs(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        (0..self.games).flat_map(|number| (0..self.line_ups.len()).map(move |line_up| (line_up, number)))
    }

    pub fn options_json(&self) -> Value {
        self.options
            .iter()
            .map(|(id, value)| (id.clone(), json!(value)))
            .collect()
    }

    pub fn line_up_names(&self, line_up: usize) -> Vec<&'static str> {
        self.line_ups[line_up].iter().map(|level| level.name()).collect()
    }

    /// The seat counts that occur, in line-up order.
    pub fn seat_counts(&self) -> Vec<usize> {
        let mut counts: Vec<usize> = Vec::new();
        for line_up in &self.line_ups {
            if !counts.contains(&line_up.len()) {
                counts.push(line_up.len());
            }
        }
        counts
    }
}

fn parse_budget(context: &Context, args: &Args) -> Result<SearchBudget, CommandError> {
    match (args.iterations, args.think) {
        (Some(_), Some(_)) => Err(context.error(&Message::new("error-arena-budget"))),
        (Some(0), None) => Err(number_error(context, "--iterations", 0)),
        (None, Some(0)) => Err(number_error(context, "--think", 0)),
        (None, Some(ms)) => Ok(SearchBudget::ThinkMs(ms)),
        (count, None) => Ok(SearchBudget::Iterations(count.unwrap_or(DEFAULT_ITERATIONS))),
    }
}

fn parse_line_up(context: &Context, names: &str) -> Result<Vec<Level>, CommandError> {
    names
        .split(',')
        .map(|name| context.find_level(name.trim()))
        .collect()
}

/// One thread if thinking time is limited, so that bots do not compete for the processor.
fn default_threads(budget: SearchBudget) -> usize {
    match budget {
        SearchBudget::Iterations(_) => std::thread::available_parallelism().map_or(1, NonZero::get),
        SearchBudget::ThinkMs(_) => 1,
    }
}
