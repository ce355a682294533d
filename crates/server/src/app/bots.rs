//! Bots: a bot's turn is a job, run by one server on a thread that may take as long as the bot's level needs.

use std::time::Instant;

use catalog::{Level, ThinkingTime};
use protocol::TableStatus;
use smokestack_core::{Seat, Seed};
use store::{JobChange, SeatRow};
use tokio::task::JoinError;

use super::play::PendingMoves;
use super::seats::TRIES;
use super::{ApiError, App, GameState};

/// The job kind for a bot's turn.
pub(super) const KIND: &str = "bot";

/// The job for a bot's turn, if a bot is to move.
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

impl App {
    /// Plays one bot turn, if it is a bot's turn.
    pub(super) async fn play_bot(&self, table: &str) -> Result<(), ApiError> {
        let held = self.table(table).await?;
        let game = match &held.running {
            GameState::NotYet => return Ok(()),
            GameState::Game(game) => game,
            // Another version may be able to play this game, so the job stays.
            GameState::Frozen(_) => return Err(ApiError::Unavailable),
        };
        let Some(seat) = game.turn().filter(|_| held.row.status == TableStatus::Playing) else {
            return Ok(());
        };
        let Some(bot) = held.bot_at(seat) else {
            return Ok(());
        };
        // The same applies to a bot that only a newer version has.
        let level = Level::find(bot).ok_or(ApiError::Unavailable)?;
        // The search runs on a copy, so that the table can be viewed in the meantime.
        let copy = game.after(game.move_count());
        let (moves, undos) = (held.row.moves, held.row.undos);
        drop(held);
        let seed = Seed(self.0.env.bytes::<32>());
        let thinking = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let clock = || start.elapsed().as_secs_f64() * 1_000.0;
            copy.bot_action(level, &seed, ThinkingTime::InPlay(&clock))
        });
        let action = searched_action(thinking.await)?;
        for _ in 0..TRIES {
            let held = self.table(table).await?;
            if (held.row.moves, held.row.undos) != (moves, undos) || held.bot_at(seat).is_none() {
                return Ok(()); // undone in the meantime, or another server was faster, or the person is back
            }
            let made = PendingMoves {
                seat,
                actions: std::slice::from_ref(&action),
                key: None,
                person: None,
                connection: None,
            };
            match self.commit(held, made).await {
                Ok(Some(_)) => return Ok(()),
                Ok(None) => {} // the table changed: it may or may not still be this bot's turn
                Err(ApiError::Unavailable) => return Err(ApiError::Unavailable),
                Err(_) => {
                    tracing::error!("a bot's move was refused");
                    return Err(ApiError::Unavailable);
                }
            }
        }
        Err(ApiError::Unavailable)
    }
}

/// The bot's action. If the search crashed or found nothing, the job is retried with growing delays: one failed search
/// must not leave a game hanging forever.
fn searched_action(action: Result<Option<String>, JoinError>) -> Result<String, ApiError> {
    match action {
        Ok(Some(action)) => Ok(action),
        Ok(None) => {
            tracing::error!("a bot found nothing to do");
            Err(ApiError::Unavailable)
        }
        Err(_) => {
            tracing::error!("a bot fell over");
            Err(ApiError::Unavailable)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_crashed_bot_is_retried_later() {
        let fine = tokio::task::spawn_blocking(|| Some("pass".to_owned())).await;
        assert_eq!(searched_action(fine).expect("an action"), "pass");
        let fell = tokio::task::spawn_blocking(|| -> Option<String> { panic!("as it should") }).await;
        assert!(
            matches!(searched_action(fell), Err(ApiError::Unavailable)),
            "not done"
        );
        assert!(
            matches!(searched_action(Ok(None)), Err(ApiError::Unavailable)),
            "not done"
        );
    }
}
