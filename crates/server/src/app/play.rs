//! Moves: checked by the engine, stored durably, and only then acknowledged and pushed.

use std::time::Instant;

use protocol::{ErrorCode, TableStatus, TableUpdate};
use smokestack_core::{Seat, Viewer};
use store::{AppendMoves, AppendOutcome, MoveKey, TableRow};

use super::seats::TRIES;
use super::snapshot::scored;
use super::table_cache::TableGuard;
use super::tables::not_seated;
use super::updates::{Answered, SoFar};
use super::{ApiError, App, Caller, GameState, rating, timeouts};

/// Moves that a player wants to make, one after the other: all of them, or none.
#[derive(Clone, Debug)]
pub(crate) struct MovesToPlay {
    /// The number of moves that the player has seen.
    pub expected: i64,
    /// The number of undos that the player has seen, if the client counts them.
    pub undos: Option<i64>,
    /// At least one.
    pub actions: Vec<String>,
    /// The client's idempotency key: moves that are sent again are not played again.
    pub key: Option<String>,
    /// The player's live connection, which need not be sent what the response contains.
    pub connection: Option<String>,
}

/// Moves that are being stored.
pub(super) struct PendingMoves<'m> {
    pub seat: Seat,
    pub actions: &'m [String],
    pub key: Option<MoveKey>,
    pub person: Option<String>,
    pub connection: Option<String>,
}

