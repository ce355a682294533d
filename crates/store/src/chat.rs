//! The chat at each table, muted people, and reports to the operator.

use crate::{Added, Person, Store, StoreError, changes};

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Said {
    pub number: i64,
    /// `None` if the account was deleted.
    pub person: Option<String>,
    /// The person's name when the message was sent.
    pub name: String,
    /// Empty if the operator has removed it, and in a system message.
    pub text: String,
    pub at: i64,
    /// For a system message: what happened (somebody left, took moves back …), as JSON.
    pub note: Option<String>,
}

/// A system message in a table's chat, stored together with the change that it reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNote {
    /// The person that the message is about.
    pub person: Option<String>,
    pub name: String,
    pub at: i64,
    /// The message as JSON.
    pub note: String,
}

pub(crate) const INSERT_NOTE: &str = "INSERT INTO messages (table_id, number, person, name, text, at, note) \
     SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, '', $4, $5 FROM messages WHERE table_id = $1";

/// A report to the operator.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Report {
    pub id: String,
    pub table_id: String,
    pub message: i64,
    pub reporter: Option<String>,
    pub about: Option<String>,
    /// The reported text, unchanged.
    pub text: String,
    pub why: String,
    pub at: i64,
    pub settled_at: Option<i64>,
}

impl Store {
    /// Adds a chat message and returns its number. Simultaneous messages are all stored.
    pub async fn say(
        &self,
        table: &str,
        person: &str,
        name: &str,
        text: &str,
        at: i64,
    ) -> Result<i64, StoreError> {
        let next = "SELECT COALESCE(MAX(number), 0) + 1 FROM messages WHERE table_id = $1";
        let insert =
            "INSERT INTO messages (table_id, number, person, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
        let notice = changes::of_chat(table);
        Ok(transaction!(&self.db, &[notice], |tx| {
            // The sender locks the table for a moment, so that numbers are unique and without gaps.
            sqlx::query("UPDATE tables SET version = version WHERE id = $1")
                .bind(table)
                .execute(&mut *tx)
                .await?;
            let (number,): (i64,) = sqlx::query_as(next).bind(table).fetch_one(&mut *tx).await?;
            sqlx::query(insert)
                .bind(table)
                .bind(number)
                .bind(person)
                .bind(name)
                .bind(text)
                .bind(at)
                .execute(&mut *tx)
                .await?;
            number
        }))
    }

    /// The chat messages at a table after number `after`.
    pub async fn said(&self, table: &str, after: i64, most: i64) -> Result<Vec<Said>, StoreError> {
        let sql = "SELECT number, person, name, text, at, note FROM messages \
                   WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(table)
                .bind(after)
                .bind(most)
                .fetch_all(pool)
                .await?
        }))
    }

    /// All of a person's chat messages: the table, the text and the time.
    pub async fn said_by(&self, person: &str) -> Result<Vec<(String, String, i64)>, StoreError> {
        let sql = "SELECT table_id, text, at FROM messages WHERE person = $1 AND text <> '' \
                   ORDER BY at, table_id, number";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(person).fetch_all(pool).await?
        }))
    }

    /// The people that a person has muted.
    pub async fn muted_by(&self, person: &str) -> Result<Vec<Person>, StoreError> {
        let sql = "SELECT id, name, created_at, banned_at FROM mutes JOIN people ON people.id = mutes.other \
                   WHERE mutes.person = $1 ORDER BY id";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(person).fetch_all(pool).await?
        }))
    }

    pub async fn mute(&self, person: &str, other: &str, is_muted: bool) -> Result<(), StoreError> {
        let sql = if is_muted {
            "INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE person = $1 AND other = $2"
        };
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(person)
                .bind(other)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Files a report, unless the reporter has too many open ones; repeating a report has no effect.
    pub async fn report(&self, report: &Report, most: i64) -> Result<Added, StoreError> {
        let count = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND settled_at IS NULL";
        let sql = "INSERT INTO reports (id, table_id, message, reporter, about, text, why, at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
        transaction!(&self.db, |tx| {
            let count = sqlx::query_as(count).bind(&report.reporter);
            check_limit!(tx, &report.reporter, most, count);
            sqlx::query(sql)
                .bind(&report.id)
                .bind(&report.table_id)
                .bind(report.message)
                .bind(&report.reporter)
                .bind(&report.about)
                .bind(&report.text)
                .bind(&report.why)
                .bind(report.at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(Added::Done)
    }

    /// Unsettled reports: the oldest from each reporter, then the second oldest from each, and so on, so that nobody
    /// can bury another person's report under many others.
    pub async fn open_reports(&self, each: i64, most: i64) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, table_id, message, reporter, about, text, why, at, settled_at FROM \
                   (SELECT reports.*, ROW_NUMBER() OVER (PARTITION BY reporter ORDER BY at, id) AS place \
                    FROM reports WHERE settled_at IS NULL) AS placed \
                   WHERE place <= $1 ORDER BY place, at, id LIMIT $2";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(each).bind(most).fetch_all(pool).await?
        }))
    }

    /// The number of unsettled reports per reporter, largest first.
    pub async fn count_reports(&self) -> Result<Vec<(Option<String>, i64)>, StoreError> {
        let sql = "SELECT reporter, COUNT(*) FROM reports WHERE settled_at IS NULL \
                   GROUP BY reporter ORDER BY COUNT(*) DESC, reporter";
        Ok(read!(&self.db, |pool| sqlx::query_as(sql)
            .fetch_all(pool)
            .await?))
    }

    /// A person's reports, oldest first.
    pub async fn reports_by(&self, person: &str) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, table_id, message, reporter, about, text, why, at, settled_at FROM reports \
                   WHERE reporter = $1 ORDER BY at, id";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(person).fetch_all(pool).await?
        }))
    }

    /// Removes the text of a reported message; returns whether there is such a report. The message keeps its number; the
    /// report keeps the text.
    pub async fn remove_reported(&self, report: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE messages SET text = '' \
                   WHERE (table_id, number) IN (SELECT table_id, message FROM reports WHERE id = $1)";
        Ok(transaction!(&self.db, |tx| {
            let removed = sqlx::query(sql).bind(report).execute(&mut *tx).await?;
            removed.rows_affected() > 0
        }))
    }

    /// Settles a report; returns whether there was one.
    pub async fn settle_report(&self, id: &str, at: i64) -> Result<bool, StoreError> {
        Ok(transaction!(&self.db, |tx| {
            let settled =
                sqlx::query("UPDATE reports SET settled_at = $2 WHERE id = $1 AND settled_at IS NULL")
                    .bind(id)
                    .bind(at)
                    .execute(&mut *tx)
                    .await?;
            settled.rows_affected() > 0
        }))
    }
}
