//! How strong people are, game by game.

use crate::{Store, StoreError};

/// How strong a person is at a game, and how sure that is.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct Rating {
    pub person: String,
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    /// Games that were counted.
    pub games: i64,
    pub at: i64,
}

/// What became of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rated {
    /// It counts from now on.
    Now,
    /// It was counted before.
    Before,
    /// A rating is not the next one after what is stored: read them again.
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

    /// Stores what a table's result changed, once.
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
