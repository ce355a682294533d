//! Codes sent by e-mail.

use crate::{Store, StoreError};

impl Store {
    /// Stores a code's hash, replacing any older one for the same purpose.
    pub async fn set_code(
        &self,
        person: &str,
        purpose: &str,
        hash: &[u8],
        expires_at: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO codes (person, purpose, hash, expires_at) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (person, purpose) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at";
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(person)
                .bind(purpose)
                .bind(hash)
                .bind(expires_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Consumes a code; returns whether it was correct and still valid.
    pub async fn take_code(
        &self,
        person: &str,
        purpose: &str,
        hash: &[u8],
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql = "DELETE FROM codes WHERE person = $1 AND purpose = $2 AND hash = $3 AND expires_at > $4";
        Ok(transaction!(&self.db, |tx| {
            let taken = sqlx::query(sql)
                .bind(person)
                .bind(purpose)
                .bind(hash)
                .bind(now)
                .execute(&mut *tx)
                .await?;
            taken.rows_affected() > 0
        }))
    }
}
