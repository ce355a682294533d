//! `/api/tables/{id}/chat`: a table's chat; and `/api/me/mutes`: the people the caller has muted.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use protocol::{Chat, ChatMessage, ChatQuery, MutedPeople, MutedPerson, NewChatMessage, NewReport, Problem};

use super::body::{JsonBody, MessageAt, PersonId, QueryParams, TableId};
use crate::app::{ApiError, App, Caller};

/// A table's chat, at most 500 messages at a time, without the people I have muted.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path), ChatQuery), responses(
    (status = 200, body = Chat), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    QueryParams(ChatQuery { since }): QueryParams<ChatQuery>,
) -> Result<impl IntoResponse, ApiError> {
    drop(app.table(&id).await?); // it must exist
    let (messages, _) = app.chat(&caller, &id, since).await?;
    Ok(Json(Chat { messages }))
}

/// Send a message to everyone at the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = NewChatMessage, responses(
    (status = 201, body = ChatMessage), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    JsonBody(new): JsonBody<NewChatMessage>,
) -> Result<impl IntoResponse, ApiError> {
    let said = app.say(&caller, &id, &new.text).await?;
    Ok((StatusCode::CREATED, Json(said)))
}

/// Report a message to this server's operator.
#[utoipa::path(post, path = "/api/tables/{id}/chat/{number}/report",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = NewReport, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn report(
    State(app): State<App>,
    MessageAt(id, number): MessageAt,
    caller: Caller,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<impl IntoResponse, ApiError> {
    app.report(&caller, &id, number, &new.why).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The people I have muted.
#[utoipa::path(get, path = "/api/me/mutes", responses((status = 200, body = MutedPeople), (status = 401, body = Problem)))]
pub(super) async fn mutes(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let muted = app.mutes(&caller).await?.into_iter();
    let people = muted.map(|person| MutedPerson {
        id: person.id,
        name: person.name,
    });
    Ok(Json(MutedPeople {
        people: people.collect(),
    }))
}

/// Mute a person at all tables.
#[utoipa::path(put, path = "/api/me/mutes/{person}", params(("person" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn mute(
    State(app): State<App>,
    PersonId(other): PersonId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    app.mute(&caller, &other, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unmute a person.
#[utoipa::path(delete, path = "/api/me/mutes/{person}", params(("person" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn unmute(
    State(app): State<App>,
    PersonId(other): PersonId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    app.mute(&caller, &other, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
