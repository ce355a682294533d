//! A game's rules as they are in the Fluent files: chapter by chapter, up to the last number.

use lang::Translations;
use smokestack_core::GameInfo;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chapter {
    /// `IA-6`
    pub number: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// `IA-6.6`
    pub number: String,
    pub text: String,
}

/// All chapters that have rules, in order. A title without rules only fills a gap in the chapter numbers.
pub(crate) fn chapters(translations: &Translations, game: &GameInfo) -> Vec<Chapter> {
    let chapter = |n: usize| {
        let key = format!("{}-chapter-{n}", game.id);
        translations.has(&key).then(|| Chapter {
            number: format!("{}-{n}", game.rule_prefix),
            title: translations.text(&key),
            rules: rules(translations, game, n),
        })
    };
    let all = (1..).map_while(chapter);
    all.filter(|chapter| !chapter.rules.is_empty()).collect()
}

fn rules(translations: &Translations, game: &GameInfo, chapter: usize) -> Vec<Rule> {
    let rule = |m: usize| {
        let number = format!("{}-{chapter}.{m}", game.rule_prefix);
        let text = translations.rule(game.id, &number)?;
        Some(Rule { number, text })
    };
    (1..).map_while(rule).collect()
}

impl Chapter {
    /// The number of its rules that match the search.
    pub(crate) fn matching(&self, wanted: &str) -> usize {
        self.rules.iter().filter(|rule| rule.matches(wanted)).count()
    }
}

impl Rule {
    /// Whether the rule contains all words of the search, in any order.
    pub(crate) fn matches(&self, wanted: &str) -> bool {
        let here = format!("{} {}", self.number, self.text).to_lowercase();
        wanted
            .to_lowercase()
            .split_whitespace()
            .all(|word| here.contains(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lang::Lang;

    #[test]
    fn every_language_has_the_same_numbers() {
        for (id, last) in [("industria", "IA-10.4"), ("industry", "IY-11.11")] {
            let game = catalog::find(id).expect("it is in the catalogue").info();
            let numbers = |lang| -> Vec<String> {
                let all = chapters(&Translations::new(lang), game);
                all.into_iter().flat_map(|c| c.rules).map(|r| r.number).collect()
            };
            let english = numbers(Lang::En);
            assert!(english.contains(&last.to_owned()));
            for lang in Lang::ALL {
                assert_eq!(numbers(lang), english, "{id} {}", lang.code());
            }
        }
    }

    #[test]
    fn the_search_accepts_words_in_any_order() {
        let rule = Rule {
            number: "IA-6.6".into(),
            text: "You pay 1 thaler to the Bank.".into(),
        };
        for wanted in ["", "bank thaler", "ia-6.6", " PAY "] {
            assert!(rule.matches(wanted), "{wanted}");
        }
        assert!(!rule.matches("bank auction"));
    }
}
