//! The details of one piece or place in Barrage. Its effect is shown with the text of its rule.

mod cards;
mod places;
mod prices;
mod words;

use super::super::Detail;
use super::BarrageView;

type Rows = Vec<(String, Vec<String>)>;

impl BarrageView<'_> {
    /// The details of a piece; one on another company's board is written `germany/adv_1_base`.
    pub fn detail(&self, piece: &str) -> Option<Detail> {
        let piece = piece.rsplit('/').next()?;
        self.card_detail(piece).or_else(|| self.place_detail(piece))
    }

    pub(super) fn row(&self, key: &str, value: String) -> (String, Vec<String>) {
        (self.sight.text(key), vec![value])
    }

    /// A rule's number with its text.
    pub(super) fn rule_row(&self, number: &str) -> (String, Vec<String>) {
        let text = self.sight.translations.rule(self.sight.game(), number);
        (number.to_owned(), text.into_iter().collect())
    }
}
