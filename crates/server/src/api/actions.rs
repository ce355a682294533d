//! `POST /api/tables/{id}/actions`: moves.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use protocol::{MoveRequest, Problem, TableUpdate};
use smokestack_core::Message;

use super::body::{JsonBody, TableId};
use crate::app::{ApiError, App, Caller, MovesToPlay};

/// The maximum length of a key and of a connection's name, and of an action's text.
pub(super) const MAX_KEY_LEN: usize = 64;
const MAX_ACTION_LEN: usize = 200;
/// The maximum number of actions in one request: more than the longest turn has.
const MAX_ACTIONS: usize = 64;

fn act(request: MoveRequest) -> Result<MovesToPlay, ApiError> {
    let fits = |text: &Option<String>| {
        text.as_ref()
            .is_none_or(|text| text.len() <= MAX_KEY_LEN && !text.contains('\0'))
    };
    if !fits(&request.key) || !fits(&request.connection) {
        return Err(ApiError::bad(Message::new("error-key").with("most", MAX_KEY_LEN)));
    }
    let actions = match request.action {
        Some(action) if request.actions.is_empty() => vec![action],
        None if (1..=MAX_ACTIONS).contains(&request.actions.len()) => request.actions,
        _ => {
            return Err(ApiError::bad(
                Message::new("error-actions").with("most", MAX_ACTIONS),
            ));
        }
    };
    if let Some(long) = actions.iter().find(|action| action.len() > MAX_ACTION_LEN) {
        let beginning: String = long.chars().take(40).collect();
        let why = Message::new("error-not-an-action").text("action", beginning + "…");
        return Err(ApiError::bad(why));
    }
    Ok(MovesToPlay {
        expected: request.expected,
        undos: request.undos,
        actions,
        key: request.key,
        connection: request.connection,
    })
}

/// Play one or several moves: all of them, or none. The response is sent when they are durable, and has what changed.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path)), request_body = MoveRequest, responses(
    (status = 200, body = TableUpdate), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    JsonBody(request): JsonBody<MoveRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let act = act(request)?;
    // This runs in its own task, so that it completes even if the client disconnects.
    let acting = tokio::spawn(async move { app.act(&caller, &id, act).await });
    Ok(Json(acting.await.map_err(|_| ApiError::Unavailable)??))
}
