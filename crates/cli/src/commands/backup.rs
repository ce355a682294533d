//! `smokestack backup` and `smokestack restore`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lang::FluentValue;
use smokestack_core::Message;
use store::{LATEST_SCHEMA, Store, StoreError};

use super::serve::DEFAULT_DATABASE;
use crate::context::{CommandError, CommandResult, Context};
use crate::print_line;

/// Back up the whole database to one file, even while the server is running
#[derive(clap::Args)]
pub struct BackupArgs {
    /// File to write; it must not exist yet
    file: PathBuf,
    /// Database, in the same form as for `serve`
    #[arg(long, env = "SMOKESTACK_DATABASE", hide_env_values = true, value_name = "ADDRESS", default_value = DEFAULT_DATABASE)]
    database: String,
    /// Settings file for `serve`, from which the database is read
    #[arg(long, env = "SMOKESTACK_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Restore a backup into a new, empty database
#[derive(clap::Args)]
pub struct RestoreArgs {
    /// File written by `backup`
    file: PathBuf,
    /// Database, in the same form as for `serve`: SQLite or PostgreSQL, regardless of where the backup came from
    #[arg(long, env = "SMOKESTACK_DATABASE", hide_env_values = true, value_name = "ADDRESS", default_value = DEFAULT_DATABASE)]
    database: String,
    /// Settings file for `serve`, from which the database is read
    #[arg(long, env = "SMOKESTACK_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
}

pub fn back_up(context: &Context, args: &BackupArgs) -> CommandResult {
    // Only `serve` migrates a database: an older server may be using this one.
    run(context, &args.database, async || {
        let store = open_existing(&args.database, 1).await?;
        let result = store.back_up(&args.file).await;
        store.close().await;
        result
    })?;
    print_confirmation(context, "cli-backed-up", &args.file)
}

pub fn restore(context: &Context, args: &RestoreArgs) -> CommandResult {
    run(context, &args.database, async || {
        Store::restore(&args.database, &args.file).await
    })?;
    print_confirmation(context, "cli-restored", &args.file)
}

fn run(
    context: &Context,
    database: &str,
    work: impl AsyncFnOnce() -> Result<(), StoreError>,
) -> Result<(), CommandError> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| CommandError(error.to_string()))?;
    let result = runtime.block_on(work());
    result.map_err(|error| context.error(&error_message(database, &error)))
}

/// Opens an existing database whose schema is not older than `oldest`.
pub async fn open_existing(address: &str, oldest: i64) -> Result<Store, StoreError> {
    let path = store::sqlite_path(address).map(Path::new);
    match path.filter(|path| !path.is_file()) {
        Some(path) => Err(StoreError::Missing(path.to_owned())),
        None => Store::open_as_it_is(address, oldest).await,
    }
}

/// The message for a database error, with a hint on how to fix it.
pub fn error_message(database: &str, error: &StoreError) -> Message {
    match error {
        StoreError::OtherSchema(schema) if *schema > LATEST_SCHEMA => Message::new("cli-check-newer")
            .text("schema", schema)
            .text("latest", LATEST_SCHEMA),
        StoreError::OtherSchema(schema) => Message::new("error-older-schema")
            .text("schema", schema)
            .text("latest", LATEST_SCHEMA),
        StoreError::FileExists(file) => Message::new("error-file-there").text("file", file.display()),
        error => Message::new("error-database")
            .text("database", server::without_password(database))
            .text("why", error),
    }
}

fn print_confirmation(context: &Context, key: &'static str, file: &Path) -> CommandResult {
    let file = FluentValue::from(file.display().to_string());
    print_line!("{}", context.translations.text_with(key, &[("file", file)]));
    Ok(ExitCode::SUCCESS)
}
