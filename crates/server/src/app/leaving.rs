//! Leaving for good: a person who deletes their account leaves their tables to the others and disappears from them by
//! name.

use std::net::IpAddr;

use protocol::{ErrorCode, SystemMessageKind, TableStatus, TimeUpPolicy};
use store::{JobChange, NewNote, SeatRow, TableRow};

use super::seats::{TRIES, check_open};
use super::system_messages::StoredNote;
use super::table_cache::TableGuard;
use super::{ApiError, App, Caller, opening, timeouts};

/// The level of the bot that replaces a person who has left for good.
const STAND_IN_LEVEL: &str = "normal";
/// More tables than any person has.
const MAX_TABLES: i64 = 100_000;

impl App {
    /// Deletes the caller. This requires the account's password or, for people with only passkeys, a recent sign-in.
    pub(crate) async fn delete_me(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        password: Option<&str>,
    ) -> Result<(), ApiError> {
        let (person, _) = caller.session()?;
        let account = self.check_own(person, from, password).await?;
        if account.is_none() && !self.store().passkeys_of(&person.id).await?.is_empty() {
            self.check_recent(caller)?;
        }
        self.forget_person(&person.id).await
    }

    async fn forget_person(&self, person: &str) -> Result<(), ApiError> {
        for (row, _) in self.store().tables_of(person, MAX_TABLES).await? {
            if matches!(row.status, TableStatus::Open | TableStatus::Playing) {
                self.leave(person, &row.id).await?;
            }
        }
        let changed = self.store().delete_person(person).await?;
        self.evict_changed(&changed).await;
        self.sessions_ended(person);
        Ok(())
    }

