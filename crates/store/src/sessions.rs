//! Browser sessions and API tokens: the public part of a token identifies the row; its secret part is stored only as a
//! hash. The SQL table is called `log_ins`.

use protocol::SessionKind;

use crate::{Added, Store, StoreError, changes};

/// A browser session or an API token.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Session {
    pub id: String,
    pub person: String,
    /// SHA-256 of the secret part.
    pub hash: Vec<u8>,
    pub kind: SessionKind,
    pub label: Option<String>,
    pub created_at: i64,
    pub expires_at: Option<i64>,
}

impl Store {
    /// Adds a session, if the person may have one more of its kind.
    pub async fn add_session(&self, session: &Session, most: i64) -> Result<Added, StoreError> {
        let count = "SELECT COUNT(*) FROM log_ins WHERE person = $1 AND kind = $2";
        let sql = "INSERT INTO log_ins (id, person, hash, kind, label, created_at, expires_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        transaction!(&self.db, |tx| {
            let count = sqlx::query_as(count).bind(&session.person).bind(session.kind);
            check_limit!(tx, &session.person, most, count);
            sqlx::query(sql)
                .bind(&session.id)
                .bind(&session.person)
                .bind(&session.hash)
                .bind(session.kind)
                .bind(&session.label)
                .bind(session.created_at)
                .bind(session.expires_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(Added::Done)
    }

    pub async fn session(&self, id: &str) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT id, person, hash, kind, label, created_at, expires_at FROM log_ins WHERE id = $1";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        }))
    }

    /// Extends a session that was used.
    pub async fn renew_session(&self, id: &str, expires_at: i64) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("UPDATE log_ins SET expires_at = $2 WHERE id = $1")
                .bind(id)
                .bind(expires_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// If even the last session would expire before `latest`, extends all of them by the difference: if none was used
    /// for that long, the server was off or its clock was changed. Returns whether this was the case.
    pub async fn prolong_sessions(&self, latest: i64) -> Result<bool, StoreError> {
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

    /// Deletes expired sessions; returns how many there were.
    pub async fn drop_expired_sessions(&self, now: i64) -> Result<u64, StoreError> {
        Ok(transaction!(&self.db, |tx| {
            let dropped = sqlx::query("DELETE FROM log_ins WHERE expires_at <= $1")
                .bind(now)
                .execute(&mut *tx)
                .await?;
            dropped.rows_affected()
        }))
    }

    /// A person's sessions of one kind, newest first.
    pub async fn sessions_of(&self, person: &str, kind: SessionKind) -> Result<Vec<Session>, StoreError> {
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

    /// Ends one of a person's sessions; returns whether there was one. All servers are notified and close live
    /// connections.
    pub async fn drop_session(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let notice = changes::of_sessions(person);
        Ok(transaction!(&self.db, &[notice], |tx| {
            let dropped = sqlx::query("DELETE FROM log_ins WHERE id = $1 AND person = $2")
                .bind(id)
                .bind(person)
                .execute(&mut *tx)
                .await?;
            dropped.rows_affected() > 0
        }))
    }

    /// Ends all of a person's sessions.
    pub async fn drop_sessions(&self, person: &str) -> Result<(), StoreError> {
        let notice = changes::of_sessions(person);
        transaction!(&self.db, &[notice], |tx| {
            sqlx::query("DELETE FROM log_ins WHERE person = $1")
                .bind(person)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }
}
