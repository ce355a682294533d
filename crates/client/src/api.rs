//! The client side of online play: requests to the server and messages from it.
//!
//! - `http` sends requests, `live` receives updates, `busy` drops repeated requests; both use the types of `protocol`
//! - `table_info` is what the client computes from a table, `chat` its messages, `time` its clocks, `ratings` its
//!   players' ratings
//! - `current_user` is the signed-in user
//! - `seed_share` is this browser's share of the seed, `verify_seed` checks that nobody chose it
//!
//! The table that is being played is in `model::remote`.

pub(crate) mod busy;
pub(crate) mod chat;
pub(crate) mod current_user;
pub(crate) mod http;
pub(crate) mod live;
pub(crate) mod ratings;
pub(crate) mod seed_share;
pub mod storage;
pub(crate) mod table_info;
pub(crate) mod time;
pub(crate) mod verify_seed;
pub mod worker;

pub(crate) use busy::Busy;
pub(crate) use http::Problem;
pub(crate) use table_info::{SeatExt, TableExt};

/// The name of the text file for online play.
pub(crate) const TEXTS: &str = "room";

/// The API path of a table, or of something below it (`/seats/A`).
pub(crate) fn path(table: &str, rest: &str) -> String {
    format!("/api/tables/{table}{rest}")
}
