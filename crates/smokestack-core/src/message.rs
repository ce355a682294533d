//! Engine messages: a key and its values. The sentences are in the Fluent files, in four languages.

use std::borrow::Cow;
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
    /// A game term that is translated in the Fluent files (`bank`). As JSON it is `{"word": "bank"}`, because a
    /// component may have the same name.
    Word(#[serde(serialize_with = "as_word")] &'static str),
    /// Text that is shown unchanged. As JSON it is `{"text": "B"}`, to tell it from a seat.
    Text(#[serde(serialize_with = "as_text")] String),
}

fn as_word<S: serde::Serializer>(word: &&'static str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("word", word)])
}

fn as_text<S: serde::Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("text", text)])
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

/// An event, a refusal, a prompt or an error, ready to be shown in any language.
///
/// Printed, it is the key and the values in order (`paid A B 1`): the form that scenarios and golden logs use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    pub key: &'static str,
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(Name, Arg)>,
}

/// The name of a message's value.
pub type Name = Cow<'static, str>;

fn as_map<S: serde::Serializer>(args: &[(Name, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
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
        self.args.push((Cow::Borrowed(name), value.into()));
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

/// Why an action is not legal: the rule that it breaks, and the values that explain it.
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
