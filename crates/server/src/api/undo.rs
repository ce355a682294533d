//! `/api/tables/{id}/undo`: undoing moves.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{JsonBody, TableId};
use super::error_response::Problem;
use crate::app::{ApiError, App, Caller, Undone};

/// How far to go back.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewUndo {
    /// The number of moves when this was requested.
    expected: i64,
    /// The number of moves to keep.
    to: i64,
}

/// The state of the table after the undo.
#[derive(Debug, Serialize, ToSchema)]
struct WentBack {
    #[serde(rename = "move")]
    moves: i64,
}

/// The undo needs the consent of others, who agree by requesting the same undo.
#[derive(Debug, Serialize, ToSchema)]
struct Wished {
    /// The seats that agree.
    agreed: Vec<String>,
    /// The seats whose consent is needed.
    needed: Vec<String>,
}

/// Undo moves. Players may undo alone as long as nobody has learnt anything and nobody else has moved; beyond that,
/// everyone must agree.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = NewUndo, responses(
    (status = 200, body = WentBack), (status = 202, body = Wished), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    JsonBody(new): JsonBody<NewUndo>,
) -> Result<Response, ApiError> {
    let undoing = tokio::spawn(async move { app.undo(&caller, &id, new.expected, new.to).await });
    let letters = |seats: String| seats.chars().map(String::from).collect();
    Ok(match undoing.await.map_err(|_| ApiError::Unavailable)?? {
        Undone::Done { moves } => Json(WentBack { moves }).into_response(),
        Undone::Asked { agreed, needed } => {
            let wished = Wished {
                agreed: letters(agreed),
                needed: letters(needed),
            };
            (StatusCode::ACCEPTED, Json(wished)).into_response()
        }
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
