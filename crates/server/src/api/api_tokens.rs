//! `/api/me/tokens`: API tokens for programs that play on a person's behalf.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use protocol::{CreatedToken, NewToken, Problem, TokenInfo, TokenList};

use super::body::{JsonBody, TokenId};
use crate::app::{ApiError, App, Caller};

/// Create a token for a program. The token may do everything I may, except change my account.
#[utoipa::path(post, path = "/api/me/tokens", request_body = NewToken, responses(
    (status = 201, body = CreatedToken), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    caller: Caller,
    JsonBody(new): JsonBody<NewToken>,
) -> Result<impl IntoResponse, ApiError> {
    let token = app.add_token(&caller, &new.label).await?;
    Ok((StatusCode::CREATED, Json(token)))
}

/// My tokens for programs, newest first.
#[utoipa::path(get, path = "/api/me/tokens", responses(
    (status = 200, body = TokenList), (status = 401, body = Problem), (status = 403, body = Problem),
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, ApiError> {
    let tokens = app.tokens(&caller).await?.into_iter().map(|token| TokenInfo {
        id: token.id,
        label: token.label.unwrap_or_default(),
        created_at: token.created_at,
    });
    Ok(Json(TokenList {
        tokens: tokens.collect(),
    }))
}

/// Revoke a token: programs that use it are signed out at once.
#[utoipa::path(delete, path = "/api/me/tokens/{token}", params(("token" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
))]
pub(super) async fn delete(
    State(app): State<App>,
    caller: Caller,
    TokenId(id): TokenId,
) -> Result<StatusCode, ApiError> {
    app.drop_token(&caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
