//! The WebSocket of a table.

use serde::{Deserialize, Serialize};

use crate::{Chat, TableUpdate};

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum LiveMessage {
    /// The table has changed.
    Table(Box<LiveUpdate>),
    /// There are new chat messages.
    Chat(Chat),
    /// A sign that the connection is alive.
    Pulse,
}

/// An update about the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LiveUpdate {
    /// Whether the entries start over: the client must discard those that it has.
    #[serde(rename = "anew")]
    pub starts_over: bool,
    #[serde(flatten)]
    pub update: TableUpdate,
}

deserialize_joined!(LiveUpdate {
    update,
    #[serde(rename = "anew")]
    starts_over: bool,
});

/// What the viewer has already seen: the query of the connection, and what a client may send later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct LiveQuery {
    /// The last move that the viewer knows; by default, everything is sent, including the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<i64>,
    /// The number of undos that the viewer knows. If there have been more, everything is sent again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undos: Option<i64>,
    /// The last chat message that the viewer knows, or 0 for none; by default, chat messages are not sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chat: Option<i64>,
    /// Whether to send `{"kind": "pulse"}` every twenty seconds: a page does not see WebSocket pings, so it would not
    /// notice a dead connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pulse: Option<bool>,
    /// A name that the client chooses for this connection, of up to 64 characters. A move that names it (`connection`)
    /// is not sent over it, because the response to the move has the same update.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connection: Option<String>,
}
