//! Backups: one SQLite file with everything, from either database, which can be restored into either. This is also the
//! way to move from SQLite to PostgreSQL.

use std::fs::File;
use std::io;
use std::path::Path;
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _, SqliteConnection};

use tempfile::TempPath;

use crate::db::Db;
use crate::{Found, Store, StoreError, inspect, sqlite_path};

/// The number of rows read at a time.
const PAGE_ROWS: i64 = 5_000;
/// Every server fills this table itself; in a database without people, nothing depends on it.
const SECRETS: &str = "secrets";

/// Copies a row from one database into the other, value by value.
macro_rules! insert {
    ($table:expr, $row:expr, $to:expr) => {{
        let mut insert = sqlx::query(AssertSqlSafe($table.insert()));
        for (at, (_, kind)) in $table.columns.iter().enumerate() {
            insert = match kind {
                Kind::Integer => insert.bind($row.try_get::<Option<i64>, _>(at)?),
                Kind::Real => insert.bind($row.try_get::<Option<f64>, _>(at)?),
                Kind::Bytes => insert.bind($row.try_get::<Option<Vec<u8>>, _>(at)?),
                Kind::Text => insert.bind($row.try_get::<Option<String>, _>(at)?),
            };
        }
        insert.execute($to).await?;
    }};
}

impl Store {
    /// Writes a snapshot of everything into a new file, with the current schema, while people continue to play. The
    /// file gets its name only when it is complete, and only its owner can read it.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        // A dangling link counts as an existing file: its target must not be written.
        if file.symlink_metadata().is_ok() {
            return Err(StoreError::FileExists(file.to_owned()));
        }
        let folder = match file.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        if !folder.is_dir() {
            return Err(StoreError::NoFolder(folder.to_owned()));
        }
        drop_abandoned(folder);
        let unfinished = tempfile::Builder::new()
            .prefix(UNFINISHED_PREFIX)
            .tempdir_in(folder);
        let unfinished = unfinished.map_err(sqlx::Error::Io)?;
        let copy = unfinished.path().join("backup.db");
        self.copy_into(&copy).await?;
        let named =
            make_private(&copy).and_then(|()| Ok(TempPath::try_from_path(&copy)?.persist_noclobber(file)?));
        match named {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(StoreError::FileExists(file.to_owned()))
            }
            named => Ok(named.map_err(sqlx::Error::Io)?),
        }
    }

    async fn copy_into(&self, file: &Path) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite { read, .. } => {
                let mut connection = read.acquire().await?;
                sqlx::query("VACUUM INTO $1")
                    .bind(file.display().to_string())
                    .execute(&mut *connection)
                    .await?;
            }
            Db::Postgres(pool) => {
                let (schema,): (i64,) = sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations")
                    .fetch_one(pool)
                    .await?;
                let copy = Store::open_at(&format!("sqlite:{}", file.display()), schema).await?;
                let Db::Sqlite { write, .. } = &copy.db else {
                    return Err(StoreError::Closed); // it was opened as a file just above
                };
                // A single snapshot, however long the copying takes.
                let mut from = pool
                    .begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    .await?;
                let mut to = write.begin_with("BEGIN IMMEDIATE").await?;
                for table in tables(&mut to).await? {
                    copy_from_postgres(&table, &mut from, &mut to).await?;
                }
                to.commit().await?;
                copy.close().await;
            }
        }
        Ok(())
    }

    /// Copies everything from a backup into the database at this address, which must be new or empty. If restoring
    /// fails, a newly created database is removed.
    pub async fn restore(address: &str, file: &Path) -> Result<(), StoreError> {
        let copy = BackupCopy::of(file).await?; // before anything is created
        let is_new = sqlite_path(address).is_some_and(|path| !Path::new(path).exists());
        let done = match Store::open(address).await {
            Ok(store) => {
                let done = store.put(&copy.store).await;
                store.close().await;
                done
            }
            Err(error) => Err(error),
        };
        copy.store.close().await;
        if done.is_err() && is_new {
            remove_database(address);
        }
        done
    }

    /// Copies everything from another database into this one, which must be empty.
    async fn put(&self, backup: &Store) -> Result<(), StoreError> {
        let Db::Sqlite { write, .. } = &backup.db else {
            return Err(StoreError::Closed);
        };
        let mut from = write.acquire().await?;
        let all = tables(&mut from).await?;
        transaction!(&self.db, |tx| {
            for table in all.iter().filter(|table| table.name != SECRETS) {
                let sql = format!("SELECT COUNT(*) FROM {}", table.name);
                let (rows,): (i64,) = sqlx::query_as(AssertSqlSafe(sql)).fetch_one(&mut *tx).await?;
                if rows > 0 {
                    return Err(StoreError::NotEmpty);
                }
            }
            sqlx::query("DELETE FROM secrets").execute(&mut *tx).await?;
            for table in &all {
                let mut page = 0;
                loop {
                    let rows = sqlx::query(AssertSqlSafe(table.select()))
                        .bind(PAGE_ROWS)
                        .bind(page * PAGE_ROWS)
                        .fetch_all(&mut *from)
                        .await?;
                    for row in &rows {
                        insert!(table, row, &mut *tx);
                    }
                    if (rows.len() as i64) < PAGE_ROWS {
                        break;
                    }
                    page += 1;
                }
            }
        });
        Ok(())
    }
}

