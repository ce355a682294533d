//! A person's channels for turn notifications, muted tables, and past notifications.

use protocol::{ChannelKind, ErrorCode, Language, MessageFormat, NewChannel, WebhookFormat};
use smokestack_core::Message;
use store::{Added, Channel, Notice};

use super::table_cache::is_id;
use super::{ApiError, App, Caller};
use crate::outbound;
use crate::settings::Webhooks;

/// The maximum number of channels per person.
pub(super) const MAX_CHANNELS: i64 = 5;
/// The longest pause between two messages, in hours: a week.
const MAX_PAUSE_HOURS: i64 = 7 * 24;
/// The maximum length of an address.
const MAX_ADDRESS_LEN: usize = 1_000;
/// The number of notices shown.
const MAX_NOTICES_SHOWN: i64 = 100;
const HOUR_MS: i64 = 3_600_000;

impl App {
    /// Adds a channel, whose messages are in this language.
    pub(crate) async fn add_channel(
        &self,
        caller: &Caller,
        new: NewChannel,
        language: Language,
    ) -> Result<Channel, ApiError> {
        let (person, _) = caller.session()?;
        let (address, format, keys) = match new.kind {
            ChannelKind::Webhook => {
                let format = match new.format {
                    WebhookFormat::Json => MessageFormat::Json,
                    WebhookFormat::Discord => MessageFormat::Discord,
                    WebhookFormat::Slack => MessageFormat::Slack,
                };
                (self.checked_webhook(new.address)?, format, None)
            }
            ChannelKind::Email => (self.own_address(&person.id).await?, MessageFormat::Text, None),
            ChannelKind::Push => {
                let address = self.checked_push(new.address)?;
                let keys = self.checked_keys(&new.keys.p256dh, &new.keys.auth)?;
                (address, MessageFormat::Text, Some(keys))
            }
        };
        if !(0..=MAX_PAUSE_HOURS).contains(&new.hours) {
            return Err(ApiError::bad(
                Message::new("error-hours").with("most", MAX_PAUSE_HOURS),
            ));
        }
        let channel = Channel {
            id: self.0.env.id(),
            person: person.id.clone(),
            kind: new.kind,
            address,
            format,
            lang: language,
            pause: new.hours * HOUR_MS,
            sent_at: None,
            created_at: self.now(),
            keys,
        };
        if self.store().add_channel(&channel, MAX_CHANNELS).await? == Added::Full {
            let why = Message::new("error-many-channels").with("most", MAX_CHANNELS);
            return Err(ApiError::Conflict {
                code: ErrorCode::Full,
                why,
            });
        }
        self.look_for_turns().await?;
        Ok(channel)
    }

    fn checked_webhook(&self, address: String) -> Result<String, ApiError> {
        if self.settings().webhooks == Webhooks::Off {
            return Err(ApiError::not_allowed(
                ErrorCode::WebhooksOff,
                "error-webhooks-off",
            ));
        }
        self.checked_web_address(address)
    }

    /// The push service's address comes from the browser, so it is untrusted, too.
    fn checked_push(&self, address: String) -> Result<String, ApiError> {
        if self.settings().webhooks == Webhooks::Off {
            return Err(ApiError::not_allowed(ErrorCode::PushOff, "error-push-off"));
        }
        self.checked_web_address(address)
    }

    fn checked_web_address(&self, address: String) -> Result<String, ApiError> {
        let reach = self.settings().webhooks;
        if address.len() <= MAX_ADDRESS_LEN && outbound::checked(&address, reach).is_ok() {
            Ok(address)
        } else {
            Err(ApiError::bad(Message::new("error-webhook")))
        }
    }

    /// The confirmed address of a person's account.
    async fn own_address(&self, person: &str) -> Result<String, ApiError> {
        if self.settings().mail.is_none() {
            return Err(ApiError::not_allowed(ErrorCode::MailOff, "error-mail-off"));
        }
        let account = self.store().account_of(person).await?;
        let confirmed = account.filter(|account| account.confirmed_at.is_some());
        let account =
            confirmed.ok_or_else(|| ApiError::conflict(ErrorCode::NotConfirmed, "error-not-confirmed"))?;
        Ok(account.email)
    }

    pub(crate) async fn channels(&self, caller: &Caller) -> Result<Vec<Channel>, ApiError> {
        let (person, _) = caller.session()?;
        Ok(self.store().channels_of(&person.id).await?)
    }

    pub(crate) async fn drop_channel(&self, caller: &Caller, id: &str) -> Result<(), ApiError> {
        let (person, _) = caller.session()?;
        if is_id(id) && self.store().drop_channel(&person.id, id).await? {
            return Ok(());
        }
        Err(ApiError::NotFound(Message::new("error-no-channel")))
    }

    /// The caller's notifications, including those that were not sent.
    pub(crate) async fn notices(&self, caller: &Caller) -> Result<Vec<Notice>, ApiError> {
        let (person, _) = caller.session()?;
        Ok(self.store().notices_of(&person.id, MAX_NOTICES_SHOWN).await?)
    }

    /// The tables for which the caller does not get notifications.
    pub(crate) async fn muted_tables(&self, caller: &Caller) -> Result<Vec<String>, ApiError> {
        Ok(self.store().muted_tables(&caller.person()?.id).await?)
    }

    /// Turns the notifications for a table off or on.
    pub(crate) async fn set_table_muted(
        &self,
        caller: &Caller,
        table: &str,
        is_muted: bool,
    ) -> Result<(), ApiError> {
        let person = caller.person()?;
        drop(self.table(table).await?); // it must exist
        Ok(self.store().set_table_muted(&person.id, table, is_muted).await?)
    }
}
