//! `/api/me/account/confirmation` and `/api/password-resets`: codes sent by e-mail. `/api/room` describes the server,
//! for example whether it sends e-mail.

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use protocol::{Confirmation, PasswordReset, PasswordResetRequest, Problem, ServerInfo};

use super::body::JsonBody;
use super::error_response::language;
use super::rate_limit::{self, AuthRateLimit};
use crate::addresses;
use crate::app::{ApiError, App, Caller};
use crate::settings::{SignUp, Webhooks};

/// Describe what this server offers.
#[utoipa::path(get, path = "/api/room", responses((status = 200, body = ServerInfo)))]
pub(super) async fn server_info(
    State(app): State<App>,
    headers: HeaderMap,
    from: Option<Extension<rate_limit::ClientAddr>>,
) -> Result<impl IntoResponse, ApiError> {
    let settings = app.settings();
    let is_local = from.is_some_and(|Extension(rate_limit::ClientAddr(address))| address.is_none())
        && is_localhost_request(&headers);
    let listen = settings
        .listen
        .filter(|_| is_local && settings.base_url.is_none());
    Ok(Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        sign_up: match settings.sign_up {
            SignUp::Open => protocol::SignUp::Open,
            SignUp::Closed => protocol::SignUp::Closed,
        },
        webhooks: settings.webhooks != Webhooks::Off,
        push: app.push_key().await?,
        mail: settings.mail.is_some(),
        passkeys: app.has_passkeys(),
        base_url: settings.base_url.as_ref().map(ToString::to_string),
        addresses: listen.map(addresses::reachable),
    }))
}

/// Whether the browser uses a host name that is valid only on the server's own machine. A proxy on the same machine
/// forwards other people's requests, and those people do not need to know this machine's addresses.
fn is_localhost_request(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let name = host.map(|host| host.rsplit_once(':').map_or(host, |(name, _)| name));
    name.is_some_and(|name| matches!(name, "localhost" | "127.0.0.1" | "[::1]"))
}

/// Send me an e-mail with a code to confirm my address.
#[utoipa::path(post, path = "/api/me/account/confirmation", responses(
    (status = 202), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem),
))]
pub(super) async fn ask(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    app.ask_to_confirm(&caller, language(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Confirm my address with the code. From then on, nobody else can claim it.
#[utoipa::path(put, path = "/api/me/account/confirmation", request_body = Confirmation, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    JsonBody(Confirmation { code }): JsonBody<Confirmation>,
) -> Result<impl IntoResponse, ApiError> {
    app.confirm(&caller, &code.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Request a reset of a forgotten password. If the address was confirmed, a code is e-mailed to it; the response does
/// not reveal whether it was.
#[utoipa::path(post, path = "/api/password-resets", request_body = PasswordResetRequest, responses(
    (status = 202), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn forgotten(
    State(app): State<App>,
    headers: HeaderMap,
    _: AuthRateLimit,
    JsonBody(PasswordResetRequest { email }): JsonBody<PasswordResetRequest>,
) -> Result<impl IntoResponse, ApiError> {
    app.ask_to_reset(&email, language(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Reset my password with the code. All sessions are signed out.
#[utoipa::path(put, path = "/api/password-resets", request_body = PasswordReset, responses(
    (status = 204), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn replace(
    State(app): State<App>,
    AuthRateLimit(from): AuthRateLimit,
    JsonBody(new): JsonBody<PasswordReset>,
) -> Result<impl IntoResponse, ApiError> {
    app.reset(from, &new.email, &new.code.0, &new.password.0).await?;
    Ok(StatusCode::NO_CONTENT)
}
