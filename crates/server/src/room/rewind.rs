//! What the clocks show when moves are taken back. Nobody gains time by it: whoever goes back alone has the deadline from
//! before the move, and whoever goes back with everybody's consent has no more in the bank than before.

use smokestack_core::Seat;
use store::{ActionRow, SeatRow, TableRow};

use super::clock::TimeControl;
use super::timed::{RETURN, asked_since, control, thinks};

/// The clocks after an undo: since when somebody is asked, and the seats with their banks.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Clocks {
    pub since: i64,
    pub seats: Vec<SeatRow>,
}

/// Moves that are taken back, at a table as it is before that.
pub(super) struct Undone<'u> {
    pub row: &'u TableRow,
    pub seats: &'u [SeatRow],
    /// When the last move was made that stays; or when the game began.
    pub before: i64,
    pub moves: &'u [ActionRow],
}

impl Undone<'_> {
    /// As if `seat` had not moved: the time that has passed since it was asked is its own. Nothing if it has no time left
    /// then, or if not everything was its own decision: the others have to agree.
    pub fn alone(&self, seat: Seat, now: i64) -> Option<Clocks> {
        let Some(control) = control(self.row) else {
            return Some(self.untimed(now));
        };
        let letter = seat.to_string();
        let first = self.moves.first().filter(|first| first.seat == letter)?;
        let mut own = self.moves.iter().filter(|made| made.seat == letter);
        if !own.all(|made| made.person.is_some()) {
            return None; // time was up, perhaps, and a bot has decided
        }
        let mut seats = self.seats.to_vec();
        let chair = seats.get_mut(seat.index())?;
        let since = match (&control, &mut chair.clock) {
            (TimeControl::Live { .. }, Some(clock)) => {
                // What the later decisions took is part of what has passed since the first.
                let later = self.moves.windows(2).filter(|pair| pair[1].seat == letter);
                let later: i64 = later.map(|pair| pair[1].at - pair[0].at).sum();
                *clock += later - self.earned(&control, &letter);
                first.at
            }
            // A substitute was asked when sitting down, perhaps.
            _ => asked_since(&control, self.before, chair.since.unwrap_or(self.before)),
        };
        let deadline = control.deadline(since, chair.clock);
        (deadline > now).then_some(Clocks { since, seats })
    }

    /// Whoever is asked then has time from now on. What was earned by moves that are taken back is given back, but nobody
    /// is left without time for that.
    pub fn together(&self, now: i64) -> Clocks {
        let Some(control) = control(self.row) else {
            return self.untimed(now);
        };
        let mut seats = self.seats.to_vec();
        for seat in &mut seats {
            if self.row.turn.as_ref() == Some(&seat.seat) && thinks(seat) {
                let since = self.row.turn_since.unwrap_or(now);
                seat.clock = control.left_after(seat.clock, since, now, false);
            }
            let earned = self.earned(&control, &seat.seat);
            seat.clock = seat.clock.map(|clock| (clock - earned).max(clock.min(RETURN)));
        }
        Clocks { since: now, seats }
    }

    fn untimed(&self, now: i64) -> Clocks {
        Clocks {
            since: now,
            seats: self.seats.to_vec(),
        }
    }

    /// The increments that a seat got for these moves.
    fn earned(&self, control: &TimeControl, seat: &str) -> i64 {
        // Whoever makes the next move was asked after this one.
        let asked = self.moves.iter().skip(1).map(|made| Some(made.seat.as_str()));
        let asked = asked.chain([self.row.turn.as_deref()]);
        let turns = self.moves.iter().zip(asked);
        let ended = turns
            .filter(|(made, asked)| made.seat == seat && made.person.is_some() && *asked != Some(seat))
            .count();
        ended as i64 * control.increment()
    }
}
