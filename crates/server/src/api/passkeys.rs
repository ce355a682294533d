//! `/api/me/passkeys`: a person's passkeys; `/api/log-ins/passkey`: signing in with one of them.
//!
//! Requests to the browser and its responses use the standard's JSON (WebAuthn): a page needs
//! `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`, and the credential's `toJSON`.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Passkey;
use utoipa::ToSchema;

use super::body::{JsonBody, PasskeyId};
use super::error_response::Problem;
use super::guests::{ArrivedAnswer, arrived};
use super::rate_limit::AuthRateLimit;
use crate::app::{ApiError, App, Caller};
use crate::passkey::{Registration, Signed};

/// A passkey to add.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewPasskey {
    /// The passkey's name: 1 to 60 visible characters.
    label: String,
    credential: NewCredential,
}

/// The result of `navigator.credentials.create` (`RegistrationResponseJSON`).
#[derive(Debug, Deserialize, ToSchema)]
struct NewCredential {
    id: String,
    response: Made,
}

/// The new credential's data, all in base64url.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Made {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    authenticator_data: String,
    public_key: String,
    public_key_algorithm: i64,
}

/// A sign-in with a passkey.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct PasskeyLogIn {
    credential: Credential,
    /// Whether to keep the current guest's tables.
    #[serde(default = "yes")]
    bring: bool,
}

fn yes() -> bool {
    true
}

/// The result of `navigator.credentials.get` (`AuthenticationResponseJSON`).
#[derive(Debug, Deserialize, ToSchema)]
struct Credential {
    id: String,
    response: Answered,
}

/// The signed challenge, all in base64url.
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

/// The options for the browser.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AskedOfBrowser {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. The options are valid once,
    /// for five minutes.
    #[schema(value_type = Object)]
    public_key: Value,
}

/// A passkey.
#[derive(Debug, Serialize, ToSchema)]
struct PasskeyAnswer {
    id: String,
    label: String,
    created_at: i64,
    /// When the passkey was last used to sign in, in milliseconds since 1970.
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

/// Get the options for creating a passkey in the browser.
#[utoipa::path(post, path = "/api/me/passkeys/options", responses(
    (status = 200, body = AskedOfBrowser), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn wanted(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let public_key = app.passkey_creation_options(&caller).await?;
    Ok(Json(AskedOfBrowser { public_key }))
}

/// Add a passkey with which I can sign in from now on.
#[utoipa::path(post, path = "/api/me/passkeys", request_body = NewPasskey, responses(
    (status = 201, body = PasskeyAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    JsonBody(new): JsonBody<NewPasskey>,
) -> Result<impl IntoResponse, ApiError> {
    let NewCredential { id, response } = &new.credential;
    let registration = Registration {
        id,
        client_data: &response.client_data,
        authenticator_data: &response.authenticator_data,
        public_key: &response.public_key,
        algorithm: response.public_key_algorithm,
    };
    let passkey = app.add_passkey(&caller, &new.label, &registration).await?;
    Ok((StatusCode::CREATED, Json(PasskeyAnswer::from(passkey))))
}

/// My passkeys, newest first.
#[utoipa::path(get, path = "/api/me/passkeys", responses(
    (status = 200, body = Passkeys), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let passkeys = app.passkeys(&caller).await?;
    Ok(Json(Passkeys {
        passkeys: passkeys.into_iter().map(PasskeyAnswer::from).collect(),
    }))
}

/// Delete a passkey: it can no longer be used to sign in. Existing sessions stay valid.
#[utoipa::path(delete, path = "/api/me/passkeys/{passkey}", params(("passkey" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(app): State<App>,
    PasskeyId(id): PasskeyId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    app.drop_passkey(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get the options for signing in with a passkey in the browser.
#[utoipa::path(post, path = "/api/log-ins/passkey/options", responses(
    (status = 200, body = AskedOfBrowser), (status = 403, body = Problem),
))]
pub(super) async fn asked(State(app): State<App>, _: AuthRateLimit) -> Result<impl IntoResponse, ApiError> {
    let public_key = app.passkey_request_options().await?;
    Ok(Json(AskedOfBrowser { public_key }))
}

/// Sign in with a passkey. Returns a new token; the one that was sent becomes invalid.
#[utoipa::path(post, path = "/api/log-ins/passkey", request_body = PasskeyLogIn, responses(
    (status = 201, body = ArrivedAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn sign_in(
    State(app): State<App>,
    headers: HeaderMap,
    _: AuthRateLimit,
    caller: Caller,
    JsonBody(new): JsonBody<PasskeyLogIn>,
) -> Result<Response, ApiError> {
    let Credential { id, response } = &new.credential;
    let signed = Signed {
        client_data: &response.client_data,
        authenticator_data: &response.authenticator_data,
        signature: &response.signature,
    };
    let user = response.user_handle.as_deref();
    let came = app
        .sign_in_by_passkey(&caller, id, user, &signed, new.bring)
        .await?;
    Ok(arrived(&app, came, &headers))
}
