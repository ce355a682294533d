//! Errors from the database or its address.

use std::path::PathBuf;

/// Why the store could not fulfil a request.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is not that of a supported database.
    #[error("{0:?} is no database: it is sqlite:PATH or postgres://USER@HOST/NAME")]
    Address(String),
    /// The schema could not be migrated to the latest version.
    #[error("the database's schema could not be brought up to date: {0}")]
    Schema(#[from] sqlx::migrate::MigrateError),
    /// The database belongs to another program, or its schema is older or newer.
    #[error("the database has schema {0}, which is not this program's")]
    OtherSchema(i64),
    /// No server has ever used this database.
    #[error("the database is empty")]
    NothingThere,
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    #[error("there is no folder {}", .0.display())]
    NoFolder(PathBuf),
    /// The file is empty, perhaps because a database was lost.
    #[error("the file {} is empty: put a backup in its place, or delete it to begin with a new database", .0.display())]
    EmptyFile(PathBuf),
    /// The file was deleted or replaced while it was open.
    #[error("the file {} is not the one that was opened: put it back, or start the server again", .0.display())]
    FileGone(PathBuf),
    /// A backup can be written only to a new file.
    #[error("the file {} is there already: name a new one", .0.display())]
    FileExists(PathBuf),
    #[error("the file {} is no backup: give one that `smokestack backup` wrote", .0.display())]
    NoBackup(PathBuf),
    /// A backup can be restored only into an empty database.
    #[error("the database is not empty: restore into a new one")]
    NotEmpty,
    /// The task that writes moves has ended, because the process is exiting.
    #[error("the store is closed")]
    Closed,
}
