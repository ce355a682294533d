//! `/api/tables/{id}/undo`: undoing moves.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Problem, UndoConsent, UndoRequest, UndoResponse};

use super::body::{JsonBody, TableId};
use crate::app::{ApiError, App, Caller, Undone};

/// Undo moves. Players may undo alone as long as nobody has learnt anything and nobody else has moved; beyond that,
/// everyone must agree.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = UndoRequest, responses(
    (status = 200, body = UndoResponse), (status = 202, body = UndoConsent), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    JsonBody(new): JsonBody<UndoRequest>,
) -> Result<Response, ApiError> {
    let undoing = tokio::spawn(async move { app.undo(&caller, &id, new.expected, new.to).await });
    Ok(match undoing.await.map_err(|_| ApiError::Unavailable)?? {
        Undone::Done(done) => Json(done).into_response(),
        Undone::Asked(consent) => (StatusCode::ACCEPTED, Json(consent)).into_response(),
    })
}

/// Cancel an undo request, or decline it.
#[utoipa::path(delete, path = "/api/tables/{id}/undo", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    app.drop_undo(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
