//! Seats: `A` to `E`, in seating order (clockwise).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The seat colours: any seat in any game can have any of them.
pub const COLOURS: [&str; Seat::MAX] = ["red", "blue", "green", "yellow", "purple"];

/// One place at the table. Its player (a name, a colour, a bot) is an attribute of the table, not of the seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats in any game.
    pub const MAX: usize = 5;

    /// The seat with this index; `None` beyond `E`.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::MAX {
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// The first `count` seats, in seating order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(Seat::MAX) as u8).map(Seat)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table with `count` seats.
    #[inline]
    pub const fn next(self, count: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= count {
            Seat(0)
        } else {
            Seat(next)
        }
    }

    /// The seat `steps` places further clockwise.
    #[inline]
    pub const fn plus(self, steps: usize, count: usize) -> Seat {
        Seat(((self.0 as usize + steps) % count) as u8)
    }

    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a seat: a seat is one letter from `A` to `E`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seat is a letter from A to E, not {0:?}")]
pub struct ParseSeatError(pub String);

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Ok(Seat(letter - b'A')),
            _ => Err(ParseSeatError(text.to_owned())),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// Whose view of the table it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl FromStr for Viewer {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Viewer, ParseSeatError> {
        if text == "spectator" {
            Ok(Viewer::Spectator)
        } else {
            text.parse().map(Viewer::Seat)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let d: Seat = "D".parse().unwrap();
        assert_eq!(d.next(4).letter(), 'A');
        assert_eq!(d.next(5).letter(), 'E');
        assert_eq!(Seat::all(3).map(Seat::letter).collect::<String>(), "ABC");
        assert_eq!(d.plus(2, 4).letter(), 'B');
    }

    #[test]
    fn only_letters_a_to_e_are_seats() {
        for invalid_text in ["", "F", "a", "AB", "1"] {
            assert!(invalid_text.parse::<Seat>().is_err(), "{invalid_text}");
        }
        assert!(Seat::new(5).is_none());
    }
}
