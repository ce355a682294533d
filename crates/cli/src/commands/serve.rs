//! `smokestack serve`

mod check;
pub mod config;

use std::net::{SocketAddr, ToSocketAddrs as _};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use server::{BaseUrl, HeaderName};
use smokestack_core::Message;
use store::StoreError;
use tracing_subscriber::filter::LevelFilter;

use crate::context::{CommandError, CommandResult, Context};

/// Run the server
///
/// Every setting can be given as a flag, as an environment variable or as a line in the file given with --config
/// (`listen = "0.0.0.0:80"`). Flags override environment variables, and environment variables override the file.
#[derive(clap::Args)]
pub struct Args {
    /// Address to listen on
    #[arg(
        long,
        env = "SMOKESTACK_LISTEN",
        value_name = "HOST:PORT",
        default_value = "127.0.0.1:8080"
    )]
    listen: String,
    /// Database for users, tables and moves: sqlite:PATH (created if missing) or postgres://USER@HOST/NAME
    #[arg(long, env = "SMOKESTACK_DATABASE", hide_env_values = true, value_name = "ADDRESS", default_value = DEFAULT_DATABASE)]
    database: String,
    /// Public address of the server, such as https://play.example.org; enables links in messages and TLS-only cookies
    #[arg(long, env = "SMOKESTACK_BASE_URL", value_name = "URL")]
    base_url: Option<BaseUrl>,
    /// Who may sign up: anyone (open), or nobody, so that only existing accounts can sign in (closed)
    #[arg(
        long,
        env = "SMOKESTACK_SIGN_UP",
        value_name = "WHO",
        value_enum,
        default_value = "open"
    )]
    sign_up: SignUp,
    /// Header in which a trusted proxy passes the client's address, such as X-Forwarded-For; omit without a proxy
    #[arg(long, env = "SMOKESTACK_TRUSTED_PROXY", value_name = "HEADER")]
    trusted_proxy: Option<HeaderName>,
    /// Maximum requests per second, per user and per address; 0 means no limit
    #[arg(long, env = "SMOKESTACK_REQUESTS_PER_SECOND", value_name = "NUMBER", default_value_t = DEFAULT_REQUESTS_PER_SECOND)]
    requests_per_second: u32,
    /// Maximum requests per second for all clients together; 0 means no limit [default: 20 times --requests-per-second]
    #[arg(long, env = "SMOKESTACK_ALL_REQUESTS_PER_SECOND", value_name = "NUMBER")]
    all_requests_per_second: Option<u32>,
    /// Maximum guests, new accounts and sign-ins per second for all clients together, with bursts of twenty times as
    /// many; 0 means no limit [default: a tenth of --requests-per-second]
    #[arg(long, env = "SMOKESTACK_SIGN_INS_PER_SECOND", value_name = "NUMBER")]
    sign_ins_per_second: Option<u32>,
    /// Maximum simultaneous live connections (open tables), per user and per address; 0 means no limit
    #[arg(long, env = "SMOKESTACK_LIVE_CONNECTIONS", value_name = "NUMBER", default_value_t = DEFAULT_LIVE_CONNECTIONS)]
    live_connections: u32,
    /// Maximum simultaneous live connections for all clients together; 0 means no limit [default: 4 times
    /// --live-connections]
    #[arg(long, env = "SMOKESTACK_ALL_LIVE_CONNECTIONS", value_name = "NUMBER")]
    all_live_connections: Option<u32>,
    /// Address that serves /metrics to Prometheus, such as 127.0.0.1:9464; it should be reachable only by you [default: no
    /// metrics]
    #[arg(long, env = "SMOKESTACK_METRICS", value_name = "HOST:PORT")]
    metrics: Option<String>,
    /// Where turn notifications may be sent: nowhere (off), to publicly reachable addresses (public), or also to this machine
    /// and its local network (anywhere)
    #[arg(
        long,
        env = "SMOKESTACK_WEBHOOKS",
        value_name = "WHERE",
        value_enum,
        default_value = "public"
    )]
    webhooks: Webhooks,
    /// SMTP server for outgoing e-mail, such as smtps://USER:PASSWORD@mail.example.org [default: no e-mail]
    #[arg(long, env = "SMOKESTACK_SMTP", hide_env_values = true, value_name = "URL")]
    smtp: Option<String>,
    /// Sender of outgoing e-mail, such as "Smokestack <room@example.org>"
    #[arg(long, env = "SMOKESTACK_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Log level on standard error: off, error, warn, info, debug or trace
    #[arg(long, env = "SMOKESTACK_LOG", value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// Log format: human-readable (text), or one JSON object per line (json)
    #[arg(
        long,
        env = "SMOKESTACK_LOG_FORMAT",
        value_name = "FORMAT",
        value_enum,
        default_value = "text"
    )]
    log_format: LogFormat,
    /// Open the browser
    #[arg(long)]
    open: bool,
    /// TOML file with settings
    #[arg(long, env = "SMOKESTACK_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print the effective settings, check port, database and mail server, and exit
    #[arg(long)]
    check: bool,
    /// With --check: send a test e-mail to this address
    #[arg(long, value_name = "ADDRESS", requires = "check")]
    send_test_email: Option<String>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum SignUp {
    Open,
    Closed,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Webhooks {
    Off,
    Public,
    Anywhere,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// Far more than the web client sends, but few enough that no client can use up the whole server.
const DEFAULT_REQUESTS_PER_SECOND: u32 = 50;
/// Enough for a club behind one address whose members each have a few tables open.
const DEFAULT_LIVE_CONNECTIONS: u32 = 500;

/// A file in the working directory.
pub const DEFAULT_DATABASE: &str = "sqlite:smokestack.db";

/// The arguments that are used if no command is given.
pub const DEFAULT_COMMAND: [&str; 4] = ["serve", "--open", "--log", "warn"];

impl Args {
    /// The limit for all clients together. By default it is a multiple of the limit per user; if that is unlimited, so
    /// is this one.
    fn global_request_limit(&self) -> u32 {
        let all = self.requests_per_second.saturating_mul(20);
        self.all_requests_per_second.unwrap_or(all)
    }

    fn global_sign_in_limit(&self) -> u32 {
        self.sign_ins_per_second
            .unwrap_or(self.requests_per_second.div_ceil(10))
    }

    fn global_connection_limit(&self) -> u32 {
        let all = self.live_connections.saturating_mul(4);
        self.all_live_connections.unwrap_or(all)
    }
}

impl std::fmt::Display for SignUp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            SignUp::Open => "open",
            SignUp::Closed => "closed",
        })
    }
}

