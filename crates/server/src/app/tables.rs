//! Creating and listing tables.

use catalog::{CatalogError, Level};
use protocol::{ErrorCode, NewTable, TableStatus, TimeUpPolicy};
use smokestack_core::{Message, Seat};
use store::{Added, HostLimits, Person, SeatRow, TableRow};

use super::clock::Clock;
use super::parsing::off_thread;
use super::{ApiError, App, Caller, chance};

/// The maximum number of open or running tables that one person may host.
const MAX_HOSTED_TABLES: i64 = 50;
/// Megabytes of component files that one person may upload per day, including those for cancelled tables: enough for
/// the maximum number of tables, each with the largest file.
const MAX_UPLOAD_MEGABYTES: i64 = 32;
const DAY_MS: i64 = 24 * 3_600_000;
/// The maximum number of tables in one list.
const MAX_LISTED_TABLES: i64 = 100;

pub(super) type Listed = (TableRow, Vec<SeatRow>);

impl App {
    /// Creates a table with open seats.
    pub(crate) async fn add_table(&self, caller: &Caller, wanted: NewTable) -> Result<String, ApiError> {
        let host = caller.person()?;
        let (row, seats) = self.new_table(host, wanted).await?;
        check_added(self.store().add_table(&row, &seats, &self.host_limits()).await?)?;
        Ok(row.id)
    }

    /// The limits on tables per person: each table costs memory, and computing time for its bots.
    pub(super) fn host_limits(&self) -> HostLimits {
        HostLimits {
            tables: MAX_HOSTED_TABLES,
            file_bytes: MAX_UPLOAD_MEGABYTES * 1024 * 1024,
            since: self.now() - DAY_MS,
        }
    }

    /// A new table with these settings and empty seats.
    pub(super) async fn new_table(&self, host: &Person, wanted: NewTable) -> Result<Listed, ApiError> {
        // Checked before parsing a file; the limits are checked again when the table is stored.
        let bytes = wanted.data.as_ref().map_or(0, |file| file.len() as i64);
        check_added(
            self.store()
                .may_host(&host.id, bytes, &self.host_limits())
                .await?,
        )?;
        let game = catalog::find(&wanted.game)?;
        let info = game.info();
        let seats = wanted.seats.unwrap_or(info.seats[0]);
        if !info.seats.contains(&seats) {
            let allowed: Vec<String> = info.seats.iter().map(usize::to_string).collect();
            return Err(ApiError::bad(
                Message::new("error-seat-count")
                    .text("game", info.id)
                    .text("seats", seats)
                    .text("allowed", allowed.join(", ")),
            ));
        }
        let options: Vec<(String, String)> = wanted.options.clone().into_iter().collect();
        // Set up the game once without players, so that errors in the options or the file are reported here.
        let trial = catalog::NewTable {
            players: vec![smokestack_core::Player::Person("?".to_owned()); seats],
            options: options.clone(),
            seed: smokestack_core::Seed([0; 32]),
            data: wanted.data.clone(),
        };
        let record = move || Ok::<_, CatalogError>(game.start(&trial)?.record());
        let record = off_thread(wanted.data.is_some(), record).await?;
        let options = game.options(&options)?;
        let options: Vec<String> = options
            .iter()
            .map(|(id, value)| format!("{id}={value}"))
            .collect();
        check_time(&wanted)?;
        let mut row = TableRow {
            id: self.0.env.id(),
            game: info.id.to_owned(),
            rules: i64::from(info.rules_version),
            data: data_version(&record).unwrap_or(info.data_version).to_owned(),
            data_file: wanted.data.map(Into::into),
            options: options.join(" "),
            status: TableStatus::Open,
            visibility: wanted.visibility,
            seating: wanted.seating,
            starts: wanted.starts,
            host: Some(host.id.clone()),
            time_control: wanted.time,
            time_up: Some(wanted.time_up),
            commitment: Vec::new(),
            server_share: Vec::new(),
            seed: None,
            moves: 0,
            undos: 0,
            version: 1,
            turn: None,
            turn_since: None,
            result: None,
            created_at: self.now(),
            started_at: None,
            ended_at: None,
            rematch: None,
            colours: wanted.colours,
            seats_before_draw: None,
            restarts: 0,
            opening_since: None,
        };
        chance::draw_server_share(&self.0.env, &mut row);
        let seat = |seat: Seat| SeatRow {
            seat: seat.to_string(),
            ..SeatRow::default()
        };
        let seats: Vec<SeatRow> = Seat::all(seats).map(seat).collect();
        Ok((row, seats))
    }

    /// Public tables that wait for players or can be watched, created before a given time, newest first.
    pub(crate) async fn public_tables(&self, before: Option<i64>) -> Result<Vec<Listed>, ApiError> {
        let before = before.unwrap_or(i64::MAX);
        Ok(self.store().public_tables(before, MAX_LISTED_TABLES).await?)
    }

    /// Public games that ended before a given time, latest first.
    pub(crate) async fn finished_tables(&self, before: Option<i64>) -> Result<Vec<Listed>, ApiError> {
        let before = before.unwrap_or(i64::MAX);
        Ok(self.store().finished_tables(before, MAX_LISTED_TABLES).await?)
    }

    /// The caller's tables.
    pub(crate) async fn tables_of(&self, caller: &Caller) -> Result<Vec<Listed>, ApiError> {
        Ok(self
            .store()
            .tables_of(&caller.person()?.id, MAX_LISTED_TABLES)
            .await?)
    }
}

/// The error for a person who has reached a limit.
pub(super) fn check_added(added: Added) -> Result<(), ApiError> {
    let (code, why) = match added {
        Added::Done | Added::Exists => return Ok(()),
        Added::Full => {
            let why = Message::new("error-many-tables").with("most", MAX_HOSTED_TABLES);
            (ErrorCode::ManyTables, why)
        }
        Added::OverQuota => {
            let why = Message::new("error-file-quota").with("most", MAX_UPLOAD_MEGABYTES);
            (ErrorCode::FileQuota, why)
        }
    };
    Err(ApiError::Conflict { code, why })
}

fn check_time(wanted: &NewTable) -> Result<(), ApiError> {
    if let TimeUpPolicy::Bot { level } = &wanted.time_up
        && Level::find(level).is_none()
    {
        let known = Level::ALL.map(Level::name).join(", ");
        let bot = level.clone();
        return Err(CatalogError::UnknownBot { bot, known }.into());
    }
    wanted.time.as_ref().map_or(Ok(()), Clock::check)
}

/// The component version named in a record.
fn data_version(record: &str) -> Option<&str> {
    record.lines().find_map(|line| line.strip_prefix("data "))
}

/// The error for a person without a seat at the table.
pub(super) fn not_seated() -> ApiError {
    ApiError::NotAllowed {
        code: ErrorCode::NotSeated,
        why: Message::new("error-not-seated"),
    }
}
