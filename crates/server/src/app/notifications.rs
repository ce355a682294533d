//! Notifies people that it is their turn, or that a table waits for their share of the seed.
//!
//! One job regularly looks for turns that have lasted a while and for which somebody wants notifications. It stores
//! notices and sets one job per channel, which sends all waiting notices in one message: at once, or when the person's
//! minimum pause is over. People can see the outcome of their notifications.

use protocol::{NoticeStatus, TableStatus};
use store::{JobChange, Notice, SeatRow, TableRow};

use super::delivery::{DeliveryFailure, Turn};
use super::{ApiError, App};

/// The job that looks for turns to report.
pub(super) const FIND_TURNS: &str = "turns";
/// The job that notifies one channel.
pub(super) const NOTIFY: &str = "tell";
/// How long a turn must last before anyone is notified: players who watch the table see it anyway.
const GRACE_MS: i64 = 60_000;
/// How long a player is assumed to be present after moving, if it is their turn again.
const OWN_TURN_GRACE_MS: i64 = 3_600_000;
/// The interval between looks for turns.
const INTERVAL_MS: i64 = 30_000;
/// The maximum number of turns processed at a time.
const MAX_TURNS_PER_RUN: i64 = 500;
/// The maximum number of attempts to send a message, within about an hour.
const MAX_TRIES: i64 = 8;
/// The delay after a failed attempt; it doubles each time.
pub(super) const RETRY_DELAY_MS: i64 = 15_000;

impl App {
    /// Starts looking for turns regularly, because somebody has added a channel.
    pub(super) async fn look_for_turns(&self) -> Result<(), ApiError> {
        let soon = JobChange::Set {
            kind: FIND_TURNS,
            subject: String::new(),
            due_at: self.now(),
        };
        self.store().change_jobs(&[soon]).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Stores notices for pending turns, and schedules the next run.
    pub(super) async fn note_turns(&self) -> Result<(), ApiError> {
        let now = self.now();
        let pending = self
            .store()
            .pending_turn_notices(now - GRACE_MS, now - OWN_TURN_GRACE_MS, MAX_TURNS_PER_RUN)
            .await?;
        self.store().add_notices(&pending, now, NOTIFY).await?;
        let shares = self
            .store()
            .pending_share_notices(now - GRACE_MS, MAX_TURNS_PER_RUN)
            .await?;
        self.store().add_notices(&shares, now, NOTIFY).await?;
        let again = JobChange::Set {
            kind: FIND_TURNS,
            subject: String::new(),
            due_at: now + INTERVAL_MS,
        };
        self.store().change_jobs(&[again]).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Sends all of a channel's waiting notices.
    pub(super) async fn notify(&self, channel: &str, tries: i64) -> Result<(), ApiError> {
        let Some(channel) = self.store().channel(channel).await? else {
            return Ok(());
        };
        let _sending = self.may_send(&channel).await?;
        let now = self.now();
        let free = channel.sent_at.map_or(now, |sent| sent + channel.pause);
        if free > now {
            // A job may run twice: the second run falls into the pause that the first has started.
            let later = JobChange::Set {
                kind: NOTIFY,
                subject: channel.id,
                due_at: free,
            };
            return Ok(self.store().change_jobs(&[later]).await?);
        }
        // The person may have muted the table during the pause.
        let quiet = self.store().muted_tables(&channel.person).await?;
        let (mut turns, mut passed) = (Vec::new(), Vec::new());
        for notice in self.store().waiting_notices(&channel.id).await? {
            match self.store().table(&notice.table_id).await? {
                Some((row, seats))
                    if is_current(&notice, &row, &seats, &channel.person) && !quiet.contains(&row.id) =>
                {
                    turns.push(Turn { notice, row, seats });
                }
                _ => passed.push(settled(notice, NoticeStatus::Passed, None, now)),
            }
        }
        self.store().settle_notices(&passed, None).await?;
        if turns.is_empty() {
            return Ok(());
        }
        let (status, why) = match self.deliver(&channel, &turns).await {
            Ok(()) => (NoticeStatus::Sent, None),
            // A browser that has dropped its subscription no longer needs the channel.
            Err(DeliveryFailure::Gone) => {
                self.store().drop_channel(&channel.person, &channel.id).await?;
                return Ok(());
            }
            // The target may be available again soon.
            Err(_) if tries < MAX_TRIES => return Err(ApiError::Unavailable),
            Err(DeliveryFailure::Failed(why)) => (NoticeStatus::Failed, Some(why.stored())),
        };
        let done: Vec<Notice> = turns
            .into_iter()
            .map(|turn| settled(turn.notice, status, why.clone(), now))
            .collect();
        Ok(self.store().settle_notices(&done, Some(now)).await?)
    }
}

/// Whether it is still the same turn, or the table still waits for the person's share of the seed.
fn is_current(notice: &Notice, row: &TableRow, seats: &[SeatRow], person: &str) -> bool {
    let since = Some(notice.since);
    let own = seats.iter().find(|seat| seat.person.as_deref() == Some(person));
    match row.status {
        TableStatus::Playing => row.turn_since == since,
        TableStatus::Open => {
            own.is_some_and(|own| own.share.is_none() && row.opening_since.or(own.since) == since)
        }
        TableStatus::Over | TableStatus::Ended => false,
    }
}

fn settled(notice: Notice, status: NoticeStatus, why: Option<String>, now: i64) -> Notice {
    Notice {
        status,
        why,
        settled_at: Some(now),
        ..notice
    }
}
