//! What an engine says: a key and its values. The sentence lives in the Fluent files, in four languages.

use std::fmt;

use serde::Serialize;

use crate::Seat;

/// One value in a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    Seat(Seat),
    /// Several seats, in order.
    Seats(Vec<Seat>),
    Number(i64),
    /// A component, by its id; the game's data file has its name in four languages.
    Piece(String),
    /// A word of the game that has a name in the Fluent files (`bank`).
    Word(&'static str),
    /// Text that somebody wrote: shown as it is.
    Text(String),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Arg {
        Arg::Seats(seats)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8 u16 u32 i32 i64 usize);

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Seat(seat) => write!(f, "{seat}"),
            Arg::Seats(seats) => seats.iter().try_for_each(|seat| write!(f, "{seat}")),
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Piece(text) | Arg::Text(text) => f.write_str(text),
            Arg::Word(word) => f.write_str(word),
        }
    }
}

/// An event, a refusal, a question or an error, ready to be told in any language.
///
/// Printed, it is the key and the values in order (`paid A B 1`): the form that scenarios and golden logs use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    pub key: &'static str,
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, value)| (name, value)))
}

impl Message {
    pub fn new(key: &'static str) -> Message {
        Message {
            key,
            args: Vec::new(),
        }
    }

    /// The message with one more value.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    pub fn piece(self, name: &'static str, id: &str) -> Message {
        self.with(name, Arg::Piece(id.to_owned()))
    }

    pub fn word(self, name: &'static str, word: &'static str) -> Message {
        self.with(name, Arg::Word(word))
    }

    pub fn text(self, name: &'static str, text: impl fmt::Display) -> Message {
        self.with(name, Arg::Text(text.to_string()))
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.args.iter().try_for_each(|(_, value)| write!(f, " {value}"))
    }
}

/// Why an action is not legal: the rule that it breaks, and what the reader needs to understand it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    pub rule: &'static str,
    #[serde(flatten)]
    pub why: Message,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rule, self.why)
    }
}
