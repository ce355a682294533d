//! The game as a text: what a seat may have while it runs, and everybody afterwards.

use smokestack_core::{End, Record, Seed};
use store::{ActionRow, SeatRow, TableRow};

use super::opened::{options, player};
use super::rating::placed;
use super::{Held, Refusal, Room, Running, chance};

impl Room {
    /// The record of a table. While the game runs it lacks its seed: who has the seed knows every card. Afterwards it says
    /// what the seed was made of. A game that this program cannot play has its text all the same.
    pub(crate) async fn record(&self, table: &str) -> Result<String, Refusal> {
        let held = self.table(table).await?;
        let played = match &held.running {
            Running::Game(game) => Some(game.record()),
            Running::Frozen(_) => None,
            Running::NotYet => return Err(Refusal::conflict("not-started", "error-not-started")),
        };
        let record = match played {
            Some(record) => record,
            None => {
                let moves = self.store().moves(table, 0).await?;
                stored(&held.row, &held.seats, &moves).to_string()
            }
        };
        if !is_over(&held) {
            return Ok(without_seed(&record));
        }
        Ok(match chance::shown(&held.row, &held.seats) {
            Some(shares) => format!("{record}{shares}\n"),
            None => record,
        })
    }
}

/// The record as it follows from what is stored, without a rule.
fn stored(row: &TableRow, seats: &[SeatRow], moves: &[ActionRow]) -> Record {
    let seed = row.seed.as_deref().and_then(|seed| seed.try_into().ok());
    let made = |made: &ActionRow| Some((made.seat.parse().ok()?, made.action.clone()));
    let result = row.result.as_deref().filter(|_| row.status == "over");
    let end = |result: &str| End {
        moves: moves.len(),
        scores: placed(result)
            .iter()
            .filter_map(|placed| Some((placed.seat.parse().ok()?, i32::try_from(placed.points).ok()?)))
            .collect(),
    };
    Record {
        game: row.game.clone(),
        rules: u32::try_from(row.rules).unwrap_or_default(),
        data: row.data.clone(),
        options: options(&row.options),
        players: seats.iter().map(player).collect(),
        seed: Seed(seed.unwrap_or_default()),
        moves: moves.iter().filter_map(made).collect(),
        end: result.map(end),
        shares: None,
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
