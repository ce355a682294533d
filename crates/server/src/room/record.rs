//! The game as a text: what a seat may have while it runs, and everybody afterwards. It follows from what is stored: no
//! game is played for it, and one that this program cannot play has its text all the same.

use smokestack_core::{End, Record, Seed};
use store::{ActionRow, SeatRow, TableRow};

use super::opened::{options, player};
use super::rating::placed;
use super::shelf::is_id;
use super::{Refusal, Room, chance};

impl Room {
    /// The record of a table.
    pub(crate) async fn record(&self, table: &str) -> Result<String, Refusal> {
        let found = match is_id(table) {
            true => self.store().table(table).await?,
            false => None,
        };
        let (row, seats) = found.ok_or_else(Refusal::no_table)?;
        let record = self.record_of(&row, &seats).await?;
        record.ok_or_else(|| Refusal::conflict("not-started", "error-not-started"))
    }

    /// The record of a table that was just read; nothing before the game begins. While the game runs it lacks its seed: who
    /// has the seed knows every card. Afterwards it says what the seed was made of.
    pub(super) async fn record_of(
        &self,
        row: &TableRow,
        seats: &[SeatRow],
    ) -> Result<Option<String>, Refusal> {
        if row.seed.is_none() {
            return Ok(None);
        }
        let mut moves = self.store().moves(&row.id, 0).await?;
        moves.truncate(usize::try_from(row.moves).unwrap_or_default()); // one may have been made meanwhile
        let record = stored(row, seats, &moves).to_string();
        if !is_over(row) {
            return Ok(Some(without_seed(&record)));
        }
        Ok(Some(match chance::shown(row, seats) {
            Some(shares) => format!("{record}{shares}\n"),
            None => record,
        }))
    }
}

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
pub(super) fn is_over(row: &TableRow) -> bool {
    matches!(row.status.as_str(), "over" | "ended")
}

fn without_seed(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("seed "));
    lines.flat_map(|line| [line, "\n"]).collect()
}
