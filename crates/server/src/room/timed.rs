//! When a seat's time is up, or its person leaves: the table's choice happens. And who sits down while a game is played: a substitute, or
//! whoever returns to the own chair.

use catalog::Level;
use serde::{Deserialize, Serialize};
use smokestack_core::Seat;
use store::{JobChange, SeatRow, TableRow};
use utoipa::ToSchema;

use super::clock::TimeControl;
use super::leaving::ended;
use super::play::playing;
use super::seats::TRIES;
use super::seen::scored;
use super::shelf::Held;
use super::{Opened, Refusal, Room, Running, Sit, bots, rating};

/// The kind of a clock among the jobs.
pub(super) const KIND: &str = "clock";
/// What somebody who returns has at least in the bank.
const RETURN: i64 = 60_000;

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

/// Everything that follows from who is asked next: a bot's turn, or the end of a person's time.
pub(super) fn jobs(row: &TableRow, turn: Option<Seat>, seats: &[SeatRow], now: i64) -> Vec<JobChange> {
    let mut jobs = bots::jobs(&row.id, turn, seats, now);
    if let Some(control) = control(row) {
        let asked = turn.and_then(|seat| seats.get(seat.index()));
        let subject = row.id.clone();
        jobs.push(match asked.filter(|seat| thinks(seat)) {
            Some(seat) => JobChange::Set {
                kind: KIND,
                subject,
                due_at: control.deadline(now, seat.clock),
            },
            None => JobChange::Clear { kind: KIND, subject },
        });
    }
    jobs
}

/// The same when it may have been a bot's turn before.
pub(super) fn jobs_anew(row: &TableRow, turn: Option<Seat>, seats: &[SeatRow], now: i64) -> Vec<JobChange> {
    let mut all = no_jobs(&row.id);
    all.extend(jobs(row, turn, seats, now));
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
fn thinks(seat: &SeatRow) -> bool {
    seat.person.is_some() && seat.bot.is_none()
}

impl Opened {
    /// When the time of the seat that is asked is up.
    pub fn deadline(&self) -> Option<i64> {
        let control = control(&self.row)?;
        let turn = self
            .row
            .turn
            .as_deref()
            .filter(|_| self.row.status == "playing")?;
        let asked = self.seats.iter().find(|seat| seat.seat == turn)?;
        thinks(asked).then(|| control.deadline(self.row.turn_since.unwrap_or_default(), asked.clock))
    }

    /// The seats after a decision: whoever made it has less time left.
    pub(super) fn seats_after(&self, mover: Seat, turn: Option<Seat>, now: i64) -> Vec<SeatRow> {
        let mut seats = self.seats.clone();
        let control = control(&self.row);
        if let (Some(control), Some(seat)) = (control, seats.get_mut(mover.index()))
            && thinks(seat)
        {
            let since = self.row.turn_since.unwrap_or(now);
            seat.clock = control.left_after(seat.clock, since, now, turn != Some(mover));
        }
        seats
    }
}

impl Room {
    /// The clock rings. Whoever has moved meanwhile has set it anew.
    pub(super) async fn time_is_up(&self, table: &str) -> Result<(), Refusal> {
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
            let Ok(game) = playing(&mut held) else {
                return Ok(()); // this program cannot play it: nobody loses by that
            };
            let result = serde_json::to_string(&scored(&**game)).ok();
            let asked = held.row.turn.as_ref();
            let Some(asked) = held.seats.iter().position(|seat| Some(&seat.seat) == asked) else {
                return Ok(());
            };
            let (row, mut seats) = given_up(&held, asked, result, self.now());
            seats[asked].clock = seats[asked].clock.map(|_| 0);
            if self.save_in_play(held, row, seats).await? {
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
    ) -> Result<bool, Refusal> {
        let turn = row.turn.as_deref().and_then(|seat| seat.parse().ok());
        let mut jobs = jobs_anew(&row, turn, &seats, self.now());
        jobs.extend(row.result.as_ref().map(|_| rating::job(&row.id, self.now())));
        let saved = self.save(&mut held, row, seats, &jobs).await?;
        // The game in memory still has the old names.
        held.forget();
        self.0.work.notify_one();
        Ok(saved)
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
        let is_host = held.is_host(&person.id);
        let bank = control(&row).and_then(|control| control.bank());
        let Some(chair) = seats.get_mut(seat.index()) else {
            return Err(Refusal::conflict("started", "error-started"));
        };
        let is_own = chair.person.as_deref() == Some(&person.id);
        let is_open = chair.person.is_none() && chair.bot.is_none();
        match sit {
            Sit::Me { colour: Some(_), .. } => return Err(Refusal::conflict("started", "error-started")),
            Sit::Me { .. } if is_own => {
                chair.bot = None;
                chair.clock = bank.map(|_| chair.clock.unwrap_or_default().max(RETURN));
            }
            Sit::Me { .. } if is_open && !elsewhere => {
                chair.person = Some(person.id.clone());
                chair.name = Some(person.name.clone());
                chair.since = Some(now);
                chair.clock = bank;
            }
            Sit::Me { .. } => return Err(Refusal::conflict("taken", "error-seat-taken")),
            Sit::Bot(level) if is_own || (is_open && is_host) => {
                chair.bot = Some(Level::name(*level).to_owned());
            }
            Sit::Nobody if is_own => {
                let result = match &held.running {
                    Running::Game(game) => serde_json::to_string(&scored(&**game)).ok(),
                    _ => None,
                };
                let (mut row, seats) = given_up(&held, seat.index(), result, now);
                if row.status == "playing" && seats.iter().all(|seat| seat.person.is_none()) {
                    row = ended(row, now); // nobody is left who would wait for a substitute
                }
                return self.save_in_play(held, row, seats).await;
            }
            Sit::Bot(_) | Sit::Nobody => return Err(Refusal::conflict("started", "error-started")),
        }
        if row.turn.as_deref() == Some(&chair.seat) {
            row.turn_since = Some(now);
        }
        self.save_in_play(held, row, seats).await
    }
}

/// A table whose seat `at` has no time left, or was left by its person.
fn given_up(held: &Held, at: usize, result: Option<String>, now: i64) -> (TableRow, Vec<SeatRow>) {
    let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
    let Some(seat) = seats.get_mut(at) else {
        return (row, seats);
    };
    match time_up(&row) {
        TimeUp::Bot { level } => {
            seat.bot = Some(level);
        }
        TimeUp::Open => {
            *seat = SeatRow {
                seat: seat.seat.clone(),
                share: seat.share.take(),
                colour: seat.colour.take(),
                ..SeatRow::default()
            };
        }
        TimeUp::Score => {
            row = ended(row, now);
            row.result = result;
        }
    }
    (row, seats)
}