    /// Leaves one table: before the game the seat becomes empty, afterwards a bot takes it. A table without people
    /// ends.
    async fn leave(&self, person: &str, table: &str) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let (row, seats) = left(&held, person, self.now());
            if row.status == TableStatus::Ended && row.started_at.is_none() {
                if self.cancel(held).await? {
                    return Ok(());
                }
                continue;
            }
            if row.status == TableStatus::Open {
                if self.save_open(&mut held, row, seats, None).await? {
                    return Ok(());
                }
                held.evict();
                continue;
            }
            let jobs = match row.status {
                TableStatus::Playing => {
                    let turn = row.turn.as_ref().and_then(|seat| seat.parse().ok());
                    let since = row.turn_since.unwrap_or_else(|| self.now());
                    timeouts::jobs_after_change(&row, turn, &seats, since)
                }
                TableStatus::Open | TableStatus::Over | TableStatus::Ended => no_jobs(&row),
            };
            let note = note_of_leaving(&held, person, self.now());
            let saved = self.save(&mut held, row, seats, &jobs, note.as_ref()).await?;
            // The game in memory still has the old name.
            held.evict();
            if saved {
                self.0.work.notify_one();
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Gives up a banned person's seats, so that the others do not wait for that person.
    pub(super) async fn give_up_seats(&self, person: &str) -> Result<(), ApiError> {
        let found = self.store().person(person).await?;
        if found.is_none_or(|person| person.banned_at.is_none()) {
            return Ok(()); // unbanned in the meantime
        }
        let mut done = Ok(());
        for (row, _) in self.store().tables_of(person, MAX_TABLES).await? {
            let left = match row.status {
                TableStatus::Open => self.leave(person, &row.id).await,
                TableStatus::Playing => self.give_up(person, &row.id).await,
                TableStatus::Over | TableStatus::Ended => Ok(()),
            };
            // A table that cannot be played now must not delay the others.
            done = done.and(left);
        }
        done
    }

    /// Gives up a person's seat at one table, with the consequence that the table has chosen for this case.
    async fn give_up(&self, person: &str, table: &str) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            let seat = held
                .seat_of(person)
                .filter(|_| held.row.status == TableStatus::Playing);
            let Some(seat) = seat.filter(|seat| held.bot_at(*seat).is_none()) else {
                return Ok(());
            };
            // If this version cannot play the game, another may, so the job stays.
            let given_up = self.give_up_seat(held, seat).await;
            if given_up.map_err(|_| ApiError::Unavailable)? {
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Cancels a table before its game starts, on behalf of its host.
    pub(crate) async fn withdraw(&self, caller: &Caller, table: &str) -> Result<(), ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            if !held.is_host(&person.id) {
                return Err(ApiError::not_allowed(ErrorCode::NotHost, "error-not-host"));
            }
            check_open(&held)?;
            if self.try_end(held).await? {
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Ends a table before its game is over, on behalf of the operator.
    pub(super) async fn end_table(&self, table: &str) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            if !matches!(held.row.status, TableStatus::Open | TableStatus::Playing) {
                return Ok(());
            }
            if self.try_end(held).await? {
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Returns `false` if another server was faster.
    async fn try_end(&self, mut held: TableGuard) -> Result<bool, ApiError> {
        if held.row.started_at.is_none() {
            return self.cancel(held).await;
        }
        let (row, seats) = (ended(held.row.clone(), self.now()), held.seats.clone());
        let jobs = no_jobs(&row);
        self.save(&mut held, row, seats, &jobs, None).await
    }
}

impl App {
    /// Deletes a table whose game has not begun. Viewers see that it has ended. Returns `false` if another server was
    /// faster.
    async fn cancel(&self, mut held: TableGuard) -> Result<bool, ApiError> {
        held.begin_write();
        let jobs = no_jobs(&ended(held.row.clone(), self.now()));
        let cancelled = self.store().cancel_table(&held.row, self.now(), &jobs).await?;
        let Some(changed) = cancelled else {
            return Ok(false);
        };
        held.row = TableRow {
            version: held.row.version + 1,
            data_file: None,
            ..ended(held.row.clone(), self.now())
        };
        held.finish_write();
        drop(held);
        self.evict_changed(&changed).await;
        Ok(true)
    }
}

/// Clears all jobs for a table that has ended, including one that was waiting for shares.
fn no_jobs(row: &TableRow) -> Vec<JobChange> {
    let mut jobs = timeouts::no_jobs(&row.id);
    jobs.push(opening::job(row));
    jobs
}

/// The system message for the remaining players.
fn note_of_leaving(held: &TableGuard, person: &str, now: i64) -> Option<NewNote> {
    let own = held
        .seat_of(person)
        .filter(|_| held.row.status == TableStatus::Playing)?;
    let seat = &held.seats[own.index()];
    let then = TimeUpPolicy::Bot {
        level: STAND_IN_LEVEL.to_owned(),
    };
    Some(StoredNote::new(SystemMessageKind::Left, own, held.row.moves, Some(then)).by(seat, now))
}

/// The table without a person.
fn left(held: &TableGuard, person: &str, now: i64) -> (TableRow, Vec<SeatRow>) {
    let mut row = held.row.clone();
    let playing = row.status == TableStatus::Playing;
    let mut seats = held.seats.clone();
    for seat in &mut seats {
        if seat.person.as_deref() != Some(person) {
            continue;
        }
        *seat = if playing {
            SeatRow {
                bot: Some(STAND_IN_LEVEL.to_owned()),
                since: Some(now),
                clock: None,
                ..seat.vacated() // the seed was computed from its share
            }
        } else {
            seat.empty()
        };
    }
    let nobody = seats.iter().all(|seat| seat.person.is_none());
    let no_host = !playing && row.host.as_deref() == Some(person);
    if (playing && nobody) || no_host {
        row = ended(row, now);
    }
    (row, seats)
}

pub(super) fn ended(row: TableRow, now: i64) -> TableRow {
    TableRow {
        status: TableStatus::Ended,
        turn: None,
        turn_since: None,
        ended_at: Some(now),
        ..row
    }
}
