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

pub fn run(args: Args) -> Result<ExitCode> {
    args.finish()?;
    let start = Instant::now();
    let mut total = Tally::default();
    for (index, (heading, step)) in STEPS.iter().enumerate() {
        println!("\n== {}/{} {heading}", index + 1, STEPS.len());
        total.add(heading, timed(step));
    }
    println!("\n== Summary after {}", seconds(start.elapsed()));
    total.print_failures();
    println!("{}", total.line());
    Ok(if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
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
