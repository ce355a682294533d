//! Background jobs. A new kind of job needs a name, a line in [`App::do_job`], and a [`store::JobChange`] stored
//! together with the move or the table that causes it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::{Job, Kinds, StoreError};
use tokio::sync::{OwnedSemaphorePermit as Permit, Semaphore};

use super::bot_scheduler::RunningSearch;
use super::people::SESSION_AGE_MS;
use super::{ApiError, App, bots, email, notifications, opening, operator, rating, timeouts};

/// How long a claim lasts without being renewed. After this time, another server takes over a killed server's jobs.
const CLAIM_MS: i64 = 4_000;
/// The interval at which a long job's claim is renewed.
const RENEWAL_INTERVAL: Duration = Duration::from_secs(1);
/// The interval between looks for due jobs other than those that this server has just set.
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// The delay before a failed job is retried; it doubles each time.
const RETRY_DELAY_MS: i64 = 250;
/// The interval at which the rate limiters are cleaned up.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60);
/// The number of rate-limiter cleanups between two purges of expired sessions: an hour's worth.
const CLEANUPS_PER_PURGE: usize = 60;
/// If nobody at all has used the server for longer than this (a month), that time does not count towards session
/// expiry.
const MAX_ABSENCE_MS: i64 = 30 * 24 * 3_600_000;
/// The maximum number of jobs claimed at a time, which leaves some for other servers.
const MAX_CLAIMED: usize = 16;
/// The maximum number of simultaneous jobs per lane on one server.
const MAX_JOBS_PER_LANE: usize = 64;

/// All jobs except bots' turns, by how long they may take: jobs in one lane never wait for those in another.
#[derive(Debug)]
pub(super) struct Lanes([Lane; 3]);

#[derive(Debug)]
struct Lane {
    kinds: Kinds<'static>,
    permits: Arc<Semaphore>,
}

/// Jobs that must not be delayed: clocks and game results.
const PROMPT_KINDS: Kinds<'_> = Kinds::Only("clock rate");
/// Jobs that wait for other machines, which may be slow.
const OUTGOING_KINDS: Kinds<'_> = Kinds::Only("tell confirm reset");
/// All other jobs except bots' turns.
const OTHER_KINDS: Kinds<'_> = Kinds::But("bot clock rate tell confirm reset");

impl Default for Lanes {
    fn default() -> Lanes {
        Lanes([PROMPT_KINDS, OTHER_KINDS, OUTGOING_KINDS].map(|kinds| Lane {
            kinds,
            permits: Arc::new(Semaphore::new(MAX_JOBS_PER_LANE)),
        }))
    }
}

impl App {
    /// Does the background work until the process ends: runs jobs, and forwards notices from other servers.
    pub async fn run(self) {
        if !self.store().is_shared() {
            // No other server can be working on these jobs, so a killed server's jobs are taken over at once.
            if let Err(error) = self.store().drop_claims().await {
                tracing::error!(%error, "old claims could not be given up");
            }
        }
        self.correct_stored_times().await;
        let hearing = self.clone();
        tokio::join!(
            hearing.forward_changes(),
            self.work(),
            self.tidy(),
            crate::metrics::run_upkeep()
        );
    }

