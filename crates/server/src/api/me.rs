//! `/api/me`: the caller's identity and name, the export of personal data, and deletion.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{AccountDeletion, AccountInfo, Export, Me, Problem, Rename, Secret};
use store::{Account, Person};

use super::auth;
use super::body::JsonBody;
use super::rate_limit::ClientAddr;
use crate::app::{ApiError, App, Caller};

/// A person, as the person sees it.
fn me(person: &Person, account: Option<Account>) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
        account: account.map(|account| AccountInfo {
            email: account.email,
            is_confirmed: account.confirmed_at.is_some(),
        }),
    }
}

/// Who am I? The response is empty for anonymous callers: a page may ask before anyone has signed in.
#[utoipa::path(get, path = "/api/me", responses(
    (status = 200, body = Me), (status = 204), (status = 401, body = Problem),
))]
pub(super) async fn get(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response, ApiError> {
    let Ok(person) = caller.person() else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let account = app.account(&caller).await?;
    let mut response = Json(me(person, account)).into_response();
    if let Some(cookie) = auth::renewed_cookie(&caller, app.settings(), &headers) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Change my name. Games that have begun keep the old one.
#[utoipa::path(patch, path = "/api/me", request_body = Rename, responses(
    (status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn patch(
    State(app): State<App>,
    caller: Caller,
    JsonBody(changes): JsonBody<Rename>,
) -> Result<impl IntoResponse, ApiError> {
    let person = app.rename(&caller, &changes.name).await?;
    let account = app.account(&caller).await?;
    Ok(Json(me(&person, account)))
}

/// Delete my account with its sessions, address and name. My games with others continue, with a bot in my place.
#[utoipa::path(delete, path = "/api/me", request_body = AccountDeletion, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn delete(
    State(app): State<App>,
    ClientAddr(from): ClientAddr,
    caller: Caller,
    JsonBody(leaving): JsonBody<AccountDeletion>,
) -> Result<impl IntoResponse, ApiError> {
    let password = leaving.password.map(|Secret(password)| password);
    // This runs in its own task, so that the deletion completes even if the client disconnects.
    let leaving = tokio::spawn(async move { app.delete_me(&caller, from, password.as_deref()).await });
    leaving.await.map_err(|_| ApiError::Unavailable)??;
    Ok((StatusCode::NO_CONTENT, auth::clear_cookies()))
}

/// Export everything that is stored about me.
#[utoipa::path(get, path = "/api/me/export", responses(
    (status = 200, body = Export), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn export(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let export = app.export(&caller).await?;
    let file = "attachment; filename=\"smokestack.json\"";
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(export)))
}
