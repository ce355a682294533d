//! Rematches: the same game at a new table, to which the old one links.

use store::{Added, SeatRow, TableRow};

use super::loaded_table::options;
use super::record::is_over;
use super::seats::TRIES;
use super::table_cache::Held;
use super::tables::{check_added, not_seated};
use super::{ApiError, App, Caller, Wanted, timeouts};

impl App {
    /// The rematch for a finished table, created by the first player who asks; and whether it is new.
    ///
    /// Bots keep their seats; people take theirs again themselves, each with a new share of the seed.
    pub(crate) async fn rematch(&self, caller: &Caller, table: &str) -> Result<(Held, bool), ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            if held.seat_of(&person.id).is_none() && !held.is_host(&person.id) {
                return Err(not_seated());
            }
            if !is_over(&held.row) {
                return Err(ApiError::conflict("not-over", "error-not-over"));
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
            held.changing();
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
fn again(row: &TableRow, seats: &[SeatRow]) -> Wanted {
    Wanted {
        game: row.game.clone(),
        seats: Some(seats.len()),
        options: options(&row.options),
        data: row.data_file.clone(),
        is_public: row.visibility == "public",
        is_drawn: row.seating == "random",
        are_colours_drawn: row.colours == "random",
        waits_for_host: row.starts == "host",
        time: timeouts::control(row),
        time_up: timeouts::time_up(row),
    }
}
