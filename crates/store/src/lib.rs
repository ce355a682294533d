//! The game server's storage, in one SQLite file or in PostgreSQL.
//!
//! A game's moves are the source of truth; everything else about the game is computed from them. The store deals with
//! people, tables and moves. It does not contain game rules and does not read a clock: the caller passes the current
//! time.
//!
//! - `db` opens either database and has the two macros with which every statement is written once for both
//! - `people`, `accounts`, `codes`, `passkeys` and `sessions`, `tables` and `moves`, `proposals`, `jobs`, `chat`,
//!   `ratings`, `rematches`, `lists`, `notifications` and `secrets` cover one subject each
//! - `file` guards the SQLite file against deletion and replacement
//! - `files` stores tables' component files; `limits` caps what one person may have
//! - `append` writes all waiting moves in one transaction and responds when it is durable
//! - `backup` writes everything into one file, and reads it back into either database
//! - `inspect` examines a database without changing it
//! - `changes` receives notices about changes made by other servers on the same PostgreSQL database
//!
//! A table is changed by reading it, deciding, and saving it under the version that was read ([`Store::save_table`]).
//! If another writer was faster, the save fails, and the caller reads the table and decides again.

#[macro_use]
mod db;
#[macro_use]
mod limits;
#[macro_use]
mod tables;
mod accounts;
mod append;
mod backup;
mod changes;
mod chat;
mod codes;
mod error;
mod file;
mod files;
mod inspect;
mod jobs;
mod lists;
mod moves;
mod notifications;
mod passkeys;
mod people;
mod proposals;
mod ratings;
mod rematches;
mod secrets;
mod sessions;

pub use accounts::Account;
pub use append::{AppendMoves, AppendOutcome, MoveKey};
pub use changes::Change;
pub use chat::{NewNote, Report, Said};
pub use db::{LATEST_SCHEMA, Store};
pub use error::StoreError;
pub use inspect::{Found, inspect, sqlite_path};
pub use jobs::{Due, Job, JobChange, Kinds};
pub use limits::{Added, HostLimits};
pub use moves::{ActionRow, KeyedMove, Undo};
pub use notifications::{Channel, Notice, PendingNotice};
pub use passkeys::Passkey;
pub use people::{Changed, Idle, Person};
pub use proposals::Proposal;
pub use ratings::{Rated, Rating};
pub use sessions::Session;
pub use tables::{SeatRow, Sitter, TableRow};
