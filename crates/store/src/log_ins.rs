//! Log-ins: the public part of a token finds the row, its secret part is stored as a hash only.

use crate::{Added, Store, StoreError, changes};

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
    /// Adds a log-in, if the person may have one more of its kind.
    pub async fn add_log_in(&self, log_in: &LogIn, most: i64) -> Result<Added, StoreError> {
        let count = "SELECT COUNT(*) FROM log_ins WHERE person = $1 AND kind = $2";
        let sql = "INSERT INTO log_ins (id, person, hash, kind, label, created_at, expires_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        transaction!(&self.db, |tx| {
            let count = sqlx::query_as(count).bind(&log_in.person).bind(&log_in.kind);
            check_room!(tx, &log_in.person, most, count);
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
        Ok(Added::Done)
    }

    pub async fn log_in(&self, id: &str) -> Result<Option<LogIn>, StoreError> {
        let sql = "SELECT id, person, hash, kind, label, created_at, expires_at FROM log_ins WHERE id = $1";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        }))
    }

    /// A log-in that is used holds longer.
    pub async fn renew_log_in(&self, id: &str, expires_at: i64) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("UPDATE log_ins SET expires_at = $2 WHERE id = $1")
                .bind(id)
                .bind(expires_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// If the latest log-in would end before `latest`, all end later by the difference: what was not used by anybody for so
    /// long was not forgotten by its people, but nobody was here, or the clock was set. Whether it was so.
    pub async fn prolong_log_ins(&self, latest: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE log_ins SET expires_at = expires_at + $1 WHERE expires_at IS NOT NULL";
        Ok(transaction!(&self.db, |tx| {
            let (last,): (Option<i64>,) = sqlx::query_as("SELECT MAX(expires_at) FROM log_ins")
                .fetch_one(&mut *tx)
                .await?;
            let missing = last.map_or(0, |last| latest - last);
            if missing > 0 {
                sqlx::query(sql).bind(missing).execute(&mut *tx).await?;
            }
            missing > 0
        }))
    }

    /// Forgets log-ins that do not hold any more; how many there were.
    pub async fn drop_expired_log_ins(&self, now: i64) -> Result<u64, StoreError> {
        Ok(transaction!(&self.db, |tx| {
            let dropped = sqlx::query("DELETE FROM log_ins WHERE expires_at <= $1")
                .bind(now)
                .execute(&mut *tx)
                .await?;
            dropped.rows_affected()
        }))
    }

    /// The log-ins of a person of one kind, the newest first.
    pub async fn log_ins_of(&self, person: &str, kind: &str) -> Result<Vec<LogIn>, StoreError> {
        let sql = "SELECT id, person, hash, kind, label, created_at, expires_at FROM log_ins \
                   WHERE person = $1 AND kind = $2 ORDER BY created_at DESC, id";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(person)
                .bind(kind)
                .fetch_all(pool)
                .await?
        }))
    }

    /// Ends one log-in of a person; whether there was one. Every server hears it: live connections close.
    pub async fn drop_log_in(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let notice = changes::of_log_ins(person);
        Ok(transaction!(&self.db, &[notice], |tx| {
            let dropped = sqlx::query("DELETE FROM log_ins WHERE id = $1 AND person = $2")
                .bind(id)
                .bind(person)
                .execute(&mut *tx)
                .await?;
            dropped.rows_affected() > 0
        }))
    }

    /// Ends all log-ins of a person.
    pub async fn drop_log_ins(&self, person: &str) -> Result<(), StoreError> {
        let notice = changes::of_log_ins(person);
        transaction!(&self.db, &[notice], |tx| {
            sqlx::query("DELETE FROM log_ins WHERE person = $1")
                .bind(person)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }
}
