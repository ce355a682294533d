//! Web Push: this server's identity for push services, and the messages that a browser shows.

use axum::http::{HeaderName, HeaderValue, Uri, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use lang::Lang;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use smokestack_core::Message;
use store::Channel;

use super::delivery::{DeliveryFailure, Turn};
use super::delivery_error::DeliveryError;
use super::{ApiError, App};
use crate::outbound::OutboundRequest;
use crate::push::{self, Identity, Keys};
use crate::settings::Webhooks;
use crate::translations::translations;

/// The name of the stored key.
const SECRET: &str = "push";
/// How many seconds a push service keeps a message for a browser that is offline: a day.
const TTL_SECS: HeaderValue = HeaderValue::from_static("86400");

impl App {
    /// This server's identity for push services. All servers on one database share the first server's identity.
    async fn identity(&self) -> Result<&Identity, ApiError> {
        let made = self.0.identity.get_or_try_init(async || {
            let new = Identity::generate().map_err(|_| ApiError::Unavailable)?;
            let stored = self.store().secret(SECRET, &new, self.now()).await?;
            Identity::read(&stored).ok_or_else(|| {
                tracing::error!("the stored key for push services cannot be read");
                ApiError::Unavailable
            })
        });
        made.await
    }

    /// The key with which browsers subscribe; `None` if this server does not send messages.
    pub(crate) async fn push_key(&self) -> Result<Option<String>, ApiError> {
        match self.settings().webhooks {
            Webhooks::Off => Ok(None),
            _ => Ok(Some(self.identity().await?.key())),
        }
    }

    /// Checks a browser's keys; returns them in their stored form.
    pub(super) fn checked_keys(&self, p256dh: &str, auth: &str) -> Result<Vec<u8>, ApiError> {
        let keys = Keys::read(p256dh, auth);
        let keys = keys.ok_or_else(|| ApiError::bad(Message::new("error-push-keys")))?;
        Ok(keys.bytes())
    }

    /// A message that the browser's service worker shows: `{title, body, link, tag}`.
    pub(super) async fn push_request(
        &self,
        channel: &Channel,
        turns: &[Turn],
        lang: Lang,
    ) -> Result<OutboundRequest, DeliveryFailure> {
        let keys = channel.keys.as_deref().and_then(Keys::from_bytes);
        let keys = keys.ok_or(DeliveryError::plain("tell-keys"))?;
        let sealed = push::seal(&keys, shown(turns, lang).as_bytes());
        let body = sealed.map_err(|_| DeliveryError::plain("tell-encrypt"))?;
        let identity = self.identity().await;
        let identity = identity.map_err(|_| DeliveryError::plain("tell-database"))?;
        let signed =
            identity.authorization(&service(&channel.address), self.contact().as_deref(), self.now());
        let signed = signed.ok().and_then(|text| HeaderValue::from_str(&text).ok());
        let signed = signed.ok_or(DeliveryError::plain("tell-sign"))?;
        let mut headers = vec![
            (header::AUTHORIZATION, signed),
            (
                header::CONTENT_TYPE,
                HeaderValue::from_static("application/octet-stream"),
            ),
            (header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (HeaderName::from_static("ttl"), TTL_SECS),
            (
                HeaderName::from_static("urgency"),
                HeaderValue::from_static("normal"),
            ),
        ];
        // A newer message about the same table replaces one that the browser has not fetched yet.
        let topic = table(turns).and_then(|table| HeaderValue::from_str(&topic(table)).ok());
        headers.extend(topic.map(|topic| (HeaderName::from_static("topic"), topic)));
        Ok(OutboundRequest { headers, body })
    }

    /// How a push service's operators can reach the operator of this server.
    fn contact(&self) -> Option<String> {
        let settings = self.settings();
        let page = settings.base_url.as_ref().filter(|url| url.is_secure());
        let mail = || {
            settings
                .mail
                .as_ref()
                .map(|mail| format!("mailto:{}", mail.from.email))
        };
        page.map(ToString::to_string).or_else(mail)
    }
}

/// The `https://HOST` part of an address.
fn service(address: &str) -> String {
    let uri: Uri = address.parse().unwrap_or_default();
    let host = uri.authority().map_or("", |whole| whole.as_str());
    format!("{}://{host}", uri.scheme_str().unwrap_or("https"))
}

/// A table's name for a push service, in the 32 characters that the standard (RFC 8030) allows. It is not the id,
/// because anyone who has a private table's id can open the table.
fn topic(table: &str) -> String {
    let mut name = URL_SAFE_NO_PAD.encode(Sha256::digest(format!("topic {table}")));
    name.truncate(32);
    name
}

/// The table, if the message is about only one.
fn table(turns: &[Turn]) -> Option<&str> {
    match turns {
        [turn] => Some(&turn.row.id),
        _ => None,
    }
}

/// As many turns as fit into a message.
fn shown(turns: &[Turn], lang: Lang) -> String {
    let mut lines: Vec<String> = turns.iter().map(|turn| turn.sentence(lang)).collect();
    let link = match table(turns) {
        Some(table) => format!("#/friends/table/{table}"),
        None => "#/friends".to_owned(),
    };
    loop {
        let message = json!({
            "title": translations(lang).text("letter-turn-subject"),
            "body": lines.join("\n"),
            "link": link,
            "tag": table(turns).unwrap_or("turns"),
        });
        let message = message.to_string();
        if message.len() <= push::MAX_MESSAGE_BYTES || lines.pop().is_none() {
            return message;
        }
    }
}