impl std::fmt::Display for Webhooks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Webhooks::Off => "off",
            Webhooks::Public => "public",
            Webhooks::Anywhere => "anywhere",
        })
    }
}

impl std::fmt::Display for LogFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            LogFormat::Text => "text",
            LogFormat::Json => "json",
        })
    }
}

/// Logs to standard error, because the first line on standard output is the server's address.
fn init_logging(level: LevelFilter, format: LogFormat) {
    let lines = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_ansi(false)
        .with_writer(std::io::stderr);
    let init_result = match format {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
    drop(init_result); // a second logger in the same process is ignored
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let runtime = tokio::runtime::Runtime::new().map_err(|e| CommandError(e.to_string()))?;
    if args.check {
        return runtime.block_on(check::check(context, args));
    }
    let options = server::Options {
        listen: resolve_address(context, &args.listen)?,
        metrics: metrics_address(context, args)?,
        database: args.database.clone(),
        settings: server::Settings {
            sign_up: match args.sign_up {
                SignUp::Open => server::SignUp::Open,
                SignUp::Closed => server::SignUp::Closed,
            },
            trusted_proxy: args.trusted_proxy.clone(),
            requests_per_second: NonZeroU32::new(args.requests_per_second),
            all_requests_per_second: NonZeroU32::new(args.global_request_limit()),
            sign_ins_per_second: NonZeroU32::new(args.global_sign_in_limit()),
            live_connections: NonZeroU32::new(args.live_connections),
            all_live_connections: NonZeroU32::new(args.global_connection_limit()),
            base_url: args.base_url.clone(),
            // This is known once the server listens: port 0 means any free port.
            listen: None,
            webhooks: match args.webhooks {
                Webhooks::Off => server::Webhooks::Off,
                Webhooks::Public => server::Webhooks::Public,
                Webhooks::Anywhere => server::Webhooks::Anywhere,
            },
            mail: mail_settings(context, args)?,
        },
        open: args.open,
    };
    init_logging(args.log, args.log_format);
    match runtime.block_on(server::serve(options)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(server::ServeError::Database { database, source }) => {
            Err(database_error(context, &database, &source))
        }
        Err(server::ServeError::Taken { database }) => {
            Err(context.error(&Message::new("error-database-taken").text("database", database)))
        }
        Err(
            server::ServeError::AddressInUse { listen }
            | server::ServeError::NotAllowed { listen }
            | server::ServeError::Listen { listen, .. },
        ) if Ok(listen) != resolve_address(context, &args.listen).map_err(drop) => {
            Err(port_error(context, &listen.to_string()))
        }
        Err(_) => Err(port_error(context, &args.listen)),
    }
}

/// Resolves HOST:PORT. A host name may have several addresses: IPv4 addresses are preferred, such as 127.0.0.1 for
/// localhost.
fn resolve_address(context: &Context, text: &str) -> Result<SocketAddr, CommandError> {
    let addresses = text.to_socket_addrs().ok();
    let first = addresses.and_then(|addresses| addresses.min_by_key(SocketAddr::is_ipv6));
    first.ok_or_else(|| port_error(context, text))
}

fn metrics_address(context: &Context, args: &Args) -> Result<Option<SocketAddr>, CommandError> {
    let address_text = args.metrics.as_deref();
    address_text
        .map(|text| resolve_address(context, text))
        .transpose()
}

/// The settings for outgoing e-mail: server and sender must be given together.
fn mail_settings(context: &Context, args: &Args) -> Result<Option<server::Mail>, CommandError> {
    let settings = match (&args.smtp, &args.mail_from) {
        (None, None) => return Ok(None),
        (Some(server), Some(from)) => server::Mail::new(server, from),
        (Some(_), None) => Err(server::NoMail::From),
        (None, Some(_)) => Err(server::NoMail::Server),
    };
    settings
        .map(Some)
        .map_err(|_| context.error(&Message::new("error-mail")))
}

fn port_error(context: &Context, address: &str) -> CommandError {
    context.error(&Message::new("error-port").text("address", address))
}

fn database_error(context: &Context, database: &str, source: &StoreError) -> CommandError {
    let reason = Message::new("error-database").text("database", server::without_password(database));
    context.error(&reason.text("why", source))
}
