//! The suite that every game passes. Three lines in a game's tests keep all the promises of DESIGN.
//!
//! - [`contract`]: random games at every seat count, every promise of the trait checked on the way;
//! - [`golden`]: records kept in the repository, with the log that their replay tells;
//! - [`damage`]: records cut anywhere and changed everywhere, never a panic.

pub mod contract;
pub mod damage;
pub mod golden;
mod ledger;

pub use ledger::Ledger;
