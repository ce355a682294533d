//! The games, for programs that do not contain them.

use serde_json::json;

use crate::Site;

#[tokio::test]
async fn the_games_are_listed_with_their_options() {
    let site = Site::open(scratch_database::sqlite()).await;
    let games = site.nobody().get("/api/games").await.json;
    let ids: Vec<&str> = games
        .as_array()
        .expect("a list")
        .iter()
        .map(|game| game["id"].as_str().expect("an id"))
        .collect();
    assert!(
        ids.starts_with(&["industria", "industry", "barrage", "age-of-industry"]),
        "{ids:?}"
    );
    assert_eq!(games[0]["seats"], json!([3, 4]));
    assert_eq!(games[0]["name"], "Industria");
    for option in games[0]["options"].as_array().expect("a list") {
        let values = option["values"].as_array().expect("a list");
        assert!(values.contains(&option["default"]), "{option}");
        assert!(
            option["rule"]
                .as_str()
                .is_some_and(|rule| rule.starts_with("IA-"))
        );
    }
}

/// A program can print a table with this: every component that a move names, and every text of an event.
#[tokio::test]
async fn a_game_has_its_components_and_texts() {
    let site = Site::open(scratch_database::sqlite()).await;
    let listed = site.nobody().get("/api/games").await.json;
    for game in listed.as_array().expect("a list") {
        let id = game["id"].as_str().expect("an id");
        let details = site.nobody().get(&format!("/api/games/{id}")).await.json;
        for part in ["id", "name", "seats", "options", "rules_version", "data_version"] {
            assert_eq!(details[part], game[part], "{id} {part}");
        }
        assert_eq!(details["components"]["id"], details["data_version"], "{id}");
        assert!(
            details["texts"]
                .as_object()
                .is_some_and(|texts| texts.len() > 100),
            "{id}"
        );
    }
    let mut reader = site.nobody();
    reader.headers = vec![("accept-language", "de".to_owned())];
    let german = reader.get("/api/games/industria").await;
    assert_eq!(german.headers["content-language"], "de");
    assert_eq!(german.json["texts"]["industria-event-passed"], "{ $seat } passt.");
    let tiles = german.json["components"]["tile"].as_array().expect("a list");
    assert!(tiles.iter().any(|tile| tile["id"] == "brickworks"));
    let unknown = site.nobody().get("/api/games/chess").await;
    assert_eq!(
        (unknown.status, unknown.code()),
        (404, "not-found"),
        "{unknown:?}"
    );
}
