//! One sentence that explains why a choice is good, based on the parts of the bot's evaluation.

use catalog::RIVAL;
use lang::{FluentValue, Translations};
use protocol::worker::Basis;

use crate::base::number_format::signed;

/// The maximum number of gains, or losses, in the sentence.
const MAX_REASONS: usize = 2;

/// “Brings connections (+2.1) and supply (+0.6), costs money (−1.3).” If choices are compared with each other, the
/// parts are only listed.
pub(super) fn sentence(
    translations: &Translations,
    game: &str,
    reasons: &[(String, f64)],
    basis: Basis,
) -> String {
    let named = |(part, points): &(String, f64)| {
        let part = match &**part {
            RIVAL => translations.text("table-hint-rival"),
            part => translations.text(&format!("{game}-eval-{part}")),
        };
        let points = signed(translations.lang(), *points);
        text(
            translations,
            "table-hint-part",
            &[("part", part.into()), ("points", points.into())],
        )
    };
    let listed = match basis {
        Basis::Turn => None,
        Basis::Next => Some(("table-hint-against-next", "table-hint-even")),
        Basis::Later => Some(("table-hint-later", "table-hint-played-on")),
    };
    if let Some((some, none)) = listed {
        return match together(translations, reasons.iter().take(MAX_REASONS).map(named)) {
            Some(parts) => text(translations, some, &[("parts", parts.into())]),
            None => translations.text(none),
        };
    }
    let fitting = |gain: bool| {
        let fitting = reasons.iter().filter(move |(_, points)| (*points > 0.0) == gain);
        together(translations, fitting.take(MAX_REASONS).map(named))
    };
    match (fitting(true), fitting(false)) {
        (Some(gains), Some(losses)) => text(
            translations,
            "table-hint-gains-losses",
            &[("gains", gains.into()), ("losses", losses.into())],
        ),
        (Some(gains), None) => text(translations, "table-hint-gains", &[("gains", gains.into())]),
        (None, Some(losses)) => text(translations, "table-hint-losses", &[("losses", losses.into())]),
        (None, None) => translations.text("table-hint-even"),
    }
}

fn text(translations: &Translations, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    translations.text_with(key, values)
}

/// One item, or two joined with “and”.
fn together(translations: &Translations, mut things: impl Iterator<Item = String>) -> Option<String> {
    let first = things.next()?;
    Some(match things.next() {
        Some(second) => text(
            translations,
            "table-hint-both",
            &[("first", first.into()), ("second", second.into())],
        ),
        None => first,
    })
}

#[cfg(test)]
mod tests {
    use lang::Lang;

    use super::*;

    fn translations() -> Translations {
        let table = include_str!("../../../../lang/texts/en/table.ftl");
        let industria = include_str!("../../../../lang/texts/en/industria.ftl");
        Translations::from_texts(Lang::En, [table, industria])
    }

    fn in_english(reasons: &[(&str, f64)]) -> String {
        let reasons: Vec<(String, f64)> = reasons
            .iter()
            .map(|(part, points)| ((*part).to_owned(), *points))
            .collect();
        sentence(&translations(), "industria", &reasons, Basis::Turn)
    }

    #[test]
    fn gains_and_losses_are_one_sentence() {
        let all = [("links", 2.1), ("money", -1.3), ("supply", 0.6), ("points", 0.2)];
        assert_eq!(
            in_english(&all),
            "Brings connections (+2.1) and supply (+0.6), costs money (−1.3)."
        );
        assert_eq!(in_english(&all[..1]), "Brings connections (+2.1).");
        assert_eq!(in_english(&all[1..2]), "Costs money (−1.3).");
        assert_eq!(in_english(&[]), "Makes little difference for now.");
    }

    #[test]
    fn parts_are_listed_when_choices_are_compared() {
        let reasons = [("links".to_owned(), 2.1), ("money".to_owned(), -1.3)];
        assert_eq!(
            sentence(&translations(), "industria", &reasons, Basis::Next),
            "Compared with the next choice: connections (+2.1) and money (−1.3)."
        );
        assert_eq!(
            sentence(&translations(), "industria", &[], Basis::Next),
            "Makes little difference for now."
        );
    }
    #[test]
    fn a_gain_that_pays_off_later_is_named_so() {
        let reasons = [("rival".to_owned(), 2.1), ("money".to_owned(), 1.3)];
        assert_eq!(
            sentence(&translations(), "industria", &reasons, Basis::Later),
            "Worth less now, but pays off later: rivals held back (+2.1) and money (+1.3)."
        );
        assert_eq!(
            sentence(&translations(), "industria", &[], Basis::Later),
            "No single reason: it gave the best results in the bot’s simulations."
        );
    }
}
