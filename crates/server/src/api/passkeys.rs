//! `/api/me/passkeys`: a person's passkeys; `/api/log-ins/passkey`: signing in with one of them.
//!
//! Requests to the browser and its responses use the standard's JSON (WebAuthn): a page needs
//! `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`, and the credential's `toJSON`.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{
    Credential, NewCredential, NewPasskey, PasskeyInfo, PasskeyList, PasskeyOptions, PasskeySignIn, Problem,
    SignedIn,
};
use store::Passkey;

use super::body::{JsonBody, PasskeyId};
use super::guests::arrived;
use super::rate_limit::AuthRateLimit;
use crate::app::{ApiError, App, Caller};
use crate::passkey::{Registration, Signed};

fn passkey_info(passkey: Passkey) -> PasskeyInfo {
    PasskeyInfo {
        id: passkey.id,
        label: passkey.label,
        created_at: passkey.created_at,
        used_at: passkey.used_at,
    }
}

/// Get the options for creating a passkey in the browser.
#[utoipa::path(post, path = "/api/me/passkeys/options", responses(
    (status = 200, body = PasskeyOptions), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn wanted(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let public_key = app.passkey_creation_options(&caller).await?;
    Ok(Json(PasskeyOptions { public_key }))
}

/// Add a passkey with which I can sign in from now on.
#[utoipa::path(post, path = "/api/me/passkeys", request_body = NewPasskey, responses(
    (status = 201, body = PasskeyInfo), (status = 401, body = Problem), (status = 403, body = Problem),
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
    Ok((StatusCode::CREATED, Json(passkey_info(passkey))))
}

/// My passkeys, newest first.
#[utoipa::path(get, path = "/api/me/passkeys", responses(
    (status = 200, body = PasskeyList), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let passkeys = app.passkeys(&caller).await?;
    Ok(Json(PasskeyList {
        passkeys: passkeys.into_iter().map(passkey_info).collect(),
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
    (status = 200, body = PasskeyOptions), (status = 403, body = Problem),
))]
pub(super) async fn asked(State(app): State<App>, _: AuthRateLimit) -> Result<impl IntoResponse, ApiError> {
    let public_key = app.passkey_request_options().await?;
    Ok(Json(PasskeyOptions { public_key }))
}

/// Sign in with a passkey. Returns a new token; the one that was sent becomes invalid.
#[utoipa::path(post, path = "/api/log-ins/passkey", request_body = PasskeySignIn, responses(
    (status = 201, body = SignedIn), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn sign_in(
    State(app): State<App>,
    headers: HeaderMap,
    _: AuthRateLimit,
    caller: Caller,
    JsonBody(new): JsonBody<PasskeySignIn>,
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
