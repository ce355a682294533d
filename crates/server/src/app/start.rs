//! Starting a game.

use protocol::{ColourPolicy, ErrorCode, Seating, TableStatus};
use smokestack_core::{Message, Seat};
use store::{SeatRow, TableRow};

use super::clock::Clock as _;
use super::loaded_table::set_up_off_thread;
use super::seats::{TRIES, check_open};
use super::table_cache::TableGuard;
use super::{ApiError, App, Caller, GameState, chance, opening, timeouts};

impl App {
    /// Starts the game on behalf of the host; empty seats are removed if the game can be played without them. The first
    /// turn begins when everyone's share is open.
    pub(crate) async fn start(&self, caller: &Caller, table: &str) -> Result<TableGuard, ApiError> {
        let person = caller.person()?;
        for _ in 0..TRIES {
            let mut held = self.table(table).await?;
            if !held.is_host(&person.id) {
                return Err(ApiError::not_allowed(ErrorCode::NotHost, "error-not-host"));
            }
            check_open(&held)?;
            if held.row.opening_since.is_some() {
                return Ok(held); // already started: it waits for shares
            }
            let mut seats = held.seats.clone();
            seats.retain(|seat| seat.person.is_some() || seat.bot.is_some());
            chance::mark_old_shares(&mut seats);
            for (seat, place) in seats.iter_mut().zip(Seat::all(Seat::MAX)) {
                seat.seat = place.to_string();
            }
            if seats.iter().all(|seat| seat.person.is_none()) {
                return Err(ApiError::bad(Message::new("error-nobody-sits")));
            }
            if !chance::is_committed(&seats) {
                return Err(ApiError::conflict(ErrorCode::NotCommitted, "error-not-committed"));
            }
            let row = held.row.clone();
            if self.open_shares(&mut held, row, seats).await? {
                return Ok(held);
            }
            held.evict();
        }
        Err(ApiError::Unavailable)
    }

    /// Draws the seats if requested, computes the seed, and begins the first turn. Returns `false` if another server
    /// was faster.
    pub(super) async fn begin(
        &self,
        held: &mut TableGuard,
        mut row: TableRow,
        mut seats: Vec<SeatRow>,
    ) -> Result<bool, ApiError> {
        if row.seating == Seating::Random {
            row.seats_before_draw = Some(chance::seating(&row.server_share, &mut seats));
        }
        match row.colours {
            ColourPolicy::Random => chance::draw_colours(&row.server_share, &mut seats),
            ColourPolicy::Chosen => chance::fill_colours(&mut seats),
        }
        let bank = row.time_control.as_ref().and_then(|control| control.bank());
        for seat in seats.iter_mut().filter(|seat| seat.person.is_some()) {
            seat.clock = bank;
        }
        row.seed = Some(chance::seed(&row.server_share, &seats).0.to_vec());
        let game = set_up_off_thread(&row, &seats).await?;
        let now = self.now();
        let turn = game.turn();
        row.status = TableStatus::Playing;
        row.started_at = Some(now);
        row.turn = turn.map(|seat| seat.to_string());
        row.turn_since = Some(now);
        let mut jobs = timeouts::jobs(&row, turn, &seats, now);
        if row.opening_since.take().is_some() {
            jobs.push(opening::job(&row));
        }
        held.begin_write();
        if !self.store().save_table(&row, &seats, &jobs, None).await? {
            return Ok(false);
        }
        row.version += 1;
        (held.row, held.seats) = (row, seats);
        held.running = GameState::Game(game);
        held.finish_write();
        self.0.work.notify_one();
        Ok(true)
    }
}
