//! Accounts: the e-mail address and the password of each person who wants to keep their games.

use crate::{Store, StoreError, changes};

/// Sign-in credentials. Until an address is confirmed, several people may claim it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Account {
    pub person: String,
    /// In lower case.
    pub email: String,
    /// How the password was hashed, and with what salt: the same for all claims to an address.
    pub method: String,
    pub salt: Vec<u8>,
    pub hash: Vec<u8>,
    /// When the person proved that the address is theirs.
    pub confirmed_at: Option<i64>,
    pub created_at: i64,
}

macro_rules! columns {
    () => {
        "person, email, method, salt, hash, confirmed_at, created_at"
    };
}

impl Store {
    /// Creates an account; returns `false` if the person already has one.
    pub async fn add_account(&self, account: &Account) -> Result<bool, StoreError> {
        let sql = concat!(
            "INSERT INTO accounts (",
            columns!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
        );
        Ok(transaction!(&self.db, |tx| {
            let added = sqlx::query(sql)
                .bind(&account.person)
                .bind(&account.email)
                .bind(&account.method)
                .bind(&account.salt)
                .bind(&account.hash)
                .bind(account.confirmed_at)
                .bind(account.created_at)
                .execute(&mut *tx)
                .await?;
            added.rows_affected() == 1
        }))
    }

    pub async fn account_of(&self, person: &str) -> Result<Option<Account>, StoreError> {
        let sql = concat!("SELECT ", columns!(), " FROM accounts WHERE person = $1");
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(person).fetch_optional(pool).await?
        }))
    }

    /// Everyone who claims an address: first the person who has confirmed it, then the others in the order of their
    /// claims.
    pub async fn accounts_at(&self, email: &str) -> Result<Vec<Account>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM accounts WHERE email = $1 ORDER BY confirmed_at IS NULL, created_at, person"
        );
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(email).fetch_all(pool).await?
        }))
    }

    /// Confirms that the address belongs to this person, and drops all other people's claims.
    pub async fn confirm_account(&self, person: &str, at: i64) -> Result<(), StoreError> {
        let others = "DELETE FROM accounts WHERE person <> $1 \
                      AND email = (SELECT email FROM accounts WHERE person = $1)";
        transaction!(&self.db, |tx| {
            sqlx::query("UPDATE accounts SET confirmed_at = $2 WHERE person = $1")
                .bind(person)
                .bind(at)
                .execute(&mut *tx)
                .await?;
            sqlx::query(others).bind(person).execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Sets a new password and ends all sessions except the one given.
    pub async fn change_password(
        &self,
        person: &str,
        hash: &[u8],
        but: Option<&str>,
    ) -> Result<(), StoreError> {
        let notice = changes::of_sessions(person);
        transaction!(&self.db, &[notice], |tx| {
            sqlx::query("UPDATE accounts SET hash = $2 WHERE person = $1")
                .bind(person)
                .bind(hash)
                .execute(&mut *tx)
                .await?;
            sqlx::query("DELETE FROM log_ins WHERE person = $1 AND id <> $2")
                .bind(person)
                .bind(but.unwrap_or_default())
                .execute(&mut *tx)
                .await?;
            // The person may be changing the password to lock out an intruder, who may have added a passkey.
            sqlx::query("DELETE FROM passkeys WHERE person = $1")
                .bind(person)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }
}
