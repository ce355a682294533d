//! Between the last commitment and the first move: every client opens its share (docs/chance.md).

use protocol::{ErrorCode, StartPolicy, TableStatus, TimeControl};
use smokestack_core::{Message, commit_reveal};
use store::{JobChange, SeatRow, TableRow};

use super::clock::Clock as _;
use super::loaded_table::set_up_off_thread;
use super::seats::TRIES;
use super::table_cache::TableGuard;
use super::tables::not_seated;
use super::{ApiError, App, Caller, chance};

/// The kind of job that ends the wait for shares.
pub(super) const KIND: &str = "opening";
/// How long a table with live clocks waits for shares: usually everyone is present.
const LIVE_LIMIT_MS: i64 = 5 * 60_000;
/// How long an untimed table waits for shares: somebody may not come back until tomorrow.
const UNTIMED_LIMIT_MS: i64 = 3 * 24 * 3_600_000;
/// If the wait ends later than this after its deadline, no server was running, and the table waits again.
const MAX_DELAY_MS: i64 = 10_000;

/// The deadline for opening shares; `None` if the table is not waiting. With days per decision, opening a share may
/// take as long as a decision.
pub(super) fn deadline(row: &TableRow) -> Option<i64> {
    let since = row.opening_since.filter(|_| row.status == TableStatus::Open)?;
    Some(match &row.time_control {
        Some(TimeControl::Live { .. }) => since + LIVE_LIMIT_MS,
        Some(days) => days.deadline(since, None),
        None => since + UNTIMED_LIMIT_MS,
    })
}

/// Whether a seat's share has not been opened.
pub(super) fn is_missing(seat: &SeatRow) -> bool {
    seat.person.is_some() && seat.share.is_none()
}

/// The job that ends the wait at its deadline, if the table is waiting.
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

impl App {
    /// Saves the seats at a table whose game has not begun, and starts the game if nobody is missing. While shares are
    /// being opened, every change to the commitments causes a restart; `fresh` is the person who has just committed.
    /// Returns `false` if another server was faster.
    pub(super) async fn save_open(
        &self,
        held: &mut TableGuard,
        mut row: TableRow,
        mut seats: Vec<SeatRow>,
        fresh: Option<&str>,
    ) -> Result<bool, ApiError> {
        chance::mark_old_shares(&mut seats);
        let was_opening = held.row.opening_since.is_some();
        if was_opening && !chance::same_commitments(&held.seats, &seats) {
            chance::restart(&self.0.env, &mut row, &mut seats, fresh);
        }
        let is_taken = |seat: &SeatRow| seat.person.is_some() || seat.bot.is_some();
        // Bots do not play alone: they wait for a person to sit down.
        let somebody = seats.iter().any(|seat| seat.person.is_some());
        let starts_now = row.starts == StartPolicy::Full && seats.iter().all(is_taken) && somebody;
        if row.status == TableStatus::Open
            && (starts_now || row.opening_since.is_some())
            && chance::is_committed(&seats)
        {
            return self.open_shares(held, row, seats).await;
        }
        let jobs: Vec<JobChange> = was_opening.then(|| job(&row)).into_iter().collect();
        self.save(held, row, seats, &jobs, None).await
    }

    /// Called when everyone has committed: starts the game if all shares are known, otherwise waits for them.
    pub(super) async fn open_shares(
        &self,
        held: &mut TableGuard,
        mut row: TableRow,
        seats: Vec<SeatRow>,
    ) -> Result<bool, ApiError> {
        if chance::is_opened(&seats) {
            return self.begin(held, row, seats).await;
        }
        if row.opening_since.is_none() {
            set_up_off_thread(&row, &seats).await?; // report an unplayable set-up now, not when the last share is open
            row.opening_since = Some(self.now());
        }
        let jobs = [job(&row)];
        self.save(held, row, seats, &jobs, None).await
    }

    /// Opens a client's share. Repeating the call is harmless.
    pub(crate) async fn open_share(
        &self,
        caller: &Caller,
        table: &str,
        share: [u8; 32],
    ) -> Result<TableGuard, ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let at = held.seat_of(&person.id).ok_or_else(not_seated)?.index();
            let own = &held.seats[at];
            if own.share.as_deref() == Some(&share) {
                return Ok(held);
            }
            if held.row.opening_since.is_none() || held.row.status != TableStatus::Open {
                return Err(ApiError::conflict(ErrorCode::NotOpening, "error-not-opening"));
            }
            if own.share_commitment.as_deref() != Some(&commit_reveal::commitment(&share))
                || own.share.is_some()
            {
                return Err(ApiError::bad(Message::new("error-other-share")));
            }
            let (row, mut seats) = (held.row.clone(), held.seats.clone());
            seats[at].share = Some(share.to_vec());
            if self.save_open(&mut held, row, seats, None).await? {
                return Ok(held);
            }
            held.evict();
        }
        Err(ApiError::Unavailable)
    }

    /// Ends the wait: frees the seats with missing shares, and makes the other players commit again.
    pub(super) async fn opening_is_over(&self, table: &str) -> Result<(), ApiError> {
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
            if now - deadline > MAX_DELAY_MS {
                row.opening_since = Some(now);
            } else {
                for seat in seats.iter_mut().filter(|seat| is_missing(seat)) {
                    *seat = seat.empty();
                }
            }
            if self.save_open(&mut held, row, seats, None).await? {
                return Ok(());
            }
            held.evict();
        }
        Err(ApiError::Unavailable)
    }
}
