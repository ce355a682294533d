//! `/api/me/passkeys`: the keys of one's devices; `/api/log-ins/passkey`: signing in by one of them.
//!
//! What a browser is asked for and what it answers is in the JSON of the standard (WebAuthn): a page needs
//! `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`, and the credential's `toJSON`.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Passkey;
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, PasskeyId};
use super::door::Door;
use super::guests::{ArrivedAnswer, arrived};
use crate::passkey::{Registration, Signed};
use crate::room::{Caller, Refusal, Room};

/// A passkey to be added.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewPasskey {
    /// What it is called: 1 to 60 visible characters.
    label: String,
    credential: NewCredential,
}

/// What `navigator.credentials.create` gave (`RegistrationResponseJSON`).
#[derive(Debug, Deserialize, ToSchema)]
struct NewCredential {
    id: String,
    response: Made,
}

/// All of it in base64url.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Made {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    authenticator_data: String,
    public_key: String,
    public_key_algorithm: i64,
}

/// Signing in.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct PasskeyLogIn {
    credential: Credential,
    /// Whether the tables of the guest who asks come along.
    #[serde(default = "yes")]
    bring: bool,
}

fn yes() -> bool {
    true
}

/// What `navigator.credentials.get` gave (`AuthenticationResponseJSON`).
#[derive(Debug, Deserialize, ToSchema)]
struct Credential {
    id: String,
    response: Answered,
}

/// All of it in base64url.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Answered {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    authenticator_data: String,
    signature: String,
    #[serde(default)]
    user_handle: Option<String>,
}

/// What the browser is asked for.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AskedOfBrowser {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. It is answered within five minutes,
    /// once.
    #[schema(value_type = Object)]
    public_key: Value,
}

/// A passkey.
#[derive(Debug, Serialize, ToSchema)]
struct PasskeyAnswer {
    id: String,
    label: String,
    created_at: i64,
    /// When somebody last signed in by it, in milliseconds since 1970.
    used_at: Option<i64>,
}

impl From<Passkey> for PasskeyAnswer {
    fn from(passkey: Passkey) -> PasskeyAnswer {
        PasskeyAnswer {
            id: passkey.id,
            label: passkey.label,
            created_at: passkey.created_at,
            used_at: passkey.used_at,
        }
    }
}

/// My passkeys.
#[derive(Debug, Serialize, ToSchema)]
struct Passkeys {
    passkeys: Vec<PasskeyAnswer>,
}

/// What do I ask my browser for, to make a passkey?
#[utoipa::path(post, path = "/api/me/passkeys/options", responses(
    (status = 200, body = AskedOfBrowser), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn wanted(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let public_key = room.wanted_passkey(&caller).await?;
    Ok(Json(AskedOfBrowser { public_key }))
}

/// Add a passkey: from now on I can sign in by it.
#[utoipa::path(post, path = "/api/me/passkeys", request_body = NewPasskey, responses(
    (status = 201, body = PasskeyAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    caller: Caller,
    Body(new): Body<NewPasskey>,
) -> Result<impl IntoResponse, Refusal> {
    let NewCredential { id, response } = &new.credential;
    let registration = Registration {
        id,
        client_data: &response.client_data,
        authenticator_data: &response.authenticator_data,
        public_key: &response.public_key,
        algorithm: response.public_key_algorithm,
    };
    let passkey = room.add_passkey(&caller, &new.label, &registration).await?;
    Ok((StatusCode::CREATED, Json(PasskeyAnswer::from(passkey))))
}

/// My passkeys, the newest first.
#[utoipa::path(get, path = "/api/me/passkeys", responses(
    (status = 200, body = Passkeys), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let passkeys = room.passkeys(&caller).await?;
    Ok(Json(Passkeys {
        passkeys: passkeys.into_iter().map(PasskeyAnswer::from).collect(),
    }))
}

/// Forget a passkey: nobody signs in by it any more. Whatever is signed in stays so.
#[utoipa::path(delete, path = "/api/me/passkeys/{passkey}", params(("passkey" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(room): State<Room>,
    PasskeyId(id): PasskeyId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    room.drop_passkey(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What do I ask my browser for, to sign in by a passkey?
#[utoipa::path(post, path = "/api/log-ins/passkey/options", responses(
    (status = 200, body = AskedOfBrowser), (status = 403, body = Problem),
))]
pub(super) async fn asked(State(room): State<Room>, _: Door) -> Result<impl IntoResponse, Refusal> {
    let public_key = room.asked_passkey().await?;
    Ok(Json(AskedOfBrowser { public_key }))
}

/// Sign in by a passkey. There is a new token; the one that was sent ends.
#[utoipa::path(post, path = "/api/log-ins/passkey", request_body = PasskeyLogIn, responses(
    (status = 201, body = ArrivedAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn sign_in(
    State(room): State<Room>,
    headers: HeaderMap,
    _: Door,
    caller: Caller,
    Body(new): Body<PasskeyLogIn>,
) -> Result<Response, Refusal> {
    let Credential { id, response } = &new.credential;
    let signed = Signed {
        client_data: &response.client_data,
        authenticator_data: &response.authenticator_data,
        signature: &response.signature,
    };
    let user = response.user_handle.as_deref();
    let came = room
        .sign_in_by_passkey(&caller, id, user, &signed, new.bring)
        .await?;
    Ok(arrived(&room, came, &headers))
}
