//! Taking moves back: alone as far as nobody learnt anything and no other person has moved, further if all agree.

use smokestack_core::{Message, Seat, Viewer};
use store::{ActionRow, Proposal, SeatRow, TableRow, Undo};

use super::play::playing;
use super::rewind::{self, Clocks};
use super::seats::TRIES;
use super::shelf::Held;
use super::tables::not_seated;
use super::{Caller, Refusal, Room, timed};

/// What became of the wish to go back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Undone {
    /// The table stands after so many moves.
    Done { moves: i64 },
    /// These seats agree, and all these must.
    Asked { agreed: String, needed: String },
}

/// The kind of an undo among the proposals.
pub(super) const KIND: &str = "undo";

impl Room {
    /// Goes back to the position after `to` moves, or asks the others; asking for what another has asked for is consent.
    pub(crate) async fn undo(
        &self,
        caller: &Caller,
        table: &str,
        expected: i64,
        to: i64,
    ) -> Result<Undone, Refusal> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let seat = held.seat_of(&person.id).ok_or_else(not_seated)?;
            check(&mut held, expected, to)?;
            if let Some(undone) = self.undo_once(held, seat, to).await? {
                return Ok(undone);
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Nothing if another server was quicker.
    async fn undo_once(&self, mut held: Held, seat: Seat, to: i64) -> Result<Option<Undone>, Refusal> {
        let (row, seats) = (held.row.clone(), held.seats.clone());
        let (before, moves) = self.taken_back(&row, to).await?;
        let undone = rewind::Undone {
            row: &row,
            seats: &seats,
            before,
            moves: &moves,
        };
        let alone = match self.may_undo_alone(&mut held, seat, to).await? {
            true => undone.alone(seat, self.now()),
            false => None,
        };
        let clocks = match alone {
            Some(clocks) => clocks,
            None => {
                let Some(agreed) = self.agree(&mut held, seat, to).await? else {
                    return Ok(None);
                };
                let needed: String = held.people().collect();
                if !needed.chars().all(|letter| agreed.contains(letter)) {
                    return Ok(Some(Undone::Asked { agreed, needed }));
                }
                undone.together(self.now())
            }
        };
        self.go_back(held, to, clocks).await
    }

    /// The moves after the first `to`, and when the last of those was made.
    async fn taken_back(&self, row: &TableRow, to: i64) -> Result<(i64, Vec<ActionRow>), Refusal> {
        let mut moves = self.store().moves(&row.id, (to - 1).max(0)).await?;
        let before = match to {
            0 => row.started_at,
            _ if moves.is_empty() => None,
            _ => Some(moves.remove(0).at),
        };
        Ok((before.unwrap_or_default(), moves))
    }

    /// Whether a seat may go back by itself: over its own moves and those of bots, and past nothing that showed something.
    async fn may_undo_alone(&self, held: &mut Held, seat: Seat, to: i64) -> Result<bool, Refusal> {
        let people: String = held.people().collect();
        let game = playing(held)?;
        let log = game.log_from(Viewer::Seat(seat), to as usize + 1);
        let foreign = log.iter().any(|entry| {
            let by = entry.seat.filter(|by| *by != seat);
            by.is_some_and(|by| people.contains(by.letter()))
        });
        if foreign {
            return Ok(false);
        }
        // Finding out what was shown takes a while: on a thread that may.
        let copy = game.after(game.move_count());
        let floor = tokio::task::spawn_blocking(move || copy.undo_floor()).await;
        Ok(floor.is_ok_and(|floor| floor <= to as usize))
    }

    /// Somebody does not want to go back, or no longer.
    pub(crate) async fn drop_undo(&self, caller: &Caller, table: &str) -> Result<(), Refusal> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            held.seat_of(&person.id).ok_or_else(not_seated)?;
            if held.proposal.is_none() {
                return Ok(());
            }
            held.changing();
            let dropped = self.store().drop_proposal(table, KIND, held.row.version).await?;
            if let Some(version) = dropped {
                held.row.version = version;
                held.proposal = None;
                held.changed();
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// One more seat agrees: all that do. Nothing if another server was quicker.
    async fn agree(&self, held: &mut Held, seat: Seat, to: i64) -> Result<Option<String>, Refusal> {
        let same = held.proposal.as_ref().filter(|wish| wish.value == to);
        let mut agreed = same.map(|wish| wish.agreed.clone()).unwrap_or_default();
        if !agreed.contains(seat.letter()) {
            agreed.push(seat.letter());
        }
        let wish = Proposal {
            table_id: held.row.id.clone(),
            kind: KIND.to_owned(),
            value: to,
            agreed: agreed.clone(),
            at: self.now(),
        };
        held.changing();
        let Some(version) = self.store().propose(&wish, held.row.version).await? else {
            return Ok(None);
        };
        held.row.version = version;
        held.proposal = Some(wish);
        held.changed();
        Ok(Some(agreed))
    }

    /// Nothing if another server was quicker.
    async fn go_back(&self, mut held: Held, to: i64, clocks: Clocks) -> Result<Option<Undone>, Refusal> {
        let game = playing(&mut held)?;
        let turn = game.after(to as usize).turn();
        let Clocks { since, seats } = clocks;
        let jobs = timed::jobs_anew(&held.row, turn, &seats, since);
        let clock = |seat: &SeatRow| Some((seat.seat.clone(), seat.clock?));
        let undo = Undo {
            table: held.row.id.clone(),
            version: held.row.version,
            to,
            turn: turn.map(|seat| seat.to_string()),
            turn_since: since,
            clocks: seats.iter().filter_map(clock).collect(),
            jobs,
        };
        held.changing();
        let Some(version) = self.store().undo(&undo).await? else {
            return Ok(None);
        };
        playing(&mut held)?.truncate(to as usize);
        held.proposal = None;
        let row = &mut held.row;
        row.moves = to;
        row.undos += 1;
        row.version = version;
        row.turn = undo.turn;
        row.turn_since = Some(since);
        held.seats = seats;
        held.changed();
        self.0.work.notify_one();
        Ok(Some(Undone::Done { moves: to }))
    }
}

/// Whether moves can be taken back, as far as the table is concerned.
fn check(held: &mut Held, expected: i64, to: i64) -> Result<(), Refusal> {
    playing(held)?;
    let moves = held.row.moves;
    if expected != moves {
        return Err(Refusal::Stale { moves });
    }
    if !(0..moves).contains(&to) {
        return Err(Refusal::bad(
            Message::new("error-undo-to").with("to", to).with("moves", moves),
        ));
    }
    if held.row.status == "over" {
        return Err(Refusal::conflict("over", "error-over"));
    }
    Ok(())
}
