//! One sentence on why a choice is good, from the parts of the bot's judgement.

use lang::{FluentValue, Phrases};

use crate::figures::signed;

/// More than so many gains, or losses, are not read.
const MOST: usize = 2;

/// “Brings connections (+2.1) and supply (+0.6), costs money (−1.3).”
pub(super) fn sentence(phrases: &Phrases, game: &str, reasons: &[(String, f64)]) -> String {
    let named = |gain: bool| {
        let fitting = reasons.iter().filter(|(_, points)| (*points > 0.0) == gain);
        let named = fitting.take(MOST).map(|(part, points)| {
            let part = phrases.text(&format!("why-{game}-{part}"));
            let points = signed(phrases.lang(), *points);
            say(
                phrases,
                "table-hint-part",
                &[("part", part.into()), ("points", points.into())],
            )
        });
        together(phrases, named)
    };
    match (named(true), named(false)) {
        (Some(gains), Some(losses)) => say(
            phrases,
            "table-hint-gains-losses",
            &[("gains", gains.into()), ("losses", losses.into())],
        ),
        (Some(gains), None) => say(phrases, "table-hint-gains", &[("gains", gains.into())]),
        (None, Some(losses)) => say(phrases, "table-hint-losses", &[("losses", losses.into())]),
        (None, None) => phrases.text("table-hint-even"),
    }
}

fn say(phrases: &Phrases, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    phrases.with(key, values)
}

/// One thing, or two with “and” between them.
fn together(phrases: &Phrases, mut things: impl Iterator<Item = String>) -> Option<String> {
    let first = things.next()?;
    Some(match things.next() {
        Some(second) => say(
            phrases,
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

    fn phrases() -> Phrases {
        let table = include_str!("../../../../lang/texts/en/table.ftl");
        let industria = include_str!("../../../../lang/texts/en/industria.ftl");
        Phrases::of(Lang::En, [table, industria])
    }

    fn told(reasons: &[(&str, f64)]) -> String {
        let reasons: Vec<(String, f64)> = reasons
            .iter()
            .map(|(part, points)| ((*part).to_owned(), *points))
            .collect();
        sentence(&phrases(), "industria", &reasons)
    }

    #[test]
    fn what_speaks_for_and_against_is_one_sentence() {
        let all = [("links", 2.1), ("money", -1.3), ("supply", 0.6), ("points", 0.2)];
        assert_eq!(
            told(&all),
            "Brings connections (+2.1) and supply (+0.6), costs money (−1.3)."
        );
        assert_eq!(told(&all[..1]), "Brings connections (+2.1).");
        assert_eq!(told(&all[1..2]), "Costs money (−1.3).");
        assert_eq!(told(&[]), "Makes little difference for now.");
    }
}
