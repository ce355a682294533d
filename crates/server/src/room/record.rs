//! The game as a text: what a seat may have while it runs, and everybody afterwards.

use super::{Held, Refusal, Room, Running, chance};

impl Room {
    /// The record of a table. While the game runs it lacks its seed: who has the seed knows every card. Afterwards it says
    /// what the seed was made of.
    pub(crate) async fn record(&self, table: &str) -> Result<String, Refusal> {
        let held = self.table(table).await?;
        let game = match &held.running {
            Running::Game(game) => game,
            Running::NotYet => return Err(Refusal::conflict("not-started", "error-not-started")),
            Running::Frozen(why) => {
                return Err(Refusal::Conflict {
                    code: "frozen",
                    why: why.clone(),
                });
            }
        };
        let record = game.record();
        if !is_over(&held) {
            return Ok(without_seed(&record));
        }
        Ok(match chance::shown(&held.row, &held.seats) {
            Some(shares) => format!("{record}{shares}\n"),
            None => record,
        })
    }
}

/// Whether everything about the game may be told.
pub(super) fn is_over(held: &Held) -> bool {
    matches!(held.row.status.as_str(), "over" | "ended")
}

fn without_seed(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("seed "));
    lines.flat_map(|line| [line, "\n"]).collect()
}
