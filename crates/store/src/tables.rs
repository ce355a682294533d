//! Tables and their seats.

use std::sync::Arc;

use protocol::{
    Colour, ColourPolicy, GameResult, Seating, ShareOrigin, StartPolicy, TableStatus, TimeControl,
    TimeUpPolicy, Visibility,
};

use crate::files::{DROP_UNUSED_FILE, LOCK_FILE};
use crate::{Added, Changed, HostLimits, JobChange, NewNote, Store, StoreError, changes, proposals};

/// A table, without its seats and moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub rules: i64,
    pub data: String,
    /// The text of a custom component file; `data` is its hash. It is stored with a new table, and read only by
    /// [`Store::component_file`].
    #[sqlx(skip)]
    pub data_file: Option<Arc<str>>,
    /// `name=value name=value`, as in a record.
    pub options: String,
    pub status: TableStatus,
    pub visibility: Visibility,
    pub seating: Seating,
    pub starts: StartPolicy,
    pub host: Option<String>,
    /// `None` if the table is untimed.
    pub time_control: Option<TimeControl>,
    /// `None` in tables from before it could be chosen.
    pub time_up: Option<TimeUpPolicy>,
    /// SHA-256 of the server's share: published when the table is created.
    pub commitment: Vec<u8>,
    /// Secret until the game is over.
    pub server_share: Vec<u8>,
    /// Secret until the game is over.
    pub seed: Option<Vec<u8>>,
    pub moves: i64,
    pub undos: i64,
    pub version: i64,
    pub turn: Option<String>,
    pub turn_since: Option<i64>,
    pub result: Option<GameResult>,
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// The rematch's table.
    pub rematch: Option<String>,
    pub colours: ColourPolicy,
    /// If the seats were drawn: for each seat, in order, the seat on which its player sat before.
    #[sqlx(rename = "sat_before")]
    pub seats_before_draw: Option<String>,
    /// The number of times all commitments were discarded because a share was not opened.
    pub restarts: i64,
    /// When the table began to wait for shares to be opened; `None` if it is not waiting.
    pub opening_since: Option<i64>,
}

/// A seat at a table: taken by a person or a bot, or empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct SeatRow {
    /// The seat's letter: `A`, `B` …
    pub seat: String,
    pub person: Option<String>,
    /// The name shown in the record.
    pub name: Option<String>,
    /// The bot's level, if a bot plays.
    pub bot: Option<String>,
    /// The player's share of the seed: secret until the game is over. `None` until it is opened.
    pub share: Option<Vec<u8>>,
    /// When the seat was taken.
    pub since: Option<i64>,
    /// The time left in the seat's bank, in milliseconds, at the start of its turn.
    pub clock: Option<i64>,
    /// `None` until a colour is chosen or the game begins.
    pub colour: Option<Colour>,
    /// When the seat's player ended the game, by leaving or by running out of time.
    #[sqlx(rename = "gave_up")]
    pub resigned_at: Option<i64>,
    /// SHA-256 of the share.
    pub share_commitment: Option<Vec<u8>>,
    /// The origin of the share; `None` if the player committed to it first.
    pub share_by: Option<ShareOrigin>,
}

impl SeatRow {
    /// The same seat, empty, without any of its former player's data.
    pub fn empty(&self) -> SeatRow {
        SeatRow {
            seat: self.seat.clone(),
            ..SeatRow::default()
        }
    }

    /// The same seat, empty, with the data that belongs to the seat during a game: its share of the seed, the colour
    /// and the clock.
    pub fn vacated(&self) -> SeatRow {
        SeatRow {
            share: self.share.clone(),
            share_commitment: self.share_commitment.clone(),
            share_by: self.share_by,
            colour: self.colour,
            clock: self.clock,
            ..self.empty()
        }
    }
}

/// All columns, in the order in which `bind_table!` binds them. This is a macro because statements are assembled at
/// compile time: none is ever built from user input.
macro_rules! columns {
    () => {
        "id, game, rules, data, options, status, visibility, seating, starts, host, time_control, time_up, \
         commitment, server_share, seed, moves, undos, version, turn, turn_since, result, created_at, started_at, ended_at, \
         rematch, colours, sat_before, restarts, opening_since"
    };
}

pub(crate) const INSERT: &str = concat!(
    "INSERT INTO tables (",
    columns!(),
    ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, \
     $24, $25, $26, $27, $28, $29)"
);

/// Updates everything that may change during a table's lifetime, except the moves.
const UPDATE: &str = "UPDATE tables SET version = version + 1, status = $3, visibility = $4, host = $5, time_control = $6, \
     time_up = $7, seed = $8, turn = $9, turn_since = $10, result = $11, started_at = $12, ended_at = $13, sat_before = $14, \
     commitment = $15, server_share = $16, restarts = $17, opening_since = $18 \
     WHERE id = $1 AND version = $2";

pub(crate) const INSERT_SEAT: &str = "INSERT INTO seats (table_id, seat, person, name, bot, share, since, clock, colour, gave_up, \
     share_commitment, share_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";

/// Records everyone who sits at a table while a game is played.
const INSERT_SEAT_HISTORY: &str = "INSERT INTO sat (table_id, seat, person, since) \
     SELECT table_id, seat, person, COALESCE(since, 0) FROM seats WHERE table_id = $1 AND person IS NOT NULL \
     ON CONFLICT DO NOTHING";

