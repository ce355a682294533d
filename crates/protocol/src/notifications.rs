//! Turn notifications: the channels, and what was sent through them.

use std::fmt;

use serde::{Deserialize, Serialize};

text_enum! {
    /// The kind of channel.
    #[derive(Default)]
    ChannelKind {
        #[default]
        Webhook = "webhook",
        Email = "email",
        /// A browser, subscribed with `PushManager.subscribe` and the key from `GET /api/room`. Each browser has one
        /// channel: a new one replaces the old one.
        Push = "push",
    }
}

text_enum! {
    /// The format of a webhook's messages. Their language is that of the request that created the channel.
    #[derive(Default)]
    WebhookFormat {
        /// `{kind: "turn", text, tables: [{id, game, move, turn, turn_since, link}]}`.
        #[default]
        Json = "json",
        Discord = "discord",
        Slack = "slack",
    }
}

text_enum! {
    /// The format of a channel's messages.
    #[derive(Default)]
    MessageFormat {
        Json = "json",
        Discord = "discord",
        Slack = "slack",
        /// For an e-mail and for a push message.
        #[default]
        Text = "text",
    }
}

text_enum! {
    /// What became of a notification.
    NoticeStatus {
        Waiting = "waiting",
        Sent = "sent",
        /// The turn was already over.
        Passed = "passed",
        Failed = "failed",
    }
}

text_enum! {
    /// A language in which the server writes.
    #[derive(Default)]
    Language {
        #[default]
        En = "en",
        Fr = "fr",
        De = "de",
        It = "it",
    }
}

/// A channel to create: the person is notified through it when it is their turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChannel {
    #[serde(default)]
    pub kind: ChannelKind,
    /// With `webhook`: `https://…`; with `push`: the `endpoint` of the browser's subscription. With `email`, the
    /// account's address is used, which must have been confirmed.
    #[serde(default)]
    pub address: String,
    /// With `push`: the `keys` of the browser's subscription.
    #[serde(default)]
    pub keys: PushKeys,
    /// The message format, with `webhook`.
    #[serde(default)]
    pub format: WebhookFormat,
    /// The minimum number of hours between two messages: later notices are combined into one. Default: 0.
    #[serde(default)]
    pub hours: i64,
}

/// The browser's keys, with which only that browser can read a message. They are never printed.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKeys {
    #[serde(default)]
    pub p256dh: String,
    #[serde(default)]
    pub auth: String,
}

impl fmt::Debug for PushKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// A channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChannelInfo {
    pub id: String,
    pub kind: ChannelKind,
    pub address: String,
    pub format: MessageFormat,
    pub language: Language,
    pub hours: i64,
    /// When the last message was sent, in milliseconds since 1970.
    pub sent_at: Option<i64>,
    pub created_at: i64,
}

/// The caller's channels.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChannelList {
    pub channels: Vec<ChannelInfo>,
}

/// A turn notification, whether sent or still waiting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoticeInfo {
    pub channel: String,
    pub table: String,
    /// When the turn began.
    pub turn_since: i64,
    pub status: NoticeStatus,
    /// The reason for a failure, in the requested language.
    pub why: Option<String>,
    /// When it was queued.
    pub at: i64,
    /// When the notification was sent or given up.
    pub settled_at: Option<i64>,
}

/// The caller's notifications.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoticeList {
    pub notices: Vec<NoticeInfo>,
}

/// The tables without notifications, listed by id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MutedTables {
    pub tables: Vec<String>,
}
