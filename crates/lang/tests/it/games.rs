//! Every message of a game has its text, and no text of these families is unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use catalog::DynGame;
use lang::{Lang, Translations};
use smokestack_core::{GameInfo, Seed};

use crate::assert_no_problems;
use crate::messages;
use crate::texts::{self, TextInfo};

/// The message keys of a game's engine.
fn expected_keys(info: &GameInfo) -> BTreeSet<String> {
    let game = info.id;
    let keys = info.message_keys;
    let families = [
        ("event", keys.events),
        ("refusal", keys.refusals),
        ("prompt", keys.questions),
        ("action", keys.actions),
        ("score", keys.sources),
        ("word", keys.words),
    ];
    let mut keys: BTreeSet<String> = families
        .into_iter()
        .flat_map(|(family, keys)| keys.iter().map(move |key| format!("{game}-{family}-{key}")))
        .collect();
    for option in info.options {
        keys.insert(format!("{game}-option-{}", option.id));
        keys.insert(format!("{game}-option-{}-text", option.id));
        let value = |value| format!("{game}-value-{}-{value}", option.id);
        keys.extend(option.values.iter().map(value));
    }
    keys
}

const FAMILIES: [&str; 8] = [
    "event", "refusal", "prompt", "action", "score", "word", "option", "value",
];

#[test]
fn the_texts_of_a_game_are_those_of_its_engine() {
    let text_keys = texts::keys(Lang::En);
    let mut problems = Vec::new();
    for game in catalog::games() {
        let info = game.info();
        let expected = expected_keys(info);
        let in_a_family = |key: &&String| {
            FAMILIES
                .iter()
                .any(|family| key.starts_with(&format!("{}-{family}-", info.id)))
        };
        let text_keys: BTreeSet<String> = text_keys.iter().filter(in_a_family).cloned().collect();
        problems.extend(
            expected
                .difference(&text_keys)
                .map(|key| format!("{key} is missing")),
        );
        problems.extend(
            text_keys
                .difference(&expected)
                .map(|key| format!("no engine uses {key}")),
        );
    }
    assert_no_problems(&problems);
}

/// Hints explain a choice in terms of the parts of the bots' evaluation; all languages have the same keys.
#[test]
fn the_eval_texts_are_the_parts_of_the_evaluation() {
    let text_keys = texts::keys(Lang::En);
    let mut problems = Vec::new();
    for game in catalog::games() {
        let beginning = format!("{}-eval-", game.info().id);
        let parts = game.parts().iter().map(|part| format!("{beginning}{part}"));
        let expected: BTreeSet<String> = parts.collect();
        let text_keys = text_keys.iter().filter(|key| key.starts_with(&beginning));
        let text_keys: BTreeSet<String> = text_keys.cloned().collect();
        let missing_keys = expected.difference(&text_keys);
        problems.extend(missing_keys.map(|key| format!("{key} is missing")));
        let left_over = text_keys.difference(&expected);
        problems.extend(left_over.map(|key| format!("no bot judges {key}")));
    }
    assert_no_problems(&problems);
}

/// Some texts put an article before the bank and select it by the word itself, so the two have to agree; those that
/// select by an id name an existing piece or word.
#[test]
fn selectors_name_existing_words_and_pieces() {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let translations = Translations::new(lang);
        let messages = texts::messages(lang);
        for game in catalog::games() {
            let info = game.info();
            let words: BTreeSet<String> = info
                .message_keys
                .words
                .iter()
                .map(|word| translations.text(&format!("{}-word-{word}", info.id)))
                .collect();
            for (key, text) in messages.iter().filter(|(key, _)| key.starts_with(info.id)) {
                let is_known = |(value, choice): &&(String, String)| {
                    if value.ends_with(texts::ID_SUFFIX) {
                        info.message_keys.words.contains(&choice.as_str()) || is_named(*game, choice)
                    } else {
                        words.contains(choice)
                    }
                };
                for (value, choice) in text.choices.iter().filter(|choice| !is_known(choice)) {
                    problems.push(format!("{}: {key}: ${value} is never “{choice}”", lang.code()));
                }
            }
        }
        for game in catalog::games() {
            let id = game.info().id;
            if !has_payments(&messages, game.info()) {
                continue;
            }
            let payment_text = |from: &str, to: &str| {
                let values = [("from", from.into()), ("to", to.into()), ("amount", 2.into())];
                translations.text_with(&format!("{id}-event-paid"), &values)
            };
            let bank = translations.text(&format!("{id}-word-bank"));
            for (payment_text, bare) in [
                (
                    payment_text(&bank, "Anna"),
                    payment_text("#", "Anna").replace('#', &bank),
                ),
                (
                    payment_text("Anna", &bank),
                    payment_text("Anna", "#").replace('#', &bank),
                ),
            ] {
                if payment_text == bare {
                    problems.push(format!(
                        "{}: the bank has no article in “{payment_text}”",
                        lang.code()
                    ));
                }
            }
        }
    }
    assert_no_problems(&problems);
}

/// Whether the log of this game reports payments between players and a bank.
fn has_payments(messages: &BTreeMap<String, TextInfo>, info: &GameInfo) -> bool {
    let payment_text = messages.get(&format!("{}-event-paid", info.id));
    payment_text.is_some_and(|payment_text| payment_text.values.contains("to"))
        && info.message_keys.words.contains(&"bank")
}

/// Whether a piece of the game has this id.
fn is_named(game: &dyn DynGame, id: &str) -> bool {
    let seats = game.info().seats[0];
    let table = messages::new_table(game, seats, &[], Seed::from_number(1));
    table.piece_name(id, Lang::En.code()).is_some()
}

/// The texts of the pages about a game: the tagline, the guide in eight steps, the credits.
#[test]
fn every_game_has_its_guide_and_pages() {
    let text_keys = texts::keys(Lang::En);
    let steps = (1..=8).flat_map(|n| [format!("guide-{n}-title"), format!("guide-{n}-text")]);
    let pages = ["guide-title", "about", "about-data", "tagline", "cover"].map(str::to_owned);
    let expected: BTreeSet<String> = steps.chain(pages).collect();
    let mut problems = Vec::new();
    for game in catalog::games() {
        let id = game.info().id;
        let key = |rest: &String| format!("{id}-{rest}");
        let missing_keys = expected.iter().map(key).filter(|key| !text_keys.contains(key));
        problems.extend(missing_keys.map(|key| format!("{key} is missing")));
        let guide = text_keys
            .iter()
            .filter_map(|key| key.strip_prefix(&format!("{id}-")))
            .filter(|rest| rest.starts_with("guide-"));
        let extra = guide.filter(|rest| !expected.contains(*rest));
        problems.extend(extra.map(|rest| format!("no page shows {id}-{rest}")));
    }
    assert_no_problems(&problems);
}

/// Every provenance of a data file has a label.
#[test]
fn every_provenance_has_its_label() {
    let text_keys = texts::keys(Lang::En);
    let mut problems = Vec::new();
    for game in catalog::games() {
        let id = game.info().id;
        let file = texts::crates_folder().join(id).join("data/standard.toml");
        let data = fs::read_to_string(file).expect("every game has its data file");
        let froms: BTreeSet<&str> = data
            .split("from = \"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        assert!(!froms.is_empty(), "{id} has provenances");
        let missing_keys = froms
            .into_iter()
            .map(|from| format!("{id}-provenance-{from}"))
            .filter(|key| !text_keys.contains(key));
        problems.extend(missing_keys.map(|key| format!("{key} is missing")));
    }
    assert_no_problems(&problems);
}
