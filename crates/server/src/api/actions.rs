//! `POST /api/tables/{id}/actions`: a move.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use smokestack_core::Message;
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, TableId};
use crate::room::{Act, Caller, Refusal, Room};

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewAction {
    /// The moves that were made when it was chosen.
    expected: i64,
    /// How often something had been undone by then; left out, it is not compared.
    undos: Option<i64>,
    /// Its text: `bid 3`.
    action: String,
    /// Up to 64 characters of the client's own: sent again with the same key, a move is not played again.
    key: Option<String>,
}

/// A move that was made.
#[derive(Debug, Serialize, ToSchema)]
struct Moved {
    /// Its number: so many moves were made.
    #[serde(rename = "move")]
    number: i64,
}

/// The longest key, and the longest text of an action.
const KEY: usize = 64;
const ACTION: usize = 200;

/// Make a move. It is answered when it is durable.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path)), request_body = NewAction, responses(
    (status = 200, body = Moved), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
    Body(new): Body<NewAction>,
) -> Result<impl IntoResponse, Refusal> {
    let key_fits = new
        .key
        .as_ref()
        .is_none_or(|key| key.len() <= KEY && !key.contains('\0'));
    if !key_fits {
        return Err(Refusal::bad(Message::new("error-key").with("most", KEY)));
    }
    if new.action.len() > ACTION {
        let beginning: String = new.action.chars().take(40).collect();
        let why = Message::new("error-not-an-action").text("action", beginning + "…");
        return Err(Refusal::bad(why));
    }
    let act = Act {
        expected: new.expected,
        undos: new.undos,
        action: new.action,
        key: new.key,
    };
    // In a task of its own: it comes to its end even if the line is cut.
    let acting = tokio::spawn(async move { room.act(&caller, &id, act).await });
    let number = acting.await.map_err(|_| Refusal::Unavailable)??;
    Ok(Json(Moved { number }))
}
