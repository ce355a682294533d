//! Taking and leaving seats, and seating bots, before the game begins. During the game, `timeouts` does this.

use catalog::Level;
use protocol::{Colour, ColourPolicy, ErrorCode, TableStatus};
use smokestack_core::{Message, Seat};
use store::{JobChange, NewNote, SeatRow, TableRow};

use super::chance::{self, Contribution};
use super::table_cache::TableGuard;
use super::{ApiError, App, Caller, LoadedTable};

/// Who takes a seat.
#[derive(Clone, Debug)]
pub(crate) enum Sit {
    /// The caller, with or without a contribution to the seed, in this colour or in any colour.
    Me {
        contribution: Option<Contribution>,
        colour: Option<Colour>,
    },
    Bot(Level),
    Nobody,
}

/// The maximum number of attempts to make a change when another server was faster.
pub(super) const TRIES: usize = 8;

impl App {
    /// Changes who has a seat. If the table is then full and everyone has committed, the game starts.
    pub(crate) async fn sit(
        &self,
        caller: &Caller,
        table: &str,
        seat: Seat,
        sit: &Sit,
    ) -> Result<TableGuard, ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            if held.row.status == TableStatus::Playing {
                if self.sit_in_play(person, held, seat, sit).await? {
                    return self.table(table).await;
                }
                continue;
            }
            check_open(&held)?;
            let mut seats = held.seats.clone();
            let at = seat.index();
            if at >= seats.len() {
                let letters: String = Seat::all(seats.len()).map(Seat::letter).collect();
                return Err(ApiError::bad(
                    Message::new("error-no-seat")
                        .with("seat", seat)
                        .text("seats", letters),
                ));
            }
            let letter = seats[at].seat.clone();
            let is_host = held.is_host(&person.id);
            let taken_by_other = seats[at].person.as_ref().is_some_and(|other| *other != person.id);
            let empty = seats[at].empty();
            let mut fresh = None;
            match sit {
                Sit::Me { contribution, colour } => {
                    if taken_by_other || seats[at].bot.is_some() {
                        return Err(ApiError::conflict(ErrorCode::Taken, "error-seat-taken"));
                    }
                    // A player who already had a seat, even a different one, keeps the contribution and the colour.
                    let old = stand_up(&mut seats, &person.id);
                    if let Some(colour) = *colour {
                        check_colour(&held.row, &seats, colour)?;
                    }
                    let is_new = old.person.is_none();
                    seats[at] = SeatRow {
                        seat: letter,
                        person: Some(person.id.clone()),
                        name: Some(person.name.clone()),
                        colour: colour.or(old.colour),
                        since: Some(self.now()),
                        ..old
                    };
                    match contribution {
                        Some(contribution) => chance::set_contribution(&mut seats[at], contribution),
                        None if is_new => chance::draw_contribution(&self.0.env, &mut seats[at]),
                        None => {}
                    }
                    fresh = contribution.is_some().then_some(person.id.as_str());
                }
                Sit::Bot(level) => {
                    if !is_host {
                        return Err(ApiError::not_allowed(ErrorCode::NotHost, "error-not-host"));
                    }
                    if taken_by_other {
                        return Err(ApiError::conflict(ErrorCode::Taken, "error-seat-taken"));
                    }
                    seats[at] = SeatRow {
                        bot: Some(level.name().to_owned()),
                        since: Some(self.now()),
                        ..empty
                    };
                }
                Sit::Nobody => {
                    let own = seats[at].person.as_deref() == Some(&person.id);
                    if !own && !is_host {
                        return Err(ApiError::not_allowed(ErrorCode::NotHost, "error-not-host"));
                    }
                    seats[at] = empty;
                }
            }
            let row = held.row.clone();
            if self.save_open(&mut held, row, seats, fresh).await? {
                return Ok(held);
            }
            held.evict();
        }
        Err(ApiError::Unavailable)
    }

    /// Saves a table and its seats, with an optional system message; returns `false` if another server was faster.
    pub(super) async fn save(
        &self,
        held: &mut TableGuard,
        mut row: TableRow,
        seats: Vec<SeatRow>,
        jobs: &[JobChange],
        note: Option<&NewNote>,
    ) -> Result<bool, ApiError> {
        held.begin_write();
        let saved = self.store().save_table(&row, &seats, jobs, note).await?;
        if saved {
            row.version += 1;
            (held.row, held.seats) = (row, seats);
            held.proposal = None;
            held.finish_write();
            if note.is_some() {
                held.said();
            }
        }
        Ok(saved)
    }
}

/// Frees a person's old seat and returns it: a person has only one seat, so taking another one leaves the old one.
fn stand_up(seats: &mut [SeatRow], person: &str) -> SeatRow {
    let is_own = |seat: &&mut SeatRow| seat.person.as_deref() == Some(person);
    let Some(seat) = seats.iter_mut().find(is_own) else {
        return SeatRow::default();
    };
    let empty = seat.empty();
    std::mem::replace(seat, empty)
}

/// Checks that a colour is free.
fn check_colour(row: &TableRow, others: &[SeatRow], colour: Colour) -> Result<(), ApiError> {
    if row.colours == ColourPolicy::Random {
        return Err(ApiError::conflict(ErrorCode::ColoursDrawn, "error-colours-drawn"));
    }
    if others.iter().any(|seat| seat.colour == Some(colour)) {
        Err(ApiError::conflict(ErrorCode::ColourTaken, "error-colour-taken"))
    } else {
        Ok(())
    }
}

pub(super) fn check_open(opened: &LoadedTable) -> Result<(), ApiError> {
    match opened.row.status {
        TableStatus::Open => Ok(()),
        TableStatus::Playing | TableStatus::Over | TableStatus::Ended => {
            Err(ApiError::conflict(ErrorCode::Started, "error-started"))
        }
    }
}
