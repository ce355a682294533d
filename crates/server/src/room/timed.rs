//! When a seat's time is up, or its person leaves: the table's choice happens. And who sits down while a game is played: a substitute, or
//! whoever returns to the own chair.

use serde::{Deserialize, Serialize};
use smokestack_core::Seat;
use store::{JobChange, NewNote, SeatRow, TableRow};
use utoipa::ToSchema;

use super::clock::TimeControl;
use super::leaving::ended;
use super::notes::{Kept, Kind};
use super::play::playing;
use super::seats::TRIES;
use super::seen::scored;
use super::shelf::Held;
use super::{Opened, Refusal, Room, Sit, bots, rating};

/// The kind of a clock among the jobs.
pub(super) const KIND: &str = "clock";
/// What somebody who returns has at least in the bank.
pub(super) const RETURN: i64 = 60_000;
/// A clock that rings later than this was not heard in time.
const LATE: i64 = 10_000;

/// What happens when a seat's time is up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "then", rename_all = "lowercase")]
pub(crate) enum TimeUp {
    /// A bot of this level plays on, until the person returns.
    Bot { level: String },
    /// The seat opens for a substitute.
    Open,
    /// The game ends, and is scored as it stands.
    Score,
}

impl Default for TimeUp {
    fn default() -> TimeUp {
        TimeUp::Bot {
            level: "normal".to_owned(),
        }
    }
}

/// How long one may think at this table; nothing if it is untimed.
pub(super) fn control(row: &TableRow) -> Option<TimeControl> {
    serde_json::from_str(row.time_control.as_deref()?).ok()
}

/// What happens at this table when time is up.
pub(super) fn time_up(row: &TableRow) -> TimeUp {
    let chosen = row.time_up.as_deref();
    chosen
        .and_then(|text| serde_json::from_str(text).ok())
        .unwrap_or_default()
}

/// Everything that follows from who is asked next, since when: a bot's turn, or the end of a person's time.
pub(super) fn jobs(row: &TableRow, turn: Option<Seat>, seats: &[SeatRow], since: i64) -> Vec<JobChange> {
    let mut jobs = bots::jobs(&row.id, turn, seats, since);
    if let Some(control) = control(row) {
        let asked = turn.and_then(|seat| seats.get(seat.index()));
        let subject = row.id.clone();
        jobs.push(match asked.filter(|seat| thinks(seat)) {
            Some(seat) => JobChange::Set {
                kind: KIND,
                subject,
                due_at: control.deadline(since, seat.clock),
            },
            None => JobChange::Clear { kind: KIND, subject },
        });
    }
    jobs
}

/// The same when it may have been a bot's turn before.
pub(super) fn jobs_anew(row: &TableRow, turn: Option<Seat>, seats: &[SeatRow], since: i64) -> Vec<JobChange> {
    let mut all = no_jobs(&row.id);
    all.extend(jobs(row, turn, seats, since));
    all
}

/// Nothing is to be done at this table.
pub(super) fn no_jobs(table: &str) -> Vec<JobChange> {
    let clear = |kind| JobChange::Clear {
        kind,
        subject: table.to_owned(),
    };
    vec![clear(bots::KIND), clear(KIND)]
}

/// Whether a person decides for this seat.
pub(super) fn thinks(seat: &SeatRow) -> bool {
    seat.person.is_some() && seat.bot.is_none()
}

/// When the time of the seat that is asked is up.
pub(super) fn deadline(row: &TableRow, seats: &[SeatRow]) -> Option<i64> {
    let control = control(row)?;
    let turn = row.turn.as_deref().filter(|_| row.status == "playing")?;
    let asked = seats.iter().find(|seat| seat.seat == turn)?;
    thinks(asked).then(|| control.deadline(row.turn_since.unwrap_or_default(), asked.clock))
}

/// Since when whoever sits down at `sat` is asked, on a chair that has been asked since `since`. A bank was charged when the
/// chair was left, and waits; a decision with days of its own has those days, and new ones only if they were over.
pub(super) fn asked_since(control: &TimeControl, since: i64, sat: i64) -> i64 {
    match control.bank().is_some() || control.deadline(since, None) <= sat {
        true => sat.max(since),
        false => since,
    }
}

impl Opened {
    /// When the time of the seat that is asked is up.
    pub fn deadline(&self) -> Option<i64> {
        deadline(&self.row, &self.seats)
    }

    /// The seats after a decision: whoever made it has less time left. Whoever had none left, and for whom a bot has
    /// decided now, has enough again to return.
    pub(super) fn seats_after(&self, mover: Seat, turn: Option<Seat>, now: i64) -> Vec<SeatRow> {
        let mut seats = self.seats.clone();
        let control = control(&self.row);
        if let (Some(control), Some(seat)) = (control, seats.get_mut(mover.index())) {
            if thinks(seat) {
                let since = self.row.turn_since.unwrap_or(now);
                seat.clock = control.left_after(seat.clock, since, now, turn != Some(mover));
            } else if seat.person.is_some() && seat.clock == Some(0) {
                seat.clock = Some(RETURN);
            }
        }
        seats
    }
}

