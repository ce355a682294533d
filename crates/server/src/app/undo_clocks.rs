//! The clocks after an undo. Nobody gains time by undoing: a player who undoes alone gets the deadline from before the
//! move, and after an undo by consent nobody has more in the time bank than before.

use protocol::TimeControl;
use smokestack_core::Seat;
use store::{ActionRow, SeatRow, TableRow};

use super::clock::Clock as _;
use super::timeouts::{RETURN_MS, is_played_by_person, turn_start};

/// The clocks after an undo: the start of the turn, and the seats with their time banks.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Clocks {
    pub since: i64,
    pub seats: Vec<SeatRow>,
}

/// Moves to undo, and the table before the undo.
pub(super) struct Undone<'u> {
    pub row: &'u TableRow,
    pub seats: &'u [SeatRow],
    /// When the last remaining move was made, or when the game began.
    pub before: i64,
    pub moves: &'u [ActionRow],
}

impl Undone<'_> {
    /// The clocks as if `seat` had not moved: it is charged the time since its turn began. `None` if it would have no
    /// time left, or if not all moves were its own: then the others have to agree.
    pub fn alone(&self, seat: Seat, now: i64) -> Option<Clocks> {
        let Some(control) = &self.row.time_control else {
            return Some(self.untimed(now));
        };
        let letter = seat.to_string();
        let first = self.moves.first().filter(|first| first.seat == letter)?;
        let mut own = self.moves.iter().filter(|made| made.seat == letter);
        if !own.all(|made| made.person.is_some()) {
            return None; // perhaps time was up, and a bot has decided
        }
        let mut seats = self.seats.to_vec();
        let chair = seats.get_mut(seat.index())?;
        let since = match (control, &mut chair.clock) {
            (TimeControl::Live { .. }, Some(clock)) => {
                // The time spent on the later decisions is part of the time since the first.
                let later = self.moves.windows(2).filter(|pair| pair[1].seat == letter);
                let later: i64 = later.map(|pair| pair[1].at - pair[0].at).sum();
                *clock += later - self.earned(control, &letter);
                first.at
            }
            // A substitute's turn may have begun when they sat down.
            _ => turn_start(control, self.before, chair.since.unwrap_or(self.before)),
        };
        let deadline = control.deadline(since, chair.clock);
        (deadline > now).then_some(Clocks { since, seats })
    }

    /// The turn of the player to move starts now. Increments earned by the undone moves are taken away, but nobody is left
    /// without time.
    pub fn together(&self, now: i64) -> Clocks {
        let Some(control) = &self.row.time_control else {
            return self.untimed(now);
        };
        let mut seats = self.seats.to_vec();
        for seat in &mut seats {
            if self.row.turn.as_ref() == Some(&seat.seat) && is_played_by_person(seat) {
                let since = self.row.turn_since.unwrap_or(now);
                seat.clock = control.left_after(seat.clock, since, now, false);
            }
            let earned = self.earned(control, &seat.seat);
            seat.clock = seat.clock.map(|clock| (clock - earned).max(clock.min(RETURN_MS)));
        }
        Clocks { since: now, seats }
    }

    fn untimed(&self, now: i64) -> Clocks {
        Clocks {
            since: now,
            seats: self.seats.to_vec(),
        }
    }

    /// The increments that a seat earned with these moves.
    fn earned(&self, control: &TimeControl, seat: &str) -> i64 {
        // After this move, the next move's seat was to move.
        let asked = self.moves.iter().skip(1).map(|made| Some(made.seat.as_str()));
        let asked = asked.chain([self.row.turn.as_deref()]);
        let turns = self.moves.iter().zip(asked);
        let ended = turns
            .filter(|(made, asked)| made.seat == seat && made.person.is_some() && *asked != Some(seat))
            .count();
        ended as i64 * control.increment()
    }
}
