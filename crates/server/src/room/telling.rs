//! Telling people that it is their turn, or that a table waits for their share of the seed.
//!
//! One job looks from time to time for turns that have lasted a while and that somebody wants to be told of. It notes
//! them, and sets a job for each channel, which tells all that waits there in one message: at once, or when the pause that
//! the person wants is over. What became of it can be read.

use store::{JobChange, Notice, SeatRow, TableRow};

use super::delivery::{Turn, Undelivered};
use super::{Refusal, Room};

/// The job that looks for turns.
pub(super) const LOOK: &str = "turns";
/// The job that tells one channel.
pub(super) const TELL: &str = "tell";
/// How long a turn lasts before anybody is told: whoever sits at the table sees it anyway.
const GRACE: i64 = 60_000;
/// How long somebody who has moved and is asked again is taken to be still there.
const HALF_WAY: i64 = 3_600_000;
/// How often is looked.
const EACH: i64 = 30_000;
/// Turns that are noted at a time.
const HANDFUL: i64 = 500;
/// How often a message is tried, in about an hour.
const TRIES: i64 = 8;
/// How long is waited when it was tried in vain; twice as long each time.
pub(super) const WAIT: i64 = 15_000;

impl Room {
    /// Looks for turns soon. Somebody has a channel: from then on it is looked again and again.
    pub(super) async fn look_for_turns(&self) -> Result<(), Refusal> {
        let soon = JobChange::Set {
            kind: LOOK,
            subject: String::new(),
            due_at: self.now(),
        };
        self.store().change_jobs(&[soon]).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Notes what is to be told, and looks again later.
    pub(super) async fn note_turns(&self) -> Result<(), Refusal> {
        let now = self.now();
        let untold = self.store().untold(now - GRACE, now - HALF_WAY, HANDFUL).await?;
        self.store().add_notices(&untold, now, TELL).await?;
        let shares = self.store().untold_shares(now - GRACE, HANDFUL).await?;
        self.store().add_notices(&shares, now, TELL).await?;
        let again = JobChange::Set {
            kind: LOOK,
            subject: String::new(),
            due_at: now + EACH,
        };
        self.store().change_jobs(&[again]).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Tells a channel everything that waits for it.
    pub(super) async fn tell(&self, channel: &str, tries: i64) -> Result<(), Refusal> {
        let Some(channel) = self.store().channel(channel).await? else {
            return Ok(());
        };
        let _sending = self.may_send(&channel).await?;
        let now = self.now();
        let free = channel.sent_at.map_or(now, |sent| sent + channel.pause);
        if free > now {
            // A job may be done twice: the second time is in the pause that the first has begun.
            let later = JobChange::Set {
                kind: TELL,
                subject: channel.id,
                due_at: free,
            };
            return Ok(self.store().change_jobs(&[later]).await?);
        }
        // The person may have changed their mind during the pause.
        let quiet = self.store().quiet_tables(&channel.person).await?;
        let (mut turns, mut passed) = (Vec::new(), Vec::new());
        for notice in self.store().waiting_notices(&channel.id).await? {
            match self.store().table(&notice.table_id).await? {
                Some((row, seats))
                    if is_current(&notice, &row, &seats, &channel.person) && !quiet.contains(&row.id) =>
                {
                    turns.push(Turn { notice, row, seats });
                }
                _ => passed.push(settled(notice, "passed", None, now)),
            }
        }
        self.store().settle_notices(&passed, None).await?;
        if turns.is_empty() {
            return Ok(());
        }
        let (status, why) = match self.deliver(&channel, &turns).await {
            Ok(()) => ("sent", None),
            // A browser that has let go of its subscription has no more use for the channel.
            Err(Undelivered::Gone) => {
                self.store().drop_channel(&channel.person, &channel.id).await?;
                return Ok(());
            }
            // The other side may be back soon.
            Err(_) if tries < TRIES => return Err(Refusal::Unavailable),
            Err(Undelivered::Failed(why)) => ("failed", Some(why.stored())),
        };
        let done: Vec<Notice> = turns
            .into_iter()
            .map(|turn| settled(turn.notice, status, why.clone(), now))
            .collect();
        Ok(self.store().settle_notices(&done, Some(now)).await?)
    }
}

/// Whether it is still the turn that was noted, or the table still waits for the person's share of the seed.
fn is_current(notice: &Notice, row: &TableRow, seats: &[SeatRow], person: &str) -> bool {
    let since = Some(notice.since);
    let own = seats.iter().find(|seat| seat.person.as_deref() == Some(person));
    match row.status.as_str() {
        "playing" => row.turn_since == since,
        "open" => own.is_some_and(|own| own.share.is_none() && row.opening_since.or(own.since) == since),
        _ => false,
    }
}

fn settled(notice: Notice, status: &str, why: Option<String>, now: i64) -> Notice {
    Notice {
        status: status.to_owned(),
        why,
        settled_at: Some(now),
        ..notice
    }
}
