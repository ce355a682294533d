//! Writes values into the source where they are declared: the lines `name: value in low..high,` of an evaluator's
//! weights, and the lines `name: value,` of its search settings.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use bots::Weight;

use crate::subject::Subject;

/// The first words of the lines above the values that record their origin.
const COMMAND_PREFIX: &str = "/// Tuned by `";
const RESULT_PREFIX: &str = "/// Result: ";

/// The origin of tuned values.
pub struct Origin<'a> {
    pub command: &'a str,
    pub verdict: &'a str,
}

impl Subject {
    /// How the declaration begins: the first line of the block, and the line above which the origin is written.
    fn markers(self) -> (&'static str, &'static str) {
        match self {
            Subject::Weights => ("weights! {\n", "pub struct "),
            Subject::Search => ("    type Weights = ", "const EASY: Settings = "),
        }
    }
}

pub fn write(
    game: &str,
    subject: Subject,
    list: &[Weight],
    values: &[f64],
    origin: &Origin<'_>,
) -> Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/src/evaluate");
    let name = game.replace('-', "_");
    let files = [
        folder.join(format!("{name}.rs")),
        folder.join(name).join("weights.rs"),
    ];
    for file in files {
        let Ok(text) = std::fs::read_to_string(&file) else {
            continue;
        };
        if text.contains(subject.markers().0) {
            std::fs::write(&file, edit_values(&text, subject, list, values, origin)?)
                .with_context(|| format!("cannot write {}", file.display()))?;
            return Ok(file);
        }
    }
    bail!("no file in {} declares the values of {game}", folder.display())
}

fn edit_values(
    text: &str,
    subject: Subject,
    list: &[Weight],
    values: &[f64],
    origin: &Origin<'_>,
) -> Result<String> {
    let (opening, head) = subject.markers();
    let Some(place) = text.find(opening) else {
        bail!("the values are not declared as expected");
    };
    let (before, block) = text.split_at(place);
    let mut out = before.to_owned();
    let mut named_values = list.iter().zip(values).peekable();
    for line in block.lines() {
        let trimmed_line = line.trim_start();
        let is_in_list = named_values.peek().is_some();
        if is_in_list && (trimmed_line.starts_with(COMMAND_PREFIX) || trimmed_line.starts_with(RESULT_PREFIX))
        {
            continue;
        }
        let indent = &line[..line.len() - trimmed_line.len()];
        if is_in_list && trimmed_line.starts_with(head) {
            let Origin { command, verdict } = origin;
            out += &format!("{indent}{COMMAND_PREFIX}{command}`\n{indent}{RESULT_PREFIX}{verdict}\n");
        }
        let next = named_values
            .peek()
            .filter(|(weight, _)| trimmed_line.starts_with(&format!("{}: ", weight.name)));
        if let Some((weight, value)) = next {
            let range = trimmed_line
                .split_once(" in ")
                .map(|(_, range)| format!(" in {range}"));
            let rest = range.unwrap_or_else(|| ",".to_owned());
            out += &format!("{indent}{}: {value:?}{rest}\n", weight.name);
            named_values.next();
        } else {
            out += &format!("{line}\n");
        }
    }
    match named_values.next() {
        Some((weight, _)) => bail!("the line of {} was not found", weight.name),
        None => Ok(out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::industria::Industria;

    #[test]
    fn only_the_values_change_and_their_origin_is_written_once() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/src/evaluate/industria.rs");
        let text = std::fs::read_to_string(file).expect("Industria's evaluator");
        let origin = Origin {
            command: "the command",
            verdict: "the result",
        };
        let cases = [
            (Subject::Weights, "        thaler_last: 0.125 in ", "    "),
            (Subject::Search, "        exploration: 0.125,\n", "    "),
        ];
        for (subject, line, indent) in cases {
            let list = subject.weights::<Industria>();
            let mut values = subject.current_values::<Industria>();
            values[0] = 0.125;
            let edit =
                |text: &str| edit_values(text, subject, list, &values, &origin).expect("its lines are found");
            let once = edit(&text);
            assert!(once.contains(line));
            let origin_comment =
                format!("{indent}/// Tuned by `the command`\n{indent}/// Result: the result\n");
            assert_eq!(once.matches(&origin_comment).count(), 1);
            assert_eq!(edit(&once), once);
            let other = |text: &str| {
                text.lines()
                    .filter(|line| line.contains("cargo xtask tune"))
                    .count()
            };
            assert!(
                other(&text) - other(&once) <= 1,
                "the other values keep their origin"
            );
        }
    }
}
