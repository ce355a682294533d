//! All data stored about a person.

use serde::{Deserialize, Serialize};

use crate::{NoticeStatus, TableInfo};

text_enum! {
    /// How a session came about.
    SessionKind {
        /// By signing in.
        Session = "session",
        /// As an API token.
        ApiToken = "personal",
    }
}

/// All data stored about the caller.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Export {
    pub id: String,
    pub name: String,
    pub created_at: i64,
    pub account: Option<ExportedAccount>,
    /// The person's sessions and API tokens.
    #[serde(rename = "log_ins")]
    pub sessions: Vec<ExportedSession>,
    pub passkeys: Vec<ExportedPasskey>,
    pub tables: Vec<ExportedTable>,
    /// The person's ratings, as raw numbers.
    pub ratings: Vec<ExportedRating>,
    /// The person's channels for turn notifications.
    pub channels: Vec<String>,
    /// The notifications for these channels, whether sent or still waiting.
    pub notices: Vec<ExportedNotice>,
    /// The ids of tables for which this person does not get notifications.
    #[serde(rename = "quiet_tables")]
    pub muted_tables: Vec<String>,
    /// The person's chat messages.
    pub messages: Vec<ExportedMessage>,
    /// The ids of people this person has muted.
    pub mutes: Vec<String>,
    /// The person's reports to the operator.
    pub reports: Vec<ExportedReport>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedAccount {
    pub email: String,
    pub confirmed_at: Option<i64>,
    pub created_at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedSession {
    pub kind: SessionKind,
    pub label: Option<String>,
    pub created_at: i64,
}

/// A passkey; its secret half never leaves the device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedPasskey {
    pub label: String,
    pub created_at: i64,
    pub used_at: Option<i64>,
}

/// A table, with the record of its game if it has begun.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedTable {
    #[serde(flatten)]
    pub table: TableInfo,
    pub record: Option<String>,
}

/// A rating in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedRating {
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
    pub at: i64,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedMessage {
    pub table: String,
    pub text: String,
    pub at: i64,
}

/// A turn notification, whether sent or still waiting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedNotice {
    pub table: String,
    pub turn_since: i64,
    pub status: NoticeStatus,
    pub at: i64,
    pub settled_at: Option<i64>,
}

/// A report by this person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedReport {
    pub table: String,
    /// The message's number at the table.
    pub message: i64,
    pub why: String,
    pub at: i64,
}
