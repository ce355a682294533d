//! `/api/me/account` and `/api/me/password`: keeping one's games under an address and a password.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, Secret};
use super::door::Door;
use super::guests::{ArrivedAnswer, arrived};
use crate::room::{Caller, Refusal, Room};

/// What one wants to sign in with.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewAccount {
    email: String,
    /// At least 8 characters.
    password: Secret,
}

/// Another password.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewPassword {
    old: Secret,
    /// At least 8 characters.
    new: Secret,
}

/// Make an account of a guest, with everything that the guest has. There is a new token; the old one ends.
///
/// The answer does not tell whether the address has an account. Whoever gives the password of one comes into that one.
#[utoipa::path(post, path = "/api/me/account", request_body = NewAccount, responses(
    (status = 201, body = ArrivedAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    headers: HeaderMap,
    Door(from): Door,
    caller: Caller,
    Body(new): Body<NewAccount>,
) -> Result<Response, Refusal> {
    let Secret(password) = new.password;
    let came = room.add_account(&caller, from, &new.email, &password).await?;
    Ok(arrived(&room, came, &headers))
}

/// Change my password. Whatever else is signed in is signed out, programs' tokens too.
#[utoipa::path(put, path = "/api/me/password", request_body = NewPassword, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn password(
    State(room): State<Room>,
    Door(from): Door,
    caller: Caller,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<StatusCode, Refusal> {
    room.change_password(&caller, from, &old.0, &new.0).await?;
    Ok(StatusCode::NO_CONTENT)
}
