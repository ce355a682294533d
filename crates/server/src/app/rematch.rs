//! Rematches: the same game at a new table, to which the old one links.

use protocol::{ErrorCode, NewTable};
use store::{Added, SeatRow, TableRow};

use super::loaded_table::options;
use super::record::is_over;
use super::seats::TRIES;
use super::table_cache::TableGuard;
use super::tables::{check_added, not_seated};
use super::{ApiError, App, Caller, timeouts};

impl App {
    /// The rematch for a finished table, created by the first player who asks; and whether it is new.
    ///
    /// Bots keep their seats; people take theirs again themselves, each with a new share of the seed.
    pub(crate) async fn rematch(&self, caller: &Caller, table: &str) -> Result<(TableGuard, bool), ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            if held.seat_of(&person.id).is_none() && !held.is_host(&person.id) {
                return Err(not_seated());
            }
            if !is_over(&held.row) {
                return Err(ApiError::conflict(ErrorCode::NotOver, "error-not-over"));
            }
            if let Some(next) = held.row.rematch.clone() {
                drop(held);
                return Ok((self.table(&next).await?, false));
            }
            let (row, mut seats) = self.new_table(person, again(&held.row, &held.seats)).await?;
            for (seat, old) in seats.iter_mut().zip(&held.seats) {
                if old.person.is_none() && old.bot.is_some() {
                    seat.bot.clone_from(&old.bot);
                    seat.since = Some(row.created_at);
                }
            }
            held.begin_write();
            let limits = self.host_limits();
            let added = self.store().add_rematch(table, &row, &seats, &limits).await?;
            drop(held); // all viewers read it again
            check_added(added)?;
            if added == Added::Done {
                return Ok((self.table(&row.id).await?, true));
            } // otherwise another server was faster
        }
        Err(ApiError::Unavailable)
    }
}

/// A new table with the same settings.
fn again(row: &TableRow, seats: &[SeatRow]) -> NewTable {
    NewTable {
        game: row.game.clone(),
        seats: Some(seats.len()),
        options: options(&row.options).into_iter().collect(),
        data: row.data_file.as_deref().map(str::to_owned),
        visibility: row.visibility,
        seating: row.seating,
        colours: row.colours,
        starts: row.starts,
        time: row.time_control.clone(),
        time_up: timeouts::time_up(row),
    }
}
