//! Requests to other machines: webhooks, push services, the mail server. These may be slow, so the number of
//! simultaneous requests per host and per person is limited.

use std::time::Duration;

use axum::http::Uri;
use protocol::ChannelKind;
use store::Channel;

use super::counts::{Counted, Counts};
use super::{ApiError, App};

/// The maximum number of simultaneous requests per person and per host.
const MAX_PER_PERSON: u32 = 2;
const MAX_PER_HOST: u32 = 8;
/// The number of checks for a free slot, and the pause between two checks.
const MAX_POLLS: u32 = 20;
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// The number of seconds by which a message without a free slot is postponed.
const RETRY_SECS: i64 = 2;
/// The name under which the mail server is counted: no host name contains spaces.
const MAIL_HOST: &str = "the mail server";

#[derive(Clone, Debug, Default)]
pub(super) struct Outgoing(Counts);

impl Outgoing {
    /// Waits a moment for a free slot: most requests take less time than that.
    async fn begin(&self, person: &str, host: &str) -> Result<Counted, ApiError> {
        for _ in 0..MAX_POLLS {
            let names = vec![
                (format!("person {person}"), Some(MAX_PER_PERSON)),
                (format!("host {host}"), Some(MAX_PER_HOST)),
            ];
            if let Some(sending) = self.0.add(names) {
                return Ok(sending);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Err(ApiError::TooMany { seconds: RETRY_SECS })
    }
}

impl App {
    /// Reserves a slot for a message to a channel until the result is dropped; fails if too many are being sent.
    pub(super) async fn may_send(&self, channel: &Channel) -> Result<Counted, ApiError> {
        if channel.kind == ChannelKind::Email {
            return self.may_mail(&channel.person).await;
        }
        let uri: Uri = channel.address.parse().unwrap_or_default();
        let host = uri.host().unwrap_or_default().to_ascii_lowercase();
        self.0.outgoing.begin(&channel.person, &host).await
    }

    /// Reserves a slot for an e-mail to a person.
    pub(super) async fn may_mail(&self, person: &str) -> Result<Counted, ApiError> {
        self.0.outgoing.begin(person, MAIL_HOST).await
    }
}
