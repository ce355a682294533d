//! `/api/me/channels`: the channels for turn notifications; `/api/me/notices`: past notifications; and
//! `/api/me/quiet-tables`: the tables without notifications.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use lang::Lang;
use protocol::{
    ChannelInfo, ChannelList, Language, MutedTables, NewChannel, NoticeInfo, NoticeList, Problem,
};
use store::{Channel, Notice};

use super::body::{ChannelId, JsonBody, TableId};
use super::error_response::language;
use crate::app::{ApiError, App, Caller, delivery_error};

fn channel_info(channel: Channel) -> ChannelInfo {
    ChannelInfo {
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

fn notice_info(notice: Notice, lang: Lang) -> NoticeInfo {
    NoticeInfo {
        channel: notice.channel,
        table: notice.table_id,
        turn_since: notice.since,
        status: notice.status,
        why: notice.why.map(|why| delivery_error::message(&why, lang)),
        at: notice.at,
        settled_at: notice.settled_at,
    }
}

/// My channels for turn notifications.
#[utoipa::path(get, path = "/api/me/channels", responses(
    (status = 200, body = ChannelList), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let channels = app.channels(&caller).await?;
    Ok(Json(ChannelList {
        channels: channels.into_iter().map(channel_info).collect(),
    }))
}

/// Add a channel, which is notified when my turn has lasted a minute.
#[utoipa::path(post, path = "/api/me/channels", request_body = NewChannel, responses(
    (status = 201, body = ChannelInfo), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewChannel>,
) -> Result<impl IntoResponse, ApiError> {
    let language = match language(&headers) {
        Lang::En => Language::En,
        Lang::Fr => Language::Fr,
        Lang::De => Language::De,
        Lang::It => Language::It,
    };
    let channel = app.add_channel(&caller, new, language).await?;
    Ok((StatusCode::CREATED, Json(channel_info(channel))))
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
    (status = 200, body = NoticeList), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn notices(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let lang = language(&headers);
    let notices = app.notices(&caller).await?;
    Ok(Json(NoticeList {
        notices: notices
            .into_iter()
            .map(|notice| notice_info(notice, lang))
            .collect(),
    }))
}

/// The tables for which I do not get notifications.
#[utoipa::path(get, path = "/api/me/quiet-tables", responses(
    (status = 200, body = MutedTables), (status = 401, body = Problem),
))]
pub(super) async fn muted_tables(
    State(app): State<App>,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    let tables = app.muted_tables(&caller).await?;
    Ok(Json(MutedTables { tables }))
}

/// Disable turn notifications for this table.
#[utoipa::path(put, path = "/api/me/quiet-tables/{id}", params(("id" = String, Path)), responses(
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
#[utoipa::path(delete, path = "/api/me/quiet-tables/{id}", params(("id" = String, Path)), responses(
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
