//! `/api/log-ins`: signing in and out.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Credentials, Problem, Secret, SignedIn};

use super::auth;
use super::body::JsonBody;
use super::guests::arrived;
use super::rate_limit::AuthRateLimit;
use crate::app::{ApiError, App, Caller};

/// Sign in. Returns a new token; the one that was sent becomes invalid.
#[utoipa::path(post, path = "/api/log-ins", request_body = Credentials, responses(
    (status = 201, body = SignedIn), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    headers: HeaderMap,
    AuthRateLimit(from): AuthRateLimit,
    caller: Caller,
    JsonBody(new): JsonBody<Credentials>,
) -> Result<Response, ApiError> {
    let Secret(password) = new.password;
    let came = app
        .sign_in(&caller, from, &new.email, &password, new.bring)
        .await?;
    Ok(arrived(&app, came, &headers))
}

/// End this session.
#[utoipa::path(delete, path = "/api/log-ins/current", responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn delete(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    app.sign_out(&caller).await?;
    Ok((StatusCode::NO_CONTENT, auth::clear_cookies()))
}

/// Sign out everywhere. API tokens become invalid as well.
#[utoipa::path(delete, path = "/api/log-ins", responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn delete_all(
    State(app): State<App>,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    app.sign_out_everywhere(&caller).await?;
    Ok((StatusCode::NO_CONTENT, auth::clear_cookies()))
}
