//! `smokestack serve`

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::process::ExitCode;

use server::HeaderName;
use smokestack_core::Message;
use tracing_subscriber::filter::LevelFilter;

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
    /// Who may come in by themselves: everybody (open), or only those who have an account (closed)
    #[arg(long, value_name = "WHO", value_enum, default_value = "open")]
    sign_up: SignUp,
    /// The header in which a proxy in front of the server says who asks, such as X-Forwarded-For; without a proxy, leave it
    #[arg(long, value_name = "HEADER")]
    trusted_proxy: Option<HeaderName>,
    /// Requests a second for one person, and for one address; 0 is no limit
    #[arg(long, value_name = "NUMBER", default_value_t = REQUESTS)]
    requests_per_second: u32,
    /// What is logged on standard error: off, error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// How: lines for people (text), or one JSON object a line (json)
    #[arg(long, value_name = "FORM", value_enum, default_value = "text")]
    log_format: LogFormat,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum SignUp {
    Open,
    Closed,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// Far more than a page asks for, and little enough that nobody takes it all.
const REQUESTS: u32 = 50;

/// A file in the working directory.
pub const DATABASE: &str = "sqlite:smokestack.db";

impl Args {
    /// What the bare command does: serve and open the browser.
    pub fn for_newcomers() -> Args {
        Args {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: DATABASE.to_owned(),
            sign_up: SignUp::Open,
            trusted_proxy: None,
            requests_per_second: REQUESTS,
            log: LevelFilter::WARN,
            log_format: LogFormat::Text,
            open: true,
        }
    }
}

/// Everything is logged on standard error: the first line on standard output is the address.
fn log(level: LevelFilter, format: LogFormat) {
    let lines = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_ansi(false)
        .with_writer(std::io::stderr);
    let started = match format {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    drop(started); // a second one in the same process is no harm
}

pub fn run(context: &Context, args: &Args) -> Done {
    let runtime = tokio::runtime::Runtime::new().map_err(|e| Fail(e.to_string()))?;
    let options = server::Options {
        listen: args.listen,
        database: args.database.clone(),
        settings: server::Settings {
            sign_up: match args.sign_up {
                SignUp::Open => server::SignUp::Open,
                SignUp::Closed => server::SignUp::Closed,
            },
            trusted_proxy: args.trusted_proxy.clone(),
            requests_per_second: NonZeroU32::new(args.requests_per_second),
        },
        open: args.open,
    };
    log(args.log, args.log_format);
    match runtime.block_on(server::serve(options)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(server::ServeError::Database { database, source }) => {
            let why = Message::new("error-database").text("database", database);
            Err(context.fail(&why.text("why", source)))
        }
        Err(_) => Err(context.fail(&Message::new("error-port").text("address", args.listen))),
    }
}