/// Takes a chair back from the bot that plays on it, while that bot is asked. A decision has its time, whoever makes it:
/// it runs on, and when it is up the decision is the bot's. A bot that does not make it is not waited for.
fn take_back(row: &mut TableRow, chair: &mut SeatRow, now: i64) -> Result<(), Refusal> {
    let Some(control) = control(row) else {
        return Ok(());
    };
    let deadline = control.deadline(row.turn_since.unwrap_or(now), chair.clock);
    if deadline + RETURN <= now {
        row.turn_since = Some(now);
        chair.clock = chair.clock.map(|_| RETURN);
    } else if deadline <= now {
        return Err(Refusal::conflict("bot-plays", "error-bot-decides"));
    }
    Ok(())
}

/// A minute from now, for whoever is asked.
fn time_to_return(row: &mut TableRow, chair: &mut SeatRow, now: i64) {
    let Some(control) = control(row) else {
        return;
    };
    if let Some(clock) = &mut chair.clock {
        *clock = RETURN;
        row.turn_since = Some(now);
        return;
    }
    // Days are counted from the question: it is put off until they end in a minute, or as soon as their hours allow.
    let (mut since, mut latest) = (row.turn_since.unwrap_or(now), now);
    while since < latest {
        let middle = since + (latest - since) / 2;
        match control.deadline(middle, None) < now + RETURN {
            true => since = middle + 1,
            false => latest = middle,
        }
    }
    row.turn_since = Some(since);
}

