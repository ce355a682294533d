//! Background jobs: each is run by exactly one server at a time.
//!
//! A job is claimed for a limited time. A killed server's claims expire, and another server takes them over. Running a
//! job twice must therefore be harmless: a bot's move, for example, specifies the position that it is for.

use crate::db::Db;
use crate::{Store, StoreError};

/// A job that this server has claimed.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Job {
    pub kind: String,
    /// The subject of the job: usually a table's id.
    pub subject: String,
    pub due_at: i64,
    /// The number of attempts, including this one.
    pub tries: i64,
    /// The id of the claim. Every claim has its own: the same server may claim a follow-up job before it has finished
    /// this one.
    pub claim: String,
}

/// A change to the jobs, stored together with the move or the table that causes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobChange {
    Set {
        kind: &'static str,
        subject: String,
        due_at: i64,
    },
    Clear {
        kind: &'static str,
        subject: String,
    },
}

/// Which jobs a server wants to claim, as kinds separated by spaces: long jobs are claimed separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinds<'k> {
    Only(&'k str),
    But(&'k str),
}

/// A job that is due, and its owner: the host of its table, or the job itself if it does not have one.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Due {
    pub subject: String,
    pub owner: String,
    pub due_at: i64,
}

/// Setting a job again clears its claim: the server that had claimed the old job has done it.
pub(crate) const SET_JOB: &str = "INSERT INTO jobs (kind, subject, due_at) VALUES ($1, $2, $3) \
     ON CONFLICT (kind, subject) DO UPDATE SET due_at = excluded.due_at, claimed_by = NULL, claimed_until = 0, tries = 0";

pub(crate) const CLEAR_JOB: &str = "DELETE FROM jobs WHERE kind = $1 AND subject = $2";

macro_rules! claim {
    ($suffix:literal) => {
        concat!(
            "UPDATE jobs SET claimed_by = $1, claimed_until = $2, tries = tries + 1 WHERE (kind, subject) IN \
             (SELECT kind, subject FROM jobs WHERE due_at <= $3 AND claimed_until <= $3 \
             AND (' ' || $5 || ' ' LIKE '% ' || kind || ' %') = $6 \
             ORDER BY due_at LIMIT $4 ",
            $suffix,
            ") RETURNING kind, subject, due_at, tries, claimed_by AS claim"
        )
    };
}

