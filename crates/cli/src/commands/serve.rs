//! `smokestack serve`

use std::net::SocketAddr;
use std::process::ExitCode;

use smokestack_core::Message;

use crate::context::{Context, Done, Fail};

/// Run the game room and serve its page
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Where people, tables and moves are kept: sqlite:PATH (made if missing) or postgres://USER@HOST/NAME
    #[arg(long, value_name = "ADDRESS", default_value = DATABASE)]
    database: String,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

/// A file in the working directory.
pub const DATABASE: &str = "sqlite:smokestack.db";

impl Args {
    /// What the bare command does: serve and open the browser.
    pub fn for_newcomers() -> Args {
        Args {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: DATABASE.to_owned(),
            open: true,
        }
    }
}

pub fn run(context: &Context, args: &Args) -> Done {
    let runtime = tokio::runtime::Runtime::new().map_err(|e| Fail(e.to_string()))?;
    let options = server::Options {
        listen: args.listen,
        database: args.database.clone(),
        open: args.open,
    };
    match runtime.block_on(server::serve(options)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(server::ServeError::Database { database, source }) => {
            let why = Message::new("error-database").text("database", database);
            Err(context.fail(&why.text("why", source)))
        }
        Err(_) => Err(context.fail(&Message::new("error-port").text("address", args.listen))),
    }
}
