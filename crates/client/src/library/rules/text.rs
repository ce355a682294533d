//! The text of a rule: its lines and bullets, with every cited rule as a link.

use leptos::prelude::*;
use smokestack_core::GameInfo;

use super::address;

#[component]
pub(crate) fn RuleText(game: &'static GameInfo, text: String) -> impl IntoView {
    let block = move |block: Block<'_>| match block {
        Block::Paragraph(line) => view! { <p>{linked(game, line)}</p> }.into_any(),
        Block::List(lines) => {
            let items = lines
                .into_iter()
                .map(|line| view! { <li>{linked(game, line)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
    };
    blocks(&text).into_iter().map(block).collect_view()
}

fn linked(game: &'static GameInfo, line: &str) -> Vec<AnyView> {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Words(words) => words.to_owned().into_any(),
        Piece::Rule(number) => {
            let to = address(game, number);
            view! { <a class="cited" href=to>{number.to_owned()}</a> }.into_any()
        }
    };
    pieces(line, game.rule_prefix).into_iter().map(piece).collect()
}

/// A paragraph, or the items of a list.
#[derive(Debug, PartialEq, Eq)]
enum Block<'a> {
    Paragraph(&'a str),
    List(Vec<&'a str>),
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line.strip_prefix('•'), blocks.last_mut()) {
            (Some(point), Some(Block::List(points))) => points.push(point.trim_start()),
            (Some(point), _) => blocks.push(Block::List(vec![point.trim_start()])),
            (None, _) => blocks.push(Block::Paragraph(line)),
        }
    }
    blocks
}

/// Plain words, or the number of a cited rule.
#[derive(Debug, PartialEq, Eq)]
enum Piece<'a> {
    Words(&'a str),
    Rule(&'a str),
}

fn pieces<'a>(line: &'a str, prefix: &str) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut words_from = 0;
    for (at, _) in line.match_indices(prefix) {
        let length = number_length(&line[at + prefix.len()..]);
        if length == 0 || at < words_from {
            continue;
        }
        let end = at + prefix.len() + length;
        if words_from < at {
            pieces.push(Piece::Words(&line[words_from..at]));
        }
        pieces.push(Piece::Rule(&line[at..end]));
        words_from = end;
    }
    if words_from < line.len() {
        pieces.push(Piece::Words(&line[words_from..]));
    }
    pieces
}

/// The length in bytes of the rest of a rule's number (`-6.6`) at the start of the text; 0 if there is none.
fn number_length(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let Some(chapter) = text.strip_prefix('-') else {
        return 0;
    };
    let before = digits(chapter);
    let after = chapter[before..].strip_prefix('.').map_or(0, digits);
    if before == 0 || after == 0 {
        return 0;
    }
    1 + before + 1 + after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_bullets_are_preserved() {
        let blocks = blocks("Ways:\n• (a) own\n• (b) bank\nThe rest.");
        assert_eq!(
            blocks,
            [
                Block::Paragraph("Ways:"),
                Block::List(vec!["(a) own", "(b) bank"]),
                Block::Paragraph("The rest.")
            ]
        );
    }

    #[test]
    fn cited_rules_are_found() {
        assert_eq!(
            pieces("see IA-5.14. Not IA-x, MIA-", "IA"),
            [
                Piece::Words("see "),
                Piece::Rule("IA-5.14"),
                Piece::Words(". Not IA-x, MIA-")
            ]
        );
        assert_eq!(pieces("IA-1.2", "IA"), [Piece::Rule("IA-1.2")]);
        assert_eq!(pieces("", "IA"), []);
    }
}
