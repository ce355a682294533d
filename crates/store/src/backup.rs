//! Backups: one SQLite file with everything, whichever database it came from; restored into whichever is wanted. That is
//! also the way from SQLite to PostgreSQL.

use std::path::Path;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _, SqliteConnection};

use crate::db::Db;
use crate::{Store, StoreError};

/// Rows that are read at a time.
const PAGE: i64 = 5_000;
/// A server fills this table by itself; where nobody is, nothing hangs on it.
const SECRETS: &str = "secrets";

/// Copies a row of one database into the other, value by value.
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
    /// Writes everything into a new file, as it is at this moment, with the schema that it has; people go on playing
    /// meanwhile.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::FileExists(file.to_owned()));
        }
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
                // One look at everything, however long the copying takes.
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

    /// Puts everything from a backup into this database, which must be empty.
    pub async fn restore(&self, file: &Path) -> Result<(), StoreError> {
        if !file.is_file() {
            return Err(StoreError::NoBackup(file.to_owned()));
        }
        // The backup may have an older schema, and stays as it is: a copy of it is brought up to date.
        let beside = tempfile::tempdir().map_err(sqlx::Error::Io)?;
        let copy = beside.path().join("backup.db");
        std::fs::copy(file, &copy).map_err(sqlx::Error::Io)?;
        let backup = Store::open(&format!("sqlite:{}", copy.display())).await;
        let backup = backup.map_err(|_| StoreError::NoBackup(file.to_owned()))?;
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
                        .bind(PAGE)
                        .bind(page * PAGE)
                        .fetch_all(&mut *from)
                        .await?;
                    for row in &rows {
                        insert!(table, row, &mut *tx);
                    }
                    if (rows.len() as i64) < PAGE {
                        break;
                    }
                    page += 1;
                }
            }
        });
        drop(from);
        backup.close().await;
        Ok(())
    }
}

/// A table as both databases have it: its columns with their types, and what its rows are ordered by.
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
            .bind(PAGE)
            .bind(page * PAGE)
            .fetch_all(&mut *from)
            .await?;
        for row in &rows {
            insert!(table, row, &mut *to);
        }
        if (rows.len() as i64) < PAGE {
            return Ok(());
        }
        page += 1;
    }
}

/// Every table of ours, parents before children: in the order in which the migrations made them.
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
