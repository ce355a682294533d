//! `POST /api/guests`, `GET /api/me`: coming in, and who one is.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::Body;
use super::who;
use crate::room::{Caller, Refusal, Room};

/// Somebody who wants to come in.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewGuest {
    /// 1 to 40 visible characters.
    name: String,
}

/// A person, and the token that says so.
#[derive(Debug, Serialize, ToSchema)]
struct GuestAnswer {
    id: String,
    name: String,
    /// For `Authorization: Bearer TOKEN`. Browsers get it as a cookie, too.
    token: String,
}

/// A person.
#[derive(Debug, Serialize, ToSchema)]
struct PersonAnswer {
    id: String,
    name: String,
}

/// Come in by a name alone.
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 201, body = GuestAnswer), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<Response, Refusal> {
    let guest = room.add_guest(&new.name).await?;
    let cookie = who::remember(&guest.token, &headers);
    let answer = GuestAnswer {
        id: guest.person.id,
        name: guest.person.name,
        token: guest.token,
    };
    let mut response = (StatusCode::CREATED, Json(answer)).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = PersonAnswer), (status = 401, body = Problem)))]
pub(super) async fn me(caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let person = caller.person()?;
    Ok(Json(PersonAnswer {
        id: person.id.clone(),
        name: person.name.clone(),
    }))
}
