//! Sitting down, standing up, and putting bots on chairs: before the game begins. Afterwards it is the business of `timed`.

use catalog::Level;
use smokestack_core::{Message, Seat};
use store::{JobChange, NewNote, SeatRow, TableRow};

use super::chance::{self, Stake};
use super::shelf::Held;
use super::{Caller, Opened, Refusal, Room};

/// Who is to sit on a chair.
#[derive(Clone, Debug)]
pub(crate) enum Sit {
    /// Whoever asks, with a stake in the seed or without, in this colour or in any.
    Me {
        stake: Option<Stake>,
        colour: Option<&'static str>,
    },
    Bot(Level),
    Nobody,
}

/// How often a change is tried again when another server was quicker.
pub(super) const TRIES: usize = 8;

impl Room {
    /// Changes who sits on a chair; a full table at which everybody has committed then starts.
    pub(crate) async fn sit(
        &self,
        caller: &Caller,
        table: &str,
        seat: Seat,
        sit: &Sit,
    ) -> Result<Held, Refusal> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            if held.row.status == "playing" {
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
                return Err(Refusal::bad(
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
                Sit::Me { stake, colour } => {
                    if taken_by_other || seats[at].bot.is_some() {
                        return Err(Refusal::conflict("taken", "error-seat-taken"));
                    }
                    // Whoever sat here before, perhaps on another chair, keeps what was given then.
                    let old = stand_up(&mut seats, &person.id);
                    if let Some(colour) = colour {
                        check_colour(&held.row, &seats, colour)?;
                    }
                    let is_new = old.person.is_none();
                    seats[at] = SeatRow {
                        seat: letter,
                        person: Some(person.id.clone()),
                        name: Some(person.name.clone()),
                        colour: colour.map(str::to_owned).or(old.colour.clone()),
                        since: Some(self.now()),
                        ..old
                    };
                    match stake {
                        Some(stake) => chance::put_stake(&mut seats[at], stake),
                        None if is_new => chance::draw_stake(&self.0.world, &mut seats[at]),
                        None => {}
                    }
                    fresh = stake.is_some().then_some(person.id.as_str());
                }
                Sit::Bot(level) => {
                    if !is_host {
                        return Err(Refusal::not_allowed("not-host", "error-not-host"));
                    }
                    if taken_by_other {
                        return Err(Refusal::conflict("taken", "error-seat-taken"));
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
                        return Err(Refusal::not_allowed("not-host", "error-not-host"));
                    }
                    seats[at] = empty;
                }
            }
            let row = held.row.clone();
            if self.save_open(&mut held, row, seats, fresh).await? {
                return Ok(held);
            }
            held.forget();
        }
        Err(Refusal::Unavailable)
    }

    /// Saves what is now true of a table and its seats, and what everybody is told of it; `false` if another server was quicker.
    pub(super) async fn save(
        &self,
        held: &mut Held,
        mut row: TableRow,
        seats: Vec<SeatRow>,
        jobs: &[JobChange],
        note: Option<&NewNote>,
    ) -> Result<bool, Refusal> {
        held.changing();
        let saved = self.store().save_table(&row, &seats, jobs, note).await?;
        if saved {
            row.version += 1;
            (held.row, held.seats) = (row, seats);
            held.proposal = None;
            held.changed();
            if note.is_some() {
                held.said();
            }
        }
        Ok(saved)
    }
}

/// A person has one chair: whoever sits down elsewhere leaves the old one. What it was.
fn stand_up(seats: &mut [SeatRow], person: &str) -> SeatRow {
    let is_own = |seat: &&mut SeatRow| seat.person.as_deref() == Some(person);
    let Some(seat) = seats.iter_mut().find(is_own) else {
        return SeatRow::default();
    };
    let empty = seat.empty();
    std::mem::replace(seat, empty)
}

/// Whether somebody may have this colour, beside those who sit there.
fn check_colour(row: &TableRow, others: &[SeatRow], colour: &str) -> Result<(), Refusal> {
    if row.colours == "random" {
        return Err(Refusal::conflict("colours-drawn", "error-colours-drawn"));
    }
    match others.iter().any(|seat| seat.colour.as_deref() == Some(colour)) {
        true => Err(Refusal::conflict("colour-taken", "error-colour-taken")),
        false => Ok(()),
    }
}

pub(super) fn check_open(opened: &Opened) -> Result<(), Refusal> {
    match opened.row.status.as_str() {
        "open" => Ok(()),
        _ => Err(Refusal::conflict("started", "error-started")),
    }
}
