//! Undo: players may undo alone as long as nobody has learnt anything and no other person has moved; beyond that, all
//! must agree.

use catalog::DynTable;
use protocol::{ErrorCode, SystemMessageKind, TableStatus, UndoConsent, UndoResponse};
use smokestack_core::{Message, Seat};
use store::{ActionRow, Proposal, SeatRow, TableRow, Undo};

use super::play::playing;
use super::seats::TRIES;
use super::system_messages::StoredNote;
use super::table_cache::TableGuard;
use super::tables::not_seated;
use super::undo_clocks::{self, Clocks};
use super::{ApiError, App, Caller, timeouts};

/// The outcome of an undo request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Undone {
    Done(UndoResponse),
    Asked(UndoConsent),
}

/// The kind of proposal for an undo.
pub(super) const KIND: &str = "undo";

impl App {
    /// Goes back to the position after `to` moves, or asks the others. Requesting the same undo as another player
    /// counts as consent.
    pub(crate) async fn undo(
        &self,
        caller: &Caller,
        table: &str,
        expected: i64,
        to: i64,
    ) -> Result<Undone, ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let seat = held.seat_of(&person.id).ok_or_else(not_seated)?;
            check(&mut held, expected, to)?;
            // A player who is away may agree to an undo, but must return before requesting one.
            let is_away = held.seats[seat.index()].bot.is_some();
            if is_away && held.proposal.as_ref().is_none_or(|wish| wish.value != to) {
                return Err(ApiError::conflict(ErrorCode::BotPlays, "error-bot-plays"));
            }
            if let Some(undone) = self.undo_once(held, &person.id, seat, to).await? {
                return Ok(undone);
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Returns `None` if the table has changed in the meantime.
    async fn undo_once(
        &self,
        mut held: TableGuard,
        person: &str,
        seat: Seat,
        to: i64,
    ) -> Result<Option<Undone>, ApiError> {
        let (row, seats) = (held.row.clone(), held.seats.clone());
        let game = playing(&mut held)?;
        let copy = game.after(game.move_count());
        drop(held); // checking what was revealed takes a while: unlock the table
        let (before, moves) = self.moves_to_undo(&row, to).await?;
        let is_free = !moves_of_others(&moves, person) && !self.has_revealed(copy, to).await?;
        let mut held = self.table(&row.id).await?;
        if held.row.version != row.version {
            return Ok(None);
        }
        let undone = undo_clocks::Undone {
            row: &row,
            seats: &seats,
            before,
            moves: &moves,
        };
        let alone = if is_free {
            undone.alone(seat, self.now())
        } else {
            None
        };
        let (clocks, kind, whose) = match alone {
            Some(clocks) => (clocks, SystemMessageKind::TookBack, seat),
            None => {
                let Some(agreed) = self.agree(&mut held, seat, to).await? else {
                    return Ok(None);
                };
                let needed: String = held.people().collect();
                if !needed.chars().all(|letter| agreed.contains(letter)) {
                    let consent = UndoConsent {
                        agreed: seats_of(&agreed),
                        needed: seats_of(&needed),
                    };
                    return Ok(Some(Undone::Asked(consent)));
                }
                let first = seats_of(&agreed).first().copied();
                let clocks = undone.together(self.now());
                (clocks, SystemMessageKind::WentBack, first.unwrap_or(seat))
            }
        };
        self.apply_undo(held, to, clocks, (kind, whose)).await
    }

    /// The moves after the first `to`, and when the last move before them was made.
    async fn moves_to_undo(&self, row: &TableRow, to: i64) -> Result<(i64, Vec<ActionRow>), ApiError> {
        let mut moves = self.store().moves(&row.id, (to - 1).max(0)).await?;
        let before = match to {
            0 => row.started_at,
            _ if moves.is_empty() => None,
            _ => Some(moves.remove(0).at),
        };
        Ok((before.unwrap_or_default(), moves))
    }

    /// Whether any move after the first `to` revealed something to a player. This needs a search, which waits for a
    /// free core like a bot's.
    async fn has_revealed(&self, game: Box<dyn DynTable>, to: i64) -> Result<bool, ApiError> {
        let thinker = self.0.bot_scheduler.permits.acquire().await;
        let search = move || (to as usize..game.move_count()).rev().any(|at| game.reveals(at));
        let found = tokio::task::spawn_blocking(search).await;
        drop(thinker);
        found.map_err(|_| ApiError::Unavailable)
    }

    /// Declines an undo, or cancels the caller's own request.
    pub(crate) async fn drop_undo(&self, caller: &Caller, table: &str) -> Result<(), ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            let seat = held.seat_of(&person.id).ok_or_else(not_seated)?;
            let Some(wish) = &held.proposal else {
                return Ok(());
            };
            let kind = if wish.agreed.starts_with(seat.letter()) {
                SystemMessageKind::Withdrew
            } else {
                SystemMessageKind::Declined
            };
            let own = &held.seats[seat.index()];
            let note = StoredNote::new(kind, seat, held.row.moves, None).by(own, self.now());
            let version = held.row.version;
            held.begin_write();
            let dropped = self.store().drop_proposal(table, KIND, version, &note).await?;
            if let Some(version) = dropped {
                held.row.version = version;
                held.proposal = None;
                held.finish_write();
                held.said();
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Adds a seat's consent; returns all seats that agree. `None` if another server was faster.
    async fn agree(&self, held: &mut TableGuard, seat: Seat, to: i64) -> Result<Option<String>, ApiError> {
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
        held.begin_write();
        let Some(version) = self.store().propose(&wish, held.row.version).await? else {
            return Ok(None);
        };
        held.row.version = version;
        held.proposal = Some(wish);
        held.finish_write();
        Ok(Some(agreed))
    }

    /// Returns `None` if another server was faster.
    async fn apply_undo(
        &self,
        mut held: TableGuard,
        to: i64,
        clocks: Clocks,
        (kind, whose): (SystemMessageKind, Seat),
    ) -> Result<Option<Undone>, ApiError> {
        let own = held.seats[whose.index()].clone();
        let game = playing(&mut held)?;
        let turn = game.after(to as usize).turn();
        let note = StoredNote::of_moves(kind, whose, &**game, to as usize).by(&own, self.now());
        let Clocks { since, seats } = clocks;
        let jobs = timeouts::jobs_after_change(&held.row, turn, &seats, since);
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
        held.begin_write();
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
        held.finish_write();
        held.said();
        self.0.work.notify_one();
        Ok(Some(Undone::Done(UndoResponse { moves: to })))
    }
}

/// The seats in a proposal, which stores them as letters.
pub(super) fn seats_of(letters: &str) -> Vec<Seat> {
    letters
        .chars()
        .filter_map(|letter| letter.to_string().parse().ok())
        .collect()
}

/// Whether another person played any of these moves, such as a former player on the same seat.
fn moves_of_others(moves: &[ActionRow], person: &str) -> bool {
    moves
        .iter()
        .any(|made| made.person.as_ref().is_some_and(|by| by != person))
}

/// Checks that the table's state allows an undo.
fn check(held: &mut TableGuard, expected: i64, to: i64) -> Result<(), ApiError> {
    playing(held)?;
    let moves = held.row.moves;
    if expected != moves {
        return Err(ApiError::Stale { moves });
    }
    if !(0..moves).contains(&to) {
        return Err(ApiError::bad(
            Message::new("error-undo-to").with("to", to).with("moves", moves),
        ));
    }
    if held.row.status == TableStatus::Over {
        return Err(ApiError::conflict(ErrorCode::Over, "error-over"));
    }
    Ok(())
}
