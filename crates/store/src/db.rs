//! The two databases, and macros that let one statement serve both.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, PgPool, SqlitePool};

use crate::append::Writers;
use crate::file::DatabaseFile;
use crate::inspect::{Found, inspect, sqlite_path};
use crate::{JobChange, StoreError};

/// Either database.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    /// Writes go one after the other through their own connection: SQLite allows only one at a time, and a writer that
    /// waits here is woken at once instead of polling.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
        file: DatabaseFile,
    },
    Postgres(PgPool),
}

/// Runs an expression on a read pool. The expression is compiled once per database.
macro_rules! read {
    ($db:expr, |$pool:ident| $body:expr) => {
        match $db {
            $crate::db::Db::Sqlite { read: $pool, .. } => $body,
            $crate::db::Db::Postgres($pool) => $body,
        }
    };
}

/// Runs a block inside a write transaction and commits it. A `?` inside rolls it back. On PostgreSQL, all servers are
/// notified of the texts in `$notices` once the transaction is committed.
macro_rules! transaction {
    ($db:expr, |$tx:ident| $body:block) => {
        transaction!($db, &[] as &[String], |$tx| $body)
    };
    ($db:expr, $notices:expr, |$tx:ident| $body:block) => {
        match $db {
            $crate::db::Db::Sqlite { write, file, .. } => {
                file.check()?;
                let mut $tx = write.begin_with("BEGIN IMMEDIATE").await?;
                let done = $body;
                $tx.commit().await?;
                file.check_committed()?;
                done
            }
            $crate::db::Db::Postgres(pool) => {
                let mut $tx = pool.begin().await?;
                let done = $body;
                for notice in $notices {
                    sqlx::query("SELECT pg_notify($1, $2)")
                        .bind($crate::changes::CHANNEL)
                        .bind(notice)
                        .execute(&mut *$tx)
                        .await?;
                }
                $tx.commit().await?;
                done
            }
        }
    };
}

/// The statement that writes a new table, with its values.
macro_rules! bind_table {
    ($table:expr) => {
        sqlx::query($crate::tables::INSERT)
            .bind(&$table.id)
            .bind(&$table.game)
            .bind($table.rules)
            .bind(&$table.data)
            .bind(&$table.options)
            .bind($table.status)
            .bind($table.visibility)
            .bind($table.seating)
            .bind($table.starts)
            .bind(&$table.host)
            .bind(&$table.time_control)
            .bind(&$table.time_up)
            .bind(&$table.commitment)
            .bind(&$table.server_share)
            .bind(&$table.seed)
            .bind($table.moves)
            .bind($table.undos)
            .bind($table.version)
            .bind(&$table.turn)
            .bind($table.turn_since)
            .bind(&$table.result)
            .bind($table.created_at)
            .bind($table.started_at)
            .bind($table.ended_at)
            .bind(&$table.rematch)
            .bind($table.colours)
            .bind(&$table.seats_before_draw)
            .bind($table.restarts)
            .bind($table.opening_since)
    };
}

/// Writes a new table with its seats and its component file, inside a transaction, if its host may have one more.
macro_rules! insert_table {
    ($tx:ident, $table:expr, $seats:expr, $limits:expr) => {{
        let (table, limits): (&$crate::TableRow, &$crate::HostLimits) = ($table, $limits);
        if let Some(host) = &table.host {
            let count = sqlx::query_as($crate::lists::COUNT_HOSTED).bind(host);
            check_limit!($tx, host, limits.tables, count);
        }
        if let Some(file) = &table.data_file {
            let bytes = file.len() as i64;
            if let Some(host) = &table.host {
                sqlx::query($crate::files::FORGET_UPLOADS)
                    .bind(host)
                    .bind(limits.since)
                    .execute(&mut *$tx)
                    .await?;
                let (sent,): (i64,) = sqlx::query_as($crate::files::SUM_UPLOADED)
                    .bind(host)
                    .bind(limits.since)
                    .fetch_one(&mut *$tx)
                    .await?;
                if sent.saturating_add(bytes) > limits.file_bytes {
                    return Ok($crate::Added::OverQuota);
                }
                sqlx::query($crate::files::NOTE_UPLOAD)
                    .bind(&table.id)
                    .bind(host)
                    .bind(bytes)
                    .bind(table.created_at)
                    .execute(&mut *$tx)
                    .await?;
            }
            sqlx::query($crate::files::ADD_FILE)
                .bind(&table.data)
                .bind(&**file)
                .execute(&mut *$tx)
                .await?;
        }
        bind_table!(table).execute(&mut *$tx).await?;
        for seat in $seats {
            bind_seat!(&table.id, seat).execute(&mut *$tx).await?;
        }
    }};
}

