//! `/api/tables`: making, finding, looking, starting.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::answer::Problem;
use super::body::{Asked, Body, TableId};
use crate::room::{Caller, Held, Refusal, Room, Seen, TableInfo, TimeControl, TimeUp, Wanted};

/// A table to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewTable {
    game: String,
    /// How many; the smallest number that the game allows if nothing is said.
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
    /// How long one may think; untimed if nothing is said.
    time: Option<TimeControl>,
    /// What happens when somebody's time is up, or when somebody leaves; a bot (`normal`) plays on if nothing is said.
    #[serde(default)]
    time_up: TimeUp,
}

/// Who can find it.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Visibility {
    /// It is listed.
    Public,
    /// Whoever has the link.
    #[default]
    Private,
}

/// Who sits where.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Seating {
    #[default]
    Chosen,
    /// Drawn when it starts.
    Random,
}

/// Who has which colour.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Colours {
    /// Whoever sits down chooses one; who does not gets one that is left.
    #[default]
    Chosen,
    /// Drawn when it starts.
    Random,
}

/// When it starts.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Starts {
    /// When the last seat is taken.
    #[default]
    Full,
    /// When the host says so.
    Host,
}

/// Several tables.
#[derive(Debug, Serialize, ToSchema)]
struct Tables {
    tables: Vec<TableInfo>,
}

/// What a viewer has seen already.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Since {
    /// Only what happened after this move; without it everything, the set-up too.
    since: Option<i64>,
}

/// What `caller` sees of a table.
pub(super) fn seen(held: &Held, caller: &Caller, since: Option<i64>) -> Json<Seen> {
    Json(held.seen(held.viewer(caller.id()), since))
}

/// Make a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, Refusal> {
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
    let id = room.add_table(&caller, wanted).await?;
    let held = room.table(&id).await?;
    Ok((StatusCode::CREATED, seen(&held, &caller, None)))
}

/// Which tables to list.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Which {
    /// Those that wait for players or can be watched.
    #[default]
    Current,
    /// Those whose game is over: they are kept, and can be replayed.
    Finished,
}

/// A part of the list.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Part {
    /// `current` (if nothing is said) or `finished`.
    #[serde(default)]
    #[param(inline)]
    status: Which,
    /// Only tables that were made, or games that ended, before this moment, in milliseconds since 1970.
    before: Option<i64>,
}

/// Public tables, 100 at a time: those that wait for players or can be watched, the newest first; or finished games, the
/// latest first.
#[utoipa::path(get, path = "/api/tables", params(Part), responses(
    (status = 200, body = Tables), (status = 401, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn list(
    State(room): State<Room>,
    caller: Caller,
    Asked(part): Asked<Part>,
) -> Result<impl IntoResponse, Refusal> {
    room.check_visitor(&caller)?;
    let listed = match part.status {
        Which::Current => room.public_tables(part.before).await?,
        Which::Finished => room.finished_tables(part.before).await?,
    };
    let tables = listed
        .iter()
        .map(|(row, seats)| TableInfo::of(row, seats))
        .collect();
    Ok(Json(Tables { tables }))
}

/// My tables: those at which I sit or which I made.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Tables), (status = 401, body = Problem)))]
pub(super) async fn mine(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let listed = room.tables_of(&caller).await?;
    let tables = listed
        .iter()
        .map(|(row, seats)| TableInfo::of(row, seats))
        .collect();
    Ok(Json(Tables { tables }))
}

/// A table as whoever asks may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), Since), responses(
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
    Asked(Since { since }): Asked<Since>,
) -> Result<impl IntoResponse, Refusal> {
    let held = room.table(&id).await?;
    Ok(seen(&held, &caller, since))
}

/// The host no longer wants a table at which the game has not begun: it ends.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem),
))]
pub(super) async fn withdraw(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<StatusCode, Refusal> {
    room.withdraw(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The host begins; seats that nobody has taken are put away.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), responses(
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn start(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    let held = room.start(&caller, &id).await?;
    Ok(seen(&held, &caller, None))
}

/// Play again: the new table, made by whoever asks first. Bots sit there already; people sit down themselves.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), responses(
    (status = 200, body = Seen, description = "Somebody has asked before."), (status = 201, body = Seen),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn rematch(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    let (held, is_new) = room.rematch(&caller, &id).await?;
    let status = if is_new {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok((status, seen(&held, &caller, None)))
}

/// The game as a text. While it runs, the seed is left out.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem),
    (status = 409, body = Problem),
))]
pub(super) async fn record(
    State(room): State<Room>,
    TableId(id): TableId,
) -> Result<impl IntoResponse, Refusal> {
    let record = room.record(&id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}
