//! The page's end of the game room: what is said to the server, and what it tells.
//!
//! `http` asks, `live` listens, `told` is a table as the server describes it, `guest` knows under which name one is there,
//! `busy` sees that nobody asks twice, `chat` is what is said there, `strength` how strong people are, `time` what a seat has left, `stake` is this browser's share of the seed, `fair` checks that nobody chose it. The table that is being played is the business of `session::remote`.

pub(crate) mod busy;
pub(crate) mod chat;
pub(crate) mod fair;
pub(crate) mod guest;
pub(crate) mod http;
pub(crate) mod live;
pub(crate) mod stake;
pub(crate) mod strength;
pub(crate) mod time;
pub(crate) mod told;

pub(crate) use busy::Busy;
pub(crate) use http::Problem;
pub(crate) use told::{Sitter, TableInfo};

/// Under which name its texts are fetched.
pub(crate) const TEXTS: &str = "room";

/// The address of a table of the interface, or of something at it (`/seats/A`).
pub(crate) fn path(table: &str, rest: &str) -> String {
    format!("/api/tables/{table}{rest}")
}