/// The statement that writes a seat, with its values.
macro_rules! bind_seat {
    ($table:expr, $seat:expr) => {
        sqlx::query($crate::tables::INSERT_SEAT)
            .bind($table)
            .bind(&$seat.seat)
            .bind(&$seat.person)
            .bind(&$seat.name)
            .bind(&$seat.bot)
            .bind(&$seat.share)
            .bind($seat.since)
            .bind($seat.clock)
            .bind($seat.colour)
            .bind($seat.resigned_at)
            .bind(&$seat.share_commitment)
            .bind($seat.share_by)
    };
}

/// The statement that sets or clears a job, with its values.
macro_rules! bind_job {
    ($job:expr) => {
        match $job {
            $crate::JobChange::Set {
                kind,
                subject,
                due_at,
            } => sqlx::query($crate::jobs::SET_JOB)
                .bind(*kind)
                .bind(subject)
                .bind(*due_at),
            $crate::JobChange::Clear { kind, subject } => {
                sqlx::query($crate::jobs::CLEAR_JOB).bind(*kind).bind(subject)
            }
        }
    };
}

/// The statement that writes a system message, with its values. Use it only where the table itself is changed in the same
/// transaction: that locks the table, so that numbers are unique and without gaps.
macro_rules! bind_note {
    ($table:expr, $note:expr) => {
        sqlx::query($crate::chat::INSERT_NOTE)
            .bind($table)
            .bind(&$note.person)
            .bind(&$note.name)
            .bind($note.at)
            .bind(&$note.note)
    };
}

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// The number of the newest migration.
pub const LATEST_SCHEMA: i64 = 13;

/// How long a statement waits for another process that has locked the SQLite file.
const SQLITE_BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a statement waits for a connection to PostgreSQL. While the server is away, sqlx retries at growing
/// intervals of at most a fifth of this, which is how long it takes to notice that the server is back.
const PG_CONNECT_TIMEOUT: Duration = Duration::from_secs(4);

/// A server's database. Clones share the same connection pools.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) db: Db,
    pub(crate) writers: Writers,
}

impl Store {
    /// Opens `sqlite:PATH` (created if missing) or `postgres://…` and migrates it to the latest schema.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Store::open_at(address, LATEST_SCHEMA).await
    }

    /// Opens a database that another program may be using, without migrating it; its schema must be `oldest` or newer.
    pub async fn open_as_it_is(address: &str, oldest: i64) -> Result<Store, StoreError> {
        match inspect(address).await? {
            Found::Schema(schema) if (oldest..=LATEST_SCHEMA).contains(&schema) => {
                Store::open_at(address, schema).await
            }
            Found::Schema(schema) => Err(StoreError::OtherSchema(schema)),
            Found::Nothing => Err(StoreError::NothingThere),
        }
    }

    /// Opens a database with an older schema: either one that must not be migrated, or one for testing migrations.
    pub async fn open_at(address: &str, schema: i64) -> Result<Store, StoreError> {
        let db = if let Some(path) = sqlite_path(address) {
            open_sqlite(path, schema).await?
        } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            open_postgres(address, schema).await?
        } else {
            return Err(StoreError::Address(address.to_owned()));
        };
        let writers = Writers::start(&db);
        Ok(Store { db, writers })
    }

    /// Whether other servers may be working on the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.db, Db::Postgres(_))
    }

    /// Closes the database; acknowledged writes are safe anyway.
    pub async fn close(&self) {
        match &self.db {
            // The last connection to close checkpoints the log into the file, and only a writing connection can do that.
            Db::Sqlite { read, write, .. } => {
                read.close().await;
                write.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }

    /// Checks cheaply that a SQLite file is still the one that was opened.
    pub fn check_file(&self) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite { file, .. } => file.check(),
            Db::Postgres(_) => Ok(()),
        }
    }

    /// Proves that the database is writable: adds and removes a row in one transaction, which nobody else sees.
    pub async fn prove_writable(&self) -> Result<(), StoreError> {
        let (kind, subject) = ("write-probe", String::new());
        let probe = [
            JobChange::Set {
                kind,
                subject: subject.clone(),
                due_at: i64::MAX,
            },
            JobChange::Clear { kind, subject },
        ];
        self.change_jobs(&probe).await
    }
}

