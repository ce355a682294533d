//! Moves: what may be played, what a player wants to play, and what happened.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use smokestack_core::Seat;

use crate::{Message, TableState};

/// A move that the viewer may play now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalMove {
    /// The text of the action: `bid 3`.
    pub action: String,
    /// The kind of action: `bid`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: Cow<'static, str>,
    /// The action's number, which is the same in every position.
    pub number: u32,
    /// What the action would do.
    pub label: Message,
    /// The ids of the pieces and places that the action concerns.
    #[serde(default)]
    pub targets: Vec<String>,
    /// The amount that the action names, such as a bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<u32>,
}

/// What one move did; the entry before the first move is the set-up and has no seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LogEntry {
    /// The number of the move, from 1; 0 for the set-up.
    pub number: usize,
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seat: Option<Seat>,
    /// The text of the action.
    pub action: String,
    /// Whether there was no other legal move, as far as the viewer can know.
    pub forced: bool,
    /// What happened, as far as the viewer may know.
    pub events: Vec<Message>,
}

/// Moves to play, one after the other: all of them, or none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveRequest {
    /// The number of moves when these moves were chosen.
    pub expected: i64,
    /// The number of undos at that point; not compared if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undos: Option<i64>,
    /// The texts of the actions: `["bid 3"]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
    /// A single action, instead of `actions`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// An idempotency key of up to 64 characters: a request that is sent again with the same key gets the same response,
    /// and its moves are not played again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The `connection` of the caller's WebSocket at this table: it is not sent the update that the response contains.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connection: Option<String>,
}

/// What changed at a table, and the table as it is now, as one viewer may see them.
///
/// It is the response to a move, and the same is sent to everyone else over the WebSocket.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableUpdate {
    #[serde(flatten)]
    pub state: TableState,
    /// What has happened, one entry per move.
    pub entries: Vec<LogEntry>,
}

deserialize_joined!(TableUpdate {
    state,
    entries: Vec<LogEntry>,
});
