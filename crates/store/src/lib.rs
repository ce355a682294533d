//! What the game room remembers, in one SQLite file or in PostgreSQL.
//!
//! The moves of a game are the truth; everything else about it is computed from them. The store speaks of people,
//! tables and moves, knows no rule of any game, and asks no clock: whoever calls says what time it is.
//!
//! - `db` opens either database and has the two macros in which every statement is written once for both
//! - `people`, `accounts`, `codes`, `passkeys` and `log_ins`, `tables` and `moves`, `proposals`, `jobs`, `chat`, `ratings`, `rematches`, `lists`, `telling`, `secrets`: one file a subject
//! - `file` watches over the SQLite file
//! - `files` are the component files of tables, `limits` what one person may have
//! - `append` puts all moves that wait into one transaction, and answers when it is durable
//! - `backup` writes everything into one file, and reads it back into either database
//! - `inspect` looks at a database without changing it
//! - `changes` hears what other servers on the same PostgreSQL did
//!
//! A table is changed by reading it, deciding, and saving it under the version that was read ([`Store::save_table`]):
//! who comes second is told so, reads again, and decides again.

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
mod log_ins;
mod moves;
mod passkeys;
mod people;
mod proposals;
mod ratings;
mod rematches;
mod secrets;
mod telling;

pub use accounts::Account;
pub use append::{Append, Appended};
pub use changes::Change;
pub use chat::{NewNote, Report, Said};
pub use db::{LATEST_SCHEMA, Store};
pub use error::StoreError;
pub use inspect::{Found, inspect, sqlite_path};
pub use jobs::{Due, Job, JobChange, Kinds};
pub use limits::{Added, HostLimits};
pub use log_ins::LogIn;
pub use moves::{ActionRow, Undo};
pub use passkeys::Passkey;
pub use people::{Changed, Idle, Person};
pub use proposals::Proposal;
pub use ratings::{Rated, Rating};
pub use tables::{SeatRow, Sitter, TableRow};
pub use telling::{Channel, Notice, Untold};
