//! `/api/tables/{id}/chat`: what is said at a table; and `/api/me/mutes`: whom one does not want to hear.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::answer::Problem;
use super::body::{Asked, Body, MessageAt, PersonId, TableId};
use crate::room::{Caller, Refusal, Room, Said};

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewMessage {
    /// 1 to 500 characters.
    text: String,
}

/// Why somebody should read it.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewReport {
    /// At most 500 characters.
    #[serde(default)]
    why: String,
}

/// What was said.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Chat {
    pub messages: Vec<Said>,
}

/// What has been read already.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct After {
    /// Only what was said after this number; without it everything.
    #[serde(default)]
    since: i64,
}

/// Somebody whom one does not want to hear.
#[derive(Debug, Serialize, ToSchema)]
struct Muted {
    id: String,
    name: String,
}

/// All of them.
#[derive(Debug, Serialize, ToSchema)]
struct Mutes {
    people: Vec<Muted>,
}

/// What was said at a table, at most 500 messages at a time; those whom I have muted are left out.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path), After), responses(
    (status = 200, body = Chat), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
    Asked(After { since }): Asked<After>,
) -> Result<impl IntoResponse, Refusal> {
    drop(room.table(&id).await?); // there is one
    let (messages, _) = room.chat(&caller, &id, since).await?;
    Ok(Json(Chat { messages }))
}

/// Say something to everybody at the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = NewMessage, responses(
    (status = 201, body = Said), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
    Body(new): Body<NewMessage>,
) -> Result<impl IntoResponse, Refusal> {
    let said = room.say(&caller, &id, &new.text).await?;
    Ok((StatusCode::CREATED, Json(said)))
}

/// Whoever runs this server should read what was said there.
#[utoipa::path(post, path = "/api/tables/{id}/chat/{number}/report",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = NewReport, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn report(
    State(room): State<Room>,
    MessageAt(id, number): MessageAt,
    caller: Caller,
    Body(new): Body<NewReport>,
) -> Result<impl IntoResponse, Refusal> {
    room.report(&caller, &id, number, &new.why).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom I do not want to hear.
#[utoipa::path(get, path = "/api/me/mutes", responses((status = 200, body = Mutes), (status = 401, body = Problem)))]
pub(super) async fn mutes(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let muted = room.mutes(&caller).await?.into_iter();
    let people = muted.map(|person| Muted {
        id: person.id,
        name: person.name,
    });
    Ok(Json(Mutes {
        people: people.collect(),
    }))
}

/// Do not hear somebody any more, at no table.
#[utoipa::path(put, path = "/api/me/mutes/{person}", params(("person" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn mute(
    State(room): State<Room>,
    PersonId(other): PersonId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    room.mute(&caller, &other, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hear somebody again.
#[utoipa::path(delete, path = "/api/me/mutes/{person}", params(("person" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn unmute(
    State(room): State<Room>,
    PersonId(other): PersonId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    room.mute(&caller, &other, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
