//! `/api/people/{person}`: a person's public profile; and `/api/me/records`, the caller's games as a download.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Problem, Profile, ProfileQuery};

use super::body::{PersonId, QueryParams};
use crate::app::{ApiError, App, Caller};
use crate::zip::zip;

/// A person's games, statistics and ratings. Private games are shown only to those who played in them.
#[utoipa::path(get, path = "/api/people/{person}", params(("person" = String, Path), ProfileQuery), responses(
    (status = 200, body = Profile), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(app): State<App>,
    PersonId(person): PersonId,
    caller: Caller,
    QueryParams(ProfileQuery { before }): QueryParams<ProfileQuery>,
) -> Result<impl IntoResponse, ApiError> {
    app.check_visitor(&caller)?;
    Ok(Json(app.page(&caller, &person, before).await?))
}

/// Download the records of my games as files in a ZIP archive: at most 1,000, latest first.
#[utoipa::path(get, path = "/api/me/records", responses(
    (status = 200, body = Vec<u8>, content_type = "application/zip"), (status = 401, body = Problem),
))]
pub(super) async fn records(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let records = app.own_records(&caller).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"smokestack-records.zip\"",
        ),
    ];
    Ok((headers, zip(&records)))
}
