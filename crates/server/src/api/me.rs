//! `/api/me`: who one is, another name, everything that is kept about one, and leaving for good.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use store::{Account, Person};
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, Secret};
use super::door::From;
use super::who;
use crate::room::{Caller, Export, Refusal, Room};

/// A person.
#[derive(Debug, Serialize, ToSchema)]
struct MeAnswer {
    id: String,
    name: String,
    /// Nothing for a guest.
    account: Option<AccountAnswer>,
}

/// What one signs in with.
#[derive(Debug, Serialize, ToSchema)]
struct AccountAnswer {
    email: String,
    /// Whether it was shown that the address is this person's.
    is_confirmed: bool,
}

impl MeAnswer {
    fn of(person: &Person, account: Option<Account>) -> MeAnswer {
        MeAnswer {
            id: person.id.clone(),
            name: person.name.clone(),
            account: account.map(|account| AccountAnswer {
                email: account.email,
                is_confirmed: account.confirmed_at.is_some(),
            }),
        }
    }
}

/// What is to change.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Changes {
    /// 1 to 40 visible characters.
    name: String,
}

/// Leaving for good.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Leaving {
    /// Whoever has an account says it once more.
    password: Option<Secret>,
}

/// Who am I? Nobody yet is an answer too, with nothing in it: a page may ask before anybody has come in.
#[utoipa::path(get, path = "/api/me", responses(
    (status = 200, body = MeAnswer), (status = 204), (status = 401, body = Problem),
))]
pub(super) async fn get(
    State(room): State<Room>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response, Refusal> {
    let Ok(person) = caller.person() else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let account = room.account(&caller).await?;
    let mut response = Json(MeAnswer::of(person, account)).into_response();
    if let Some(cookie) = who::remember_longer(&caller, room.settings(), &headers) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Take another name. Games that were begun keep the old one.
#[utoipa::path(patch, path = "/api/me", request_body = Changes, responses(
    (status = 200, body = MeAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn patch(
    State(room): State<Room>,
    caller: Caller,
    Body(changes): Body<Changes>,
) -> Result<impl IntoResponse, Refusal> {
    let person = room.rename(&caller, &changes.name).await?;
    let account = room.account(&caller).await?;
    Ok(Json(MeAnswer::of(&person, account)))
}

/// Delete my account: log-ins, address and name are forgotten; games that others play go on, with a bot in my place.
#[utoipa::path(delete, path = "/api/me", request_body = Leaving, responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn delete(
    State(room): State<Room>,
    From(from): From,
    caller: Caller,
    Body(leaving): Body<Leaving>,
) -> Result<impl IntoResponse, Refusal> {
    let password = leaving.password.map(|Secret(password)| password);
    // In a task of its own: half a farewell would be none.
    let leaving = tokio::spawn(async move { room.delete_me(&caller, from, password.as_deref()).await });
    leaving.await.map_err(|_| Refusal::Unavailable)??;
    Ok((StatusCode::NO_CONTENT, who::forget()))
}

/// Everything that is kept about me.
#[utoipa::path(get, path = "/api/me/export", responses(
    (status = 200, body = Export), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn export(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let export = room.export(&caller).await?;
    let file = "attachment; filename=\"smokestack.json\"";
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(export)))
}
