//! Moves: checked by the engine, stored durably, and only then acknowledged and pushed.

use std::time::Instant;

use smokestack_core::Seat;
use store::{Append, Appended, TableRow};

use super::seats::TRIES;
use super::snapshot::scored;
use super::table_cache::Held;
use super::tables::not_seated;
use super::{ApiError, App, Caller, Running, rating, timeouts};

/// A move that a player wants to make.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    /// The number of moves that the player has seen.
    pub expected: i64,
    /// The number of undos that the player has seen, if the client counts them.
    pub undos: Option<i64>,
    pub action: String,
    /// The client's idempotency key: a move that is sent again is not played again.
    pub key: Option<String>,
}

/// A move that is being stored.
pub(super) struct Made<'m> {
    pub seat: Seat,
    pub action: &'m str,
    pub key: Option<String>,
    pub person: Option<String>,
}

impl App {
    /// Plays a move for the caller, and returns the move's number once it is durable.
    ///
    /// Callers run this in its own task: it must complete even if the client disconnects.
    pub(crate) async fn act(&self, caller: &Caller, table: &str, act: Act) -> Result<i64, ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            let seat = held.seat_of(&person.id).ok_or_else(not_seated)?;
            // Keys belong to seats: a player's key never matches another player's move.
            let key = act.key.as_ref().map(|key| format!("{seat}:{key}"));
            let made = Made {
                seat,
                action: &act.action,
                key: key.clone(),
                person: Some(person.id.clone()),
            };
            match self.act_once(held, &act, made).await {
                Ok(Some(number)) => return Ok(number),
                Ok(None) => {}
                Err(error) => return self.made_before(table, key, &act).await?.ok_or(error),
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Returns `None` if another server was faster.
    async fn act_once(&self, held: Held, act: &Act, made: Made<'_>) -> Result<Option<i64>, ApiError> {
        let TableRow { moves, undos, .. } = held.row;
        if act.expected != moves || act.undos.is_some_and(|seen| seen != undos) {
            return Err(ApiError::Stale { moves });
        }
        if held.bot_at(made.seat).is_some() {
            return Err(ApiError::conflict("bot-plays", "error-bot-plays"));
        }
        self.commit(held, made).await
    }

    /// A repeated request gets the same response as before, whatever is allowed now. Reusing a key for a different move
    /// is the client's mistake, which the response to the first request would hide.
    async fn made_before(
        &self,
        table: &str,
        key: Option<String>,
        act: &Act,
    ) -> Result<Option<i64>, ApiError> {
        let Some(key) = key else { return Ok(None) };
        match self.store().move_with_key(table, &key).await? {
            Some((number, action)) if number == act.expected + 1 && action == act.action => Ok(Some(number)),
            Some(_) => Err(key_reused()),
            None => Ok(None),
        }
    }

    /// Stores a move durably, then notifies everyone; returns the move's number. `None` if another server has changed
    /// the table: the caller then has to check the move again.
    pub(super) async fn commit(&self, mut held: Held, made: Made<'_>) -> Result<Option<i64>, ApiError> {
        let game = playing(&mut held)?;
        let Err(not) = game.play(made.seat, made.action) else {
            return self.make_durable(held, made).await;
        };
        Err(ApiError::by_the_rules(&**game, not))
    }

    async fn make_durable(&self, mut held: Held, made: Made<'_>) -> Result<Option<i64>, ApiError> {
        let game = playing(&mut held)?;
        let turn = game.turn();
        let result = turn.is_none().then(|| scored(&**game));
        let result = result.and_then(|scores| serde_json::to_string(&scores).ok());
        let at = self.now();
        let seats = held.seats_after(made.seat, turn, at);
        let mut jobs = timeouts::jobs(&held.row, turn, &seats, at);
        jobs.extend(result.as_ref().map(|_| rating::job(&held.row.id, at)));
        let append = Append {
            table: held.row.id.clone(),
            number: held.row.moves + 1,
            version: held.row.version,
            seat: made.seat.to_string(),
            action: made.action.to_owned(),
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
        held.changing();
        let sets_jobs = !append.jobs.is_empty();
        let by = if append.person.is_some() { "person" } else { "bot" };
        let start = Instant::now();
        let appended = self.store().append(append).await;
        metrics::histogram!("smokestack_append_seconds").record(start.elapsed());
        match appended {
            Ok(Appended::Done { version }) => {
                metrics::counter!("smokestack_moves_total", "by" => by).increment(1);
                let row = &mut held.row;
                row.moves += 1;
                row.version = version;
                row.turn = turn.map(|seat| seat.to_string());
                row.turn_since = Some(at);
                if turn.is_none() {
                    row.status = "over".to_owned();
                    row.ended_at = Some(at);
                    row.result = result;
                }
                held.seats = seats;
                held.proposal = None;
                held.changed();
                if sets_jobs {
                    self.0.work.notify_one();
                }
                Ok(Some(held.row.moves))
            }
            // The game in memory is ahead of the stored one, so the next caller reads it again.
            Ok(Appended::Before { .. }) => {
                held.forget();
                Err(key_reused()) // unless it is the same move, which `act` checks
            }
            Ok(Appended::Stale) => {
                held.forget();
                Ok(None)
            }
            Err(error) => {
                held.forget();
                Err(error.into())
            }
        }
    }
}

fn key_reused() -> ApiError {
    ApiError::conflict("key-reused", "error-key-reused")
}

/// The game at a table where moves can be made.
pub(super) fn playing(held: &mut Held) -> Result<&mut Box<dyn catalog::DynTable>, ApiError> {
    let status = held.row.status.clone();
    match &mut held.running {
        Running::NotYet => Err(ApiError::conflict("not-started", "error-not-started")),
        Running::Frozen(why) => Err(ApiError::Conflict {
            code: "frozen",
            why: why.clone(),
        }),
        Running::Game(_) if status == "ended" => Err(ApiError::conflict("ended", "error-ended")),
        Running::Game(game) => Ok(game),
    }
}
