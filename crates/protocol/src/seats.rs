//! Seats: who sits where, and each seat's share of the seed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use smokestack_core::Seat;

use crate::UnknownValue;

text_enum! {
    /// A seat's colour.
    Colour {
        Red = "red",
        Blue = "blue",
        Green = "green",
        Yellow = "yellow",
        Purple = "purple",
    }
}

text_enum! {
    /// The origin of a seat's share of the seed.
    ShareOrigin {
        /// The player committed to it before anyone knew it.
        Sealed = "sealed",
        /// The player sent it in plain text.
        Open = "open",
        /// The server drew it.
        Server = "server",
    }
}

/// A seat and its player: a person, a bot, or nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    pub person: Option<String>,
    pub name: Option<String>,
    /// The bot's level, if a bot plays. If the seat also has a person, the bot plays until that person returns.
    pub bot: Option<String>,
    /// The time left in the time bank, in milliseconds; for the seat to move, as of the start of its turn.
    pub clock: Option<i64>,
    /// Null until a colour is chosen or the game begins.
    pub colour: Option<Colour>,
    /// SHA-256 of the seat's share of the seed, in hexadecimal digits; null for a bot, and before the player commits.
    pub commitment: Option<String>,
    /// The origin of that share; null if there is none.
    pub share_by: Option<ShareOrigin>,
}

/// Who takes the seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatRequest {
    /// `me` (default), `bot:LEVEL` (only the host), or `nobody`.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^(me|nobody|bot:.+)$"))]
    pub who: Sitter,
    /// With `me`, before the game begins: the SHA-256, in 64 hexadecimal digits, of 32 random bytes that go into the
    /// seed. The bytes themselves are revealed when everyone has committed (`POST /api/tables/{id}/share`).
    pub commitment: Option<String>,
    /// With `me`, instead of a commitment: the bytes themselves, in 64 hexadecimal digits. The record then notes that
    /// the server knew them in advance. If neither is sent, the server draws a share, which the record notes as well.
    pub share: Option<String>,
    /// With `me`, before the game begins. By default, the player keeps a colour chosen earlier, or gets a free one when
    /// the game begins.
    pub colour: Option<Colour>,
}

/// Who sits on a seat, as text: `me`, `bot:LEVEL` or `nobody`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Sitter {
    /// The caller.
    #[default]
    Me,
    /// A bot of this level.
    Bot(String),
    Nobody,
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Me => f.write_str("me"),
            Sitter::Bot(level) => write!(f, "bot:{level}"),
            Sitter::Nobody => f.write_str("nobody"),
        }
    }
}

impl FromStr for Sitter {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Sitter, UnknownValue> {
        match (text, text.strip_prefix("bot:")) {
            ("me", _) => Ok(Sitter::Me),
            ("nobody", _) => Ok(Sitter::Nobody),
            (_, Some(level)) => Ok(Sitter::Bot(level.to_owned())),
            _ => Err(UnknownValue {
                kind: "Sitter",
                value: text.to_owned(),
            }),
        }
    }
}

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> String {
        sitter.to_string()
    }
}

impl TryFrom<String> for Sitter {
    type Error = UnknownValue;

    fn try_from(text: String) -> Result<Sitter, UnknownValue> {
        text.parse()
    }
}

/// A revealed share of the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShareRequest {
    /// 64 hexadecimal digits: the bytes to which the player committed when taking the seat.
    pub share: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sitter_reads_back() {
        for text in ["me", "nobody", "bot:hard"] {
            assert_eq!(text.parse::<Sitter>().expect("a sitter").to_string(), text);
        }
        assert!("you".parse::<Sitter>().is_err());
    }
}
