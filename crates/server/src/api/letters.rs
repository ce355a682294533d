//! `/api/me/account/confirmation` and `/api/password-resets`: what goes by letter. `/api/room` tells whether there is mail.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::{Problem, language};
use super::body::{Body, Secret};
use super::door::Door;
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
pub(super) async fn room(State(room): State<Room>) -> Result<impl IntoResponse, Refusal> {
    let settings = room.settings();
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
    }))
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
