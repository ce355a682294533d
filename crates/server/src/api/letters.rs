//! `/api/me/account/confirmation` and `/api/password-resets`: what goes by letter. `/api/room` tells whether there is mail.

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::{Problem, language};
use super::body::{Body, Secret};
use super::door::{self, Door};
use crate::addresses;
use crate::room::{Caller, Refusal, Room};
use crate::settings::{SignUp, Webhooks};

/// What this room offers.
#[derive(Debug, Serialize, ToSchema)]
struct RoomAnswer {
    version: &'static str,
    /// `open` or `closed`: whether new people can come in by themselves.
    sign_up: &'static str,
    /// Whether people can be told of their turns at an address of the web.
    webhooks: bool,
    /// The key for which a browser makes its subscription to push messages (`applicationServerKey`); null if there are none.
    push: Option<String>,
    /// Whether there is mail: addresses can be confirmed, passwords replaced, and people told of their turns.
    mail: bool,
    /// Whether one can sign in by a passkey.
    passkeys: bool,
    /// Where people find this server, as its operator has set it (`base-url`): invitation links begin with it.
    base_url: Option<String>,
    /// Only for a browser on the server's own machine, and without a `base_url`: where other machines in its network may
    /// find it. Empty if the server accepts connections from its own machine only.
    #[serde(skip_serializing_if = "Option::is_none")]
    addresses: Option<Vec<String>>,
}

/// A code from a letter.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Code {
    code: Secret,
}

/// Whose password was forgotten.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Forgotten {
    email: String,
}

/// Another password, and the code from the letter.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Replaced {
    email: String,
    code: Secret,
    /// At least 8 characters.
    password: Secret,
}

/// What does this room offer?
#[utoipa::path(get, path = "/api/room", responses((status = 200, body = RoomAnswer)))]
pub(super) async fn room(
    State(room): State<Room>,
    headers: HeaderMap,
    from: Option<Extension<door::From>>,
) -> Result<impl IntoResponse, Refusal> {
    let settings = room.settings();
    let is_local =
        from.is_some_and(|Extension(door::From(address))| address.is_none()) && asks_localhost(&headers);
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
        push: room.push_key().await?,
        mail: settings.mail.is_some(),
        passkeys: room.has_passkeys(),
        base_url: settings.base_url.as_ref().map(ToString::to_string),
        addresses: listen.map(addresses::reachable),
    }))
}

/// Whether the browser calls this server by a name that only its own machine understands. A proxy on the same machine
/// asks for others, who need not know this machine's addresses.
fn asks_localhost(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let name = host.map(|host| host.rsplit_once(':').map_or(host, |(name, _)| name));
    name.is_some_and(|name| matches!(name, "localhost" | "127.0.0.1" | "[::1]"))
}

/// Send me a letter with a code that shows that the address is mine.
#[utoipa::path(post, path = "/api/me/account/confirmation", responses(
    (status = 202), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem),
))]
pub(super) async fn ask(
    State(room): State<Room>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    room.ask_to_confirm(&caller, language(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Here is the code: the address is mine. Nobody else can claim it any more.
#[utoipa::path(put, path = "/api/me/account/confirmation", request_body = Code, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn confirm(
    State(room): State<Room>,
    caller: Caller,
    Body(Code { code }): Body<Code>,
) -> Result<impl IntoResponse, Refusal> {
    room.confirm(&caller, &code.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// I have forgotten my password. If the address was confirmed, a letter with a code goes there; the answer does not tell.
#[utoipa::path(post, path = "/api/password-resets", request_body = Forgotten, responses(
    (status = 202), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn forgotten(
    State(room): State<Room>,
    headers: HeaderMap,
    _: Door,
    Body(Forgotten { email }): Body<Forgotten>,
) -> Result<impl IntoResponse, Refusal> {
    room.ask_to_reset(&email, language(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Here is the code, and another password. Everything that was signed in is signed out.
#[utoipa::path(put, path = "/api/password-resets", request_body = Replaced, responses(
    (status = 204), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn replace(
    State(room): State<Room>,
    Door(from): Door,
    Body(new): Body<Replaced>,
) -> Result<impl IntoResponse, Refusal> {
    room.reset(from, &new.email, &new.code.0, &new.password.0).await?;
    Ok(StatusCode::NO_CONTENT)
}
