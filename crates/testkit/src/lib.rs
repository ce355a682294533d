//! The suite that every game passes. A few lines in a game's tests keep all the promises of DESIGN.
//!
//! - [`contract`]: random games at every seat count, every promise of the trait checked on the way;
//! - [`log_lines`]: every action is reported in the log, and different results read differently;
//! - [`golden`]: records kept in the repository, with the log that their replay tells;
//! - [`damage`] and [`bytes`]: records, actions and positions changed everywhere, never a panic;
//! - [`scenarios`] and [`tidy`]: worked cases that hold, and cite every numbered rule;
//! - [`mutations`]: a worked case with a mistake in it fails;
//! - [`embedded_data`]: the page's component data is that of the file;
//! - [`perft`]: counts of action sequences; [`bench`]: what `cargo bench` measures;
//! - [`play`]: the small steps that tests take.

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
pub mod tidy;

pub use ledger::Ledger;
