//! Bots at the table: a turn is a job, done by one server, on a thread that may think as long as the level does.

use std::time::Instant;

use catalog::{Level, Pace};
use smokestack_core::{Seat, Seed};
use store::{JobChange, SeatRow};

use super::play::Made;
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
        let Running::Game(game) = &held.running else {
            return Ok(());
        };
        let Some(seat) = game.turn().filter(|_| held.row.status == "playing") else {
            return Ok(());
        };
        let Some(level) = held.bot_at(seat).and_then(Level::find) else {
            return Ok(());
        };
        // It thinks on a copy: people may look at the table meanwhile.
        let copy = game.after(game.move_count());
        let (moves, undos) = (held.row.moves, held.row.undos);
        drop(held);
        let Ok(thinker) = self.0.thinkers.acquire().await else {
            return Ok(()); // the room is closing
        };
        let seed = Seed(self.0.world.bytes::<32>());
        let thinking = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let clock = || start.elapsed().as_secs_f64() * 1_000.0;
            copy.bot_action(level, &seed, Pace::Play(&clock))
        });
        let action = thinking.await.ok().flatten();
        drop(thinker);
        let Some(action) = action else { return Ok(()) };
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
        self.commit(held, made).await.map(drop)
    }
}