async fn open_sqlite(path: &str, schema: i64) -> Result<Db, StoreError> {
    let in_memory = path == ":memory:";
    let options = SqliteConnectOptions::from_str(if in_memory { "sqlite::memory:" } else { "sqlite:" })?;
    let (options, file) = if in_memory {
        (options.create_if_missing(true), DatabaseFile::in_memory())
    } else {
        // The file is created here and never by SQLite: a replacement connection must not create a new, empty database.
        let file = DatabaseFile::prepare(Path::new(path))?;
        (options.create_if_missing(false).filename(path), file)
    };
    let options = options
        .foreign_keys(true)
        .busy_timeout(SQLITE_BUSY_TIMEOUT)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let write = write_pool(in_memory).connect_with(options.clone()).await?;
    file.check()?;
    SQLITE.run_to(schema, &write).await?;
    file.note_written();
    let read = if in_memory {
        write.clone()
    } else {
        let readers = SqlitePoolOptions::new().max_connections(4);
        readers.connect_with(options.read_only(true)).await?
    };
    Ok(Db::Sqlite { read, write, file })
}

/// A single connection, which is kept as long as its state is known.
fn write_pool(in_memory: bool) -> SqlitePoolOptions {
    let single = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None);
    if in_memory {
        return single; // the database lives as long as the connection does
    }
    // When the disk is full or fails, SQLite rolls back by itself. The ROLLBACK that follows then fails, and sqlx
    // continues to believe that it is inside that transaction: close such a connection, so that the next transaction
    // opens a new one.
    single.after_release(|connection, _| {
        Box::pin(async move {
            connection.ping().await?; // any pending rollback has happened by then
            Ok(!connection.is_in_transaction())
        })
    })
}

