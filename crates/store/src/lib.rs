//! Storage of the game server, in one SQLite file or in PostgreSQL.
//!
//! The moves of a game are the source of truth; everything else about it is computed from them. The store deals with
//! people, tables and moves, contains no rules of any game, and reads no clock: the caller passes the current time.
//!
//! - `db` opens either database and has the two macros in which every statement is written once for both
//! - `people`, `accounts`, `codes`, `passkeys` and `sessions`, `tables` and `moves`, `proposals`, `jobs`, `chat`,
//!   `ratings`, `rematches`, `lists`, `notifications`, `secrets`: one file per subject
//! - `file` guards the SQLite file against deletion and replacement
//! - `files` stores the component files of tables, `limits` caps what one person may have
//! - `append` writes all waiting moves in one transaction and answers when it is durable
//! - `backup` writes everything into one file, and reads it back into either database
//! - `inspect` examines a database without changing it
//! - `changes` receives notices of what other servers on the same PostgreSQL did
//!
//! A table is changed by reading it, deciding, and saving it under the version that was read ([`Store::save_table`]):
//! a writer that comes second gets an error, reads again, and decides again.

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
pub use append::{Append, Appended};
pub use changes::Change;
pub use chat::{NewNote, Report, Said};
pub use db::{LATEST_SCHEMA, Store};
pub use error::StoreError;
pub use inspect::{Found, inspect, sqlite_path};
pub use jobs::{Due, Job, JobChange, Kinds};
pub use limits::{Added, HostLimits};
pub use moves::{ActionRow, Undo};
pub use notifications::{Channel, Notice, PendingNotice};
pub use passkeys::Passkey;
pub use people::{Changed, Idle, Person};
pub use proposals::Proposal;
pub use ratings::{Rated, Rating};
pub use sessions::Session;
pub use tables::{SeatRow, Sitter, TableRow};
