//! Leaving for good: whoever deletes the account leaves the tables to the others, and no name behind.

use store::{SeatRow, TableRow};

use super::seats::TRIES;
use super::shelf::Held;
use super::{Caller, Refusal, Room, timed};

/// Who plays on for somebody who has left for good.
const STAND_IN: &str = "normal";
/// Tables at which one person sits; nobody has more.
const ALL: i64 = 100_000;

impl Room {
    /// Forgets whoever asks. With an account, it takes the password.
    pub(crate) async fn delete_me(&self, caller: &Caller, password: Option<&str>) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        self.check_own(person, password).await?;
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
            let jobs = match row.status.as_str() {
                "playing" => {
                    let turn = row.turn.as_ref().and_then(|seat| seat.parse().ok());
                    timed::jobs_anew(&row, turn, &seats, self.now())
                }
                _ => timed::no_jobs(&row.id),
            };
            let saved = self.save(&mut held, row, seats, &jobs).await?;
            // The game in memory still has the old name.
            held.forget();
            if saved {
                self.0.work.notify_one();
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Ends a table before its game is over: the operator's word.
    pub(super) async fn end_table(&self, table: &str) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            if !matches!(held.row.status.as_str(), "open" | "playing") {
                return Ok(());
            }
            let (row, seats) = (ended(held.row.clone(), self.now()), held.seats.clone());
            if self.save(&mut held, row, seats, &timed::no_jobs(table)).await? {
                return Ok(());
            }
            held.forget();
        }
        Err(Refusal::Unavailable)
    }
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
        *seat = SeatRow {
            seat: seat.seat.clone(),
            bot: playing.then(|| STAND_IN.to_owned()),
            share: seat.share.take().filter(|_| playing), // the seed was made of it
            since: playing.then_some(now),
            colour: seat.colour.take().filter(|_| playing),
            ..SeatRow::default()
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
