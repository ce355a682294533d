//! What the room does by itself. A new kind of job is a word, a line in [`Room::do_job`], and whatever sets it
//! ([`store::JobChange`]) together with the move or the table that causes it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::{Job, Kinds, StoreError};
use tokio::sync::{OwnedSemaphorePermit as Permit, Semaphore};

use super::people::SESSION_AGE;
use super::thinkers::Thinking;
use super::{Refusal, Room, bots, letters, opening, operator, rating, telling, timed};

/// How long a claim lasts without being renewed: so long nobody takes up what a killed server had begun.
const CLAIM: i64 = 4_000;
/// How often the claim of a job that takes long is renewed.
const RENEWAL: Duration = Duration::from_secs(1);
/// Nothing is due more exactly than this, unless something has just been set on this server.
const PULSE: Duration = Duration::from_millis(250);
/// How long is waited when a job could not be done; twice as long each time.
const WAIT: i64 = 250;
/// How often the counts of those who ask are tidied up.
const TIDYING: Duration = Duration::from_secs(60);
/// So many times between two looks for log-ins that do not hold any more: an hour.
const TIDYINGS: usize = 60;
/// If nobody at all was here for longer, in milliseconds, it does not count for sessions: a month.
const AWAY: i64 = 30 * 24 * 3_600_000;
/// Jobs claimed at a time: another server may want some.
const HANDFUL: usize = 16;
/// Jobs of each lane that one server does at the same time.
const EACH_LANE: usize = 64;

/// Jobs besides bots' turns, by how long they may take: those of one lane never wait for those of another.
#[derive(Debug)]
pub(super) struct Lanes([Lane; 3]);

#[derive(Debug)]
struct Lane {
    kinds: Kinds<'static>,
    permits: Arc<Semaphore>,
}

/// What must not wait for anybody: clocks, and the results of games.
const PROMPT: Kinds<'_> = Kinds::Only("clock rate");
/// What other machines have a part in, which may take long to answer.
const OUTGOING: Kinds<'_> = Kinds::Only("tell confirm reset");
/// Everything else but bots' turns.
const OTHERS: Kinds<'_> = Kinds::But("bot clock rate tell confirm reset");

impl Default for Lanes {
    fn default() -> Lanes {
        Lanes([PROMPT, OTHERS, OUTGOING].map(|kinds| Lane {
            kinds,
            permits: Arc::new(Semaphore::new(EACH_LANE)),
        }))
    }
}

impl Room {
    /// Works in the background until the process ends: jobs, and what other servers tell.
    pub async fn run(self) {
        if !self.store().is_shared() {
            // Nobody else can be working on them: what a killed server had begun is taken up at once.
            if let Err(error) = self.store().drop_claims().await {
                tracing::error!(%error, "old claims could not be given up");
            }
        }
        self.mend_times().await;
        let hearing = self.clone();
        tokio::join!(hearing.hear(), self.work(), self.tidy(), crate::figures::tidy());
    }

    /// The machine's clock may show something else than when a server last ran here. No bot waits for a time that has
    /// passed before, and nobody is signed out for having been away longer than anybody was here.
    async fn mend_times(&self) {
        let now = self.now();
        let (claims, latest) = (now + 10 * CLAIM, now + SESSION_AGE - AWAY);
        if let Err(error) = self.store().mend_jobs(bots::KIND, now, claims).await {
            tracing::error!(%error, "old jobs could not be looked at");
        }
        match self.store().prolong_log_ins(latest).await {
            Ok(true) => tracing::warn!(
                "nobody was here for a month, or the clock was set: everybody stays signed in for as much longer"
            ),
            Ok(false) => {}
            Err(error) => tracing::error!(%error, "old log-ins could not be looked at"),
        }
    }

    async fn work(&self) {
        loop {
            let mut is_busy = self.do_all(self.claim_turns().await);
            for lane in &self.0.lanes.0 {
                let permits = free(&lane.permits, HANDFUL);
                is_busy |= self.do_all(self.claim_with(permits, lane.kinds).await);
            }
            if !is_busy {
                let _ = tokio::time::timeout(PULSE, self.0.work.notified()).await;
            } // else more may be due
        }
    }

