//! `smokestack backup` and `smokestack restore`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lang::FluentValue;
use smokestack_core::Message;
use store::{Store, StoreError};

use super::serve::DATABASE;
use crate::context::{Context, Done, Fail};
use crate::say;

/// Write everything that the game room remembers into one file, while it runs
#[derive(clap::Args)]
pub struct BackupArgs {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The database, as `serve` takes it
    #[arg(long, env = "SMOKESTACK_DATABASE", hide_env_values = true, value_name = "ADDRESS", default_value = DATABASE)]
    database: String,
}

/// Put a backup into a new, empty database
#[derive(clap::Args)]
pub struct RestoreArgs {
    /// A file that `backup` wrote
    file: PathBuf,
    /// The database, as `serve` takes it: SQLite or PostgreSQL, whichever the backup came from
    #[arg(long, env = "SMOKESTACK_DATABASE", hide_env_values = true, value_name = "ADDRESS", default_value = DATABASE)]
    database: String,
}

pub fn back_up(context: &Context, args: &BackupArgs) -> Done {
    // Opening makes a missing file: a backup of nothing would look like one.
    let path = store::sqlite_path(&args.database).map(Path::new);
    if let Some(path) = path.filter(|path| !path.is_file()) {
        return Err(fail(
            context,
            &args.database,
            &StoreError::Missing(path.to_owned()),
        ));
    }
    run(context, &args.database, async |store| {
        store.back_up(&args.file).await
    })?;
    confirm(context, "cli-backed-up", &args.file)
}

pub fn restore(context: &Context, args: &RestoreArgs) -> Done {
    run(context, &args.database, async |store| {
        store.restore(&args.file).await
    })?;
    confirm(context, "cli-restored", &args.file)
}

fn run(
    context: &Context,
    database: &str,
    work: impl AsyncFnOnce(&Store) -> Result<(), StoreError>,
) -> Result<(), Fail> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fail(error.to_string()))?;
    let done = runtime.block_on(async {
        let store = Store::open(database).await?;
        let done = work(&store).await;
        store.close().await;
        done
    });
    done.map_err(|error| fail(context, database, &error))
}

fn fail(context: &Context, database: &str, error: &StoreError) -> Fail {
    let why = Message::new("error-database").text("database", server::without_password(database));
    context.fail(&why.text("why", error))
}

fn confirm(context: &Context, key: &'static str, file: &Path) -> Done {
    let file = FluentValue::from(file.display().to_string());
    say!("{}", context.phrases.with(key, &[("file", file)]));
    Ok(ExitCode::SUCCESS)
}
