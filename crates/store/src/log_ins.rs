//! Log-ins: the public part of a token finds the row, its secret part is stored as a hash only.

use crate::{Store, StoreError};

/// A cookie or a token.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct LogIn {
    pub id: String,
    pub person: String,
    /// SHA-256 of the secret part.
    pub hash: Vec<u8>,
    /// `session` or `personal`.
    pub kind: String,
    pub label: Option<String>,
    pub created_at: i64,
    pub expires_at: Option<i64>,
}

impl Store {
    pub async fn add_log_in(&self, log_in: &LogIn) -> Result<(), StoreError> {
        let sql = "INSERT INTO log_ins (id, person, hash, kind, label, created_at, expires_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(&log_in.id)
                .bind(&log_in.person)
                .bind(&log_in.hash)
                .bind(&log_in.kind)
                .bind(&log_in.label)
                .bind(log_in.created_at)
                .bind(log_in.expires_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    pub async fn log_in(&self, id: &str) -> Result<Option<LogIn>, StoreError> {
        let sql = "SELECT id, person, hash, kind, label, created_at, expires_at FROM log_ins WHERE id = $1";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        }))
    }

    /// Ends one log-in.
    pub async fn drop_log_in(&self, id: &str) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("DELETE FROM log_ins WHERE id = $1")
                .bind(id)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }
}
