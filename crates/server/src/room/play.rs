//! Moves: checked by the engine, made durable, and only then acknowledged and pushed.

use std::time::Instant;

use smokestack_core::Seat;
use store::{Append, Appended, TableRow};

use super::seats::TRIES;
use super::seen::scored;
use super::shelf::Held;
use super::tables::not_seated;
use super::{Caller, Refusal, Room, Running, rating, timed};

/// A move that somebody wants to make.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    /// The moves that the player has seen.
    pub expected: i64,
    /// The undos that the player has seen, if the client counts them.
    pub undos: Option<i64>,
    pub action: String,
    /// The client's name for this move: sent again, it is not played again.
    pub key: Option<String>,
}

/// A move on its way into the store.
pub(super) struct Made<'m> {
    pub seat: Seat,
    pub action: &'m str,
    pub key: Option<String>,
    pub person: Option<String>,
}

impl Room {
    /// Plays a move for whoever asks, and answers with its number once it is durable.
    ///
    /// Callers run this in a task of its own: it must come to its end even if whoever asked hangs up.
    pub(crate) async fn act(&self, caller: &Caller, table: &str, act: Act) -> Result<i64, Refusal> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            let seat = held.seat_of(&person.id).ok_or_else(not_seated)?;
            // Keys are the seat's own: nobody's key answers for another's move.
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
                Err(refusal) => return self.made_before(table, key, &act).await?.ok_or(refusal),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Nothing if another server was quicker.
    async fn act_once(&self, held: Held, act: &Act, made: Made<'_>) -> Result<Option<i64>, Refusal> {
        let TableRow { moves, undos, .. } = held.row;
        if act.expected != moves || act.undos.is_some_and(|seen| seen != undos) {
            return Err(Refusal::Stale { moves });
        }
        if held.bot_at(made.seat).is_some() {
            return Err(Refusal::conflict("bot-plays", "error-bot-plays"));
        }
        self.commit(held, made).await
    }

    /// What was made before is answered as before, whatever may be done now. A key that was used for something else is the
    /// client's mistake, which the answer to the first request would hide.
    async fn made_before(&self, table: &str, key: Option<String>, act: &Act) -> Result<Option<i64>, Refusal> {
        let Some(key) = key else { return Ok(None) };
        match self.store().move_with_key(table, &key).await? {
            Some((number, action)) if number == act.expected + 1 && action == act.action => Ok(Some(number)),
            Some(_) => Err(key_reused()),
            None => Ok(None),
        }
    }

    /// Makes a move durable, then tells everybody; answers with its number. Nothing if another server has changed the
    /// table: whoever wants the move looks at it again.
    pub(super) async fn commit(&self, mut held: Held, made: Made<'_>) -> Result<Option<i64>, Refusal> {
        let game = playing(&mut held)?;
        let Err(not) = game.play(made.seat, made.action) else {
            return self.make_durable(held, made).await;
        };
        Err(Refusal::by_the_rules(&**game, not))
    }

    async fn make_durable(&self, mut held: Held, made: Made<'_>) -> Result<Option<i64>, Refusal> {
        let game = playing(&mut held)?;
        let turn = game.turn();
        let result = turn.is_none().then(|| scored(&**game));
        let result = result.and_then(|scores| serde_json::to_string(&scores).ok());
        let at = self.now();
        let seats = held.seats_after(made.seat, turn, at);
        let mut jobs = timed::jobs(&held.row, turn, &seats, at);
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
            voids: held.proposal.is_some(),
            clock: seats.get(made.seat.index()).and_then(|seat| seat.clock),
            jobs,
        };
        // The game in memory is ahead already.
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
            // What is in memory is ahead of what is stored: the next who asks reads it again.
            Ok(Appended::Before { .. }) => {
                held.forget();
                Err(key_reused()) // unless it is the same move: `act` looks
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

fn key_reused() -> Refusal {
    Refusal::conflict("key-reused", "error-key-reused")
}

/// The game at a table at which moves can be made.
pub(super) fn playing(held: &mut Held) -> Result<&mut Box<dyn catalog::DynTable>, Refusal> {
    let status = held.row.status.clone();
    match &mut held.running {
        Running::NotYet => Err(Refusal::conflict("not-started", "error-not-started")),
        Running::Frozen(why) => Err(Refusal::Conflict {
            code: "frozen",
            why: why.clone(),
        }),
        Running::Game(_) if status == "ended" => Err(Refusal::conflict("ended", "error-ended")),
        Running::Game(game) => Ok(game),
    }
}
