//! `/api/tables/{id}/undo`: taking moves back.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, TableId};
use crate::room::{Caller, Refusal, Room, Undone};

/// How far to go back.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewUndo {
    /// The moves that were made when this was wanted.
    expected: i64,
    /// The moves that are to be left.
    to: i64,
}

/// Where the table stands now.
#[derive(Debug, Serialize, ToSchema)]
struct WentBack {
    #[serde(rename = "move")]
    moves: i64,
}

/// Others have to agree: by asking for the same.
#[derive(Debug, Serialize, ToSchema)]
struct Wished {
    /// The seats that agree.
    agreed: Vec<String>,
    /// The seats that must.
    needed: Vec<String>,
}

/// Go back. Alone as far as nobody learnt anything and nobody else has moved; further when everybody has asked for it.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = NewUndo, responses(
    (status = 200, body = WentBack), (status = 202, body = Wished), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
    Body(new): Body<NewUndo>,
) -> Result<Response, Refusal> {
    let undoing = tokio::spawn(async move { room.undo(&caller, &id, new.expected, new.to).await });
    let letters = |seats: String| seats.chars().map(String::from).collect();
    Ok(match undoing.await.map_err(|_| Refusal::Unavailable)?? {
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

/// Do not go back: for whoever asked, and for whoever does not agree.
#[utoipa::path(delete, path = "/api/tables/{id}/undo", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
) -> Result<StatusCode, Refusal> {
    room.drop_undo(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
