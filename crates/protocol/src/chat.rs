//! A table's chat: messages from people, and system messages.

use serde::{Deserialize, Serialize};
use smokestack_core::Seat;

use crate::{LogEntry, TimeUpPolicy};

text_enum! {
    /// The kinds of system messages.
    SystemMessageKind {
        /// The person has left the seat: permanently, unless they take it back.
        Left = "left",
        /// The person ran out of time.
        TimeUp = "time-up",
        /// The person lets a bot play for a while.
        StandIn = "stand-in",
        /// The person has taken the seat back from a bot.
        Returned = "returned",
        /// The person has taken a seat that was open.
        Substitute = "substitute",
        /// Somebody has put a bot on an open seat.
        Bot = "bot",
        /// The person has undone their own moves.
        TookBack = "took-back",
        /// Everyone has agreed to an undo.
        WentBack = "went-back",
        /// The person has declined an undo.
        Declined = "declined",
        /// The person has cancelled the undo request.
        Withdrew = "withdrew",
    }
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SystemMessage {
    pub kind: SystemMessageKind,
    /// The seat that the message is about; for an undo by consent, the seat that proposed it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// The number of moves at that time; for an undo, the number that remain.
    #[serde(rename = "move")]
    pub moves: i64,
    /// The consequence, such as a bot that plays on.
    #[serde(default)]
    pub then: Option<TimeUpPolicy>,
    /// The number of moves that were undone.
    #[serde(default)]
    pub count: usize,
    /// The first of the undone moves, as this reader may see them.
    #[serde(default)]
    pub events: Vec<LogEntry>,
}

/// A message in a table's chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatMessage {
    /// Numbered from 1 at each table.
    pub number: i64,
    /// Null if the account was deleted.
    pub person: Option<String>,
    /// The person's name at that time.
    pub name: String,
    /// Empty in a system message.
    pub text: String,
    /// In milliseconds since 1970.
    pub at: i64,
    /// For a system message: what happened (somebody left, took moves back …).
    pub note: Option<SystemMessage>,
}

/// Chat messages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chat {
    pub messages: Vec<ChatMessage>,
}

/// Where to continue in a chat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct ChatQuery {
    /// Return only messages after this number; by default, all messages.
    #[serde(default)]
    pub since: i64,
}

/// A chat message to send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChatMessage {
    /// 1 to 500 characters.
    pub text: String,
}

/// The reason for a report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewReport {
    /// At most 500 characters.
    #[serde(default)]
    pub why: String,
}

/// A muted person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MutedPerson {
    pub id: String,
    pub name: String,
}

/// All muted people.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MutedPeople {
    pub people: Vec<MutedPerson>,
}
