//! `/api/log-ins`: signing in, and out.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, Secret};
use super::door::Door;
use super::guests::{ArrivedAnswer, arrived};
use super::who;
use crate::room::{Caller, Refusal, Room};

/// Somebody who has an account.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewLogIn {
    email: String,
    password: Secret,
    /// Whether the tables of the guest who asks come along.
    #[serde(default = "yes")]
    bring: bool,
}

fn yes() -> bool {
    true
}

/// Sign in. There is a new token; the one that was sent ends.
#[utoipa::path(post, path = "/api/log-ins", request_body = NewLogIn, responses(
    (status = 201, body = ArrivedAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    headers: HeaderMap,
    Door(from): Door,
    caller: Caller,
    Body(new): Body<NewLogIn>,
) -> Result<Response, Refusal> {
    let Secret(password) = new.password;
    let came = room
        .sign_in(&caller, from, &new.email, &password, new.bring)
        .await?;
    Ok(arrived(&room, came, &headers))
}

/// Sign out, here.
#[utoipa::path(delete, path = "/api/log-ins/current", responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn delete(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    room.sign_out(&caller).await?;
    Ok((StatusCode::NO_CONTENT, who::forget()))
}

/// Sign out everywhere. Programs' tokens end, too.
#[utoipa::path(delete, path = "/api/log-ins", responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn delete_all(
    State(room): State<Room>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    room.sign_out_everywhere(&caller).await?;
    Ok((StatusCode::NO_CONTENT, who::forget()))
}
