//! A game's record: for its players while the game runs, and for everyone afterwards. It is written from the database
//! without replaying the game, so that even a game that this version cannot play has a record.

use protocol::{ErrorCode, GameResult, TableStatus};
use smokestack_core::{End, Record, Seed};
use store::{ActionRow, SeatRow, TableRow};

use super::loaded_table::{options, player};
use super::table_cache::is_id;
use super::{ApiError, App, chance};

impl App {
    /// A table's record.
    pub(crate) async fn record(&self, table: &str) -> Result<String, ApiError> {
        let found = if is_id(table) {
            self.store().table(table).await?
        } else {
            None
        };
        let (row, seats) = found.ok_or_else(ApiError::no_table)?;
        let record = self.record_of(&row, &seats).await?;
        record.ok_or_else(|| ApiError::conflict(ErrorCode::NotStarted, "error-not-started"))
    }

    /// The record of a table that was just read; `None` before the game begins. While the game runs, the record lacks
    /// the seed, which would reveal every card. Afterwards it contains the shares of the seed.
    pub(super) async fn record_of(
        &self,
        row: &TableRow,
        seats: &[SeatRow],
    ) -> Result<Option<String>, ApiError> {
        if row.seed.is_none() {
            return Ok(None);
        }
        let mut moves = self.store().moves(&row.id, 0).await?;
        moves.truncate(usize::try_from(row.moves).unwrap_or_default()); // one may have been added in the meantime
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
    let result = row.result.as_ref().filter(|_| row.status == TableStatus::Over);
    let end = |result: &GameResult| End {
        moves: moves.len(),
        scores: result.0.iter().map(|seat| (seat.seat, seat.points)).collect(),
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

/// Whether everything about the game is public.
pub(super) fn is_over(row: &TableRow) -> bool {
    matches!(row.status, TableStatus::Over | TableStatus::Ended)
}

fn without_seed(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("seed "));
    lines.flat_map(|line| [line, "\n"]).collect()
}
