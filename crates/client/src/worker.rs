//! The bots' thread: `client` sends jobs to it, and `server` runs them there.

mod client;
pub(crate) mod server;

pub use client::{Errand, WorkerError, ask, stop};
