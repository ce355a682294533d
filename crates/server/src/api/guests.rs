//! `POST /api/guests`: coming in by a name.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::Body;
use super::door::Door;
use super::who;
use crate::room::{Arrived, Refusal, Room};

/// Somebody who wants to come in.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewGuest {
    /// 1 to 40 visible characters.
    name: String,
}

/// A person, and the token that says so.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ArrivedAnswer {
    id: String,
    name: String,
    /// For `Authorization: Bearer TOKEN`. Browsers get it as a cookie, too.
    token: String,
}

/// Answers whoever has come in, with the token and as a cookie.
pub(super) fn arrived(room: &Room, arrived: Arrived, headers: &HeaderMap) -> Response {
    let cookie = who::remember(&arrived.token, room.settings(), headers);
    let answer = ArrivedAnswer {
        id: arrived.person.id,
        name: arrived.person.name,
        token: arrived.token,
    };
    let mut response = (StatusCode::CREATED, Json(answer)).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// Come in by a name alone.
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 201, body = ArrivedAnswer), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    headers: HeaderMap,
    _: Door,
    Body(new): Body<NewGuest>,
) -> Result<Response, Refusal> {
    let guest = room.add_guest(&new.name).await?;
    Ok(arrived(&room, guest, &headers))
}