    /// Corrects stored times in case the machine's clock has changed since a server last ran here, so that no bot waits
    /// for a time in the far future, and nobody is signed out because the server was off.
    async fn correct_stored_times(&self) {
        let now = self.now();
        let (claims, latest) = (now + 10 * CLAIM_MS, now + SESSION_AGE_MS - MAX_ABSENCE_MS);
        if let Err(error) = self.store().mend_jobs(bots::KIND, now, claims).await {
            tracing::error!(%error, "old jobs could not be looked at");
        }
        match self.store().prolong_sessions(latest).await {
            Ok(true) => tracing::warn!(
                "nobody was here for a month, or the clock was set: everybody stays signed in for as much longer"
            ),
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "expired sessions could not be checked"),
        }
    }

    async fn work(&self) {
        loop {
            let mut is_busy = self.spawn_jobs(self.claim_turns().await);
            for lane in &self.0.lanes.0 {
                let permits = free(&lane.permits, MAX_CLAIMED);
                is_busy |= self.spawn_jobs(self.claim_with(permits, lane.kinds).await);
            }
            if !is_busy {
                let _ = tokio::time::timeout(POLL_INTERVAL, self.0.work.notified()).await;
            } // otherwise more may be due
        }
    }

    /// Runs claimed jobs, each in its own task; returns whether there were any.
    fn spawn_jobs<P: Send + 'static>(&self, claimed: Result<Vec<(Job, P)>, StoreError>) -> bool {
        let jobs = claimed.unwrap_or_else(|error| {
            tracing::error!(%error, "no job could be claimed");
            Vec::new()
        });
        let is_busy = !jobs.is_empty();
        for (job, permit) in jobs {
            let app = self.clone();
            tokio::spawn(async move { app.work_on(job, permit).await });
        }
        is_busy
    }

    /// Claims as many bots' turns as can be searched at once, one per host at a time. The others are left to the first
    /// server that is free.
    async fn claim_turns(&self) -> Result<Vec<(Job, RunningSearch)>, StoreError> {
        let mut claimed = Vec::new();
        let mut permits = free(&self.0.bot_scheduler.permits, usize::MAX);
        if permits.is_empty() {
            return Ok(claimed);
        }
        let due = self.store().due_by_host(bots::KIND, self.now()).await?;
        for turn in self.0.bot_scheduler.in_order(due) {
            let Some(permit) = permits.pop() else { break };
            let (now, word) = (self.now(), self.claim_id());
            let job = self
                .store()
                .claim_job(&word, now, now + CLAIM_MS, bots::KIND, &turn.subject);
            match job.await? {
                Some(job) => claimed.push((job, self.0.bot_scheduler.begin(turn.owner, permit))),
                None => permits.push(permit), // another server was faster
            }
        }
        Ok(claimed)
    }

    /// Claims up to one job per permit.
    async fn claim_with(
        &self,
        permits: Vec<Permit>,
        kinds: Kinds<'_>,
    ) -> Result<Vec<(Job, Permit)>, StoreError> {
        if permits.is_empty() {
            return Ok(Vec::new());
        }
        let jobs = self.claim(kinds, permits.len() as i64).await?;
        Ok(jobs.into_iter().zip(permits).collect())
    }

    async fn claim(&self, kinds: Kinds<'_>, most: i64) -> Result<Vec<Job>, StoreError> {
        let now = self.now();
        let until = now + CLAIM_MS;
        self.store()
            .claim_jobs(&self.claim_id(), now, until, kinds, most)
            .await
    }

    /// A new, unique claim id.
    fn claim_id(&self) -> String {
        let number = self.0.claims.fetch_add(1, Ordering::Relaxed);
        format!("{} {number}", self.0.server)
    }

    /// Cleans up the rate limiters and expired sessions from time to time.
    async fn tidy(&self) {
        loop {
            if let Err(error) = self.store().drop_expired_sessions(self.now()).await {
                tracing::warn!(%error, "expired sessions could not be deleted");
            }
            if let Err(error) = self.purge_guests().await {
                tracing::warn!(%error, "old guests could not be forgotten");
            }
            for _ in 0..CLEANUPS_PER_PURGE {
                tokio::time::sleep(CLEANUP_INTERVAL).await;
                self.0.limits.tidy();
            }
        }
    }

    /// Dispatches every kind of job.
    async fn do_job(&self, job: &Job) -> Result<(), ApiError> {
        match job.kind.as_str() {
            bots::KIND => self.play_bot(&job.subject).await,
            timeouts::KIND => self.time_is_up(&job.subject, job.tries).await,
            opening::KIND => self.opening_is_over(&job.subject).await,
            rating::KIND => self.rate(&job.subject).await,
            notifications::FIND_TURNS => self.note_turns().await,
            notifications::NOTIFY => self.notify(&job.subject, job.tries).await,
            email::CONFIRM => self.send_code(email::CONFIRM, &job.subject, job.tries).await,
            email::RESET => self.send_code(email::RESET, &job.subject, job.tries).await,
            operator::GIVE_UP_SEATS => self.give_up_seats(&job.subject).await,
            operator::END_TABLE => self.end_table(&job.subject).await,
            operator::SIGNED_OUT => {
                self.sessions_ended(&job.subject);
                Ok(())
            }
            // A newer server's job: leave it for a server that knows this kind.
            _ => Err(ApiError::Unavailable),
        }
    }

    /// Keeps renewing a claim.
    async fn renew(&self, job: &Job) -> Result<(), ApiError> {
        loop {
            tokio::time::sleep(RENEWAL_INTERVAL).await;
            let until = self.now() + CLAIM_MS;
            if let Err(error) = self.store().renew_claim(job, until).await {
                tracing::warn!(%error, kind = job.kind, "a claim could not be renewed");
            }
        }
    }

    async fn work_on<P>(&self, job: Job, permit: P) {
        let (app, own) = (self.clone(), job.clone());
        // The job runs in its own task: if it panics, it is retried with growing delays.
        let doing = tokio::spawn(async move { app.do_job(&own).await });
        let done = tokio::select! {
            done = doing => done.unwrap_or(Err(ApiError::Unavailable)),
            never = self.renew(&job) => never,
        };
        let result = if done.is_ok() { "done" } else { "failed" };
        metrics::counter!("smokestack_jobs_total", "kind" => job.kind.clone(), "result" => result)
            .increment(1);
        let settled = match done {
            Err(ApiError::Unavailable) => {
                let wait = match job.kind.as_str() {
                    notifications::NOTIFY | email::CONFIRM | email::RESET => notifications::RETRY_DELAY_MS,
                    _ => RETRY_DELAY_MS,
                };
                let later = self.now() + wait * (1 << job.tries.clamp(0, 8));
                self.store().put_off_job(&job, later).await
            }
            // Other jobs go first; this one was not even tried.
            Err(ApiError::TooMany { seconds }) => {
                let later = self.now() + seconds * 1_000;
                self.store().postpone_job(&job, later).await
            }
            _ => self.store().finish_job(&job).await,
        };
        if let Err(error) = settled {
            tracing::error!(%error, kind = job.kind, "a job could not be settled");
        }
        drop(permit);
        self.0.work.notify_one(); // another job may be waiting for it
    }
}

/// Takes up to `most` free permits from a semaphore.
fn free(semaphore: &Arc<Semaphore>, most: usize) -> Vec<Permit> {
    let one = || semaphore.clone().try_acquire_owned().ok();
    std::iter::from_fn(one).take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_in_one_lane() {
        let text = |kinds| match kinds {
            Kinds::Only(kinds) | Kinds::But(kinds) => kinds,
        };
        let prompt = [timeouts::KIND, rating::KIND].join(" ");
        let outgoing = [notifications::NOTIFY, email::CONFIRM, email::RESET].join(" ");
        assert_eq!(text(PROMPT_KINDS), prompt);
        assert_eq!(text(OUTGOING_KINDS), outgoing);
        assert_eq!(text(OTHER_KINDS), format!("{} {prompt} {outgoing}", bots::KIND));
    }

    #[test]
    fn only_free_permits_are_taken() {
        let three = Arc::new(Semaphore::new(3));
        let some = free(&three, 2);
        let rest = free(&three, usize::MAX);
        assert_eq!((some.len(), rest.len()), (2, 1));
        assert!(free(&three, 2).is_empty());
        drop(some);
        assert_eq!(free(&three, MAX_CLAIMED).len(), 2);
    }
}
