//! The test suite that every game passes. A few lines in a game's tests check all guarantees that games have in common.
//!
//! - [`contract`]: random games at every seat count, in which every guarantee of the trait is checked;
//! - [`log_lines`]: every action is reported in the log, and different results read differently;
//! - [`golden`]: records in the repository, with the log that their replay prints;
//! - [`damage`] and [`bytes`]: corrupted records, actions and positions, which must never cause a panic;
//! - [`scenarios`] and [`tidy`]: worked cases that pass, and cite every numbered rule;
//! - [`mutations`]: a worked case with a mistake in it fails;
//! - [`targets`]: what actions concern, and which are shown disabled;
//! - [`embedded_data`]: the web client's component data equals the file's;
//! - [`perft`]: counts of action sequences; [`bench`]: what `cargo bench` measures;
//! - [`play`]: helpers for tests.

pub mod bench;
pub mod bytes;
pub mod contract;
pub mod damage;
pub mod embedded_data;
pub mod golden;
mod ledger;
pub mod log_lines;
pub mod mutations;
pub mod perft;
pub mod play;
pub mod scenarios;
pub mod targets;
pub mod tidy;

pub use ledger::Ledger;
