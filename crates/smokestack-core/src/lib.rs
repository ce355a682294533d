//! What all games share: seats, randomness, messages, the [`Game`] trait, tables, records and scenarios.
//!
//! This crate contains no game. Read it in this order: [`seat`], [`rng`], [`message`], [`game`], [`targets`], [`table`],
//! [`information_gain`], [`record`], [`scenario`], [`commit_reveal`].

mod bits;
pub mod commit_reveal;
pub mod component;
pub mod embedded_data;
pub mod file;
pub mod game;
pub mod information_gain;
pub mod json;
pub mod message;
pub mod record;
pub mod rng;
pub mod scenario;
pub mod seat;
pub mod small_sort;
pub mod table;
pub mod targets;
pub mod to_json;

pub use component::{Names, Provenance, Provenances, owners_version};
pub use file::{FileError, line_of, read_toml};
pub use game::{
    Audience, DataError, Game, GameInfo, InvalidPosition, MessageKeys, NullSink, OptionInfo, OptionValues,
    Progress, Question, Scores, SeatScore, SetupError, Sink, Turn, set_up,
};
pub use message::{Arg, Message, Name, Refused};
pub use record::{End, Player, Problem, Record, RecordError};
pub use rng::{FastRng, GameRng, ParseSeedError, Seed};
pub use seat::{COLOURS, ParseSeatError, Seat, Viewer};
pub use table::{Move, PlayError, Table};
pub use targets::{Choice, Disabled, Targets};
