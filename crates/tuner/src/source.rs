//! Writing weights where they are declared: the lines `name: value in low..high,` of the evaluator.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use bots::Weights;

/// The line above the weights that says where they come from.
const MARK: &str = "/// Tuned by `";

pub fn write<W: Weights>(game: &str, weights: &W, command: &str, verdict: &str) -> Result<PathBuf> {
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
        if text.contains("weights! {") {
            std::fs::write(&file, edited(&text, weights, command, verdict)?)
                .with_context(|| format!("cannot write {}", file.display()))?;
            return Ok(file);
        }
    }
    bail!(
        "no file below {} declares the weights of {game}",
        folder.display()
    )
}

fn edited<W: Weights>(text: &str, weights: &W, command: &str, verdict: &str) -> Result<String> {
    let Some((before, block)) = text.split_once("weights! {\n") else {
        bail!("the weights are not declared as expected");
    };
    let mut out = format!("{before}weights! {{\n");
    let mut named = W::LIST.iter().zip(weights.values()).peekable();
    for line in block.lines() {
        if line.trim_start().starts_with(MARK) || line.trim_start().starts_with("/// Result: ") {
            continue;
        }
        if line.trim_start().starts_with("pub struct ") {
            out += &format!("    {MARK}{command}`\n    /// Result: {verdict}\n");
        }
        let next = named
            .peek()
            .filter(|(weight, _)| line.trim_start().starts_with(&format!("{}: ", weight.name)));
        if let (Some((weight, value)), Some((_, range))) = (next, line.split_once(" in ")) {
            let indent = &line[..line.len() - line.trim_start().len()];
            out += &format!("{indent}{}: {value:?} in {range}\n", weight.name);
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
    use bots::Evaluate;
    use industria::Industria;

    type W = <Industria as Evaluate>::Weights;

    #[test]
    fn only_the_values_change_and_where_they_come_from_is_said_once() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/src/evaluate/industria.rs");
        let text = std::fs::read_to_string(file).expect("Industria's evaluator");
        let mut values = W::TUNED.values();
        values[0] = 0.125;
        let weights = W::from_values(&values);
        let once = edited(&text, &weights, "the command", "the result").expect("its lines are found");
        assert!(once.contains("thaler_last: 0.125 in "));
        assert!(once.contains("/// Tuned by `the command`\n    /// Result: the result\n"));
        let twice = edited(&once, &weights, "the command", "the result").expect("again");
        assert_eq!(once, twice);
    }
}
