//! `/api/me/channels`: where one wants to be told that it is one's turn; `/api/me/notices`: what was sent; and
//! `/api/me/quiet-tables`: of which tables one does not want to be told.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use lang::Lang;
use serde::{Deserialize, Serialize};
use store::{Channel, Notice};
use utoipa::ToSchema;

use super::answer::{Problem, language};
use super::body::{Body, ChannelId, TableId};
use crate::room::{Caller, NewChannel, Refusal, Room, To, unsent};

/// A channel to be made: an address that is posted to when it is one's turn.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct WantedChannel {
    #[serde(default)]
    kind: Kind,
    /// With `webhook`: `https://…`; with `push` the `endpoint` of the browser's subscription. With `email` it is the account's
    /// address, which must have been confirmed.
    #[serde(default)]
    address: String,
    /// With `push`: the `keys` of the browser's subscription.
    #[serde(default)]
    keys: PushKeys,
    /// With `webhook`.
    #[serde(default)]
    format: Format,
    /// Hours between two messages at least: what comes meanwhile is told in one. 0 if nothing is said.
    #[serde(default)]
    hours: i64,
}

/// What a browser gives so that only it can read a message.
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

/// How one is reached.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Kind {
    #[default]
    Webhook,
    Email,
    /// A browser, made with `PushManager.subscribe` for the key that `GET /api/room` tells. A browser has one channel: an
    /// older one ends.
    Push,
}

/// How a message is written. Its language is the one that this request asks for.
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
    /// `json`, `discord` or `slack`; `text` of a letter and of a message to a browser.
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

/// Something that one was told, or was to be told.
#[derive(Debug, Serialize, ToSchema)]
struct NoticeAnswer {
    channel: String,
    table: String,
    /// When the turn began.
    turn_since: i64,
    /// `waiting`, `sent`, `passed` (the turn was over before) or `failed`.
    status: String,
    /// Why it failed, in the language that was asked for.
    why: Option<String>,
    /// When it was noted.
    at: i64,
    /// When it was sent, or given up.
    settled_at: Option<i64>,
}

impl NoticeAnswer {
    fn of(notice: Notice, lang: Lang) -> NoticeAnswer {
        NoticeAnswer {
            channel: notice.channel,
            table: notice.table_id,
            turn_since: notice.since,
            status: notice.status,
            why: notice.why.map(|why| unsent::in_words(&why, lang)),
            at: notice.at,
            settled_at: notice.settled_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
struct Notices {
    notices: Vec<NoticeAnswer>,
}

/// Tables by their ids.
#[derive(Debug, Serialize, ToSchema)]
struct QuietTables {
    tables: Vec<String>,
}

/// Where I want to be told that it is my turn.
#[utoipa::path(get, path = "/api/me/channels", responses(
    (status = 200, body = Channels), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let channels = room.channels(&caller).await?;
    Ok(Json(Channels {
        channels: channels.into_iter().map(ChannelAnswer::from).collect(),
    }))
}

/// Tell me there, too. It is posted to when my turn has lasted a minute.
#[utoipa::path(post, path = "/api/me/channels", request_body = WantedChannel, responses(
    (status = 201, body = ChannelAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    caller: Caller,
    headers: HeaderMap,
    Body(wanted): Body<WantedChannel>,
) -> Result<impl IntoResponse, Refusal> {
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
    let channel = room.add_channel(&caller, new).await?;
    Ok((StatusCode::CREATED, Json(ChannelAnswer::from(channel))))
}

/// Do not tell me there any more.
#[utoipa::path(delete, path = "/api/me/channels/{channel}", params(("channel" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(room): State<Room>,
    ChannelId(id): ChannelId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    room.drop_channel(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What I was told, and what could not be sent: the latest 100.
#[utoipa::path(get, path = "/api/me/notices", responses(
    (status = 200, body = Notices), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn notices(
    State(room): State<Room>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    let lang = language(&headers);
    let notices = room.notices(&caller).await?;
    Ok(Json(Notices {
        notices: notices
            .into_iter()
            .map(|notice| NoticeAnswer::of(notice, lang))
            .collect(),
    }))
}

/// Of which tables I do not want to be told.
#[utoipa::path(get, path = "/api/me/quiet-tables", responses(
    (status = 200, body = QuietTables), (status = 401, body = Problem),
))]
pub(super) async fn quiet(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let tables = room.quiet_tables(&caller).await?;
    Ok(Json(QuietTables { tables }))
}

/// Do not tell me of this table.
#[utoipa::path(put, path = "/api/me/quiet-tables/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn hush(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    room.set_quiet(&caller, &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tell me of this table again.
#[utoipa::path(delete, path = "/api/me/quiet-tables/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn unhush(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    room.set_quiet(&caller, &id, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
