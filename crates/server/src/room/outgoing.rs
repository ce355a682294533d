//! Requests to other machines: webhooks, push services, the mail server. They may take as long as those machines like, so
//! only a few at a time go to one host, and only a few are one person's.

use std::time::Duration;

use axum::http::Uri;
use store::Channel;

use super::counts::{Counted, Counts};
use super::delivery::EMAIL;
use super::{Refusal, Room};

/// At the same time for one person, and to one host.
const EACH_PERSON: u32 = 2;
const EACH_HOST: u32 = 8;
/// How often is looked whether there is room, and how long it takes until it is looked again.
const LOOKS: u32 = 20;
const MOMENT: Duration = Duration::from_millis(50);
/// How many seconds a message is put off for which there was no room.
const LATER: i64 = 2;
/// What the mail server is called here, whichever it is: no host has a space in its name.
const MAIL: &str = "the mail server";

#[derive(Clone, Debug, Default)]
pub(super) struct Outgoing(Counts);

impl Outgoing {
    /// Waits a moment for those that are on their way: as a rule they arrive in less.
    async fn begin(&self, person: &str, host: &str) -> Result<Counted, Refusal> {
        for _ in 0..LOOKS {
            let names = vec![
                (format!("person {person}"), Some(EACH_PERSON)),
                (format!("host {host}"), Some(EACH_HOST)),
            ];
            if let Some(sending) = self.0.add(names) {
                return Ok(sending);
            }
            tokio::time::sleep(MOMENT).await;
        }
        Err(Refusal::TooMany { seconds: LATER })
    }
}

impl Room {
    /// A message to a channel, as long as the answer is held; not while too many are on their way.
    pub(super) async fn may_send(&self, channel: &Channel) -> Result<Counted, Refusal> {
        if channel.kind == EMAIL {
            return self.may_mail(&channel.person).await;
        }
        let uri: Uri = channel.address.parse().unwrap_or_default();
        let host = uri.host().unwrap_or_default().to_ascii_lowercase();
        self.0.outgoing.begin(&channel.person, &host).await
    }

    /// The same for a letter to a person.
    pub(super) async fn may_mail(&self, person: &str) -> Result<Counted, Refusal> {
        self.0.outgoing.begin(person, MAIL).await
    }
}
