//! Handles a player who runs out of time or leaves, according to the table's settings. Also handles taking a seat
//! during a game: as a substitute, or returning to one's own seat.

use protocol::{ErrorCode, GameResult, SystemMessageKind, TableStatus, TimeControl, TimeUpPolicy};
use smokestack_core::Seat;
use store::{JobChange, NewNote, SeatRow, TableRow};

use super::clock::Clock as _;
use super::leaving::ended;
use super::play::playing;
use super::seats::TRIES;
use super::snapshot::scored;
use super::system_messages::StoredNote;
use super::table_cache::TableGuard;
use super::{ApiError, App, LoadedTable, Sit, bots, rating};

/// The job kind for a clock.
pub(super) const KIND: &str = "clock";
/// A returning player's minimum time bank, in milliseconds.
pub(super) const RETURN_MS: i64 = 60_000;
/// If a clock job runs later than this after its deadline, the server was down.
const MAX_DELAY_MS: i64 = 10_000;

/// What happens at this table when a player's time is up.
pub(super) fn time_up(row: &TableRow) -> TimeUpPolicy {
    row.time_up.clone().unwrap_or_default()
}

/// The jobs that follow from whose turn it is and when the turn began: a bot's turn, or the end of a person's time.
pub(super) fn jobs(row: &TableRow, turn: Option<Seat>, seats: &[SeatRow], since: i64) -> Vec<JobChange> {
    let mut jobs = bots::jobs(&row.id, turn, seats, since);
    if let Some(control) = row.time_control.clone() {
        let asked = turn.and_then(|seat| seats.get(seat.index()));
        let subject = row.id.clone();
        jobs.push(match asked.filter(|seat| is_played_by_person(seat)) {
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

/// Like `jobs`, for cases in which it may have been a bot's turn before.
pub(super) fn jobs_after_change(
    row: &TableRow,
    turn: Option<Seat>,
    seats: &[SeatRow],
    since: i64,
) -> Vec<JobChange> {
    let mut all = no_jobs(&row.id);
    all.extend(jobs(row, turn, seats, since));
    all
}

/// Clears this table's jobs.
pub(super) fn no_jobs(table: &str) -> Vec<JobChange> {
    let clear = |kind| JobChange::Clear {
        kind,
        subject: table.to_owned(),
    };
    vec![clear(bots::KIND), clear(KIND)]
}

/// Whether a person plays this seat.
pub(super) fn is_played_by_person(seat: &SeatRow) -> bool {
    seat.person.is_some() && seat.bot.is_none()
}

/// When time runs out for the seat to move.
pub(super) fn deadline(row: &TableRow, seats: &[SeatRow]) -> Option<i64> {
    let control = row.time_control.clone()?;
    let turn = row
        .turn
        .as_deref()
        .filter(|_| row.status == TableStatus::Playing)?;
    let asked = seats.iter().find(|seat| seat.seat == turn)?;
    is_played_by_person(asked).then(|| control.deadline(row.turn_since.unwrap_or_default(), asked.clock))
}

/// When the turn starts for a player who sits down at `sat`, on a seat whose turn began at `since`. A time bank was
/// charged when the seat was left, and has been paused since. With days per decision, the days keep running, and the
/// player gets new ones only if they were over.
pub(super) fn turn_start(control: &TimeControl, since: i64, sat: i64) -> i64 {
    if control.bank().is_some() || control.deadline(since, None) <= sat {
        sat.max(since)
    } else {
        since
    }
}

impl LoadedTable {
    /// When time runs out for the seat to move.
    pub fn deadline(&self) -> Option<i64> {
        deadline(&self.row, &self.seats)
    }

    /// The seats after a decision, with the mover's time charged. A player who ran out of time, and for whom a bot has
    /// now decided, gets enough time to return.
    pub(super) fn seats_after(&self, mover: Seat, turn: Option<Seat>, now: i64) -> Vec<SeatRow> {
        let mut seats = self.seats.clone();
        let control = self.row.time_control.clone();
        if let (Some(control), Some(seat)) = (control, seats.get_mut(mover.index())) {
            if is_played_by_person(seat) {
                let since = self.row.turn_since.unwrap_or(now);
                seat.clock = control.left_after(seat.clock, since, now, turn != Some(mover));
            } else if seat.person.is_some() && seat.clock == Some(0) {
                seat.clock = Some(RETURN_MS);
            }
        }
        seats
    }
}

/// Takes a seat back from the bot that plays on it, during that bot's turn. The decision's time keeps running, and when
/// it is up, the bot decides. The table does not wait for a bot that fails to decide.
fn take_seat_back(row: &mut TableRow, chair: &mut SeatRow, now: i64) -> Result<(), ApiError> {
    let Some(control) = row.time_control.clone() else {
        return Ok(());
    };
    let deadline = control.deadline(row.turn_since.unwrap_or(now), chair.clock);
    if deadline + RETURN_MS <= now {
        row.turn_since = Some(now);
        chair.clock = chair.clock.map(|_| RETURN_MS);
    } else if deadline <= now {
        return Err(ApiError::conflict(ErrorCode::BotPlays, "error-bot-decides"));
    }
    Ok(())
}

/// Gives the player to move one minute from now.
fn grant_return_time(row: &mut TableRow, chair: &mut SeatRow, now: i64) {
    let Some(control) = row.time_control.clone() else {
        return;
    };
    if let Some(clock) = &mut chair.clock {
        *clock = RETURN_MS;
        row.turn_since = Some(now);
        return;
    }
    // Days are counted from the start of the turn: move the start so that they end in a minute, or as soon as their
    // hours allow.
    let (mut since, mut latest) = (row.turn_since.unwrap_or(now), now);
    while since < latest {
        let middle = since + (latest - since) / 2;
        if control.deadline(middle, None) < now + RETURN_MS {
            since = middle + 1;
        } else {
            latest = middle;
        }
    }
    row.turn_since = Some(since);
}

impl App {
    /// Handles the end of a player's time. If the player has moved in the meantime, there is a new deadline.
    ///
    /// If the job failed before (`tries`) or runs late, the server had a problem, and no player loses time because of
    /// it.
    pub(super) async fn time_is_up(&self, table: &str, tries: i64) -> Result<(), ApiError> {
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
            // If this version cannot play the game, another may.
            let game = playing(&mut held).map_err(|_| ApiError::Unavailable)?;
            let result = scored(&**game);
            let Some(seat) = held.turn() else {
                return Ok(());
            };
            let asked = seat.index();
            if tries > 1 || self.now() - deadline > MAX_DELAY_MS {
                let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
                grant_return_time(&mut row, &mut seats[asked], self.now());
                if self.save_in_play(held, row, seats, None).await? {
                    return Ok(());
                }
                continue;
            }
            let (mut row, mut seats) = given_up(&held, asked, result, self.now());
            if let Some(clock) = &mut seats[asked].clock {
                *clock = 0;
                row.turn_since = row.turn_since.map(|_| deadline); // the moment when time was up
            }
            let note = note_of_end(&held, seat, SystemMessageKind::TimeUp, self.now());
            if self.save_in_play(held, row, seats, Some(note)).await? {
                metrics::counter!("smokestack_times_up_total").increment(1);
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Saves the seats during a game, with the resulting jobs; returns `false` if another server was faster.
    pub(super) async fn save_in_play(
        &self,
        mut held: TableGuard,
        row: TableRow,
        seats: Vec<SeatRow>,
        note: Option<NewNote>,
    ) -> Result<bool, ApiError> {
        let turn = row.turn.as_deref().and_then(|seat| seat.parse().ok());
        // The player to move does not get more time because somebody else sits down.
        let since = row.turn_since.unwrap_or_else(|| self.now());
        let mut jobs = jobs_after_change(&row, turn, &seats, since);
        jobs.extend(row.result.as_ref().map(|_| rating::job(&row.id, self.now())));
        let saved = self.save(&mut held, row, seats, &jobs, note.as_ref()).await?;
        // The game in memory still has the old names.
        held.evict();
        self.0.work.notify_one();
        Ok(saved)
    }

    /// Gives up a seat during a game; returns `false` if another server was faster.
    pub(super) async fn give_up_seat(&self, mut held: TableGuard, seat: Seat) -> Result<bool, ApiError> {
        let result = scored(&**playing(&mut held)?);
        let (row, seats) = given_up(&held, seat.index(), result, self.now());
        let note = note_of_end(&held, seat, SystemMessageKind::Left, self.now());
        self.save_in_play(held, row, seats, Some(note)).await
    }

    /// Whether a person has had another seat during this game: nobody may see two hands.
    async fn has_sat_elsewhere(&self, table: &str, person: &str, seat: Seat) -> Result<bool, ApiError> {
        let seat = seat.to_string();
        let sitters = self.store().sitters(table).await?;
        Ok(sitters
            .iter()
            .any(|sitter| sitter.person == person && sitter.seat != seat))
    }

    /// Takes a seat during a game: the caller's own, on which a bot has played in the meantime, or an open one.
    pub(super) async fn sit_in_play(
        &self,
        person: &store::Person,
        held: TableGuard,
        seat: Seat,
        sit: &Sit,
    ) -> Result<bool, ApiError> {
        let now = self.now();
        let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
        let elsewhere = held.seat_of(&person.id).is_some_and(|own| own != seat);
        let has_sat_elsewhere = self.has_sat_elsewhere(&row.id, &person.id, seat).await?;
        let is_host = held.is_host(&person.id);
        let bank = row.time_control.as_ref().and_then(|control| control.bank());
        let Some(chair) = seats.get_mut(seat.index()) else {
            return Err(ApiError::conflict(ErrorCode::Started, "error-started"));
        };
        let is_own = chair.person.as_deref() == Some(&person.id);
        let is_open = chair.person.is_none() && chair.bot.is_none();
        let is_asked = row.turn.as_deref() == Some(&chair.seat);
        let reported = match sit {
            Sit::Me { colour: Some(_), .. } => {
                return Err(ApiError::conflict(ErrorCode::Started, "error-started"));
            }
            Sit::Me { .. } if is_own && chair.bot.is_none() => return Ok(true), // already there
            Sit::Me { .. } if is_own => {
                if is_asked {
                    take_seat_back(&mut row, chair, now)?;
                } else if chair.clock == Some(0) {
                    chair.clock = Some(RETURN_MS);
                }
                chair.bot = None;
                Some((SystemMessageKind::Returned, None))
            }
            Sit::Me { .. } if is_open && !elsewhere && has_sat_elsewhere => {
                return Err(ApiError::conflict(ErrorCode::SatElsewhere, "error-sat-elsewhere"));
            }
            Sit::Me { .. } if is_open && !elsewhere => {
                chair.person = Some(person.id.clone());
                chair.name = Some(person.name.clone());
                chair.since = Some(now);
                // The time bank belongs to the seat: leaving and returning does not refill it.
                chair.clock = match chair.clock {
                    Some(0) => Some(RETURN_MS),
                    left => left.or(bank),
                };
                if is_asked {
                    let since = row.turn_since.unwrap_or(now);
                    let control = row.time_control.clone();
                    row.turn_since = Some(control.map_or(now, |control| turn_start(&control, since, now)));
                }
                Some((SystemMessageKind::Substitute, None))
            }
            Sit::Me { .. } => return Err(ApiError::conflict(ErrorCode::Taken, "error-seat-taken")),
            // The others do not have to wait for a host who has left.
            Sit::Bot(level) if is_own || (is_open && (is_host || elsewhere)) => {
                charge(&mut row, chair, now);
                let level = level.name().to_owned();
                let kind = if is_own {
                    SystemMessageKind::StandIn
                } else {
                    SystemMessageKind::Bot
                };
                let is_new = chair.bot.as_ref() != Some(&level);
                chair.bot = Some(level.clone());
                is_new.then_some((kind, Some(TimeUpPolicy::Bot { level })))
            }
            // The bot that takes over when a player leaves is already playing.
            Sit::Nobody
                if is_own && chair.bot.is_some() && matches!(time_up(&row), TimeUpPolicy::Bot { .. }) =>
            {
                return Ok(true);
            }
            Sit::Nobody if is_own => {
                return self.give_up_seat(held, seat).await;
            }
            Sit::Bot(_) | Sit::Nobody => return Err(ApiError::conflict(ErrorCode::Started, "error-started")),
        };
        let note = reported.map(|(kind, then)| {
            // Any player may do it, although the bot may also go on another player's seat.
            let who = SeatRow {
                person: Some(person.id.clone()),
                name: Some(person.name.clone()),
                ..SeatRow::default()
            };
            let own = &seats[seat.index()];
            StoredNote::new(kind, seat, row.moves, then).by(if is_own { own } else { &who }, now)
        });
        self.save_in_play(held, row, seats, note).await
    }
}

/// The system message for a player who no longer plays on a seat.
fn note_of_end(held: &TableGuard, seat: Seat, kind: SystemMessageKind, now: i64) -> NewNote {
    let own = &held.seats[seat.index()];
    StoredNote::new(kind, seat, held.row.moves, Some(time_up(&held.row))).by(own, now)
}

/// Charges the time until now to a player who no longer plays on a seat.
fn charge(row: &mut TableRow, chair: &mut SeatRow, now: i64) {
    let is_asked = row.turn.as_deref() == Some(&chair.seat);
    if let Some(control) = row.time_control.clone()
        && is_asked
        && is_played_by_person(chair)
        && control.bank().is_some()
    {
        let since = row.turn_since.unwrap_or(now);
        chair.clock = control.left_after(chair.clock, since, now, false);
        row.turn_since = Some(now);
    }
}

/// A table after the player on seat `at` ran out of time or left.
fn given_up(held: &TableGuard, at: usize, result: GameResult, now: i64) -> (TableRow, Vec<SeatRow>) {
    let (mut row, mut seats) = (held.row.clone(), held.seats.clone());
    let Some(seat) = seats.get_mut(at) else {
        return (row, seats);
    };
    charge(&mut row, seat, now);
    match time_up(&row) {
        TimeUpPolicy::Bot { level } => seat.bot = Some(level),
        TimeUpPolicy::Open => {
            *seat = seat.vacated();
        }
        TimeUpPolicy::Score => {
            seat.resigned_at = Some(now);
            row = ended(row, now);
            row.result = Some(result);
        }
    }
    if row.status == TableStatus::Playing && seats.iter().all(|seat| seat.person.is_none()) {
        row = ended(row, now); // nobody is left to wait for a substitute
    }
    (row, seats)
}
