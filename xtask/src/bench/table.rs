//! The one table.

use super::{Case, Figures};

const HEADINGS: [&str; 8] = [
    "game",
    "seats",
    "decisions/s",
    "copies/s",
    "WASM decisions/s",
    "WASM copies/s",
    "WASM : native",
    "same digest",
];

/// All cases, aligned for people; `-` where there is no figure.
pub fn render(cases: &[Case], native: &[Figures], wasm: &[Figures]) -> String {
    let mut rows = vec![HEADINGS.map(str::to_owned)];
    for ((case, native), wasm) in cases.iter().zip(native).zip(wasm) {
        rows.push(row(case, native, wasm));
    }
    let widths: Vec<usize> = (0..HEADINGS.len())
        .map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0))
        .collect();
    rows.iter().map(|row| line(row, &widths)).collect()
}

fn row(case: &Case, native: &Figures, wasm: &Figures) -> [String; 8] {
    let ratio = native
        .decisions
        .zip(wasm.decisions)
        .map(|(native, wasm)| format!("{:.2}", wasm / native));
    let same = native
        .digest
        .as_ref()
        .zip(wasm.digest.as_ref())
        .map(|(a, b)| if a == b { "yes" } else { "NO" });
    let dash = || "-".to_owned();
    [
        case.game.clone(),
        case.seats.to_string(),
        figure(native.decisions),
        figure(native.copies),
        figure(wasm.decisions),
        figure(wasm.copies),
        ratio.unwrap_or_else(dash),
        same.map_or_else(dash, str::to_owned),
    ]
}

/// The game's name to the left, figures to the right.
fn line(row: &[String; 8], widths: &[usize]) -> String {
    let mut line = format!("{:<width$}", row[0], width = widths[0]);
    for (cell, width) in row.iter().zip(widths).skip(1) {
        line.push_str(&format!("  {cell:>width$}"));
    }
    line.push('\n');
    line
}

/// `12,345,678`.
fn figure(value: Option<f64>) -> String {
    let Some(value) = value else { return "-".to_owned() };
    let digits = format!("{value:.0}");
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_grouped_and_missing_ones_are_dashes() {
        let cases = [Case {
            game: "industria".into(),
            seats: 4,
        }];
        let native = [Figures {
            decisions: Some(12_345_678.4),
            copies: None,
            digest: Some("a".into()),
        }];
        let wasm = [Figures {
            decisions: Some(6_172_839.2),
            copies: Some(999.0),
            digest: Some("a".into()),
        }];
        let table = render(&cases, &native, &wasm);
        let row: Vec<&str> = table
            .lines()
            .nth(1)
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        assert_eq!(
            row,
            [
                "industria",
                "4",
                "12,345,678",
                "-",
                "6,172,839",
                "999",
                "0.50",
                "yes"
            ]
        );
    }
}