impl Room {
    /// The clock rings. Whoever has moved meanwhile has set it anew.
    ///
    /// If it has rung before in vain (`tries`), or rings late, this room was out of order, and nobody loses by that.
    pub(super) async fn time_is_up(&self, table: &str, tries: i64) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let Some(deadline) = held.deadline() else {
                return Ok(());
            };
            if deadline > self.now() {
                let again = JobChange::Set {
                    kind: KIND,
                    subject: table.to_owned(),
                    due_at: deadline,
                };
                return Ok(self.store().change_jobs(&[again]).await?);
            }
            // If this program cannot play it, another may.
            let game = playing(&mut held).map_err(|_| Refusal::Unavailable)?;
            let result = serde_json::to_string(&scored(&**game)).ok();
            let asked = held.row.turn.as_ref();
            let Some(asked) = held.seats.iter().position(|seat| Some(&seat.seat) == asked) else {
                return Ok(());
            };
            if tries > 1 || self.now() - deadline > LATE {
                let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
                time_to_return(&mut row, &mut seats[asked], self.now());
                match self.save_in_play(held, row, seats, None).await? {
                    true => return Ok(()),
                    false => continue,
                }
            }
            let (mut row, mut seats) = given_up(&held, asked, result, self.now());
            if let Some(clock) = &mut seats[asked].clock {
                *clock = 0;
                row.turn_since = row.turn_since.map(|_| deadline); // it is still when time was up
            }
            let note = note_of_end(&held, asked, Kind::TimeUp, self.now());
            if self.save_in_play(held, row, seats, Some(note)).await? {
                metrics::counter!("smokestack_times_up_total").increment(1);
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Saves who sits where while a game is played, with the jobs that follow; `false` if another server was quicker.
    pub(super) async fn save_in_play(
        &self,
        mut held: Held,
        row: TableRow,
        seats: Vec<SeatRow>,
        note: Option<NewNote>,
    ) -> Result<bool, Refusal> {
        let turn = row.turn.as_deref().and_then(|seat| seat.parse().ok());
        // Whoever is asked has no more time because somebody else sits down.
        let since = row.turn_since.unwrap_or_else(|| self.now());
        let mut jobs = jobs_anew(&row, turn, &seats, since);
        jobs.extend(row.result.as_ref().map(|_| rating::job(&row.id, self.now())));
        let saved = self.save(&mut held, row, seats, &jobs, note.as_ref()).await?;
        // The game in memory still has the old names.
        held.forget();
        self.0.work.notify_one();
        Ok(saved)
    }

    /// The person of a seat leaves it while a game is played; `false` if another server was quicker.
    pub(super) async fn give_up_seat(&self, mut held: Held, seat: Seat) -> Result<bool, Refusal> {
        let result = serde_json::to_string(&scored(&**playing(&mut held)?)).ok();
        let (row, seats) = given_up(&held, seat.index(), result, self.now());
        let note = note_of_end(&held, seat.index(), Kind::Left, self.now());
        self.save_in_play(held, row, seats, Some(note)).await
    }

    /// Whether somebody has sat on another chair while this game was played: who has seen one hand sees no other.
    async fn has_sat_elsewhere(&self, table: &str, person: &str, seat: Seat) -> Result<bool, Refusal> {
        let seat = seat.to_string();
        let sitters = self.store().sitters(table).await?;
        Ok(sitters
            .iter()
            .any(|sitter| sitter.person == person && sitter.seat != seat))
    }

    /// Sits down while a game is played: on the own chair, where a bot has played meanwhile, or on one that is open.
    pub(super) async fn sit_in_play(
        &self,
        person: &store::Person,
        held: Held,
        seat: Seat,
        sit: &Sit,
    ) -> Result<bool, Refusal> {
        let now = self.now();
        let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
        let elsewhere = held.seat_of(&person.id).is_some_and(|own| own != seat);
        let has_sat_elsewhere = self.has_sat_elsewhere(&row.id, &person.id, seat).await?;
        let is_host = held.is_host(&person.id);
        let bank = control(&row).and_then(|control| control.bank());
        let Some(chair) = seats.get_mut(seat.index()) else {
            return Err(Refusal::conflict("started", "error-started"));
        };
        let is_own = chair.person.as_deref() == Some(&person.id);
        let is_open = chair.person.is_none() && chair.bot.is_none();
        let is_asked = row.turn.as_deref() == Some(&chair.seat);
        let told = match sit {
            Sit::Me { colour: Some(_), .. } => return Err(Refusal::conflict("started", "error-started")),
            Sit::Me { .. } if is_own && chair.bot.is_none() => return Ok(true), // there already
            Sit::Me { .. } if is_own => {
                if is_asked {
                    take_back(&mut row, chair, now)?;
                } else if chair.clock == Some(0) {
                    chair.clock = Some(RETURN);
                }
                chair.bot = None;
                Some((Kind::Returned, None))
            }
            Sit::Me { .. } if is_open && !elsewhere && has_sat_elsewhere => {
                return Err(Refusal::conflict("sat-elsewhere", "error-sat-elsewhere"));
            }
            Sit::Me { .. } if is_open && !elsewhere => {
                chair.person = Some(person.id.clone());
                chair.name = Some(person.name.clone());
                chair.since = Some(now);
                // The bank is the chair's: nobody fills it by standing up and sitting down.
                chair.clock = match chair.clock {
                    Some(0) => Some(RETURN),
                    left => left.or(bank),
                };
                if is_asked {
                    let since = row.turn_since.unwrap_or(now);
                    let control = control(&row);
                    row.turn_since = Some(control.map_or(now, |control| asked_since(&control, since, now)));
                }
                Some((Kind::Substitute, None))
            }
            Sit::Me { .. } => return Err(Refusal::conflict("taken", "error-seat-taken")),
            // Nobody waits for a host who has gone.
            Sit::Bot(level) if is_own || (is_open && (is_host || elsewhere)) => {
                charge(&mut row, chair, now);
                let level = level.name().to_owned();
                let kind = if is_own { Kind::StandIn } else { Kind::Bot };
                let is_new = chair.bot.as_ref() != Some(&level);
                chair.bot = Some(level.clone());
                is_new.then_some((kind, Some(TimeUp::Bot { level })))
            }
            // The bot that would play on plays already.
            Sit::Nobody if is_own && chair.bot.is_some() && matches!(time_up(&row), TimeUp::Bot { .. }) => {
                return Ok(true);
            }
            Sit::Nobody if is_own => {
                return self.give_up_seat(held, seat).await;
            }
            Sit::Bot(_) | Sit::Nobody => return Err(Refusal::conflict("started", "error-started")),
        };
        let note = told.map(|(kind, then)| {
            // Whoever does it, though a bot may be put on another's chair.
            let who = SeatRow {
                person: Some(person.id.clone()),
                name: Some(person.name.clone()),
                ..SeatRow::default()
            };
            let seat = &seats[seat.index()];
            Kept::new(kind, seat, row.moves, then).by(if is_own { seat } else { &who }, now)
        });
        self.save_in_play(held, row, seats, note).await
    }
}

/// What is told when the person of a seat no longer plays.
fn note_of_end(held: &Held, at: usize, kind: Kind, now: i64) -> NewNote {
    let seat = &held.seats[at];
    Kept::new(kind, seat, held.row.moves, Some(time_up(&held.row))).by(seat, now)
}

/// Somebody no longer decides for a chair: the time until now was still the person's own.
fn charge(row: &mut TableRow, chair: &mut SeatRow, now: i64) {
    let is_asked = row.turn.as_deref() == Some(&chair.seat);
    if let Some(control) = control(row)
        && is_asked
        && thinks(chair)
        && control.bank().is_some()
    {
        let since = row.turn_since.unwrap_or(now);
        chair.clock = control.left_after(chair.clock, since, now, false);
        row.turn_since = Some(now);
    }
}

/// A table whose seat `at` has no time left, or was left by its person.
fn given_up(held: &Held, at: usize, result: Option<String>, now: i64) -> (TableRow, Vec<SeatRow>) {
    let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
    let Some(seat) = seats.get_mut(at) else {
        return (row, seats);
    };
    charge(&mut row, seat, now);
    match time_up(&row) {
        TimeUp::Bot { level } => seat.bot = Some(level),
        TimeUp::Open => {
            *seat = seat.vacated();
        }
        TimeUp::Score => {
            seat.gave_up = Some(now);
            row = ended(row, now);
            row.result = result;
        }
    }
    if row.status == "playing" && seats.iter().all(|seat| seat.person.is_none()) {
        row = ended(row, now); // nobody is left who would wait for a substitute
    }
    (row, seats)
}
