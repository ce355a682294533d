//! `cargo xtask test`: every test there is, in one go.
//!
//! A step that fails does not stop the next ones; all failures are listed at the end. Nothing is skipped: a step that
//! cannot run, because something is missing on the machine, has failed, and says what to install.
//!
//! The order keeps what is quick and often wrong in front. The engines' tests and the browser's use the same debug build
//! of the binary; the page is the real one, optimised, because its size and speed are tested too.

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

/// A heading, and what to do under it.
type Step = (&'static str, fn() -> Result<Tally>);

const STEPS: [Step; 9] = [
    ("Formatting", checks::formatting),
    ("Lints", checks::lints),
    ("Lints of the page", checks::lints_of_the_page),
    (
        "Licences, sources and advisories of dependencies",
        licences::check,
    ),
    (
        "Engines, records, scenarios, languages, server, command line",
        checks::crates,
    ),
    ("The interface as it describes itself", interface::check),
    ("The page's own units", checks::units_of_the_page),
    ("Building the page", checks::build_of_the_page),
    ("The page in a browser", checks::browser),
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
                println!("-- {passed} passed on this commit before, not run again");
                return Tally::passed(passed);
            }
            let tally = timed(step);
            if let Err(error) = results.keep(heading, &tally) {
                println!("-- the result could not be kept: {error:#}");
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

/// What has been run so far.
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

/// Runs one step; an error is a failure like any other.
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
