//! Export of all data stored about a person.

use protocol::{
    Export, ExportedAccount, ExportedMessage, ExportedNotice, ExportedPasskey, ExportedRating,
    ExportedReport, ExportedSession, ExportedTable, SessionKind,
};

use super::snapshot::table_info;
use super::{ApiError, App, Caller};

/// More tables and notices than any person has.
const MAX_ROWS: i64 = 100_000;

impl App {
    pub(crate) async fn export(&self, caller: &Caller) -> Result<Export, ApiError> {
        let (person, _) = caller.session()?;
        let account = self.store().account_of(&person.id).await?;
        let mut sessions = Vec::new();
        for kind in SessionKind::ALL {
            for session in self.store().sessions_of(&person.id, *kind).await? {
                sessions.push(ExportedSession {
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
                table: table_info(&row, &seats),
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
            sessions,
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
