//! Passkeys, and the challenges that they sign.

use crate::{Added, Store, StoreError};

/// A passkey's public half.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Passkey {
    pub id: String,
    pub person: String,
    /// The credential id (base64url).
    pub credential: String,
    /// The COSE number of its signature algorithm.
    pub algorithm: i64,
    pub key: Vec<u8>,
    /// The person's name for this passkey.
    pub label: String,
    /// The passkey's signature counter.
    pub counter: i64,
    pub created_at: i64,
    pub used_at: Option<i64>,
}

macro_rules! passkey {
    () => {
        "id, person, credential, algorithm, key, label, counter, created_at, used_at"
    };
}

impl Store {
    /// Adds a passkey, if its credential id is new and the person may have one more.
    pub async fn add_passkey(&self, passkey: &Passkey, most: i64) -> Result<Added, StoreError> {
        let count = "SELECT COUNT(*) FROM passkeys WHERE person = $1";
        let sql = concat!(
            "INSERT INTO passkeys (",
            passkey!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"
        );
        Ok(transaction!(&self.db, |tx| {
            check_limit!(
                tx,
                &passkey.person,
                most,
                sqlx::query_as(count).bind(&passkey.person)
            );
            let added = sqlx::query(sql)
                .bind(&passkey.id)
                .bind(&passkey.person)
                .bind(&passkey.credential)
                .bind(passkey.algorithm)
                .bind(&passkey.key)
                .bind(&passkey.label)
                .bind(passkey.counter)
                .bind(passkey.created_at)
                .bind(passkey.used_at)
                .execute(&mut *tx)
                .await?;
            match added.rows_affected() {
                0 => Added::Exists,
                _ => Added::Done,
            }
        }))
    }

    /// A person's passkeys, newest first.
    pub async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        let sql = concat!(
            "SELECT ",
            passkey!(),
            " FROM passkeys WHERE person = $1 ORDER BY created_at DESC, id"
        );
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(person).fetch_all(pool).await?
        }))
    }

    /// The passkey with this credential id.
    pub async fn passkey(&self, credential: &str) -> Result<Option<Passkey>, StoreError> {
        let sql = concat!("SELECT ", passkey!(), " FROM passkeys WHERE credential = $1");
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(credential).fetch_optional(pool).await?
        }))
    }

    /// Records a sign-in. Returns whether the stored counter was as expected: of two simultaneous sign-ins, one is rejected.
    pub async fn use_passkey(&self, passkey: &Passkey, counter: i64, now: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE passkeys SET counter = $3, used_at = $4 WHERE id = $1 AND counter = $2";
        Ok(transaction!(&self.db, |tx| {
            let used = sqlx::query(sql)
                .bind(&passkey.id)
                .bind(passkey.counter)
                .bind(counter)
                .bind(now)
                .execute(&mut *tx)
                .await?;
            used.rows_affected() > 0
        }))
    }

    /// Deletes a person's passkey; returns whether there was one.
    pub async fn drop_passkey(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        Ok(transaction!(&self.db, |tx| {
            let dropped = sqlx::query("DELETE FROM passkeys WHERE person = $1 AND id = $2")
                .bind(person)
                .bind(id)
                .execute(&mut *tx)
                .await?;
            dropped.rows_affected() > 0
        }))
    }

    /// Adds a challenge, and deletes expired ones.
    pub async fn add_challenge(
        &self,
        challenge: &str,
        purpose: &str,
        person: Option<&str>,
        (now, expires_at): (i64, i64),
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO challenges (challenge, purpose, person, expires_at) VALUES ($1, $2, $3, $4)";
        transaction!(&self.db, |tx| {
            sqlx::query("DELETE FROM challenges WHERE expires_at <= $1")
                .bind(now)
                .execute(&mut *tx)
                .await?;
            sqlx::query(sql)
                .bind(challenge)
                .bind(purpose)
                .bind(person)
                .bind(expires_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Consumes a challenge; returns whether it was issued for this purpose, to this person, and is still valid.
    pub async fn take_challenge(
        &self,
        challenge: &str,
        purpose: &str,
        person: Option<&str>,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql = "DELETE FROM challenges WHERE challenge = $1 RETURNING purpose, person, expires_at";
        let taken: Option<(String, Option<String>, i64)> = transaction!(&self.db, |tx| {
            sqlx::query_as(sql)
                .bind(challenge)
                .fetch_optional(&mut *tx)
                .await?
        });
        Ok(taken.is_some_and(|(for_what, whose, expires_at)| {
            for_what == purpose && whose.as_deref() == person && expires_at > now
        }))
    }
}
