//! `/api/tables`: creating, listing, viewing and starting tables.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{JsonBody, QueryParams, TableId};
use super::error_response::Problem;
use crate::app::{ApiError, App, Caller, Held, Seen, TableInfo, TimeControl, TimeUp, Wanted};

/// A table to create.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewTable {
    game: String,
    /// The number of seats; by default, the smallest number that the game allows.
    seats: Option<usize>,
    /// Options that differ from the defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The text of a corrected component file.
    data: Option<String>,
    #[serde(default)]
    visibility: Visibility,
    #[serde(default)]
    seating: Seating,
    #[serde(default)]
    colours: Colours,
    #[serde(default)]
    starts: Starts,
    /// The time control; untimed by default.
    time: Option<TimeControl>,
    /// What happens when a player runs out of time or leaves; by default, a bot (`normal`) plays on.
    #[serde(default)]
    time_up: TimeUp,
}

/// Who can find the table.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Visibility {
    /// The table is listed.
    Public,
    /// Only people with the link can find it.
    #[default]
    Private,
}

/// Who sits where.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Seating {
    #[default]
    Chosen,
    /// Drawn when the game starts.
    Random,
}

/// How the seats get their colours.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Colours {
    /// Players choose a colour when taking a seat; those who do not choose one get a free one.
    #[default]
    Chosen,
    /// Drawn when the game starts.
    Random,
}

/// When the game starts.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Starts {
    /// When the last seat is taken.
    #[default]
    Full,
    /// When the host starts it.
    Host,
}

/// Several tables.
#[derive(Debug, Serialize, ToSchema)]
struct Tables {
    tables: Vec<TableInfo>,
}

/// What a viewer has already seen.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Since {
    /// Return only events after this move; by default, all events including the set-up.
    since: Option<i64>,
}

/// A table as `caller` sees it.
pub(super) fn seen(held: &Held, caller: &Caller, since: Option<i64>) -> Json<Seen> {
    Json(held.seen(held.viewer(caller.id()), since))
}

/// Create a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<impl IntoResponse, ApiError> {
    let wanted = Wanted {
        game: new.game,
        seats: new.seats,
        options: new.options.into_iter().collect(),
        data: new.data.map(Into::into),
        is_public: matches!(new.visibility, Visibility::Public),
        is_drawn: matches!(new.seating, Seating::Random),
        are_colours_drawn: matches!(new.colours, Colours::Random),
        waits_for_host: matches!(new.starts, Starts::Host),
        time: new.time,
        time_up: new.time_up,
    };
    let id = app.add_table(&caller, wanted).await?;
    let held = app.table(&id).await?;
    Ok((StatusCode::CREATED, seen(&held, &caller, None)))
}

/// Which tables to list.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Which {
    /// Tables that wait for players or can be watched.
    #[default]
    Current,
    /// Tables whose game is over: they are kept and can be replayed.
    Finished,
}

/// A part of the list.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Part {
    /// `current` (default) or `finished`.
    #[serde(default)]
    #[param(inline)]
    status: Which,
    /// Return only tables created, or games ended, before this time, in milliseconds since 1970.
    before: Option<i64>,
}

/// Public tables, 100 at a time: either those that wait for players or can be watched, newest first; or finished games,
/// latest first.
#[utoipa::path(get, path = "/api/tables", params(Part), responses(
    (status = 200, body = Tables), (status = 401, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    QueryParams(part): QueryParams<Part>,
) -> Result<impl IntoResponse, ApiError> {
    app.check_visitor(&caller)?;
    let listed = match part.status {
        Which::Current => app.public_tables(part.before).await?,
        Which::Finished => app.finished_tables(part.before).await?,
    };
    let tables = listed
        .iter()
        .map(|(row, seats)| TableInfo::of(row, seats))
        .collect();
    Ok(Json(Tables { tables }))
}

/// My tables: those at which I have a seat, and those that I created.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Tables), (status = 401, body = Problem)))]
pub(super) async fn mine(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let listed = app.tables_of(&caller).await?;
    let tables = listed
        .iter()
        .map(|(row, seats)| TableInfo::of(row, seats))
        .collect();
    Ok(Json(Tables { tables }))
}

/// A table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), Since), responses(
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    QueryParams(Since { since }): QueryParams<Since>,
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
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
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
    (status = 200, body = Seen, description = "The rematch already exists."), (status = 201, body = Seen),
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
