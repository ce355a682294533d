//! `/api/me/channels`: the channels for turn notifications; `/api/me/notices`: past notifications; and
//! `/api/me/quiet-tables`: the tables without notifications.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use lang::Lang;
use serde::{Deserialize, Serialize};
use store::{Channel, Notice};
use utoipa::ToSchema;

use super::body::{ChannelId, JsonBody, TableId};
use super::error_response::{Problem, language};
use crate::app::{ApiError, App, Caller, NewChannel, To, delivery_error};

/// A channel to create: the person is notified through it when it is their turn.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct WantedChannel {
    #[serde(default)]
    kind: Kind,
    /// With `webhook`: `https://…`; with `push`: the `endpoint` of the browser's subscription. With `email`, the
    /// account's address is used, which must have been confirmed.
    #[serde(default)]
    address: String,
    /// With `push`: the `keys` of the browser's subscription.
    #[serde(default)]
    keys: PushKeys,
    /// The message format, with `webhook`.
    #[serde(default)]
    format: Format,
    /// The minimum number of hours between two messages: later notices are combined into one. Default: 0.
    #[serde(default)]
    hours: i64,
}

/// The browser's keys, with which only that browser can read a message.
#[derive(Default, Deserialize, ToSchema)]
struct PushKeys {
    #[serde(default)]
    p256dh: String,
    #[serde(default)]
    auth: String,
}

impl std::fmt::Debug for PushKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

/// The kind of channel.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Kind {
    #[default]
    Webhook,
    Email,
    /// A browser, subscribed with `PushManager.subscribe` and the key from `GET /api/room`. Each browser has one
    /// channel: a new one replaces the old one.
    Push,
}

/// The format of a message. Its language is that of this request.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Format {
    /// `{kind: "turn", text, tables: [{id, game, move, turn, turn_since, link}]}`.
    #[default]
    Json,
    Discord,
    Slack,
}

/// A channel.
#[derive(Debug, Serialize, ToSchema)]
struct ChannelAnswer {
    id: String,
    /// `webhook`, `email` or `push`.
    kind: String,
    address: String,
    /// `json`, `discord` or `slack`; `text` for an e-mail and for a push message.
    format: String,
    /// `en`, `fr`, `de` or `it`.
    language: String,
    hours: i64,
    /// When the last message was sent, in milliseconds since 1970.
    sent_at: Option<i64>,
    created_at: i64,
}

impl From<Channel> for ChannelAnswer {
    fn from(channel: Channel) -> ChannelAnswer {
        ChannelAnswer {
            id: channel.id,
            kind: channel.kind,
            address: channel.address,
            format: channel.format,
            language: channel.lang,
            hours: channel.pause / 3_600_000,
            sent_at: channel.sent_at,
            created_at: channel.created_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
struct Channels {
    channels: Vec<ChannelAnswer>,
}

/// A turn notification, whether sent or still waiting.
#[derive(Debug, Serialize, ToSchema)]
struct NoticeAnswer {
    channel: String,
    table: String,
    /// When the turn began.
    turn_since: i64,
    /// `waiting`, `sent`, `passed` (the turn was already over) or `failed`.
    status: String,
    /// The reason for a failure, in the requested language.
    why: Option<String>,
    /// When it was queued.
    at: i64,
    /// When the notification was sent or given up.
    settled_at: Option<i64>,
}

impl NoticeAnswer {
    fn of(notice: Notice, lang: Lang) -> NoticeAnswer {
        NoticeAnswer {
            channel: notice.channel,
            table: notice.table_id,
            turn_since: notice.since,
            status: notice.status,
            why: notice.why.map(|why| delivery_error::message(&why, lang)),
            at: notice.at,
            settled_at: notice.settled_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
struct Notices {
    notices: Vec<NoticeAnswer>,
}

/// Tables, listed by id.
#[derive(Debug, Serialize, ToSchema)]
struct QuietTables {
    tables: Vec<String>,
}

/// My channels for turn notifications.
#[utoipa::path(get, path = "/api/me/channels", responses(
    (status = 200, body = Channels), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let channels = app.channels(&caller).await?;
    Ok(Json(Channels {
        channels: channels.into_iter().map(ChannelAnswer::from).collect(),
    }))
}

/// Add a channel, which is notified when my turn has lasted a minute.
#[utoipa::path(post, path = "/api/me/channels", request_body = WantedChannel, responses(
    (status = 201, body = ChannelAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<WantedChannel>,
) -> Result<impl IntoResponse, ApiError> {
    let new = NewChannel {
        to: match wanted.kind {
            Kind::Email => To::Email,
            Kind::Push => To::Push {
                address: wanted.address,
                p256dh: wanted.keys.p256dh,
                auth: wanted.keys.auth,
            },
            Kind::Webhook => To::Webhook {
                address: wanted.address,
                format: match wanted.format {
                    Format::Json => "json",
                    Format::Discord => "discord",
                    Format::Slack => "slack",
                },
            },
        },
        lang: language(&headers),
        hours: wanted.hours,
    };
    let channel = app.add_channel(&caller, new).await?;
    Ok((StatusCode::CREATED, Json(ChannelAnswer::from(channel))))
}

/// Delete a channel.
#[utoipa::path(delete, path = "/api/me/channels/{channel}", params(("channel" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(app): State<App>,
    ChannelId(id): ChannelId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    app.drop_channel(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// My latest 100 notifications, including those that could not be sent.
#[utoipa::path(get, path = "/api/me/notices", responses(
    (status = 200, body = Notices), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn notices(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let lang = language(&headers);
    let notices = app.notices(&caller).await?;
    Ok(Json(Notices {
        notices: notices
            .into_iter()
            .map(|notice| NoticeAnswer::of(notice, lang))
            .collect(),
    }))
}

/// The tables for which I do not get notifications.
#[utoipa::path(get, path = "/api/me/quiet-tables", operation_id = "quiet", responses(
    (status = 200, body = QuietTables), (status = 401, body = Problem),
))]
pub(super) async fn muted_tables(
    State(app): State<App>,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    let tables = app.muted_tables(&caller).await?;
    Ok(Json(QuietTables { tables }))
}

/// Disable turn notifications for this table.
#[utoipa::path(put, path = "/api/me/quiet-tables/{id}", operation_id = "hush", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn mute_table(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    app.set_table_muted(&caller, &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Enable turn notifications for this table again.
#[utoipa::path(delete, path = "/api/me/quiet-tables/{id}", operation_id = "unhush", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn unmute_table(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    app.set_table_muted(&caller, &id, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
