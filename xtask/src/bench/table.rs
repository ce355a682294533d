//! The two tables with the results: rules and searches.

use super::{Case, Measurements};

type Row = Vec<String>;

/// The table for rules: random decisions, and copies of a position.
pub fn rules(cases: &[Case], native: &[Measurements], wasm: &[Measurements]) -> String {
    let headings = [
        "decisions/s",
        "copies/s",
        "WASM decisions/s",
        "WASM copies/s",
        "WASM : native",
        "same digest",
    ];
    render(&headings, cases, native, wasm, |native, wasm| {
        let digests = native.digest.as_ref().zip(wasm.digest.as_ref());
        let digests = digests.map(|(a, b)| if a == b { "yes" } else { "NO" });
        vec![
            number(native.decisions),
            number(native.copies),
            number(wasm.decisions),
            number(wasm.copies),
            ratio(wasm.decisions, native.decisions),
            digests.unwrap_or("-").to_owned(),
        ]
    })
}

/// The table for searches: iterations with the settings of `hard`, and with plain MCTS and random rollouts.
pub fn searches(cases: &[Case], native: &[Measurements], wasm: &[Measurements]) -> String {
    let headings = [
        "iterations/s",
        "playouts/s",
        "decisions/s in playouts",
        ": simulate",
        "WASM iterations/s",
        "WASM playouts/s",
    ];
    render(&headings, cases, native, wasm, |native, wasm| {
        vec![
            number(native.iterations),
            number(native.playouts),
            number(native.playout_decisions),
            ratio(native.playout_decisions, native.decisions),
            number(wasm.iterations),
            number(wasm.playouts),
        ]
    })
}

/// All cases in aligned columns; `-` for a missing number.
fn render(
    headings: &[&str],
    cases: &[Case],
    native: &[Measurements],
    wasm: &[Measurements],
    measurements: impl Fn(&Measurements, &Measurements) -> Row,
) -> String {
    let head = ["game", "seats"].iter().chain(headings);
    let mut rows = vec![head.map(|word| (*word).to_owned()).collect::<Row>()];
    for ((case, native), wasm) in cases.iter().zip(native).zip(wasm) {
        let mut row = vec![case.game.clone(), case.seats.to_string()];
        row.extend(measurements(native, wasm));
        rows.push(row);
    }
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0))
        .collect();
    rows.iter().map(|row| line(row, &widths)).collect()
}

fn ratio(numerator: Option<f64>, denominator: Option<f64>) -> String {
    let ratio = numerator
        .zip(denominator)
        .map(|(numerator, denominator)| format!("{:.2}", numerator / denominator));
    ratio.unwrap_or_else(|| "-".to_owned())
}

/// The game's name is left-aligned, numbers are right-aligned.
fn line(row: &[String], widths: &[usize]) -> String {
    let mut line = format!("{:<width$}", row[0], width = widths[0]);
    for (cell, width) in row.iter().zip(widths).skip(1) {
        line.push_str(&format!("  {cell:>width$}"));
    }
    line.push('\n');
    line
}

/// Formats a number: `12,345,678`.
fn number(value: Option<f64>) -> String {
    let Some(value) = value else { return "-".to_owned() };
    let digits = format!("{value:.0}");
    let mut grouped_digits = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped_digits.push(',');
        }
        grouped_digits.push(digit);
    }
    grouped_digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_missing_ones_are_dashes() {
        let cases = [Case {
            game: "industria".into(),
            seats: 4,
        }];
        let native = [Measurements {
            decisions: Some(12_345_678.4),
            digest: Some("a".into()),
            playout_decisions: Some(9_259_258.8),
            ..Measurements::default()
        }];
        let wasm = [Measurements {
            decisions: Some(6_172_839.2),
            copies: Some(999.0),
            digest: Some("a".into()),
            ..Measurements::default()
        }];
        let words = |table: String| -> Vec<String> {
            let row = table.lines().nth(1).unwrap_or_default();
            row.split_whitespace().map(str::to_owned).collect()
        };
        let expected = [
            "industria",
            "4",
            "12,345,678",
            "-",
            "6,172,839",
            "999",
            "0.50",
            "yes",
        ];
        assert_eq!(words(rules(&cases, &native, &wasm)), expected);
        let expected = ["industria", "4", "-", "-", "9,259,259", "0.75", "-", "-"];
        assert_eq!(words(searches(&cases, &native, &wasm)), expected);
    }
}
