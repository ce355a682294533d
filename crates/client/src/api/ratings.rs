//! The ratings of a table's players in its game. Each rating is requested once.

use leptos::prelude::*;
use protocol::{GameStatistics, Profile, TableInfo};
use wasm_bindgen_futures::spawn_local;

use super::http;

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
        let profile = http::get::<Profile>(&format!("/api/people/{person}")).await;
        if let Some(rating) = profile.ok().and_then(|profile| rating(&profile.games, &game)) {
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

fn rating(games: &[GameStatistics], game: &str) -> Option<i64> {
    let mut games = games.iter();
    Some(games.find(|one| one.game == game)?.rating.as_ref()?.rating)
}

#[cfg(test)]
mod tests {
    use protocol::RatingInfo;

    use super::*;

    #[test]
    fn the_rating_of_the_right_game_is_read() {
        let statistics = |game: &str, rating: Option<i64>| GameStatistics {
            game: game.to_owned(),
            played: 1,
            won: 0,
            best: 30,
            rating: rating.map(|rating| RatingInfo {
                rating,
                give_or_take: 200,
                games: 1,
            }),
        };
        let games = [statistics("barrage", Some(1600)), statistics("industria", None)];
        assert_eq!(rating(&games, "barrage"), Some(1600));
        assert_eq!(
            rating(&games, "industria"),
            None,
            "no game with another person was counted"
        );
        assert_eq!(rating(&games, "industry"), None);
    }
}
