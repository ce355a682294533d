//! Ratings per person and game.

use crate::{Store, StoreError};

/// A person's rating in a game, with its uncertainty.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct Rating {
    pub person: String,
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    /// The number of rated games.
    pub games: i64,
    pub at: i64,
}

/// The outcome of [`Store::rate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rated {
    /// The result was counted now.
    Now,
    /// The result had been counted before.
    Before,
    /// A rating is not based on the stored one: read the ratings again.
    Outrun,
}

impl Store {
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<Rating>, StoreError> {
        let sql = "SELECT person, game, rating, uncertainty, games, at FROM ratings WHERE person = $1 ORDER BY game";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(person).fetch_all(pool).await?
        }))
    }

    pub async fn rating(&self, person: &str, game: &str) -> Result<Option<Rating>, StoreError> {
        let sql = "SELECT person, game, rating, uncertainty, games, at FROM ratings WHERE person = $1 AND game = $2";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(person)
                .bind(game)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Stores the rating changes from a table's result, once.
    pub async fn rate(&self, table: &str, ratings: &[Rating]) -> Result<Rated, StoreError> {
        let sql = "INSERT INTO ratings (person, game, rating, uncertainty, games, at) VALUES ($1, $2, $3, $4, $5, $6) \
                   ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, \
                   uncertainty = excluded.uncertainty, games = excluded.games, at = excluded.at \
                   WHERE ratings.games = excluded.games - 1";
        Ok(transaction!(&self.db, |tx| {
            let counted = sqlx::query("INSERT INTO rated (table_id) VALUES ($1) ON CONFLICT DO NOTHING")
                .bind(table)
                .execute(&mut *tx)
                .await?;
            if counted.rows_affected() == 0 {
                return Ok(Rated::Before);
            }
            for rating in ratings {
                let stored = sqlx::query(sql)
                    .bind(&rating.person)
                    .bind(&rating.game)
                    .bind(rating.rating)
                    .bind(rating.uncertainty)
                    .bind(rating.games)
                    .bind(rating.at)
                    .execute(&mut *tx)
                    .await?;
                if stored.rows_affected() == 0 {
                    return Ok(Rated::Outrun);
                }
            }
            Rated::Now
        }))
    }
}
