//! Inspects a database without changing it.

use std::path::Path;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::StoreError;
use crate::file::refuse_empty;

/// What a server will find at this address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A database without our tables: the first server creates them.
    Nothing,
    /// A Smokestack database with this schema.
    Schema(i64),
}

const TABLE_THERE: &str = "SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
const TABLE_THERE_POSTGRES: &str = "SELECT count(to_regclass('_sqlx_migrations'))";
const SCHEMA: &str = "SELECT max(version) FROM _sqlx_migrations";

/// Reads one number, and then another if the first was not 0.
macro_rules! schema {
    ($connection:expr, $there:expr) => {{
        let (there,): (i64,) = sqlx::query_as($there).fetch_one(&mut $connection).await?;
        let newest: (Option<i64>,) = match there {
            0 => (None,),
            _ => sqlx::query_as(SCHEMA).fetch_one(&mut $connection).await?,
        };
        $connection.close().await?;
        newest.0.map_or(Found::Nothing, Found::Schema)
    }};
}

/// The path in `sqlite:PATH` or `sqlite://PATH`; `None` if the address is not for SQLite.
pub fn sqlite_path(address: &str) -> Option<&str> {
    let path = address.strip_prefix("sqlite:")?;
    Some(path.strip_prefix("//").unwrap_or(path))
}

/// Inspects the database at this address. A missing SQLite file is not created, but its folder must exist.
pub async fn inspect(address: &str) -> Result<Found, StoreError> {
    if let Some(path) = sqlite_path(address) {
        let path = Path::new(path);
        if !path.exists() {
            let folder = match path.parent() {
                Some(folder) if folder != Path::new("") => folder,
                _ => Path::new("."),
            };
            return if folder.is_dir() {
                Ok(Found::Nothing)
            } else {
                Err(StoreError::NoFolder(folder.to_owned()))
            };
        }
        refuse_empty(path)?;
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut connection = options.connect().await?;
        Ok(schema!(connection, TABLE_THERE))
    } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        let mut connection = PgConnectOptions::from_str(address)?.connect().await?;
        Ok(schema!(connection, TABLE_THERE_POSTGRES))
    } else {
        Err(StoreError::Address(address.to_owned()))
    }
}
