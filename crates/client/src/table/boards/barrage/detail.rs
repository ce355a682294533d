//! All about one piece or place of Barrage. What it does is told in the words of its rule.

mod cards;
mod places;
mod words;

use std::collections::BTreeSet;

use barrage::data::Provenances;

use super::super::Detail;
use super::Typed;

/// How a mark of provenance begins.
const KINDS: [&str; 4] = ["rulebook", "published", "derived", "reconstructed"];

type Rows = Vec<(String, Vec<String>)>;

impl Typed<'_> {
    /// A piece on another company's board is written `germany/adv_1_base`.
    pub fn detail(&self, piece: &str) -> Option<Detail> {
        let piece = piece.rsplit('/').next()?;
        self.card_detail(piece).or_else(|| self.place_detail(piece))
    }

    pub(super) fn row(&self, key: &str, value: String) -> (String, Vec<String>) {
        (self.sight.text(key), vec![value])
    }

    /// A rule's number with its text.
    pub(super) fn rule_row(&self, number: &str) -> (String, Vec<String>) {
        let text = self.sight.phrases.rule(self.sight.game(), number);
        (number.to_owned(), text.into_iter().collect())
    }

    /// Where the figures come from: the kinds of source, each with its numbers.
    pub(super) fn origin(&self, marks: &Provenances) -> Option<String> {
        let told: Vec<String> = KINDS
            .iter()
            .filter_map(|kind| {
                let mut of_kind = marks
                    .values()
                    .filter(|mark| mark.from.starts_with(kind))
                    .peekable();
                of_kind.peek()?;
                let refs = of_kind.filter_map(|mark| mark.r#ref.as_deref());
                let refs: BTreeSet<&str> = refs.flat_map(str::split_whitespace).collect();
                let name = self.sight.text(&format!("table-barrage-origin-{kind}"));
                let refs = refs.into_iter().collect::<Vec<_>>().join(", ");
                Some(format!("{name} {refs}").trim_end().to_owned())
            })
            .collect();
        let values = [("sources", told.join("; ").into())];
        (!told.is_empty()).then(|| self.sight.with("table-barrage-sources", &values))
    }
}