/// A person who had a seat while a game was played.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Sitter {
    pub seat: String,
    pub person: String,
    pub since: i64,
}

impl Store {
    /// Everyone who has sat at a table while its game was played, including those who have left.
    pub async fn sitters(&self, table: &str) -> Result<Vec<Sitter>, StoreError> {
        let sql = "SELECT seat, person, since FROM sat WHERE table_id = $1 ORDER BY seat, since, person";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(table).fetch_all(pool).await?
        }))
    }

    /// Adds a table with its component file, if its host may have one more.
    pub async fn add_table(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        limits: &HostLimits,
    ) -> Result<Added, StoreError> {
        transaction!(&self.db, |tx| {
            insert_table!(tx, table, seats, limits);
        });
        Ok(Added::Done)
    }

    /// Deletes a table whose game has not begun, and its component file if no other table uses it; does nothing if the
    /// table has changed since `table.version`. A table with a reported message is kept as ended. Returns the tables
    /// that changed: those that linked to it as their rematch.
    pub async fn cancel_table(
        &self,
        table: &TableRow,
        at: i64,
        jobs: &[JobChange],
    ) -> Result<Option<Vec<Changed>>, StoreError> {
        let end = "UPDATE tables SET version = version + 1, status = 'ended', ended_at = $3 \
                   WHERE id = $1 AND version = $2 AND started_at IS NULL";
        let unlink = "UPDATE tables SET rematch = NULL, version = version + 1 WHERE rematch = $1 RETURNING id, version";
        let delete =
            "DELETE FROM tables WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM reports WHERE table_id = $1)";
        let mut notices = vec![changes::of_table(&table.id, table.version + 1)];
        Ok(transaction!(&self.db, &notices, |tx| {
            let ended = sqlx::query(end).bind(&table.id).bind(table.version).bind(at);
            if ended.execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(None);
            }
            for job in jobs {
                bind_job!(job).execute(&mut *tx).await?;
            }
            let changed: Vec<Changed> = sqlx::query_as(unlink).bind(&table.id).fetch_all(&mut *tx).await?;
            sqlx::query(delete).bind(&table.id).execute(&mut *tx).await?;
            for sql in [LOCK_FILE, DROP_UNUSED_FILE] {
                sqlx::query(sql).bind(&table.data).execute(&mut *tx).await?;
            }
            notices.extend(
                changed
                    .iter()
                    .map(|(id, version)| changes::of_table(id, *version)),
            );
            Some(changed)
        }))
    }

    /// Saves a table and its seats; returns `false` if the table has changed since `table.version` and must be read
    /// again. The saved table has the next version. The system message, if any, is stored with it.
    pub async fn save_table(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        jobs: &[JobChange],
        note: Option<&NewNote>,
    ) -> Result<bool, StoreError> {
        let mut notices = vec![changes::of_table(&table.id, table.version + 1)];
        notices.extend(note.map(|_| changes::of_chat(&table.id)));
        transaction!(&self.db, &notices, |tx| {
            let saved = sqlx::query(UPDATE)
                .bind(&table.id)
                .bind(table.version)
                .bind(table.status)
                .bind(table.visibility)
                .bind(&table.host)
                .bind(&table.time_control)
                .bind(&table.time_up)
                .bind(&table.seed)
                .bind(&table.turn)
                .bind(table.turn_since)
                .bind(&table.result)
                .bind(table.started_at)
                .bind(table.ended_at)
                .bind(&table.seats_before_draw)
                .bind(&table.commitment)
                .bind(&table.server_share)
                .bind(table.restarts)
                .bind(table.opening_since)
                .execute(&mut *tx)
                .await?;
            if saved.rows_affected() == 0 {
                return Ok(false);
            }
            for sql in ["DELETE FROM seats WHERE table_id = $1", proposals::DELETE_ALL] {
                sqlx::query(sql).bind(&table.id).execute(&mut *tx).await?;
            }
            for seat in seats {
                bind_seat!(&table.id, seat).execute(&mut *tx).await?;
            }
            if table.started_at.is_some() {
                sqlx::query(INSERT_SEAT_HISTORY)
                    .bind(&table.id)
                    .execute(&mut *tx)
                    .await?;
            }
            for job in jobs {
                bind_job!(job).execute(&mut *tx).await?;
            }
            if let Some(note) = note {
                bind_note!(&table.id, note).execute(&mut *tx).await?;
            }
        });
        Ok(true)
    }

    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        let sql = concat!("SELECT ", columns!(), " FROM tables WHERE id = $1");
        let table: Option<TableRow> = read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        });
        let Some(table) = table else { return Ok(None) };
        let sql = "SELECT seat, person, name, bot, share, since, clock, colour, gave_up, share_commitment, share_by \
                   FROM seats WHERE table_id = $1 ORDER BY seat";
        let seats = read!(&self.db, |pool| sqlx::query_as(sql)
            .bind(id)
            .fetch_all(pool)
            .await?);
        Ok(Some((table, seats)))
    }

    /// A table's current version; a cheap query.
    pub async fn version(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let version: Option<(i64,)> = read!(&self.db, |pool| {
            sqlx::query_as("SELECT version FROM tables WHERE id = $1")
                .bind(id)
                .fetch_optional(pool)
                .await?
        });
        Ok(version.map(|(version,)| version))
    }
}
