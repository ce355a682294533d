//! Everything that crosses HTTP and the WebSocket: plain serde types, without logic. The server's OpenAPI description is
//! generated from them, the web client and the load generator use them, and the store's rows use the same enums.
//!
//! A field with a fixed set of values is an enum, and an unknown value is an error. JSON names are published: a type or
//! a field may get a better name in Rust, but its JSON stays the same.
//!
//! - `tables`, `time_control`, `seats`, `moves` and `undo`: a table and its game; `live` is its WebSocket
//! - `messages`: what an engine says, as a key and values
//! - `chat`: what people and the table itself say
//! - `games`: the games, for programs that do not contain them
//! - `people`, `accounts`, `tokens`, `passkeys`, `notifications` and `export`: people and what they have
//! - `worker`: jobs for the web client's worker
//! - `server_info` and `errors`: the server itself, and the body of every error response

#[macro_use]
mod text_enum;
#[macro_use]
mod stored_json;
#[macro_use]
mod joined;
mod accounts;
mod chat;
mod errors;
mod export;
mod games;
mod live;
mod messages;
mod moves;
mod notifications;
mod passkeys;
mod people;
mod seats;
mod server_info;
mod tables;
mod time_control;
mod tokens;
mod undo;
pub mod worker;

pub use accounts::*;
pub use chat::*;
pub use errors::*;
pub use export::*;
pub use games::*;
pub use live::*;
pub use messages::*;
pub use moves::*;
pub use notifications::*;
pub use passkeys::*;
pub use people::*;
pub use seats::*;
pub use server_info::*;
pub use tables::*;
pub use text_enum::UnknownValue;
pub use time_control::*;
pub use tokens::*;
pub use undo::*;
