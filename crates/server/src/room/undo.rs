//! Taking moves back: alone as far as nobody learnt anything and no other person has moved, further if all agree.

use catalog::DynTable;
use smokestack_core::{Message, Seat};
use store::{ActionRow, Proposal, SeatRow, TableRow, Undo};

use super::notes::{Kept, Kind};
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
            // Whoever is away may agree to go back, but wish for it only when back.
            let is_away = held.seats[seat.index()].bot.is_some();
            if is_away && held.proposal.as_ref().is_none_or(|wish| wish.value != to) {
                return Err(Refusal::conflict("bot-plays", "error-bot-plays"));
            }
            if let Some(undone) = self.undo_once(held, &person.id, seat, to).await? {
                return Ok(undone);
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Nothing if the table has changed meanwhile.
    async fn undo_once(
        &self,
        mut held: Held,
        person: &str,
        seat: Seat,
        to: i64,
    ) -> Result<Option<Undone>, Refusal> {
        let (row, seats) = (held.row.clone(), held.seats.clone());
        let game = playing(&mut held)?;
        let copy = game.after(game.move_count());
        drop(held); // finding out what was shown takes a while: people may look at the table
        let (before, moves) = self.taken_back(&row, to).await?;
        let is_free = !moves_of_others(&moves, person) && !self.has_shown(copy, to).await?;
        let mut held = self.table(&row.id).await?;
        if held.row.version != row.version {
            return Ok(None);
        }
        let undone = rewind::Undone {
            row: &row,
            seats: &seats,
            before,
            moves: &moves,
        };
        let alone = match is_free {
            true => undone.alone(seat, self.now()),
            false => None,
        };
        let (clocks, kind, whose) = match alone {
            Some(clocks) => (clocks, Kind::TookBack, seat),
            None => {
                let Some(agreed) = self.agree(&mut held, seat, to).await? else {
                    return Ok(None);
                };
                let needed: String = held.people().collect();
                if !needed.chars().all(|letter| agreed.contains(letter)) {
                    return Ok(Some(Undone::Asked { agreed, needed }));
                }
                let first = agreed
                    .chars()
                    .next()
                    .and_then(|letter| letter.to_string().parse().ok());
                (undone.together(self.now()), Kind::WentBack, first.unwrap_or(seat))
            }
        };
        self.go_back(held, to, clocks, (kind, whose)).await
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

    /// Whether any move after the first `to` showed somebody something. Finding out is a search of its own: like a bot's
    /// it waits for a free core.
    async fn has_shown(&self, game: Box<dyn DynTable>, to: i64) -> Result<bool, Refusal> {
        let thinker = self.0.thinkers.permits.acquire().await;
        let search = move || (to as usize..game.move_count()).rev().any(|at| game.reveals(at));
        let found = tokio::task::spawn_blocking(search).await;
        drop(thinker);
        found.map_err(|_| Refusal::Unavailable)
    }

    /// Somebody does not want to go back, or no longer.
    pub(crate) async fn drop_undo(&self, caller: &Caller, table: &str) -> Result<(), Refusal> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let seat = held.seat_of(&person.id).ok_or_else(not_seated)?;
            let Some(wish) = &held.proposal else {
                return Ok(());
            };
            let kind = match wish.agreed.starts_with(seat.letter()) {
                true => Kind::Withdrew,
                false => Kind::Declined,
            };
            let own = &held.seats[seat.index()];
            let note = Kept::new(kind, own, held.row.moves, None).by(own, self.now());
            let version = held.row.version;
            held.changing();
            let dropped = self.store().drop_proposal(table, KIND, version, &note).await?;
            if let Some(version) = dropped {
                held.row.version = version;
                held.proposal = None;
                held.changed();
                held.said();
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
    async fn go_back(
        &self,
        mut held: Held,
        to: i64,
        clocks: Clocks,
        (kind, whose): (Kind, Seat),
    ) -> Result<Option<Undone>, Refusal> {
        let own = held.seats[whose.index()].clone();
        let game = playing(&mut held)?;
        let turn = game.after(to as usize).turn();
        let note = Kept::of_moves(kind, &own, &**game, to as usize).by(&own, self.now());
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
            note: Some(note),
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
        held.said();
        self.0.work.notify_one();
        Ok(Some(Undone::Done { moves: to }))
    }
}

/// Whether somebody else has decided any of these: a person, perhaps one who sat on the same chair before.
fn moves_of_others(moves: &[ActionRow], person: &str) -> bool {
    moves
        .iter()
        .any(|made| made.person.as_ref().is_some_and(|by| by != person))
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
