//! `POST /api/guests`: joining as a guest.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{NewGuest, Problem, SignedIn};

use super::auth;
use super::body::JsonBody;
use super::rate_limit::AuthRateLimit;
use crate::app::{ApiError, App, NewSession};

/// The response to a sign-in: the token in the body and as a cookie.
pub(super) fn arrived(app: &App, arrived: NewSession, headers: &HeaderMap) -> Response {
    let cookie = auth::session_cookie(&arrived.token, app.settings(), headers);
    let answer = SignedIn {
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

/// Join as a guest, with only a name.
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 201, body = SignedIn), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    headers: HeaderMap,
    _: AuthRateLimit,
    JsonBody(new): JsonBody<NewGuest>,
) -> Result<Response, ApiError> {
    let guest = app.add_guest(&new.name).await?;
    Ok(arrived(&app, guest, &headers))
}
