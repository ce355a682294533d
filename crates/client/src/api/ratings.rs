//! The ratings of a table's players in its game. Each rating is requested once.

use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen_futures::spawn_local;

use super::{TableInfo, http};

/// Players, and their ratings if they have one.
#[derive(Clone, Copy)]
pub(crate) struct Ratings(RwSignal<Vec<(String, Option<i64>)>>);

impl Ratings {
    pub fn new() -> Ratings {
        Ratings(RwSignal::new(Vec::new()))
    }

    /// Requests the ratings of new players.
    pub fn load(self, table: &TableInfo) {
        for person in table.seats.iter().filter_map(|sitter| sitter.person.clone()) {
            let is_new = |known: &Vec<(String, Option<i64>)>| known.iter().all(|(id, _)| *id != person);
            if self.0.with_untracked(is_new) {
                self.0.update(|known| known.push((person.clone(), None)));
                spawn_local(self.ask(person, table.game.clone()));
            }
        }
    }

    async fn ask(self, person: String, game: String) {
        let page = http::get(&format!("/api/people/{person}"))
            .await
            .unwrap_or_default();
        if let Some(rating) = rating(&page, &game) {
            let _ = self.0.try_update(|known| {
                known.retain(|(id, _)| *id != person);
                known.push((person, Some(rating)));
            });
        }
    }

    pub fn of(self, person: &str) -> Option<i64> {
        self.0.with(|known| known.iter().find(|(id, _)| id == person)?.1)
    }
}

fn rating(page: &Value, game: &str) -> Option<i64> {
    let mut games = page["games"].as_array()?.iter();
    games.find(|one| one["game"] == game)?["rating"]["rating"].as_i64()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_rating_of_the_right_game_is_read() {
        let page = json!({ "games": [
            { "game": "barrage", "rating": { "rating": 1600 } }, { "game": "industria", "rating": null },
        ] });
        assert_eq!(rating(&page, "barrage"), Some(1600));
        assert_eq!(
            rating(&page, "industria"),
            None,
            "no game with another person was counted"
        );
        assert_eq!(rating(&page, "industry"), None);
    }
}
