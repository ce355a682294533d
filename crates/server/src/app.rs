//! The game server without HTTP: who may do what at which table, and what everyone then sees.
//!
//! - `env` is the environment: the clock and the source of random bytes
//! - `people` adds guests and authenticates tokens; `accounts`, `addresses`, `passwords`, `passkeys`, `api_tokens`,
//!   `export` and `leaving` are for people with an account; `operator` is for the operator; `limits` has the rate
//!   limits
//! - `table_cache` keeps tables in memory; `loaded_table` is one such table, rebuilt from its moves whenever needed
//! - `tables`, `seats` and `start` are the steps before a game; `chance` computes its seed
//! - `parsing` parses component files on separate threads
//! - `rematch` creates a new table for the same game
//! - `play`, `undo` and `bots` make moves; every move goes through `App::commit`
//! - `rating` computes ratings from results; `profile` is a person's public page
//! - `chat` is a table's chat; `system_messages` are the server's own messages in it
//! - `clock` does the arithmetic for time controls and `calendar` for dates; `timeouts` handles a player running out of
//!   time; `undo_clocks` adjusts the clocks after an undo
//! - `channels` are where people want turn notifications; `notifications` finds out who must be notified; `delivery`
//!   and `web_push` send the messages or record the reason for a failure (`delivery_error`); `email` sends e-mail
//! - `purging` deletes guests who will not come back
//! - `snapshot` is what a viewer may see; `updates` is what a viewer has not been sent yet; `record` is the game as
//!   text
//! - `jobs` runs background jobs, each on one server at a time; `bot_scheduler` schedules the bots' searches;
//!   `outgoing` limits simultaneous requests to other machines, and `counts` counts them
//! - `api_error` defines all errors
//!
//! No module here contains game rules, and no important state lives only in memory: a killed server loses only its
//! cache.

mod accounts;
mod addresses;
mod api_error;
mod api_tokens;
mod bot_scheduler;
mod bots;
mod calendar;
mod chance;
mod channels;
mod chat;
mod clock;
mod counts;
mod delivery;
pub(crate) mod delivery_error;
mod email;
mod env;
mod export;
mod jobs;
#[cfg(test)]
mod leak_tests;
mod leaving;
mod limits;
mod loaded_table;
mod notifications;
mod opening;
mod operator;
mod outgoing;
mod parsing;
mod passkeys;
mod passwords;
mod people;
mod play;
mod profile;
mod purging;
mod rating;
mod record;
mod rematch;
mod seats;
mod signals;
mod snapshot;
mod start;
mod system_messages;
mod table_cache;
mod tables;
mod timeouts;
mod tokens;
mod undo;
mod undo_clocks;
mod updates;
mod web_push;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::{Mutex, Notify, OnceCell, broadcast, watch};

use crate::metrics::prometheus;
use crate::settings::Settings;

pub(crate) use api_error::ApiError;
pub(crate) use chance::Contribution;
pub use env::Env;
pub(crate) use loaded_table::{GameState, LoadedTable};
pub use operator::{Operator, OperatorError, Reported, Reporter};
pub(crate) use people::{Caller, NewSession, SESSION_AGE_MS};
pub(crate) use play::MovesToPlay;
pub(crate) use seats::Sit;
pub(crate) use signals::Signal;
pub(crate) use snapshot::table_info;
pub(crate) use table_cache::TableGuard;
pub(crate) use tokens::from_hex;
pub(crate) use undo::Undone;
pub(crate) use updates::{SoFar, Watcher};

/// How long a successful write counts, for health checks, as proof that the database is writable: every such check
/// flushes the disk.
const PROOF_AGE: Duration = Duration::from_millis(200);

/// The application: everything that the routes and the jobs share. Clones share the same state.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    env: Env,
    settings: Settings,
    limits: limits::Limits,
    /// Sends e-mail, if a mail server is configured.
    mailer: Option<email::Mailer>,
    /// This server's identity for push services, loaded on first use.
    identity: OnceCell<crate::push::Identity>,
    table_cache: table_cache::TableCache,
    /// When the database was last proved writable.
    proved_at: Mutex<Option<Instant>>,
    /// This server's id among those on the same database.
    server: String,
    /// The number of times this server has claimed jobs.
    claims: AtomicU64,
    /// Notified when a job is due now.
    work: Notify,
    /// Whether the server is about to stop, in which case live connections close.
    closing: watch::Sender<bool>,
    /// The people whose sessions have ended; an empty id means that anyone's may have.
    ended: broadcast::Sender<Arc<str>>,
    /// Limits simultaneous searches to the number of cores.
    bot_scheduler: bot_scheduler::BotScheduler,
    /// Limits other simultaneous jobs.
    lanes: jobs::Lanes,
    /// The messages being sent to other machines.
    outgoing: outgoing::Outgoing,
    /// The password hashers.
    hashers: passwords::Hashers,
    /// The secret from which password salts are derived, loaded on first use.
    salt_secret: OnceCell<Vec<u8>>,
}

impl App {
    /// Creates an app on a store, with default settings. [`App::run`] does its background work.
    pub fn new(store: Store, env: Env) -> App {
        App::with(store, env, Settings::default())
    }

    /// Creates an app with these settings.
    pub fn with(store: Store, env: Env, settings: Settings) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let server = env.id();
        prometheus();
        App(Arc::new(Inner {
            store,
            env,
            limits: limits::Limits::new(&settings),
            mailer: settings.mail.as_ref().map(email::Mailer::new),
            settings,
            identity: OnceCell::new(),
            table_cache: table_cache::TableCache::default(),
            proved_at: Mutex::default(),
            server,
            claims: AtomicU64::new(0),
            work: Notify::new(),
            closing: watch::Sender::new(false),
            ended: broadcast::Sender::new(256),
            bot_scheduler: bot_scheduler::BotScheduler::new(cores),
            lanes: jobs::Lanes::default(),
            outgoing: outgoing::Outgoing::default(),
            hashers: passwords::Hashers::new(cores),
            salt_secret: OnceCell::new(),
        }))
    }

    /// Announces that the server is about to stop.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Waits until the server is about to stop.
    pub(crate) async fn closing(&self) {
        // The app owns the sender, so it cannot have been dropped.
        let _ = self.0.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// A guard held by a connection: a stopping server waits until all guards are dropped.
    pub(crate) fn shutdown_guard(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Waits until all connections have closed.
    pub(crate) async fn wait_for_shutdown(&self) {
        self.0.closing.closed().await;
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// Whether the database is writable. Calls in quick succession share one result.
    pub(crate) async fn is_healthy(&self) -> bool {
        if let Err(error) = self.store().check_file() {
            tracing::error!(%error, "the database has gone");
            return false;
        }
        let mut proved_at = self.0.proved_at.lock().await;
        if proved_at.is_some_and(|at| at.elapsed() < PROOF_AGE) {
            return true;
        }
        *proved_at = None;
        match self.store().prove_writable().await {
            Ok(()) => *proved_at = Some(Instant::now()),
            Err(error) => tracing::error!(%error, "the database cannot be written"),
        }
        proved_at.is_some()
    }

    pub(crate) fn now(&self) -> i64 {
        self.0.env.now()
    }
}
