//! A person's page: how strong, how many games, and the games that are kept.

use std::collections::BTreeMap;

use serde::Serialize;
use store::Person;
use utoipa::ToSchema;

use super::rating::{placed, strength};
use super::shelf::is_id;
use super::{Caller, Refusal, Room, TableInfo};

/// Games that are listed at a time.
const MOST: i64 = 50;
/// Games that are counted; nobody has played more.
const ALL: i64 = 100_000;
/// Games of which one may have the records at a time.
const RECORDS: i64 = 1_000;
/// Standard deviations to either side: 95 of 100 lie between.
const Z: f64 = 1.96;

/// What everybody may know of a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PersonPage {
    pub id: String,
    pub name: String,
    /// When the person first came, in milliseconds since 1970.
    pub since: i64,
    /// Game by game; games that were never finished are left out.
    pub games: Vec<GameStatistics>,
    /// Finished games, the latest first: public ones, and those of whoever asks.
    pub tables: Vec<TableInfo>,
}

/// How somebody has played one game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameStatistics {
    pub game: String,
    pub played: i64,
    /// First places, shared ones too.
    pub won: i64,
    /// The most points in a game.
    pub best: i64,
    /// Nothing until a game with another person was counted.
    pub rating: Option<RatingInfo>,
}

/// How strong, on the scale of chess: everybody starts at 1500, and 200 points more mean ending ahead of the other in three
/// games of four.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatingInfo {
    pub rating: i64,
    /// So much more or less, in 95 of 100 cases.
    pub give_or_take: i64,
    /// Games that were counted.
    pub games: i64,
}

impl RatingInfo {
    pub fn of(rating: &store::Rating) -> RatingInfo {
        let shown = strength(rating).to_elo_scale();
        RatingInfo {
            rating: shown.rating.round() as i64,
            give_or_take: (Z * shown.uncertainty).round() as i64,
            games: rating.games,
        }
    }
}

impl Room {
    /// The page of a person, with games that ended before a moment.
    pub(crate) async fn page(
        &self,
        caller: &Caller,
        person: &str,
        before: Option<i64>,
    ) -> Result<PersonPage, Refusal> {
        let person = self.somebody(person).await?;
        let viewer = caller.id().unwrap_or_default();
        let before = before.unwrap_or(i64::MAX);
        let tables = self.store().finished_of(&person.id, viewer, before, MOST).await?;
        Ok(PersonPage {
            games: self.statistics(&person.id).await?,
            tables: tables
                .iter()
                .map(|(row, seats)| TableInfo::of(row, seats))
                .collect(),
            id: person.id,
            name: person.name,
            since: person.created_at,
        })
    }

    /// The person with this id.
    pub(super) async fn somebody(&self, id: &str) -> Result<Person, Refusal> {
        let person = match is_id(id) {
            true => self.store().person(id).await?,
            false => None,
        };
        person.ok_or_else(Refusal::no_person)
    }

    async fn statistics(&self, person: &str) -> Result<Vec<GameStatistics>, Refusal> {
        let mut games: BTreeMap<String, GameStatistics> = BTreeMap::new();
        for (game, seat, result) in self.store().results_of(person, ALL).await? {
            let Some(own) = placed(&result).into_iter().find(|placed| placed.seat == seat) else {
                continue;
            };
            let statistics = games.entry(game.clone()).or_insert(GameStatistics {
                game,
                played: 0,
                won: 0,
                best: own.points,
                rating: None,
            });
            statistics.played += 1;
            statistics.won += i64::from(own.place == 1);
            statistics.best = statistics.best.max(own.points);
        }
        for rating in self.store().ratings_of(person).await? {
            if let Some(statistics) = games.get_mut(&rating.game) {
                statistics.rating = Some(RatingInfo::of(&rating));
            }
        }
        Ok(games.into_values().collect())
    }

    /// The records of the caller's games that have begun, each with a file name.
    pub(crate) async fn own_records(&self, caller: &Caller) -> Result<Vec<(String, String)>, Refusal> {
        let person = caller.person()?;
        let mut records = Vec::new();
        for (row, seats) in self.store().tables_of(&person.id, RECORDS).await? {
            if let Some(record) = self.record_of(&row, &seats).await? {
                records.push((format!("{}-{}.record", row.game, row.id), record));
            }
        }
        Ok(records)
    }
}
