//! Export of all data stored about a person.

use serde::Serialize;
use utoipa::ToSchema;

use super::{ApiError, App, Caller, TableInfo};

/// More tables and notices than any person has.
const MAX_ROWS: i64 = 100_000;

/// All data stored about the caller.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Export {
    pub id: String,
    pub name: String,
    pub created_at: i64,
    pub account: Option<ExportedAccount>,
    /// The person's sessions and API tokens.
    pub log_ins: Vec<ExportedLogIn>,
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

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedAccount {
    pub email: String,
    pub confirmed_at: Option<i64>,
    pub created_at: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedLogIn {
    /// `session`, or `personal` for an API token.
    pub kind: String,
    pub label: Option<String>,
    pub created_at: i64,
}

/// A passkey; its secret half never leaves the device.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedPasskey {
    pub label: String,
    pub created_at: i64,
    pub used_at: Option<i64>,
}

/// A table, with the record of its game if it has begun.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedTable {
    #[serde(flatten)]
    pub table: TableInfo,
    pub record: Option<String>,
}

/// A rating in one game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedRating {
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
    pub at: i64,
}

/// A chat message.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedMessage {
    pub table: String,
    pub text: String,
    pub at: i64,
}

/// A turn notification, whether sent or still waiting.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedNotice {
    pub table: String,
    pub turn_since: i64,
    /// `waiting`, `sent`, `passed` or `failed`.
    pub status: String,
    pub at: i64,
    pub settled_at: Option<i64>,
}

/// A report by this person.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedReport {
    pub table: String,
    /// The message's number at the table.
    pub message: i64,
    pub why: String,
    pub at: i64,
}

impl App {
    pub(crate) async fn export(&self, caller: &Caller) -> Result<Export, ApiError> {
        let (person, _) = caller.session()?;
        let account = self.store().account_of(&person.id).await?;
        let mut log_ins = Vec::new();
        for kind in [super::people::SESSION, super::people::API_TOKEN] {
            for session in self.store().sessions_of(&person.id, kind).await? {
                log_ins.push(ExportedLogIn {
                    kind: session.kind,
                    label: session.label,
                    created_at: session.created_at,
                });
            }
        }
        let passkeys = self.store().passkeys_of(&person.id).await?;
        let passkeys = passkeys.into_iter().map(|passkey| ExportedPasskey {
            label: passkey.label,
            created_at: passkey.created_at,
            used_at: passkey.used_at,
        });
        let mut tables = Vec::new();
        for (row, seats) in self.store().tables_of(&person.id, MAX_ROWS).await? {
            tables.push(ExportedTable {
                record: self.record_of(&row, &seats).await?,
                table: TableInfo::of(&row, &seats),
            });
        }
        let messages = self.store().said_by(&person.id).await?;
        let messages = messages
            .into_iter()
            .map(|(table, text, at)| ExportedMessage { table, text, at });
        let ratings = self.store().ratings_of(&person.id).await?;
        let ratings = ratings.into_iter().map(|rating| ExportedRating {
            game: rating.game,
            rating: rating.rating,
            uncertainty: rating.uncertainty,
            games: rating.games,
            at: rating.at,
        });
        let channels = self.store().channels_of(&person.id).await?;
        let notices = self.store().notices_of(&person.id, MAX_ROWS).await?;
        let notices = notices.into_iter().map(|notice| ExportedNotice {
            table: notice.table_id,
            turn_since: notice.since,
            status: notice.status,
            at: notice.at,
            settled_at: notice.settled_at,
        });
        let mutes = self.store().muted_by(&person.id).await?;
        let reports = self.store().reports_by(&person.id).await?;
        let reports = reports.into_iter().map(|report| ExportedReport {
            table: report.table_id,
            message: report.message,
            why: report.why,
            at: report.at,
        });
        Ok(Export {
            id: person.id.clone(),
            name: person.name.clone(),
            created_at: person.created_at,
            account: account.map(|account| ExportedAccount {
                email: account.email,
                confirmed_at: account.confirmed_at,
                created_at: account.created_at,
            }),
            log_ins,
            passkeys: passkeys.collect(),
            tables,
            ratings: ratings.collect(),
            channels: channels.into_iter().map(|channel| channel.address).collect(),
            notices: notices.collect(),
            muted_tables: self.store().muted_tables(&person.id).await?,
            messages: messages.collect(),
            mutes: mutes.into_iter().map(|other| other.id).collect(),
            reports: reports.collect(),
        })
    }
}
