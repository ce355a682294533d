//! `POST /api/tables/{id}/actions`: a move.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use smokestack_core::Message;
use utoipa::ToSchema;

use super::body::{JsonBody, TableId};
use super::error_response::Problem;
use crate::app::{Act, ApiError, App, Caller};

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewAction {
    /// The number of moves when this move was chosen.
    expected: i64,
    /// The number of undos at that point; not compared if left out.
    undos: Option<i64>,
    /// The text of the action: `bid 3`.
    action: String,
    /// An idempotency key of up to 64 characters: a move that is sent again with the same key is not played again.
    key: Option<String>,
}

/// A move that was played.
#[derive(Debug, Serialize, ToSchema)]
struct Moved {
    /// The move's number, which is the number of moves played so far.
    #[serde(rename = "move")]
    number: i64,
}

/// The maximum length of a key, and of an action's text.
const MAX_KEY_LEN: usize = 64;
const MAX_ACTION_LEN: usize = 200;

/// Play a move. The response is sent when the move is durable.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path)), request_body = NewAction, responses(
    (status = 200, body = Moved), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    JsonBody(new): JsonBody<NewAction>,
) -> Result<impl IntoResponse, ApiError> {
    let key_fits = new
        .key
        .as_ref()
        .is_none_or(|key| key.len() <= MAX_KEY_LEN && !key.contains('\0'));
    if !key_fits {
        return Err(ApiError::bad(Message::new("error-key").with("most", MAX_KEY_LEN)));
    }
    if new.action.len() > MAX_ACTION_LEN {
        let beginning: String = new.action.chars().take(40).collect();
        let why = Message::new("error-not-an-action").text("action", beginning + "…");
        return Err(ApiError::bad(why));
    }
    let act = Act {
        expected: new.expected,
        undos: new.undos,
        action: new.action,
        key: new.key,
    };
    // This runs in its own task, so that it completes even if the client disconnects.
    let acting = tokio::spawn(async move { app.act(&caller, &id, act).await });
    let number = acting.await.map_err(|_| ApiError::Unavailable)??;
    Ok(Json(Moved { number }))
}
