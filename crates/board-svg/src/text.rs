//! Fits texts into boxes without a browser: widths are estimated from a table of characters.

use crate::svg::{escape, num};

/// Estimated width of a text at font size 1, generous enough for the widest usual condensed sans serif.
pub(crate) fn width(text: &str) -> f32 {
    text.chars().map(character_width).sum()
}

fn character_width(character: char) -> f32 {
    match character {
        'i' | 'l' | 'j' | 'I' | '.' | ',' | '\'' | '’' | ':' | '!' | '|' => 0.31,
        'f' | 't' | 'r' | '-' | '(' | ')' | ' ' => 0.40,
        'm' | 'w' | 'M' | 'W' | '—' => 0.92,
        'A'..='Z' | 'À'..='Þ' | '&' => 0.70,
        _ => 0.60,
    }
}

/// A text broken into lines, and the font size at which it fits.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct FittedText {
    pub lines: Vec<String>,
    pub size: f32,
}

impl FittedText {
    /// One line, never broken: as large as the box allows.
    pub fn line(text: &str, room: f32, largest: f32, smallest: f32) -> FittedText {
        let size = (room / width(text).max(0.1)).clamp(smallest, largest);
        FittedText {
            lines: vec![text.to_owned()],
            size,
        }
    }
}

/// Breaks `text` over at most two lines of `room` and shrinks it from `largest` towards `smallest`.
///
/// A single line is used if it fits at most one step below the largest size; a long single word is only shrunk, because
/// hyphenation differs by language. A text that still does not fit is compressed when it is drawn.
pub(crate) fn fit_text(text: &str, room: f32, largest: f32, smallest: f32) -> FittedText {
    let single = room / width(text).max(0.1);
    if single >= largest - 1.0 {
        return FittedText {
            lines: vec![text.to_owned()],
            size: single.min(largest),
        };
    }
    let broken = best_break(text);
    let widest = broken.iter().map(|line| width(line)).fold(0.1, f32::max);
    let size = (room / widest).min(if broken.len() > 1 { largest - 1.0 } else { largest });
    FittedText {
        lines: broken,
        size: size.max(smallest),
    }
}

/// The break that makes the wider of the two lines as narrow as possible; a line may also end with a hyphen.
fn best_break(text: &str) -> Vec<String> {
    let mut best = vec![text.to_owned()];
    let mut narrowest = f32::MAX;
    for (at, character) in text.char_indices() {
        if character != ' ' && character != '-' {
            continue;
        }
        let (head, tail) = text.split_at(at + 1);
        let wider = width(head.trim_end()).max(width(tail));
        if wider < narrowest && !tail.is_empty() {
            narrowest = wider;
            best = vec![head.trim_end().to_owned(), tail.to_owned()];
        }
    }
    best
}

/// Draws fitted lines centred on `(cx, cy)`.
pub(crate) fn draw(class: &str, fitted: &FittedText, cx: f32, cy: f32, room: f32) -> String {
    let leading = fitted.size * 1.02;
    // The middle of lower-case letters is 0.36 of the font size above the baseline.
    let first = cy + fitted.size * 0.36 - leading * (fitted.lines.len() as f32 - 1.0) / 2.0;
    let mut out = String::new();
    for (row, line) in fitted.lines.iter().enumerate() {
        // The font in use may be wider than the estimate, so the tightest lines get a fixed length.
        let squeeze = if width(line) * fitted.size > room * 1.02 {
            format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, num(room))
        } else {
            String::new()
        };
        let (x, y, size) = (num(cx), num(first + leading * row as f32), num(fitted.size));
        let line = escape(line);
        out.push_str(&format!(
            r#"<text class="{class}" x="{x}" y="{y}" font-size="{size}"{squeeze}>{line}</text>"#
        ));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_keep_one_line_and_the_full_size() {
        let bank = fit_text("Bank", 100.0, 13.0, 9.0);
        assert_eq!((bank.lines.len(), bank.size), (1, 13.0));
    }

    #[test]
    fn long_names_break_where_the_halves_balance() {
        let name = fit_text("Usine de semi-conducteurs", 100.0, 13.0, 9.0);
        assert_eq!(name.lines, ["Usine de semi-", "conducteurs"]);
        assert!(name.size <= 12.0);
    }

    #[test]
    fn a_single_long_word_shrinks() {
        let name = fit_text("Telekommunikation", 90.0, 13.0, 9.0);
        assert_eq!(name.lines.len(), 1);
        assert!(name.size < 12.0 && name.size >= 9.0);
    }
}