impl Store {
    /// Changes jobs, outside any other transaction.
    pub async fn change_jobs(&self, jobs: &[JobChange]) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            for job in jobs {
                bind_job!(job).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

    /// Claims up to `most` due jobs of these kinds until the given time, under a new claim id.
    pub async fn claim_jobs(
        &self,
        claim: &str,
        now: i64,
        until: i64,
        kinds: Kinds<'_>,
        most: i64,
    ) -> Result<Vec<Job>, StoreError> {
        let (kind, is_it) = match kinds {
            Kinds::Only(kind) => (kind, true),
            Kinds::But(kind) => (kind, false),
        };
        // Reading first does not take a write lock: most of the time, nothing is due.
        let sql = "SELECT due_at FROM jobs WHERE due_at <= $1 AND claimed_until <= $1 \
                   AND (' ' || $2 || ' ' LIKE '% ' || kind || ' %') = $3 LIMIT 1";
        let due: Option<(i64,)> = read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(now)
                .bind(kind)
                .bind(is_it)
                .fetch_optional(pool)
                .await?
        });
        if due.is_none() {
            return Ok(Vec::new());
        }
        Ok(match &self.db {
            Db::Sqlite { write, .. } => {
                sqlx::query_as(claim!(""))
                    .bind(claim)
                    .bind(until)
                    .bind(now)
                    .bind(most)
                    .bind(kind)
                    .bind(is_it)
                    .fetch_all(write)
                    .await?
            }
            // Two servers that ask at the same moment get different jobs, and neither waits.
            Db::Postgres(pool) => {
                sqlx::query_as(claim!("FOR UPDATE SKIP LOCKED"))
                    .bind(claim)
                    .bind(until)
                    .bind(now)
                    .bind(most)
                    .bind(kind)
                    .bind(is_it)
                    .fetch_all(pool)
                    .await?
            }
        })
    }

    /// For each host, the job of this kind that has been due the longest.
    pub async fn due_by_host(&self, kind: &str, now: i64) -> Result<Vec<Due>, StoreError> {
        let sql = "SELECT subject, owner, due_at FROM ( \
                   SELECT jobs.subject AS subject, jobs.due_at AS due_at, \
                   COALESCE(tables.host, jobs.subject) AS owner, \
                   ROW_NUMBER() OVER (PARTITION BY COALESCE(tables.host, jobs.subject) \
                   ORDER BY jobs.due_at, jobs.subject) AS place \
                   FROM jobs LEFT JOIN tables ON tables.id = jobs.subject \
                   WHERE jobs.kind = $1 AND jobs.due_at <= $2 AND jobs.claimed_until <= $2) AS due \
                   WHERE place = 1 ORDER BY due_at, subject";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(kind).bind(now).fetch_all(pool).await?
        }))
    }

    /// Claims one job that is due; `None` if another server was faster.
    pub async fn claim_job(
        &self,
        claim: &str,
        now: i64,
        until: i64,
        kind: &str,
        subject: &str,
    ) -> Result<Option<Job>, StoreError> {
        let sql = "UPDATE jobs SET claimed_by = $1, claimed_until = $2, tries = tries + 1 \
                   WHERE kind = $4 AND subject = $5 AND due_at <= $3 AND claimed_until <= $3 \
                   RETURNING kind, subject, due_at, tries, claimed_by AS claim";
        Ok(transaction!(&self.db, |tx| {
            sqlx::query_as(sql)
                .bind(claim)
                .bind(until)
                .bind(now)
                .bind(kind)
                .bind(subject)
                .fetch_optional(&mut *tx)
                .await?
        }))
    }

    /// Extends a claim until the given time.
    pub async fn renew_claim(&self, job: &Job, until: i64) -> Result<(), StoreError> {
        let sql = "UPDATE jobs SET claimed_until = $4 WHERE kind = $1 AND subject = $2 AND claimed_by = $3";
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(&job.kind)
                .bind(&job.subject)
                .bind(&job.claim)
                .bind(until)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Deletes a claimed job that is done. If the job was set again in the meantime, it is kept.
    pub async fn finish_job(&self, job: &Job) -> Result<(), StoreError> {
        let sql = "DELETE FROM jobs WHERE kind = $1 AND subject = $2 AND claimed_by = $3";
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(&job.kind)
                .bind(&job.subject)
                .bind(&job.claim)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Reschedules a claimed job that failed or cannot be done yet.
    pub async fn put_off_job(&self, job: &Job, due_at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE jobs SET due_at = $4, claimed_by = NULL, claimed_until = 0 \
                   WHERE kind = $1 AND subject = $2 AND claimed_by = $3";
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(&job.kind)
                .bind(&job.subject)
                .bind(&job.claim)
                .bind(due_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Reschedules a claimed job that was not tried because others go first.
    pub async fn postpone_job(&self, job: &Job, due_at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE jobs SET due_at = $4, claimed_by = NULL, claimed_until = 0, tries = tries - 1 \
                   WHERE kind = $1 AND subject = $2 AND claimed_by = $3";
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(&job.kind)
                .bind(&job.subject)
                .bind(&job.claim)
                .bind(due_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Drops all claims. Only for a server that is alone on its database, at its start.
    pub async fn drop_claims(&self) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("UPDATE jobs SET claimed_by = NULL, claimed_until = 0")
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Called when a server starts, in case its clock was wrong before: makes jobs of this kind due now at the latest,
    /// and drops claims that last beyond `latest`.
    pub async fn mend_jobs(&self, kind: &str, now: i64, latest: i64) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("UPDATE jobs SET due_at = $2 WHERE kind = $1 AND due_at > $2")
                .bind(kind)
                .bind(now)
                .execute(&mut *tx)
                .await?;
            sqlx::query("UPDATE jobs SET claimed_by = NULL, claimed_until = 0 WHERE claimed_until > $1")
                .bind(latest)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// When the next job is due; a server may sleep until then.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let next: (Option<i64>,) = read!(&self.db, |pool| {
            sqlx::query_as("SELECT MIN(due_at) FROM jobs WHERE claimed_until = 0")
                .fetch_one(pool)
                .await?
        });
        Ok(next.0)
    }
}
