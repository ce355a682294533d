//! The four languages say the same things, and everything that the engines and programs say is there.

mod attempts;
mod errors;
mod files;
mod games;
mod rules;
mod sources;
mod talk;
mod texts;

/// Fails with all problems at once, one a line.
#[track_caller]
fn none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}