/// A copy of a backup, migrated to the latest schema: the backup itself may have an older one and is not changed.
struct BackupCopy {
    store: Store,
    _folder: tempfile::TempDir,
}

impl BackupCopy {
    async fn of(file: &Path) -> Result<BackupCopy, StoreError> {
        let no_backup = || StoreError::NoBackup(file.to_owned());
        if !file.is_file() {
            return Err(no_backup());
        }
        let folder = tempfile::tempdir().map_err(sqlx::Error::Io)?;
        let copy = folder.path().join("backup.db");
        std::fs::copy(file, &copy).map_err(sqlx::Error::Io)?;
        let address = format!("sqlite:{}", copy.display());
        match inspect(&address).await {
            Ok(Found::Schema(_)) => {}
            _ => return Err(no_backup()), // another program's file would look like an empty database
        }
        let store = Store::open(&address).await.map_err(|_| no_backup())?;
        Ok(BackupCopy {
            store,
            _folder: folder,
        })
    }
}

/// Removes a SQLite database with its companion files.
fn remove_database(address: &str) {
    let Some(path) = sqlite_path(address) else {
        return;
    };
    for part in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{path}{part}")); // it may not exist
    }
}

/// The name prefix of a folder in which a backup is being written.
const UNFINISHED_PREFIX: &str = ".smokestack-backup-";
/// An unfinished backup that is older than this has been abandoned.
const ABANDONED_AGE: Duration = Duration::from_secs(24 * 3_600);

/// Removes files left behind by backups that were killed.
fn drop_abandoned(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let is_ours = entry.file_name().to_string_lossy().starts_with(UNFINISHED_PREFIX);
        let modified = entry.metadata().and_then(|metadata| metadata.modified());
        let age = modified.ok().and_then(|modified| modified.elapsed().ok());
        if is_ours && age.is_some_and(|age| age > ABANDONED_AGE) {
            let _ = std::fs::remove_dir_all(entry.path()); // the next backup tries again
        }
    }
}

/// Makes a file readable only by its owner, and flushes it to the disk.
fn make_private(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))?;
    }
    File::open(file)?.sync_all()
}

/// A table as it exists in both databases: its columns with their types, and the order of its rows.
struct Table {
    name: String,
    columns: Vec<(String, Kind)>,
    key: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Real,
    Bytes,
    Text,
}

impl Table {
    fn names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| name.as_str()).collect();
        names.join(", ")
    }

    fn select(&self) -> String {
        let key = self.key.join(", ");
        format!(
            "SELECT {} FROM {} ORDER BY {key} LIMIT $1 OFFSET $2",
            self.names(),
            self.name
        )
    }

    fn insert(&self) -> String {
        let values: Vec<String> = (1..=self.columns.len()).map(|n| format!("${n}")).collect();
        format!(
            "INSERT INTO {} ({}) VALUES ({})",
            self.name,
            self.names(),
            values.join(", ")
        )
    }
}

async fn copy_from_postgres(
    table: &Table,
    from: &mut PgConnection,
    to: &mut SqliteConnection,
) -> Result<(), StoreError> {
    let mut page = 0;
    loop {
        let rows = sqlx::query(AssertSqlSafe(table.select()))
            .bind(PAGE_ROWS)
            .bind(page * PAGE_ROWS)
            .fetch_all(&mut *from)
            .await?;
        for row in &rows {
            insert!(table, row, &mut *to);
        }
        if (rows.len() as i64) < PAGE_ROWS {
            return Ok(());
        }
        page += 1;
    }
}

/// All our tables, parents before children, in the order in which the migrations created them.
async fn tables(connection: &mut SqliteConnection) -> Result<Vec<Table>, StoreError> {
    connection.ping().await?;
    let names: Vec<(String,)> = sqlx::query_as(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '_sqlx%' \
         ORDER BY rowid",
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut tables = Vec::new();
    for (name,) in names {
        let columns: Vec<(String, String, i64)> =
            sqlx::query_as("SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid")
                .bind(&name)
                .fetch_all(&mut *connection)
                .await?;
        let kind = |declared: &str| match declared {
            "INTEGER" => Kind::Integer,
            "REAL" => Kind::Real,
            "BLOB" => Kind::Bytes,
            _ => Kind::Text,
        };
        let mut key: Vec<(i64, String)> = columns
            .iter()
            .filter(|(_, _, place)| *place > 0)
            .map(|(column, _, place)| (*place, column.clone()))
            .collect();
        key.sort();
        tables.push(Table {
            columns: columns
                .iter()
                .map(|(column, declared, _)| (column.clone(), kind(declared)))
                .collect(),
            key: key.into_iter().map(|(_, column)| column).collect(),
            name,
        });
    }
    Ok(tables)
}
