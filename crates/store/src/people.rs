//! People: guests, and people with an account (`accounts`).

use crate::limits::LOCK_PERSON;
use crate::{Store, StoreError, changes, notifications};

/// A user: a guest or a person with an account.
#[derive(Clone, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub created_at: i64,
    /// When the operator banned this person.
    pub banned_at: Option<i64>,
}

/// Criteria for guests who count as gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// They were created before this time.
    pub created_before: i64,
    /// They have never played, and none of their sessions is valid beyond this time.
    pub unused_until: i64,
    /// They have played, and none of their sessions is valid beyond this time.
    pub played_until: i64,
}

/// A table that changed, and its new version.
pub type Changed = (String, i64);

impl Store {
    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)")
                .bind(&person.id)
                .bind(&person.name)
                .bind(person.created_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, created_at, banned_at FROM people WHERE id = $1";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        }))
    }

    /// People with this id or address, or whose name contains the text; with their addresses.
    pub async fn find_people(
        &self,
        text: &str,
        most: i64,
    ) -> Result<Vec<(Person, Option<String>)>, StoreError> {
        #[derive(sqlx::FromRow)]
        struct Found {
            #[sqlx(flatten)]
            person: Person,
            email: Option<String>,
        }
        let sql = "SELECT id, name, people.created_at, banned_at, email \
                   FROM people LEFT JOIN accounts ON accounts.person = people.id \
                   WHERE id = $1 OR email = LOWER($1) OR LOWER(name) LIKE '%' || LOWER($1) || '%' \
                   ORDER BY people.created_at DESC, id LIMIT $2";
        let found: Vec<Found> = read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(text).bind(most).fetch_all(pool).await?
        });
        Ok(found.into_iter().map(|one| (one.person, one.email)).collect())
    }

    pub async fn rename_person(&self, id: &str, name: &str) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
                .bind(id)
                .bind(name)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Bans a person, or lifts the ban. The sessions are kept, so that the server can still give the reason when it
    /// rejects them.
    pub async fn ban(&self, id: &str, banned_at: Option<i64>) -> Result<(), StoreError> {
        let notice = changes::of_sessions(id);
        transaction!(&self.db, &[notice], |tx| {
            sqlx::query("UPDATE people SET banned_at = $2 WHERE id = $1")
                .bind(id)
                .bind(banned_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Transfers everything from `guest` to `person`, and deletes the guest. A table at which both sit keeps the guest,
    /// who is then not deleted. Channels are transferred up to the person's limit, oldest first. Returns the tables
    /// that changed.
    pub async fn adopt(
        &self,
        guest: &str,
        person: &str,
        most_channels: i64,
    ) -> Result<Vec<Changed>, StoreError> {
        let channels = "UPDATE channels SET person = $2 WHERE id IN \
                        (SELECT id FROM channels WHERE person = $1 ORDER BY created_at, id LIMIT $3)";
        let touched = "SELECT id FROM tables \
                       WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY id";
        let host = "UPDATE tables SET version = version + 1, host = CASE WHEN host = $1 THEN $2 ELSE host END \
                    WHERE id = $3 RETURNING id, version";
        let mine = "SELECT table_id FROM seats WHERE person = $1 \
                    AND table_id NOT IN (SELECT table_id FROM seats WHERE person = $2)";
        let mut notices = vec![changes::of_sessions(guest)];
        Ok(transaction!(&self.db, &notices, |tx| {
            // Lock tables before their seats, one after the other, as a move does: either a concurrent move waits for
            // us or we wait for it, but never both.
            let touched: Vec<(String,)> = sqlx::query_as(touched).bind(guest).fetch_all(&mut *tx).await?;
            let mut changed: Vec<Changed> = Vec::new();
            for (table,) in &touched {
                let one = sqlx::query_as(host).bind(guest).bind(person).bind(table);
                changed.extend(one.fetch_optional(&mut *tx).await?);
            }
            let tables: Vec<(String,)> = sqlx::query_as(mine)
                .bind(guest)
                .bind(person)
                .fetch_all(&mut *tx)
                .await?;
            for (table,) in &tables {
                for sql in [
                    "UPDATE seats SET person = $2 WHERE person = $1 AND table_id = $3",
                    "UPDATE actions SET person = $2 WHERE person = $1 AND table_id = $3",
                    "UPDATE messages SET person = $2 WHERE person = $1 AND table_id = $3",
                ] {
                    sqlx::query(sql)
                        .bind(guest)
                        .bind(person)
                        .bind(table)
                        .execute(&mut *tx)
                        .await?;
                }
            }
            sqlx::query(LOCK_PERSON).bind(person).execute(&mut *tx).await?;
            let (own,): (i64,) = sqlx::query_as(notifications::COUNT_CHANNELS)
                .bind(person)
                .fetch_one(&mut *tx)
                .await?;
            sqlx::query(channels)
                .bind(guest)
                .bind(person)
                .bind((most_channels - own).max(0))
                .execute(&mut *tx)
                .await?;
            for sql in [
                "UPDATE ratings SET person = $2 \
                 WHERE person = $1 AND game NOT IN (SELECT game FROM ratings WHERE person = $2)",
                "UPDATE component_uploads SET person = $2 WHERE person = $1",
                "UPDATE quiet_tables SET person = $2 \
                 WHERE person = $1 AND table_id NOT IN (SELECT table_id FROM quiet_tables WHERE person = $2)",
                "UPDATE reports SET reporter = $2 WHERE reporter = $1",
                "UPDATE reports SET about = $2 WHERE about = $1",
                "UPDATE mutes SET person = $2 \
                 WHERE person = $1 AND other <> $2 AND other NOT IN (SELECT other FROM mutes WHERE person = $2)",
            ] {
                sqlx::query(sql)
                    .bind(guest)
                    .bind(person)
                    .execute(&mut *tx)
                    .await?;
            }
            // At tables where both sit, the guest stays.
            let sat = "UPDATE sat SET person = $2 WHERE person = $1 \
                       AND table_id NOT IN (SELECT table_id FROM seats WHERE person = $1) \
                       AND NOT EXISTS (SELECT 1 FROM sat AS own WHERE own.person = $2 \
                       AND own.table_id = sat.table_id AND own.seat = sat.seat)";
            sqlx::query(sat)
                .bind(guest)
                .bind(person)
                .execute(&mut *tx)
                .await?;
            sqlx::query(
                "DELETE FROM people WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE person = $1)",
            )
            .bind(guest)
            .execute(&mut *tx)
            .await?;
            notices.extend(
                changed
                    .iter()
                    .map(|(id, version)| changes::of_table(id, *version)),
            );
            changed
        }))
    }

    /// Deletes up to `most` guests who cannot come back, or who have been away for so long that they will not; returns
    /// how many. Their names remain as text in finished games and chat messages.
    pub async fn purge_guests(&self, idle: &Idle, most: i64) -> Result<u64, StoreError> {
        // Using a session extends it by a fixed time, so its expiry shows when it was last used.
        let sql = "DELETE FROM people WHERE id IN (SELECT id FROM people \
             WHERE created_at <= $1 AND banned_at IS NULL \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id AND status IN ('open', 'playing')) \
             AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                             WHERE seats.person = people.id AND status IN ('open', 'playing')) \
             AND NOT EXISTS (SELECT 1 FROM log_ins WHERE person = people.id AND (expires_at IS NULL OR expires_at > \
                             CASE WHEN EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) \
                             THEN $3 ELSE $2 END)) \
             ORDER BY created_at, id LIMIT $4)";
        Ok(transaction!(&self.db, |tx| {
            let purged = sqlx::query(sql)
                .bind(idle.created_before)
                .bind(idle.unused_until)
                .bind(idle.played_until)
                .bind(most)
                .execute(&mut *tx)
                .await?;
            purged.rows_affected()
        }))
    }

    /// When anyone last signed in, as far as is known.
    pub async fn last_arrival(&self) -> Result<Option<i64>, StoreError> {
        let (last,): (Option<i64>,) = read!(&self.db, |pool| {
            sqlx::query_as("SELECT MAX(created_at) FROM log_ins")
                .fetch_one(pool)
                .await?
        });
        Ok(last)
    }

    /// Deletes a person: account, sessions, name and chat messages. Moves are kept, because the games also belong to
    /// the other players. Returns the tables that changed.
    pub async fn delete_person(&self, id: &str) -> Result<Vec<Changed>, StoreError> {
        let mut notices = vec![changes::of_sessions(id)];
        Ok(transaction!(&self.db, &notices, |tx| {
            let sql = "UPDATE tables SET version = version + 1 \
                       WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) RETURNING id, version";
            let changed: Vec<Changed> = sqlx::query_as(sql).bind(id).fetch_all(&mut *tx).await?;
            for sql in [
                "UPDATE seats SET name = NULL WHERE person = $1",
                "UPDATE actions SET person = NULL WHERE person = $1",
                "UPDATE messages SET name = '', text = '' WHERE person = $1",
                // Seats and tables are detached from the person; sessions and account are deleted with the person.
                "DELETE FROM people WHERE id = $1",
            ] {
                sqlx::query(sql).bind(id).execute(&mut *tx).await?;
            }
            notices.extend(
                changed
                    .iter()
                    .map(|(id, version)| changes::of_table(id, *version)),
            );
            changed
        }))
    }
}
