//! `/api/me/tokens`: tokens for programs that play in one's name.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, TokenId};
use crate::room::{Caller, OwnToken, Refusal, Room};

/// A token to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewToken {
    /// What it is for: 1 to 60 visible characters.
    label: String,
}

/// A token that was made.
#[derive(Debug, Serialize, ToSchema)]
struct TokenAnswer {
    id: String,
    label: String,
    created_at: i64,
    /// For `Authorization: Bearer TOKEN`. It is shown this once.
    token: String,
}

/// A token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
struct TokenInfo {
    id: String,
    label: String,
    created_at: i64,
}

/// My tokens.
#[derive(Debug, Serialize, ToSchema)]
struct Tokens {
    tokens: Vec<TokenInfo>,
}

/// Make a token for a program. It may do what I may, but not change my account.
#[utoipa::path(post, path = "/api/me/tokens", request_body = NewToken, responses(
    (status = 201, body = TokenAnswer), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    caller: Caller,
    Body(new): Body<NewToken>,
) -> Result<impl IntoResponse, Refusal> {
    let OwnToken {
        id,
        label,
        created_at,
        token,
    } = room.add_token(&caller, &new.label).await?;
    let answer = TokenAnswer {
        id,
        label,
        created_at,
        token,
    };
    Ok((StatusCode::CREATED, Json(answer)))
}

/// My tokens for programs, the newest first.
#[utoipa::path(get, path = "/api/me/tokens", responses(
    (status = 200, body = Tokens), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(room): State<Room>, caller: Caller) -> Result<impl IntoResponse, Refusal> {
    let tokens = room.tokens(&caller).await?.into_iter().map(|token| TokenInfo {
        id: token.id,
        label: token.label.unwrap_or_default(),
        created_at: token.created_at,
    });
    Ok(Json(Tokens {
        tokens: tokens.collect(),
    }))
}

/// Revoke a token: whatever used it is out at once.
#[utoipa::path(delete, path = "/api/me/tokens/{token}", params(("token" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(room): State<Room>,
    caller: Caller,
    TokenId(id): TokenId,
) -> Result<StatusCode, Refusal> {
    room.drop_token(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
