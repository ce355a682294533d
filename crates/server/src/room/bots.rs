//! Bots at the table: a turn is a job, done by one server, on a thread that may think as long as the level does.

use std::time::Instant;

use catalog::{Level, ThinkingTime};
use smokestack_core::{Seat, Seed};
use store::{JobChange, SeatRow};
use tokio::task::JoinError;

use super::play::Made;
use super::seats::TRIES;
use super::{Refusal, Room, Running};

/// The kind of a bot's turn among the jobs.
pub(super) const KIND: &str = "bot";

/// The job that asks a bot, if the next decision is one's.
pub(super) fn jobs(table: &str, turn: Option<Seat>, seats: &[SeatRow], now: i64) -> Vec<JobChange> {
    let asked = turn.and_then(|seat| seats.get(seat.index()));
    let is_bot = asked.is_some_and(|seat| seat.bot.is_some());
    is_bot
        .then(|| JobChange::Set {
            kind: KIND,
            subject: table.to_owned(),
            due_at: now,
        })
        .into_iter()
        .collect()
}

impl Room {
    /// Plays one turn of a bot, if it is a bot's turn.
    pub(super) async fn play_bot(&self, table: &str) -> Result<(), Refusal> {
        let held = self.table(table).await?;
        let game = match &held.running {
            Running::NotYet => return Ok(()),
            Running::Game(game) => game,
            // Another program may be able to play it: the turn stays to be done.
            Running::Frozen(_) => return Err(Refusal::Unavailable),
        };
        let Some(seat) = game.turn().filter(|_| held.row.status == "playing") else {
            return Ok(());
        };
        let Some(bot) = held.bot_at(seat) else {
            return Ok(());
        };
        // So with a bot that only a newer program has.
        let level = Level::find(bot).ok_or(Refusal::Unavailable)?;
        // It thinks on a copy: people may look at the table meanwhile.
        let copy = game.after(game.move_count());
        let (moves, undos) = (held.row.moves, held.row.undos);
        drop(held);
        let seed = Seed(self.0.world.bytes::<32>());
        let thinking = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let clock = || start.elapsed().as_secs_f64() * 1_000.0;
            copy.bot_action(level, &seed, ThinkingTime::InPlay(&clock))
        });
        let action = thought(thinking.await)?;
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            if (held.row.moves, held.row.undos) != (moves, undos) || held.bot_at(seat).is_none() {
                return Ok(()); // undone meanwhile, or another server was quicker, or the person is back
            }
            let made = Made {
                seat,
                action: &action,
                key: None,
                person: None,
            };
            match self.commit(held, made).await {
                Ok(Some(_)) => return Ok(()),
                Ok(None) => {} // somebody sat down, perhaps: it is still this bot's turn, or no longer
                Err(Refusal::Unavailable) => return Err(Refusal::Unavailable),
                Err(_) => {
                    tracing::error!("a bot's move was refused");
                    return Err(Refusal::Unavailable);
                }
            }
        }
        Err(Refusal::Unavailable)
    }
}

/// What a bot wants to do. If it fell over, or found nothing, it is asked again, later each time: a game does not stand
/// still for ever because of one bad search.
fn thought(action: Result<Option<String>, JoinError>) -> Result<String, Refusal> {
    match action {
        Ok(Some(action)) => Ok(action),
        Ok(None) => {
            tracing::error!("a bot found nothing to do");
            Err(Refusal::Unavailable)
        }
        Err(_) => {
            tracing::error!("a bot fell over");
            Err(Refusal::Unavailable)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bot_that_fell_over_is_asked_again_later() {
        let fine = tokio::task::spawn_blocking(|| Some("pass".to_owned())).await;
        assert_eq!(thought(fine).expect("an action"), "pass");
        let fell = tokio::task::spawn_blocking(|| -> Option<String> { panic!("as it should") }).await;
        assert!(matches!(thought(fell), Err(Refusal::Unavailable)), "not done");
        assert!(matches!(thought(Ok(None)), Err(Refusal::Unavailable)), "not done");
    }
}
