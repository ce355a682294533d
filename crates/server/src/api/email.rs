//! `/api/me/account/confirmation` and `/api/password-resets`: codes sent by e-mail. `/api/room` describes the server,
//! for example whether it sends e-mail.

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{JsonBody, Secret};
use super::error_response::{Problem, language};
use super::rate_limit::{self, AuthRateLimit};
use crate::addresses;
use crate::app::{ApiError, App, Caller};
use crate::settings::{SignUp, Webhooks};

/// What this server offers.
#[derive(Debug, Serialize, ToSchema)]
struct RoomAnswer {
    version: &'static str,
    /// `open` or `closed`: whether new users can sign up by themselves.
    sign_up: &'static str,
    /// Whether turn notifications can be sent to webhooks.
    webhooks: bool,
    /// The key with which a browser subscribes to push messages (`applicationServerKey`); null if the server sends
    /// none.
    push: Option<String>,
    /// Whether the server sends e-mail: for confirming addresses, resetting passwords and turn notifications.
    mail: bool,
    /// Whether users can sign in with a passkey.
    passkeys: bool,
    /// This server's public address, as set by its operator (`base-url`): invitation links begin with it.
    base_url: Option<String>,
    /// Where other machines on the network can reach the server. Present only for a browser on the server's own
    /// machine, and without a `base_url`. Empty if the server accepts connections only from its own machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    addresses: Option<Vec<String>>,
}

/// A code from an e-mail.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Code {
    code: Secret,
}

/// A request to reset a password.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Forgotten {
    email: String,
}

/// A new password, with the code from the e-mail.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Replaced {
    email: String,
    code: Secret,
    /// At least 8 characters.
    password: Secret,
}

/// Describe what this server offers.
#[utoipa::path(get, path = "/api/room", operation_id = "room", responses((status = 200, body = RoomAnswer)))]
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
    Ok(Json(RoomAnswer {
        version: env!("CARGO_PKG_VERSION"),
        sign_up: match settings.sign_up {
            SignUp::Open => "open",
            SignUp::Closed => "closed",
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
#[utoipa::path(put, path = "/api/me/account/confirmation", request_body = Code, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    JsonBody(Code { code }): JsonBody<Code>,
) -> Result<impl IntoResponse, ApiError> {
    app.confirm(&caller, &code.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Request a reset of a forgotten password. If the address was confirmed, a code is e-mailed to it; the response does
/// not reveal whether it was.
#[utoipa::path(post, path = "/api/password-resets", request_body = Forgotten, responses(
    (status = 202), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn forgotten(
    State(app): State<App>,
    headers: HeaderMap,
    _: AuthRateLimit,
    JsonBody(Forgotten { email }): JsonBody<Forgotten>,
) -> Result<impl IntoResponse, ApiError> {
    app.ask_to_reset(&email, language(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Reset my password with the code. All sessions are signed out.
#[utoipa::path(put, path = "/api/password-resets", request_body = Replaced, responses(
    (status = 204), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn replace(
    State(app): State<App>,
    AuthRateLimit(from): AuthRateLimit,
    JsonBody(new): JsonBody<Replaced>,
) -> Result<impl IntoResponse, ApiError> {
    app.reset(from, &new.email, &new.code.0, &new.password.0).await?;
    Ok(StatusCode::NO_CONTENT)
}
