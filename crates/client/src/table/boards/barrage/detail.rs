//! All about one piece or place of Barrage. What it does is told in the words of its rule.

mod cards;
mod places;
mod words;

use barrage::data::{Provenance, Provenances};

use super::super::Detail;
use super::Typed;

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

    /// Where the figures come from.
    pub(super) fn origin(&self, marks: &Provenances) -> Option<String> {
        let mut all: Vec<String> = Vec::new();
        for mark in marks.values() {
            let told = self.origin_of(mark);
            if !all.contains(&told) {
                all.push(told);
            }
        }
        let values = [("sources", all.join("; ").into())];
        (!all.is_empty()).then(|| self.sight.with("table-barrage-sources", &values))
    }

    fn origin_of(&self, mark: &Provenance) -> String {
        let kinds = ["rulebook", "published", "derived", "reconstructed"];
        let kind = kinds.into_iter().find(|kind| mark.from.starts_with(kind));
        let kind = kind.map(|kind| self.sight.text(&format!("table-barrage-origin-{kind}")));
        let source = mark.r#ref.iter().cloned();
        kind.into_iter().chain(source).collect::<Vec<_>>().join(" ")
    }
}