    /// Does jobs that were claimed, each in a task of its own; whether there were any.
    fn do_all<P: Send + 'static>(&self, claimed: Result<Vec<(Job, P)>, StoreError>) -> bool {
        let jobs = claimed.unwrap_or_else(|error| {
            tracing::error!(%error, "no job could be claimed");
            Vec::new()
        });
        let is_busy = !jobs.is_empty();
        for (job, permit) in jobs {
            let room = self.clone();
            tokio::spawn(async move { room.work_on(job, permit).await });
        }
        is_busy
    }

    /// Bots' turns, as many as can be thought about at once, one of each host at a time: the others stay for whichever
    /// server is free first.
    async fn claim_turns(&self) -> Result<Vec<(Job, Thinking)>, StoreError> {
        let mut claimed = Vec::new();
        let mut permits = free(&self.0.thinkers.permits, usize::MAX);
        if permits.is_empty() {
            return Ok(claimed);
        }
        let due = self.store().due_by_host(bots::KIND, self.now()).await?;
        for turn in self.0.thinkers.in_order(due) {
            let Some(permit) = permits.pop() else { break };
            let (now, word) = (self.now(), self.claim_word());
            let job = self
                .store()
                .claim_job(&word, now, now + CLAIM, bots::KIND, &turn.subject);
            match job.await? {
                Some(job) => claimed.push((job, self.0.thinkers.begin(turn.owner, permit))),
                None => permits.push(permit), // another server was quicker
            }
        }
        Ok(claimed)
    }

    /// A job for each permit, if so many are due.
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
        let until = now + CLAIM;
        self.store()
            .claim_jobs(&self.claim_word(), now, until, kinds, most)
            .await
    }

    /// A word under which nobody has claimed anything yet.
    fn claim_word(&self) -> String {
        let number = self.0.claims.fetch_add(1, Ordering::Relaxed);
        format!("{} {number}", self.0.server)
    }

    /// Forgets from time to time who asked how often, and log-ins that do not hold any more.
    async fn tidy(&self) {
        loop {
            if let Err(error) = self.store().drop_expired_log_ins(self.now()).await {
                tracing::warn!(%error, "old log-ins could not be forgotten");
            }
            if let Err(error) = self.purge_guests().await {
                tracing::warn!(%error, "old guests could not be forgotten");
            }
            for _ in 0..TIDYINGS {
                tokio::time::sleep(TIDYING).await;
                self.0.limits.tidy();
            }
        }
    }

    /// Every kind of job, and what does it.
    async fn do_job(&self, job: &Job) -> Result<(), Refusal> {
        match job.kind.as_str() {
            bots::KIND => self.play_bot(&job.subject).await,
            timed::KIND => self.time_is_up(&job.subject, job.tries).await,
            opening::KIND => self.opening_is_over(&job.subject).await,
            rating::KIND => self.rate(&job.subject).await,
            telling::LOOK => self.note_turns().await,
            telling::TELL => self.tell(&job.subject, job.tries).await,
            letters::CONFIRM => self.send_code(letters::CONFIRM, &job.subject, job.tries).await,
            letters::RESET => self.send_code(letters::RESET, &job.subject, job.tries).await,
            operator::GIVE_UP => self.give_up_seats(&job.subject).await,
            operator::END => self.end_table(&job.subject).await,
            operator::SIGNED_OUT => {
                self.log_ins_ended(&job.subject);
                Ok(())
            }
            // A newer server's job: it is there for the next that knows it.
            _ => Err(Refusal::Unavailable),
        }
    }

    /// Keeps a claim alive, for as long as it is asked to.
    async fn renew(&self, job: &Job) -> Result<(), Refusal> {
        loop {
            tokio::time::sleep(RENEWAL).await;
            let until = self.now() + CLAIM;
            if let Err(error) = self.store().renew_claim(job, until).await {
                tracing::warn!(%error, kind = job.kind, "a claim could not be renewed");
            }
        }
    }

    async fn work_on<P>(&self, job: Job, permit: P) {
        let (room, own) = (self.clone(), job.clone());
        // In a task of its own: what panics there is tried again later, and later each time.
        let doing = tokio::spawn(async move { room.do_job(&own).await });
        let done = tokio::select! {
            done = doing => done.unwrap_or(Err(Refusal::Unavailable)),
            never = self.renew(&job) => never,
        };
        let result = if done.is_ok() { "done" } else { "failed" };
        metrics::counter!("smokestack_jobs_total", "kind" => job.kind.clone(), "result" => result)
            .increment(1);
        let settled = match done {
            Err(Refusal::Unavailable) => {
                let wait = match job.kind.as_str() {
                    telling::TELL | letters::CONFIRM | letters::RESET => telling::WAIT,
                    _ => WAIT,
                };
                let later = self.now() + wait * (1 << job.tries.clamp(0, 8));
                self.store().put_off_job(&job, later).await
            }
            // Others go first: it was not even tried.
            Err(Refusal::TooMany { seconds }) => {
                let later = self.now() + seconds * 1_000;
                self.store().postpone_job(&job, later).await
            }
            _ => self.store().finish_job(&job).await,
        };
        if let Err(error) = settled {
            tracing::error!(%error, kind = job.kind, "a job could not be settled");
        }
        drop(permit);
        self.0.work.notify_one(); // another job may wait for it
    }
}

/// What is free of a semaphore, so much at most.
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
        let prompt = [timed::KIND, rating::KIND].join(" ");
        let outgoing = [telling::TELL, letters::CONFIRM, letters::RESET].join(" ");
        assert_eq!(text(PROMPT), prompt);
        assert_eq!(text(OUTGOING), outgoing);
        assert_eq!(text(OTHERS), format!("{} {prompt} {outgoing}", bots::KIND));
    }

    #[test]
    fn no_more_is_taken_than_is_free() {
        let three = Arc::new(Semaphore::new(3));
        let some = free(&three, 2);
        let rest = free(&three, usize::MAX);
        assert_eq!((some.len(), rest.len()), (2, 1));
        assert!(free(&three, 2).is_empty());
        drop(some);
        assert_eq!(free(&three, HANDFUL).len(), 2);
    }
}
