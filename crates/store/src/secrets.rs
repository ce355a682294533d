//! Secrets shared by all servers on one database.

use crate::{Store, StoreError};

impl Store {
    /// The secret with this name. If there is none yet, `new` is stored; if several servers do this at once, the first
    /// one wins.
    pub async fn secret(&self, name: &str, new: &[u8], now: i64) -> Result<Vec<u8>, StoreError> {
        let sql = "INSERT INTO secrets (name, value, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(name)
                .bind(new)
                .bind(now)
                .execute(&mut *tx)
                .await?;
        });
        let (value,): (Vec<u8>,) = read!(&self.db, |pool| {
            sqlx::query_as("SELECT value FROM secrets WHERE name = $1")
                .bind(name)
                .fetch_one(pool)
                .await?
        });
        Ok(value)
    }
}