impl App {
    /// Plays moves for the caller, and returns what changed once they are durable.
    ///
    /// Callers run this in its own task: it must complete even if the client disconnects.
    pub(crate) async fn act(
        &self,
        caller: &Caller,
        table: &str,
        act: MovesToPlay,
    ) -> Result<TableUpdate, ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            let seat = held.seat_of(&person.id).ok_or_else(not_seated)?;
            let key = act.key.as_ref().map(|key| MoveKey {
                seat: seat.to_string(),
                key: key.clone(),
            });
            let made = PendingMoves {
                seat,
                actions: &act.actions,
                key: key.clone(),
                person: Some(person.id.clone()),
                connection: act.connection.clone(),
            };
            match self.act_once(held, &act, made).await {
                Ok(Some(held)) => return Ok(held.update(Viewer::Seat(seat), Some(act.expected))),
                Ok(None) => {}
                Err(error) => return self.made_before(table, seat, key, &act).await?.ok_or(error),
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Returns `None` if another server was faster.
    async fn act_once(
        &self,
        held: TableGuard,
        act: &MovesToPlay,
        made: PendingMoves<'_>,
    ) -> Result<Option<TableGuard>, ApiError> {
        let TableRow { moves, undos, .. } = held.row;
        if act.expected != moves || act.undos.is_some_and(|seen| seen != undos) {
            return Err(ApiError::Stale { moves });
        }
        if held.bot_at(made.seat).is_some() {
            return Err(ApiError::conflict(ErrorCode::BotPlays, "error-bot-plays"));
        }
        self.commit(held, made).await
    }

    /// A repeated request gets the same response as before, whatever is allowed now. Reusing a key for different moves
    /// is the client's mistake, which the response to the first request would hide.
    async fn made_before(
        &self,
        table: &str,
        seat: Seat,
        key: Option<MoveKey>,
        act: &MovesToPlay,
    ) -> Result<Option<TableUpdate>, ApiError> {
        let Some(key) = key else { return Ok(None) };
        let made = self.store().moves_with_key(table, &key).await?;
        let Some(last) = made.last() else {
            return Ok(None);
        };
        let is_same =
            made[0].number == act.expected + 1 && made.iter().map(|one| &one.action).eq(&act.actions);
        if !is_same {
            return Err(key_reused());
        }
        let held = self.table(table).await?;
        Ok(Some(held.update_after(Viewer::Seat(seat), act.expected, last)))
    }

    /// Stores moves durably, then notifies everyone; returns the table after them. `None` if another server has changed
    /// the table: the caller then has to check the moves again.
    pub(super) async fn commit(
        &self,
        mut held: TableGuard,
        made: PendingMoves<'_>,
    ) -> Result<Option<TableGuard>, ApiError> {
        let game = playing(&mut held)?;
        let before = game.move_count();
        for action in made.actions {
            if let Err(not) = game.play(made.seat, action) {
                let error = ApiError::by_the_rules(&**game, not);
                game.truncate(before); // all of them, or none
                return Err(error);
            }
        }
        self.make_durable(held, made).await
    }

    async fn make_durable(
        &self,
        mut held: TableGuard,
        made: PendingMoves<'_>,
    ) -> Result<Option<TableGuard>, ApiError> {
        let game = playing(&mut held)?;
        let turn = game.turn();
        let result = turn.is_none().then(|| scored(&**game));
        let version = held.row.version;
        let at = self.now();
        let seats = held.seats_after(made.seat, turn, at);
        let mut jobs = timeouts::jobs(&held.row, turn, &seats, at);
        jobs.extend(result.as_ref().map(|_| rating::job(&held.row.id, at)));
        let append = AppendMoves {
            table: held.row.id.clone(),
            number: held.row.moves + 1,
            version: held.row.version,
            seat: made.seat.to_string(),
            actions: made.actions.to_vec(),
            key: made.key,
            person: made.person,
            at,
            turn: turn.map(|seat| seat.to_string()),
            result: result.clone(),
            cancels_proposal: held.proposal.is_some(),
            clock: seats.get(made.seat.index()).and_then(|seat| seat.clock),
            jobs,
        };
        // The game in memory is already ahead.
        held.begin_write();
        let sets_jobs = !append.jobs.is_empty();
        let by_person = append.person.clone();
        let by = if by_person.is_some() { "person" } else { "bot" };
        let start = Instant::now();
        let appended = self.store().append(append).await;
        metrics::histogram!("smokestack_append_seconds").record(start.elapsed());
        match appended {
            Ok(AppendOutcome::Done { version: next }) => {
                let count = made.actions.len();
                metrics::counter!("smokestack_moves_total", "by" => by).increment(count as u64);
                let row = &mut held.row;
                row.moves += count as i64;
                row.version = next;
                row.turn = turn.map(|seat| seat.to_string());
                row.turn_since = Some(at);
                if turn.is_none() {
                    row.status = TableStatus::Over;
                    row.ended_at = Some(at);
                    row.result = result;
                }
                held.seats = seats;
                held.proposal = None;
                let answered = made
                    .connection
                    .zip(by_person)
                    .map(|(connection, person)| Answered {
                        person,
                        connection,
                        version,
                        after: SoFar::of(&held),
                    });
                held.finish_write_for(answered);
                if sets_jobs {
                    self.0.work.notify_one();
                }
                Ok(Some(held))
            }
            // The game in memory is ahead of the stored one, so the next caller reads it again.
            Ok(AppendOutcome::Before { .. }) => {
                held.evict();
                Err(key_reused()) // unless they are the same moves, which `act` checks
            }
            Ok(AppendOutcome::Stale) => {
                held.evict();
                Ok(None)
            }
            Err(error) => {
                held.evict();
                Err(error.into())
            }
        }
    }
}

fn key_reused() -> ApiError {
    ApiError::conflict(ErrorCode::KeyReused, "error-key-reused")
}

/// The game at a table where moves can be made.
pub(super) fn playing(held: &mut TableGuard) -> Result<&mut Box<dyn catalog::DynTable>, ApiError> {
    let status = held.row.status;
    match &mut held.running {
        GameState::NotYet => Err(ApiError::conflict(ErrorCode::NotStarted, "error-not-started")),
        GameState::Frozen(why) => Err(ApiError::Conflict {
            code: ErrorCode::Frozen,
            why: why.clone(),
        }),
        GameState::Game(_) if status == TableStatus::Ended => {
            Err(ApiError::conflict(ErrorCode::Ended, "error-ended"))
        }
        GameState::Game(game) => Ok(game),
    }
}
