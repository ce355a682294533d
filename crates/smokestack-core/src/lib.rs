//! What all games share: seats, chance, messages, the [`Game`] trait, tables, records and scenarios.
//!
//! This crate knows no game. Read it in this order: [`seat`], [`chance`], [`message`], [`game`], [`table`],
//! [`revelation`], [`record`], [`scenario`], [`fair`].

mod bits;
pub mod chance;
pub mod component;
pub mod fair;
pub mod file;
pub mod game;
pub mod json;
pub mod message;
pub mod packed;
pub mod record;
pub mod revelation;
pub mod scenario;
pub mod seat;
pub mod short;
pub mod table;
pub mod to_json;

pub use chance::{FastRng, GameRng, NoSeed, Seed};
pub use component::{Names, Provenance, Provenances, owners_version};
pub use file::{Unreadable, line_of, read_toml};
pub use game::{
    Audience, DataError, Game, GameInfo, InvalidPosition, MessageKeys, NullSink, OptionInfo, OptionValues,
    Question, Scores, SeatScore, SetupError, Sink, Turn, set_up,
};
pub use message::{Arg, Message, Name, Refused};
pub use record::{End, Player, Problem, Record, RecordError};
pub use seat::{COLOURS, NoSeat, Seat, Viewer};
pub use table::{Move, PlayError, Table};
