//! Between the last commitment and the first move: everybody's client opens its share (docs/chance.md).

use smokestack_core::{Message, commit_reveal};
use store::{JobChange, SeatRow, TableRow};

use super::opened::set_up_apart;
use super::seats::TRIES;
use super::shelf::Held;
use super::tables::not_seated;
use super::{Caller, Refusal, Room, TimeControl, chance, timed};

/// The kind of the job that ends the wait for shares.
pub(super) const KIND: &str = "opening";
/// How long a table with clocks waits for shares: everybody is there, as a rule.
const LIVE_LIMIT: i64 = 5 * 60_000;
/// How long a table without time waits for shares: somebody may come back only tomorrow.
const UNTIMED_LIMIT: i64 = 3 * 24 * 3_600_000;
/// A wait that ends later than this after its time did so because no server was running: it is given again.
const LATE: i64 = 10_000;

/// When a table has waited long enough for shares; nothing if it does not wait. With days for each decision, opening a
/// share has as long as one.
pub(super) fn deadline(row: &TableRow) -> Option<i64> {
    let since = row.opening_since.filter(|_| row.status == "open")?;
    Some(match timed::control(row) {
        Some(TimeControl::Live { .. }) => since + LIVE_LIMIT,
        Some(days) => days.deadline(since, None),
        None => since + UNTIMED_LIMIT,
    })
}

/// Whether the share of a seat has not been opened.
pub(super) fn is_missing(seat: &SeatRow) -> bool {
    seat.person.is_some() && seat.share.is_none()
}

/// The wait ends when its time is up, if there is one.
pub(super) fn job(row: &TableRow) -> JobChange {
    let subject = row.id.clone();
    match deadline(row) {
        Some(due_at) => JobChange::Set {
            kind: KIND,
            subject,
            due_at,
        },
        None => JobChange::Clear { kind: KIND, subject },
    }
}

impl Room {
    /// Saves who sits at a table whose game has not begun, and starts it if it waits for nobody. While shares are being
    /// opened, every change of what was committed to is a restart; `fresh` is the person who has just committed. `false`
    /// if another server was quicker.
    pub(super) async fn save_open(
        &self,
        held: &mut Held,
        mut row: TableRow,
        mut seats: Vec<SeatRow>,
        fresh: Option<&str>,
    ) -> Result<bool, Refusal> {
        chance::adopt(&mut seats);
        let was_opening = held.row.opening_since.is_some();
        if was_opening && !chance::same_pledges(&held.seats, &seats) {
            chance::restart(&self.0.world, &mut row, &mut seats, fresh);
        }
        let is_taken = |seat: &SeatRow| seat.person.is_some() || seat.bot.is_some();
        // Bots alone play nowhere: they wait for somebody to sit down.
        let somebody = seats.iter().any(|seat| seat.person.is_some());
        let starts_now = row.starts == "full" && seats.iter().all(is_taken) && somebody;
        if row.status == "open" && (starts_now || row.opening_since.is_some()) && chance::is_committed(&seats)
        {
            return self.open_shares(held, row, seats).await;
        }
        let jobs: Vec<JobChange> = was_opening.then(|| job(&row)).into_iter().collect();
        self.save(held, row, seats, &jobs, None).await
    }

    /// Everybody has committed: the game begins if all shares are known, else the table waits for them.
    pub(super) async fn open_shares(
        &self,
        held: &mut Held,
        mut row: TableRow,
        seats: Vec<SeatRow>,
    ) -> Result<bool, Refusal> {
        if chance::is_opened(&seats) {
            return self.begin(held, row, seats).await;
        }
        if row.opening_since.is_none() {
            set_up_apart(&row, &seats).await?; // what cannot be played is said now, not when the last share is open
            row.opening_since = Some(self.now());
        }
        let jobs = [job(&row)];
        self.save(held, row, seats, &jobs, None).await
    }

    /// Somebody's client opens its share. Repeating it is harmless.
    pub(crate) async fn open_share(
        &self,
        caller: &Caller,
        table: &str,
        share: [u8; 32],
    ) -> Result<Held, Refusal> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let at = held.seat_of(&person.id).ok_or_else(not_seated)?.index();
            let own = &held.seats[at];
            if own.share.as_deref() == Some(&share) {
                return Ok(held);
            }
            if held.row.opening_since.is_none() || held.row.status != "open" {
                return Err(Refusal::conflict("not-opening", "error-not-opening"));
            }
            if own.share_commitment.as_deref() != Some(&commit_reveal::commitment(&share))
                || own.share.is_some()
            {
                return Err(Refusal::bad(Message::new("error-other-share")));
            }
            let (row, mut seats) = (held.row.clone(), held.seats.clone());
            seats[at].share = Some(share.to_vec());
            if self.save_open(&mut held, row, seats, None).await? {
                return Ok(held);
            }
            held.forget();
        }
        Err(Refusal::Unavailable)
    }

    /// The table has waited long enough: seats whose shares are missing are freed, and the others commit again.
    pub(super) async fn opening_is_over(&self, table: &str) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let Some(deadline) = deadline(&held.row) else {
                return Ok(());
            };
            let now = self.now();
            let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
            if deadline > now {
                return Ok(self.store().change_jobs(&[job(&row)]).await?);
            }
            if now - deadline > LATE {
                row.opening_since = Some(now);
            } else {
                for seat in seats.iter_mut().filter(|seat| is_missing(seat)) {
                    *seat = seat.empty();
                }
            }
            if self.save_open(&mut held, row, seats, None).await? {
                return Ok(());
            }
            held.forget();
        }
        Err(Refusal::Unavailable)
    }
}
