//! A person's profile: ratings, statistics and finished games.

use std::collections::BTreeMap;

use protocol::{GameStatistics, Profile, RatingInfo};
use store::Person;

use super::rating::strength;
use super::snapshot::table_info;
use super::table_cache::is_id;
use super::{ApiError, App, Caller};

/// The maximum number of games listed at a time.
const MAX_TABLES: i64 = 50;
/// The maximum number of games counted; nobody has played more.
const MAX_RESULTS: i64 = 100_000;
/// The maximum number of records in one download.
const MAX_RECORDS: i64 = 1_000;
/// Standard deviations to either side, for a 95 % interval.
const Z: f64 = 1.96;

/// A stored rating as it is shown.
fn rating_info(rating: &store::Rating) -> RatingInfo {
    let shown = strength(rating).to_elo_scale();
    RatingInfo {
        rating: shown.rating.round() as i64,
        give_or_take: (Z * shown.uncertainty).round() as i64,
        games: rating.games,
    }
}

impl App {
    /// A person's profile, with games that ended before a given time.
    pub(crate) async fn page(
        &self,
        caller: &Caller,
        person: &str,
        before: Option<i64>,
    ) -> Result<Profile, ApiError> {
        let person = self.find_person(person).await?;
        let viewer = caller.id().unwrap_or_default();
        let before = before.unwrap_or(i64::MAX);
        let tables = self
            .store()
            .finished_of(&person.id, viewer, before, MAX_TABLES)
            .await?;
        Ok(Profile {
            games: self.statistics(&person.id).await?,
            tables: tables.iter().map(|(row, seats)| table_info(row, seats)).collect(),
            id: person.id,
            name: person.name,
            since: person.created_at,
        })
    }

    /// The person with this id.
    pub(super) async fn find_person(&self, id: &str) -> Result<Person, ApiError> {
        let person = if is_id(id) {
            self.store().person(id).await?
        } else {
            None
        };
        person.ok_or_else(ApiError::no_person)
    }

    async fn statistics(&self, person: &str) -> Result<Vec<GameStatistics>, ApiError> {
        let mut games: BTreeMap<String, GameStatistics> = BTreeMap::new();
        for (game, seat, result) in self.store().results_of(person, MAX_RESULTS).await? {
            let Some(own) = result
                .0
                .into_iter()
                .find(|placed| placed.seat.to_string() == seat)
            else {
                continue;
            };
            let points = i64::from(own.points);
            let statistics = games.entry(game.clone()).or_insert(GameStatistics {
                game,
                played: 0,
                won: 0,
                best: points,
                rating: None,
            });
            statistics.played += 1;
            statistics.won += i64::from(own.place == 1);
            statistics.best = statistics.best.max(points);
        }
        for rating in self.store().ratings_of(person).await? {
            if let Some(statistics) = games.get_mut(&rating.game) {
                statistics.rating = Some(rating_info(&rating));
            }
        }
        Ok(games.into_values().collect())
    }

    /// The records of the caller's games that have begun, each with a file name.
    pub(crate) async fn own_records(&self, caller: &Caller) -> Result<Vec<(String, String)>, ApiError> {
        let person = caller.person()?;
        let mut records = Vec::new();
        for (row, seats) in self.store().tables_of(&person.id, MAX_RECORDS).await? {
            if let Some(record) = self.record_of(&row, &seats).await? {
                records.push((format!("{}-{}.record", row.game, row.id), record));
            }
        }
        Ok(records)
    }
}
