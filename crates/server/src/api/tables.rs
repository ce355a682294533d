//! `/api/tables`: creating, listing, viewing and starting tables.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{NewTable, Problem, TableFilter, TableList, TableListQuery, TableQuery, TableSnapshot};

use super::body::{JsonBody, QueryParams, TableId};
use crate::app::{ApiError, App, Caller, TableGuard, table_info};

/// A table as `caller` sees it.
pub(super) fn seen(held: &TableGuard, caller: &Caller, since: Option<i64>) -> Json<TableSnapshot> {
    Json(held.snapshot(held.viewer(caller.id()), since))
}

/// Create a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = TableSnapshot), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<impl IntoResponse, ApiError> {
    let id = app.add_table(&caller, new).await?;
    let held = app.table(&id).await?;
    Ok((StatusCode::CREATED, seen(&held, &caller, None)))
}

/// Public tables, 100 at a time: either those that wait for players or can be watched, newest first; or finished games,
/// latest first.
#[utoipa::path(get, path = "/api/tables", params(TableListQuery), responses(
    (status = 200, body = TableList), (status = 401, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    QueryParams(part): QueryParams<TableListQuery>,
) -> Result<impl IntoResponse, ApiError> {
    app.check_visitor(&caller)?;
    let listed = match part.status {
        TableFilter::Current => app.public_tables(part.before).await?,
        TableFilter::Finished => app.finished_tables(part.before).await?,
    };
    let tables = listed.iter().map(|(row, seats)| table_info(row, seats)).collect();
    Ok(Json(TableList { tables }))
}

/// My tables: those at which I have a seat, and those that I created.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = TableList), (status = 401, body = Problem)))]
pub(super) async fn mine(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let listed = app.tables_of(&caller).await?;
    let tables = listed.iter().map(|(row, seats)| table_info(row, seats)).collect();
    Ok(Json(TableList { tables }))
}

/// A table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), TableQuery), responses(
    (status = 200, body = TableSnapshot), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    QueryParams(TableQuery { since }): QueryParams<TableQuery>,
) -> Result<impl IntoResponse, ApiError> {
    let held = app.table(&id).await?;
    Ok(seen(&held, &caller, since))
}

/// Cancel a table before its game starts (only the host).
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem),
))]
pub(super) async fn withdraw(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    app.withdraw(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Start the game (only the host); empty seats are removed.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), responses(
    (status = 200, body = TableSnapshot), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn start(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    let held = app.start(&caller, &id).await?;
    Ok(seen(&held, &caller, None))
}

/// Play again: the first player to ask creates the new table. Bots keep their seats; people take theirs again
/// themselves.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), responses(
    (status = 200, body = TableSnapshot, description = "The rematch already exists."), (status = 201, body = TableSnapshot),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn rematch(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    let (held, is_new) = app.rematch(&caller, &id).await?;
    let status = if is_new {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok((status, seen(&held, &caller, None)))
}

/// The game as text. While the game runs, the seed is left out.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem),
    (status = 409, body = Problem),
))]
pub(super) async fn record(
    State(app): State<App>,
    TableId(id): TableId,
) -> Result<impl IntoResponse, ApiError> {
    let record = app.record(&id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}
