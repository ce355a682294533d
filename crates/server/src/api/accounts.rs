//! `/api/me/account` and `/api/me/password`: creating an account with an e-mail address and a password.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::{NewAccount, PasswordChange, Problem, Secret, SignedIn};

use super::body::JsonBody;
use super::guests::arrived;
use super::rate_limit::AuthRateLimit;
use crate::app::{ApiError, App, Caller};

/// Turn a guest into an account that keeps everything the guest has. Returns a new token; the old one becomes invalid.
///
/// The response does not reveal whether the address already has an account. If the password belongs to an existing
/// account, the caller is signed in to it.
#[utoipa::path(post, path = "/api/me/account", request_body = NewAccount, responses(
    (status = 201, body = SignedIn), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    headers: HeaderMap,
    AuthRateLimit(from): AuthRateLimit,
    caller: Caller,
    JsonBody(new): JsonBody<NewAccount>,
) -> Result<Response, ApiError> {
    let Secret(password) = new.password;
    let came = app.add_account(&caller, from, &new.email, &password).await?;
    Ok(arrived(&app, came, &headers))
}

/// Change my password. All other sessions and API tokens are signed out.
#[utoipa::path(put, path = "/api/me/password", request_body = PasswordChange, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn password(
    State(app): State<App>,
    AuthRateLimit(from): AuthRateLimit,
    caller: Caller,
    JsonBody(PasswordChange { old, new }): JsonBody<PasswordChange>,
) -> Result<StatusCode, ApiError> {
    app.change_password(&caller, from, &old.0, &new.0).await?;
    Ok(StatusCode::NO_CONTENT)
}
