//! The four languages have the same texts, and every text that the engines and programs use exists.

mod attempts;
mod errors;
mod files;
mod games;
mod messages;
mod rules;
mod sources;
mod texts;

/// Fails with all problems at once, one per line.
#[track_caller]
fn assert_no_problems(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}
