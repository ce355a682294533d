//! Leaving for good: whoever deletes the account leaves the tables to the others, and no name behind.

use std::net::IpAddr;

use store::{JobChange, NewNote, SeatRow, TableRow};

use super::notes::{Kept, Kind};
use super::seats::{TRIES, check_open};
use super::shelf::Held;
use super::{Caller, Refusal, Room, TimeUp, opening, timed};

/// Who plays on for somebody who has left for good.
const STAND_IN: &str = "normal";
/// Tables at which one person sits; nobody has more.
const ALL: i64 = 100_000;

impl Room {
    /// Forgets the person who asks. With an account it takes the password, with passkeys alone a recent sign-in.
    pub(crate) async fn delete_me(
        &self,
        caller: &Caller,
        from: Option<IpAddr>,
        password: Option<&str>,
    ) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        let account = self.check_own(person, from, password).await?;
        if account.is_none() && !self.store().passkeys_of(&person.id).await?.is_empty() {
            self.check_recent(caller)?;
        }
        self.forget_person(&person.id).await
    }

    async fn forget_person(&self, person: &str) -> Result<(), Refusal> {
        for (row, _) in self.store().tables_of(person, ALL).await? {
            if matches!(row.status.as_str(), "open" | "playing") {
                self.leave(person, &row.id).await?;
            }
        }
        let changed = self.store().delete_person(person).await?;
        self.read_again(&changed).await;
        self.log_ins_ended(person);
        Ok(())
    }

    /// Leaves one table: an empty chair before the game, a bot on it afterwards. Without people a table ends.
    async fn leave(&self, person: &str, table: &str) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let (row, seats) = left(&held, person, self.now());
            if row.status == "ended" && row.started_at.is_none() {
                match self.cancel(held).await? {
                    true => return Ok(()),
                    false => continue,
                }
            }
            if row.status == "open" {
                match self.save_open(&mut held, row, seats, None).await? {
                    true => return Ok(()),
                    false => {
                        held.forget();
                        continue;
                    }
                }
            }
            let jobs = match row.status.as_str() {
                "playing" => {
                    let turn = row.turn.as_ref().and_then(|seat| seat.parse().ok());
                    let since = row.turn_since.unwrap_or_else(|| self.now());
                    timed::jobs_anew(&row, turn, &seats, since)
                }
                _ => no_jobs(&row),
            };
            let note = note_of_leaving(&held, person, self.now());
            let saved = self.save(&mut held, row, seats, &jobs, note.as_ref()).await?;
            // The game in memory still has the old name.
            held.forget();
            if saved {
                self.0.work.notify_one();
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Somebody was sent away: nobody waits for that person.
    pub(super) async fn give_up_seats(&self, person: &str) -> Result<(), Refusal> {
        let found = self.store().person(person).await?;
        if found.is_none_or(|person| person.banned_at.is_none()) {
            return Ok(()); // let in again meanwhile
        }
        let mut done = Ok(());
        for (row, _) in self.store().tables_of(person, ALL).await? {
            let left = match row.status.as_str() {
                "open" => self.leave(person, &row.id).await,
                "playing" => self.give_up(person, &row.id).await,
                _ => Ok(()),
            };
            // One table that cannot be played now keeps no other waiting.
            done = done.and(left);
        }
        done
    }

    /// Gives up the seat of somebody who has not left: what happens is what the table has chosen for that.
    async fn give_up(&self, person: &str, table: &str) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            let seat = held.seat_of(person).filter(|_| held.row.status == "playing");
            let Some(seat) = seat.filter(|seat| held.bot_at(*seat).is_none()) else {
                return Ok(());
            };
            // If this program cannot play it, another may: the seat stays to be given up.
            let given_up = self.give_up_seat(held, seat).await;
            if given_up.map_err(|_| Refusal::Unavailable)? {
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// The host no longer wants a table at which the game has not begun.
    pub(crate) async fn withdraw(&self, caller: &Caller, table: &str) -> Result<(), Refusal> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            if !held.is_host(&person.id) {
                return Err(Refusal::not_allowed("not-host", "error-not-host"));
            }
            check_open(&held)?;
            if self.put_away(held).await? {
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Ends a table before its game is over: the operator's word.
    pub(super) async fn end_table(&self, table: &str) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            if !matches!(held.row.status.as_str(), "open" | "playing") {
                return Ok(());
            }
            if self.put_away(held).await? {
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// `false` if another server was quicker.
    async fn put_away(&self, mut held: Held) -> Result<bool, Refusal> {
        if held.row.started_at.is_none() {
            return self.cancel(held).await;
        }
        let (row, seats) = (ended(held.row.clone(), self.now()), held.seats.clone());
        let jobs = no_jobs(&row);
        self.save(&mut held, row, seats, &jobs, None).await
    }
}

impl Room {
    /// Deletes a table at which no game has begun. Those who still look at it see that it has ended. `false` if another
    /// server was quicker.
    async fn cancel(&self, mut held: Held) -> Result<bool, Refusal> {
        held.changing();
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
        held.changed();
        drop(held);
        self.read_again(&changed).await;
        Ok(true)
    }
}

/// Nothing is to be done at a table that has ended, also if it waited for shares.
fn no_jobs(row: &TableRow) -> Vec<JobChange> {
    let mut jobs = timed::no_jobs(&row.id);
    jobs.push(opening::job(row));
    jobs
}

/// What is told to those who play on.
fn note_of_leaving(held: &Held, person: &str, now: i64) -> Option<NewNote> {
    let own = held.seat_of(person).filter(|_| held.row.status == "playing")?;
    let seat = &held.seats[own.index()];
    let then = TimeUp::Bot {
        level: STAND_IN.to_owned(),
    };
    Some(Kept::new(Kind::Left, seat, held.row.moves, Some(then)).by(seat, now))
}

/// What a table is without a person.
fn left(held: &Held, person: &str, now: i64) -> (TableRow, Vec<SeatRow>) {
    let mut row = held.row.clone();
    let playing = row.status == "playing";
    let mut seats = held.seats.clone();
    for seat in &mut seats {
        if seat.person.as_deref() != Some(person) {
            continue;
        }
        *seat = match playing {
            true => SeatRow {
                bot: Some(STAND_IN.to_owned()),
                since: Some(now),
                clock: None,
                ..seat.vacated() // the seed was made of its share
            },
            false => seat.empty(),
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
        status: "ended".to_owned(),
        turn: None,
        turn_since: None,
        ended_at: Some(now),
        ..row
    }
}
