//! The game room itself, without a word of HTTP: who may do what at which table, and what everybody then sees.
//!
//! - `world` is what comes from outside: the time, chance
//! - `people` lets guests in and knows who holds a token; `accounts`, `addresses`, `passwords`, `passkeys`,
//!   `own_tokens`, `export`, `leaving` are what people with an account do; `operator` is what the operator does; `limits` is how often anybody may ask
//! - `shelf` holds the open tables; `opened` is one of them, rebuilt from its moves whenever needed
//! - `tables`, `seats`, `start` are what happens before a game; `chance` makes its seed
//! - `parsing` reads component files where nobody waits for it
//! - `rematch` is the same game again
//! - `play`, `undo`, `bots` are moves; every one goes through `Room::commit`
//! - `rating` counts results, `page` is what everybody may know of a person
//! - `chat` is what is said at a table, `notes` what is told there besides
//! - `clock` is how long one may think (`calendar` knows the dates), `timed` what happens when time is up, `rewind` what
//!   the clocks show when moves are taken back
//! - `channels` is where people want to be told that it is their turn, `telling` looks who is to be told, `delivery` and
//!   `pushing` tell them, or say why not (`unsent`); `letters` is everything by mail
//! - `purging` forgets guests who will not come back
//! - `seen` is what a viewer may know, `news` what one has not been sent yet, `record` the game as a text
//! - `jobs` does what nobody asks for: each job on one server at a time; `thinkers` is whose bots think next, `outgoing`
//!   how much goes to other machines at the same time, `counts` counts it
//! - `refusal` is every "no"
//!
//! Nothing here holds a rule of a game, and nothing that matters lives only in here: a killed server has forgotten
//! nothing but its cache.

mod accounts;
mod addresses;
mod bots;
mod calendar;
mod chance;
mod channels;
mod chat;
mod clock;
mod counts;
mod delivery;
mod export;
mod jobs;
#[cfg(test)]
mod leaks;
mod leaving;
mod letters;
mod limits;
mod news;
mod notes;
mod opened;
mod opening;
mod operator;
mod outgoing;
mod own_tokens;
mod page;
mod parsing;
mod passkeys;
mod passwords;
mod people;
mod play;
mod purging;
mod pushing;
mod rating;
mod record;
mod refusal;
mod rematch;
mod rewind;
mod seats;
mod seen;
mod shelf;
mod signals;
mod start;
mod tables;
mod telling;
mod thinkers;
mod timed;
mod tokens;
mod undo;
pub(crate) mod unsent;
mod world;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::{Mutex, Notify, OnceCell, broadcast, watch};

use crate::figures::figures;
use crate::settings::Settings;

pub(crate) use chance::Stake;
pub(crate) use channels::{NewChannel, To};
pub(crate) use chat::Said;
pub(crate) use clock::TimeControl;
pub(crate) use export::Export;
pub(crate) use news::SoFar;
pub(crate) use opened::{Opened, Running};
pub use operator::{Operator, OperatorError, Reported, Reporter};
pub(crate) use own_tokens::OwnToken;
pub(crate) use page::PersonPage;
pub(crate) use people::{Arrived, Caller, SESSION_AGE};
pub(crate) use play::Act;
pub(crate) use refusal::Refusal;
pub(crate) use seats::Sit;
pub(crate) use seen::{Seen, TableInfo};
pub(crate) use shelf::Held;
pub(crate) use signals::Signal;
pub(crate) use tables::Wanted;
pub(crate) use timed::TimeUp;
pub(crate) use tokens::from_hex;
pub(crate) use undo::Undone;
pub use world::World;

/// How long a write of the database proves that the next one will succeed, to those who only ask for that: every proof
/// flushes the disk.
const PROOF_AGE: Duration = Duration::from_millis(200);

/// Everything that the routes and the jobs share. Copies are the same room.
#[derive(Clone, Debug)]
pub struct Room(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    world: World,
    settings: Settings,
    limits: limits::Limits,
    /// Who carries letters, if there is mail.
    carrier: Option<letters::Carrier>,
    /// Who this room is to push services, once it was asked for.
    identity: OnceCell<crate::push::Identity>,
    shelf: shelf::Shelf,
    /// When it was last shown that the database can be written.
    proved_at: Mutex<Option<Instant>>,
    /// This server, among those on the same database.
    server: String,
    /// How often it has claimed jobs.
    claims: AtomicU64,
    /// Something is due now.
    work: Notify,
    /// Whether the server is about to stop: live connections then say goodbye.
    closing: watch::Sender<bool>,
    /// Whose log-ins have ended; an empty word: perhaps anybody's.
    ended: broadcast::Sender<Arc<str>>,
    /// Searches at the same time: no more than there are cores.
    thinkers: thinkers::Thinkers,
    /// Other jobs at the same time.
    lanes: jobs::Lanes,
    /// Messages that are on their way to other machines.
    outgoing: outgoing::Outgoing,
    /// Who hashes passwords.
    hashers: passwords::Hashers,
    /// What the salts of passwords are made from, once it was asked for.
    salt_secret: OnceCell<Vec<u8>>,
}

impl Room {
    /// A room over a store. [`Room::run`] does its work in the background.
    pub fn new(store: Store, world: World) -> Room {
        Room::with(store, world, Settings::default())
    }

    /// The same, as the operator wants it.
    pub fn with(store: Store, world: World, settings: Settings) -> Room {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let server = world.id();
        figures();
        Room(Arc::new(Inner {
            store,
            world,
            limits: limits::Limits::new(&settings),
            carrier: settings.mail.as_ref().map(letters::Carrier::new),
            settings,
            identity: OnceCell::new(),
            shelf: shelf::Shelf::default(),
            proved_at: Mutex::default(),
            server,
            claims: AtomicU64::new(0),
            work: Notify::new(),
            closing: watch::Sender::new(false),
            ended: broadcast::Sender::new(256),
            thinkers: thinkers::Thinkers::new(cores),
            lanes: jobs::Lanes::default(),
            outgoing: outgoing::Outgoing::default(),
            hashers: passwords::Hashers::new(cores),
            salt_secret: OnceCell::new(),
        }))
    }

    /// The server is about to stop.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Waits until the server is about to stop.
    pub(crate) async fn closing(&self) {
        // The sender is this room's own: it cannot be gone.
        let _ = self.0.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Whoever holds this is waited for when the server stops.
    pub(crate) fn to_say_goodbye(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Waits until nobody has to say goodbye any more.
    pub(crate) async fn emptied(&self) {
        self.0.closing.closed().await;
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// Whether the database takes what is written. Callers that ask again and again share an answer for a moment.
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
        self.0.world.now()
    }
}