async fn open_postgres(address: &str, schema: i64) -> Result<Db, StoreError> {
    let options = PgConnectOptions::from_str(address)?.application_name("smokestack");
    let pool = PgPoolOptions::new()
        .max_connections(16)
        .acquire_timeout(PG_CONNECT_TIMEOUT);
    let pool = pool.connect_with(options).await?;
    POSTGRES.run_to(schema, &pool).await?;
    Ok(Db::Postgres(pool))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A power cut must not lose an acknowledged move: the file is flushed at every commit.
    #[tokio::test]
    async fn sqlite_flushes_every_commit() {
        let scratch = scratch_database::sqlite();
        let store = Store::open(&scratch.address).await.expect("a new file");
        let Db::Sqlite { write, .. } = &store.db else {
            panic!("the address is SQLite's");
        };
        let number = async |sql: &'static str| -> i64 {
            let (found,) = sqlx::query_as(sql).fetch_one(write).await.expect("a number");
            found
        };
        assert_eq!(number("PRAGMA synchronous").await, 2);
        assert_eq!(number("PRAGMA foreign_keys").await, 1);
        let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode")
            .fetch_one(write)
            .await
            .expect("a word");
        assert_eq!(mode, "wal");
    }

    async fn person(store: &Store, id: &str) -> Result<(), StoreError> {
        let person = crate::Person {
            id: id.to_owned(),
            name: "x".repeat(20_000),
            ..crate::Person::default()
        };
        store.add_person(&person).await
    }

    /// Runs a statement on the write connection, which stays the same as long as nothing fails.
    async fn on_writer(store: &Store, sql: &'static str) {
        let Db::Sqlite { write, .. } = &store.db else {
            panic!("the address is SQLite's");
        };
        sqlx::query(sql).execute(write).await.expect("a setting");
    }

    #[tokio::test]
    async fn a_full_database_recovers_once_there_is_space() {
        let scratch = scratch_database::sqlite();
        let store = Store::open(&scratch.address).await.expect("a new file");
        // SQLITE_FULL, SQLite's own response to a full disk: it rolls the transaction back by itself.
        on_writer(&store, "PRAGMA max_page_count = 1").await;
        let full = person(&store, "a").await;
        assert!(matches!(full, Err(StoreError::Database(_))), "{full:?}");
        // The limit belonged to the connection, which has been replaced.
        for id in ["a", "b"] {
            person(&store, id).await.expect("there is room again");
        }
        store.prove_writable().await.expect("it can be written");
    }

    #[tokio::test]
    async fn a_read_only_database_is_not_healthy() {
        let scratch = scratch_database::sqlite();
        let store = Store::open(&scratch.address).await.expect("a new file");
        on_writer(&store, "PRAGMA query_only = 1").await;
        assert!(store.prove_writable().await.is_err());
        assert!(person(&store, "a").await.is_err());
        on_writer(&store, "PRAGMA query_only = 0").await;
        store.prove_writable().await.expect("it can be written");
        assert_eq!(
            store.next_due().await.expect("a look"),
            None,
            "nothing is left of it"
        );
    }

    #[tokio::test]
    async fn nothing_is_acknowledged_once_the_file_is_deleted() {
        for part in ["", "-wal"] {
            let scratch = scratch_database::sqlite();
            let store = Store::open(&scratch.address).await.expect("a new file");
            let path = sqlite_path(&scratch.address).expect("a path");
            person(&store, "a").await.expect("all is well");
            std::fs::rename(format!("{path}{part}"), format!("{path}.away")).expect("moved");
            let lost = person(&store, "b").await;
            assert!(matches!(lost, Err(StoreError::FileGone(_))), "{part} {lost:?}");
            assert!(store.prove_writable().await.is_err(), "{part}");
            // Another file with the same name is not the one that was opened.
            std::fs::copy(format!("{path}.away"), path).expect("copied");
            if part.is_empty() {
                assert!(person(&store, "c").await.is_err());
                std::fs::rename(format!("{path}.away"), path).expect("moved back");
                person(&store, "d").await.expect("it is the same file again");
            }
        }
    }

    #[tokio::test]
    async fn nothing_is_acknowledged_once_the_file_is_emptied() {
        let scratch = scratch_database::sqlite();
        let store = Store::open(&scratch.address).await.expect("a new file");
        let path = sqlite_path(&scratch.address).expect("a path");
        store.check_file().expect("all is well");
        std::fs::File::create(path).expect("emptied");
        assert!(store.check_file().is_err());
        let lost = person(&store, "a").await;
        assert!(matches!(lost, Err(StoreError::FileGone(_))), "{lost:?}");
    }

    #[tokio::test]
    async fn an_empty_file_is_not_a_new_installation() {
        let scratch = scratch_database::sqlite();
        let path = sqlite_path(&scratch.address).expect("a path");
        std::fs::write(path, "").expect("an empty file");
        let opened = Store::open(&scratch.address).await;
        assert!(matches!(opened, Err(StoreError::EmptyFile(_))), "{opened:?}");
        let looked = inspect(&scratch.address).await;
        assert!(matches!(looked, Err(StoreError::EmptyFile(_))), "{looked:?}");
        assert_eq!(std::fs::metadata(path).expect("it stays").len(), 0);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn only_the_owner_can_read_the_database() {
        use std::os::unix::fs::PermissionsExt as _;
        let scratch = scratch_database::sqlite();
        let path = sqlite_path(&scratch.address).expect("a path");
        let mode = |path: &str| {
            let metadata = std::fs::metadata(path).expect("a file");
            metadata.permissions().mode() & 0o777
        };
        let store = Store::open(&scratch.address).await.expect("a new file");
        for part in ["", "-wal", "-shm"] {
            assert_eq!(mode(&format!("{path}{part}")), 0o600, "{part}");
        }
        store.close().await;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).expect("as it was once");
        Store::open(&scratch.address).await.expect("an old file");
        assert_eq!(
            mode(path),
            0o640,
            "what the group may do is the operator's choice"
        );
    }
}
