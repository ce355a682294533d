//! Every catalog error has a text in four languages that shows all its values.

use catalog::CatalogError;
use lang::{Lang, Translations};
use smokestack_core::{DataError, InvalidPosition, Problem, RecordError, SetupError};

use crate::none;
use crate::texts;

fn all() -> Vec<CatalogError> {
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
        let written = texts::messages(lang);
        for error in all() {
            let message = error.message();
            let given = message.args.iter().map(|(name, _)| name.to_string()).collect();
            let shown = translations.error(&message);
            let at = format!("{}: {}", lang.code(), message.key);
            match written.get(message.key) {
                None => problems.push(format!("{at} is missing")),
                Some(info) if info.values != given => {
                    problems.push(format!("{at} uses {:?} of {given:?}", info.values));
                }
                Some(_) if shown.contains(['{', '$']) => problems.push(format!("{at}: “{shown}”")),
                Some(_) => {}
            }
        }
    }
    none(&problems);
}
