//! Writing numbers where they are declared: the lines `name: value in low..high,` of an evaluator's weights, and the
//! lines `name: value,` of its search.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use bots::Weight;

use crate::subject::Subject;

/// The lines above the numbers that say where they come from.
const MARK: &str = "/// Tuned by `";
const RESULT: &str = "/// Result: ";

/// Where numbers come from.
pub struct Origin<'a> {
    pub command: &'a str,
    pub verdict: &'a str,
}

impl Subject {
    /// What the declaration begins with: the first line of the block, and the line that the origin stands above.
    fn begins(self) -> (&'static str, &'static str) {
        match self {
            Subject::Weights => ("weights! {\n", "pub struct "),
            Subject::Search => ("    type Weights = ", "const SEARCH: Settings = "),
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
    let homes = [
        folder.join(format!("{name}.rs")),
        folder.join(name).join("weights.rs"),
    ];
    for file in homes {
        let Ok(text) = std::fs::read_to_string(&file) else {
            continue;
        };
        if text.contains(subject.begins().0) {
            std::fs::write(&file, edited(&text, subject, list, values, origin)?)
                .with_context(|| format!("cannot write {}", file.display()))?;
            return Ok(file);
        }
    }
    bail!(
        "no file below {} declares the numbers of {game}",
        folder.display()
    )
}

fn edited(
    text: &str,
    subject: Subject,
    list: &[Weight],
    values: &[f64],
    origin: &Origin<'_>,
) -> Result<String> {
    let (opening, head) = subject.begins();
    let Some(place) = text.find(opening) else {
        bail!("the numbers are not declared as expected");
    };
    let (before, block) = text.split_at(place);
    let mut out = before.to_owned();
    let mut named = list.iter().zip(values).peekable();
    for line in block.lines() {
        let words = line.trim_start();
        let ours = named.peek().is_some();
        if ours && (words.starts_with(MARK) || words.starts_with(RESULT)) {
            continue;
        }
        let indent = &line[..line.len() - words.len()];
        if ours && words.starts_with(head) {
            let Origin { command, verdict } = origin;
            out += &format!("{indent}{MARK}{command}`\n{indent}{RESULT}{verdict}\n");
        }
        let next = named
            .peek()
            .filter(|(weight, _)| words.starts_with(&format!("{}: ", weight.name)));
        if let Some((weight, value)) = next {
            let range = words.split_once(" in ").map(|(_, range)| format!(" in {range}"));
            let rest = range.unwrap_or_else(|| ",".to_owned());
            out += &format!("{indent}{}: {value:?}{rest}\n", weight.name);
            named.next();
        } else {
            out += &format!("{line}\n");
        }
    }
    match named.next() {
        Some((weight, _)) => bail!("the line of {} was not found", weight.name),
        None => Ok(out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use industria::Industria;

    #[test]
    fn only_the_values_change_and_where_they_come_from_is_said_once() {
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
            let list = subject.list::<Industria>();
            let mut values = subject.today::<Industria>();
            values[0] = 0.125;
            let edit =
                |text: &str| edited(text, subject, list, &values, &origin).expect("its lines are found");
            let once = edit(&text);
            assert!(once.contains(line));
            let said = format!("{indent}/// Tuned by `the command`\n{indent}/// Result: the result\n");
            assert_eq!(once.matches(&said).count(), 1);
            assert_eq!(edit(&once), once);
            let other = |text: &str| {
                text.lines()
                    .filter(|line| line.contains("cargo xtask tune"))
                    .count()
            };
            assert!(
                other(&text) - other(&once) <= 1,
                "the other numbers keep their origin"
            );
        }
    }
}
