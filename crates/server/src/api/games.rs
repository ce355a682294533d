//! `/api/games`: the games, for programs that do not contain them.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use lang::Lang;
use protocol::{GameDetails, GameOption, GameSummary, Problem};
use serde_json::{Map, Value};
use smokestack_core::GameInfo;

use super::body::GameId;
use super::error_response::language;
use crate::app::{ApiError, App, Caller};

/// The component files of all games.
const COMPONENTS: &[&str] = include!(concat!(env!("OUT_DIR"), "/components.rs"));

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameSummary>), (status = 401, body = Problem)))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    app.check_visitor(&caller)?;
    Ok(Json(catalog::infos().map(summary).collect::<Vec<_>>()))
}

/// A game with its options, its components, and its texts in the requested language.
#[utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path)), responses(
    (status = 200, body = GameDetails), (status = 401, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn get(
    State(app): State<App>,
    GameId(id): GameId,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    app.check_visitor(&caller)?;
    let game = catalog::find(&id).map_err(|error| ApiError::NotFound(error.message()))?;
    let lang = language(&headers);
    let details = GameDetails {
        game: summary(game.info()),
        components: components(&id),
        texts: texts(&id, lang),
    };
    Ok(([(header::CONTENT_LANGUAGE, lang.code())], Json(details)))
}

fn summary(info: &GameInfo) -> GameSummary {
    let option = |option: &smokestack_core::OptionInfo| GameOption {
        id: option.id.to_owned(),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
        default: option.default.to_owned(),
        rule: option.rule.to_owned(),
    };
    GameSummary {
        id: info.id.to_owned(),
        name: info.name.to_owned(),
        seats: info.seats.to_vec(),
        options: info.options.iter().map(option).collect(),
        rules_version: info.rules_version,
        data_version: info.data_version.to_owned(),
    }
}

/// A game's component file as JSON; empty for a game without components.
fn components(game: &str) -> Value {
    let files = COMPONENTS
        .iter()
        .filter_map(|text| toml::from_str::<Value>(text).ok());
    let mut own = files.filter(|file| file["game"] == game);
    own.next().unwrap_or_else(|| Value::Object(Map::new()))
}

/// A game's texts, by key. Each is a Fluent pattern.
fn texts(game: &str, lang: Lang) -> BTreeMap<String, String> {
    let prefix = format!("{game}-");
    let mut texts = BTreeMap::new();
    for file in lang::texts(lang) {
        let mut last: Option<(&str, String)> = None;
        for line in file.lines() {
            let is_continued = line.is_empty() || line.starts_with([' ', '}']);
            match &mut last {
                Some((_, pattern)) if is_continued => {
                    pattern.push('\n');
                    pattern.push_str(line);
                }
                _ => {
                    texts.extend(last.take().map(whole));
                    let begins = line.split_once(" =").filter(|(key, _)| key.starts_with(&prefix));
                    last = begins.map(|(key, pattern)| (key, pattern.to_owned()));
                }
            }
        }
        texts.extend(last.map(whole));
    }
    texts
}

fn whole((key, pattern): (&str, String)) -> (String, String) {
    (key.to_owned(), pattern.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use lang::Translations;

    use super::*;

    /// Each pattern is complete: with it alone, a translation has the key.
    #[test]
    fn every_text_is_a_fluent_pattern() {
        for info in catalog::infos() {
            for lang in Lang::ALL {
                let texts = texts(info.id, lang);
                assert!(texts.len() > 5, "{}", info.id);
                for (key, pattern) in texts {
                    let indented = pattern.replace('\n', "\n    ");
                    let file = format!("{key} =\n    {indented}\n");
                    let alone = Translations::from_texts(lang, [file.as_str()]);
                    assert!(alone.has(&key), "{file}");
                }
            }
        }
    }

    #[test]
    fn components_are_those_of_the_current_data_set() {
        for info in catalog::infos().filter(|info| info.id != "tiny-game") {
            assert_eq!(components(info.id)["id"], info.data_version, "{}", info.id);
        }
    }
}
