//! The rules page has exactly the numbered rules, in every language.

use std::collections::BTreeSet;
use std::fs;

use lang::{Lang, Translations};

use crate::assert_no_problems;
use crate::texts;

/// The numbers of a game's rules (`IA-6.6`): one per line, in a file beside its tests.
fn rule_numbers(game: &str) -> Vec<String> {
    let file = texts::crates_folder().join(game).join("tests/rules.txt");
    let text = fs::read_to_string(file).expect("every game lists its rules");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn the_rules_texts_are_the_numbered_rules() {
    let mut problems = Vec::new();
    for game in catalog::games() {
        let (id, prefix) = (game.info().id, game.info().rule_prefix);
        let mut expected = BTreeSet::new();
        let mut last = 0;
        for number in rule_numbers(id) {
            let place = number
                .strip_prefix(prefix)
                .and_then(|n| n.strip_prefix('-'))
                .and_then(|n| n.split_once('.'));
            let Some((chapter, rule)) = place else {
                problems.push(format!("{id}: {number:?} is not a rule's number"));
                continue;
            };
            last = last.max(chapter.parse::<usize>().unwrap_or_default());
            if !expected.insert(format!("{id}-rule-{chapter}-{rule}")) {
                problems.push(format!("{id}: {number} is listed twice"));
            }
        }
        // Readers iterate over the chapters, so one without numbered rules has a title too.
        expected.extend((1..=last).map(|chapter| format!("{id}-chapter-{chapter}")));
        for lang in Lang::ALL {
            let shown_numbers: BTreeSet<String> = texts::keys(lang)
                .into_iter()
                .filter(|key| {
                    key.starts_with(&format!("{id}-rule-")) || key.starts_with(&format!("{id}-chapter-"))
                })
                .collect();
            let code = lang.code();
            problems.extend(
                expected
                    .difference(&shown_numbers)
                    .map(|key| format!("{code}: {key} is missing")),
            );
            problems.extend(
                shown_numbers
                    .difference(&expected)
                    .map(|key| format!("{code}: {key} is no rule")),
            );
        }
    }
    assert_no_problems(&problems);
}

/// Every rule that a text names exists: in the rules, in the guide and in refusals.
#[test]
fn rules_that_a_text_names_exist() {
    let mut problems = Vec::new();
    for game in catalog::games() {
        let info = game.info();
        let known_numbers: BTreeSet<String> = rule_numbers(info.id).into_iter().collect();
        for lang in Lang::ALL {
            let translations = Translations::new(lang);
            for key in texts::keys(lang).iter().filter(|key| key.starts_with(info.id)) {
                for number in named_rules(&translations.text(key), info.rule_prefix) {
                    if !known_numbers.contains(&number) {
                        problems.push(format!("{}: {key} names {number}", lang.code()));
                    }
                }
            }
        }
        for rule in info.options.iter().map(|o| o.rule).chain([info.turn_rule]) {
            for lang in Lang::ALL {
                if Translations::new(lang).rule(info.id, rule).is_none() {
                    problems.push(format!("{}: {rule} of {} cannot be read", lang.code(), info.id));
                }
            }
        }
    }
    assert_no_problems(&problems);
}

fn named_rules(text: &str, prefix: &str) -> Vec<String> {
    text.split(&format!("{prefix}-"))
        .skip(1)
        .map(|rest| {
            let number: String = rest
                .chars()
                .take_while(|c| c.is_ascii_digit() || *c == '.')
                .collect();
            format!("{prefix}-{}", number.trim_end_matches('.'))
        })
        .collect()
}
