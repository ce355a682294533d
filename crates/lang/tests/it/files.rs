//! Every file can be parsed, and the four languages agree.

use std::collections::BTreeSet;

use lang::{Lang, Translations};

use crate::assert_no_problems;
use crate::texts::{self, File};

#[test]
fn every_file_parses_and_no_key_is_repeated() {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let mut seen_keys = BTreeSet::new();
        for file in texts::read(lang) {
            let at = format!("{}/{}.ftl", lang.code(), file.name);
            problems.extend(file.junk.iter().map(|junk| format!("{at}: {junk}")));
            for (key, _) in file.messages {
                if !seen_keys.insert(key.clone()) {
                    problems.push(format!("{at}: {key} appears twice"));
                }
            }
        }
    }
    assert_no_problems(&problems);
}

#[test]
fn every_file_is_inside_the_binary() {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let translations = Translations::new(lang);
        let missing_keys = texts::keys(lang).into_iter().filter(|key| !translations.has(key));
        problems.extend(missing_keys.map(|key| format!("{}: {key} is not compiled in", lang.code())));
    }
    assert_no_problems(&problems);
}

#[test]
fn the_languages_have_the_same_files_keys_and_values() {
    let english = texts::read(Lang::En);
    let mut problems = Vec::new();
    for lang in Lang::ALL.into_iter().filter(|l| *l != Lang::En) {
        compare(lang, &english, &texts::read(lang), &mut problems);
    }
    assert_no_problems(&problems);
}

fn compare(lang: Lang, english: &[File], other: &[File], problems: &mut Vec<String>) {
    let names = |files: &[File]| files.iter().map(|f| f.name.clone()).collect::<Vec<_>>();
    if names(english) != names(other) {
        problems.push(format!(
            "{}: files {:?}, not {:?}",
            lang.code(),
            names(other),
            names(english)
        ));
        return;
    }
    for (one, two) in english.iter().zip(other) {
        let at = format!("{}/{}.ftl", lang.code(), two.name);
        for (key, _) in &two.messages {
            if !one.messages.iter().any(|(known, _)| known == key) {
                problems.push(format!("{at}: {key} is not in English"));
            }
        }
        for (key, info) in &one.messages {
            match two.messages.iter().find(|(known, _)| known == key) {
                None => problems.push(format!("{at}: {key} is missing")),
                Some((_, own)) if own.values != info.values => {
                    problems.push(format!(
                        "{at}: {key} uses {:?}, English {:?}",
                        own.values, info.values
                    ));
                }
                Some(_) => {}
            }
        }
    }
}
