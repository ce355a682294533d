//! Every catalog error has a text in four languages that shows all its values.

use catalog::CatalogError;
use lang::{Lang, Translations};
use smokestack_core::{DataError, InvalidPosition, Problem, RecordError, SetupError};

use crate::assert_no_problems;
use crate::texts;

fn all_errors() -> Vec<CatalogError> {
    let text = || "thing".to_owned();
    let setup = [
        SetupError::SeatCount {
            game: "game",
            seats: text(),
            allowed: text(),
        },
        SetupError::UnknownOption {
            game: "game",
            option: text(),
            known: text(),
        },
        SetupError::UnknownValue {
            option: "option",
            value: text(),
            known: text(),
        },
    ];
    let mut all = vec![
        CatalogError::UnknownGame {
            game: text(),
            known: text(),
        },
        CatalogError::UnknownBot {
            bot: text(),
            known: text(),
        },
        CatalogError::Data(DataError {
            line: 1,
            rule: None,
            what: text(),
        }),
        CatalogError::RulesVersion {
            game: "game",
            needed: 1,
            have: 2,
        },
        CatalogError::DataVersion { needed: text() },
        CatalogError::View(InvalidPosition::new(text())),
    ];
    all.extend(setup.map(CatalogError::Setup));
    let problems = [
        Problem::Cut,
        Problem::Form(text()),
        Problem::NotAnAction,
        Problem::Illegal("IA-5.5"),
        Problem::AfterTheEnd,
        Problem::NotOver,
    ];
    all.extend(problems.map(|problem| CatalogError::Record(RecordError::new(1, problem, "two"))));
    all
}

#[test]
fn errors_show_all_their_values() {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let translations = Translations::new(lang);
        let messages = texts::messages(lang);
        for error in all_errors() {
            let message = error.message();
            let given_values = message.args.iter().map(|(name, _)| name.to_string()).collect();
            let shown_text = translations.error(&message);
            let at = format!("{}: {}", lang.code(), message.key);
            match messages.get(message.key) {
                None => problems.push(format!("{at} is missing")),
                Some(info) if info.values != given_values => {
                    problems.push(format!("{at} uses {:?} of {given_values:?}", info.values));
                }
                Some(_) if shown_text.contains(['{', '$']) => problems.push(format!("{at}: “{shown_text}”")),
                Some(_) => {}
            }
        }
    }
    assert_no_problems(&problems);
}
