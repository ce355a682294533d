//! `cargo xtask test`: runs all tests.
//!
//! A failed step does not stop the next ones; all failures are listed at the end. Nothing is skipped: a step that
//! cannot run because a program is missing counts as failed and says what to install.
//!
//! Steps that are quick or fail often come first. The engine tests and the browser tests use the same debug build of
//! the binary. The web client is a release build, because its size and speed are tested as well.

mod advisories;
mod checks;
mod command;
mod full;
mod licences;
mod tally;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;

use crate::args::Args;
use crate::interface;
use crate::progress::seconds;
pub use tally::Tally;

/// A heading and the function that runs the step.
type Step = (&'static str, fn() -> Result<Tally>);

const STEPS: [Step; 10] = [
    ("Formatting", checks::formatting),
    ("Lints", checks::lints),
    ("Lints of the web client", checks::web_client_lints),
    (
        "Licences, sources and advisories of dependencies",
        licences::check,
    ),
    (
        "Engines, records, scenarios, languages, server, command line",
        checks::crates,
    ),
    ("HTTP API, with generated requests", interface::check),
    ("Unit tests of the web client", checks::web_client_unit_tests),
    ("A game that is one row", checks::tiny_game),
    ("Build of the web client", checks::web_client_build),
    ("The web client in a browser", checks::browser),
];

pub fn run(mut args: Args) -> Result<ExitCode> {
    let full = args.flag("--full");
    args.finish()?;
    let start = Instant::now();
    let mut run = Run::default();
    if full {
        let results = full::Results::of_this_commit()?;
        let steps: Vec<&Step> = STEPS.iter().chain(&full::STEPS).collect();
        run.steps(&steps, |(heading, step)| {
            if let Some(passed) = results.passed(heading) {
                println!("-- {passed} passed on this commit earlier, not run again");
                return Tally::passed(passed);
            }
            let tally = timed(step);
            if let Err(error) = results.keep(heading, &tally) {
                println!("-- the result could not be stored: {error:#}");
            }
            tally
        });
    } else {
        run.steps(&STEPS.iter().collect::<Vec<_>>(), |(_, step)| timed(step));
    }
    println!("\n== Summary after {}", seconds(start.elapsed()));
    run.print_minutes();
    if !full {
        let more: Vec<&str> = full::STEPS.iter().map(|(heading, _)| *heading).collect();
        println!("Only `cargo xtask test --full` runs: {}.", more.join("; "));
    }
    run.total.print_failures();
    println!("{}", run.total.line());
    Ok(if run.total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The results so far.
#[derive(Default)]
struct Run {
    total: Tally,
    minutes: Vec<(&'static str, f64)>,
}

impl Run {
    fn steps(&mut self, steps: &[&Step], run: impl Fn(&Step) -> Tally) {
        for (index, step) in steps.iter().enumerate() {
            let heading = step.0;
            println!("\n== {}/{} {heading}", index + 1, steps.len());
            let start = Instant::now();
            self.total.add(heading, run(step));
            self.minutes.push((heading, start.elapsed().as_secs_f64() / 60.0));
        }
    }

    fn print_minutes(&self) {
        for (heading, minutes) in &self.minutes {
            println!("{minutes:6.1} min  {heading}");
        }
    }
}

/// Runs one step; an error counts as a failure.
fn timed(step: &fn() -> Result<Tally>) -> Tally {
    let start = Instant::now();
    let tally = step().unwrap_or_else(|error| Tally::failure(format!("{error:#}")));
    tally.print_failures();
    println!(
        "-- {}{} in {}",
        tally.line(),
        tally.ignored_note(),
        seconds(start.elapsed())
    );
    tally
}
