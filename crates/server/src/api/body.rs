//! Extractors for request bodies, query parameters and path segments.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use serde::de::DeserializeOwned;
use smokestack_core::{Message, Seat};

use crate::app::ApiError;

/// A JSON body.
#[derive(Debug)]
pub(super) struct JsonBody<T>(pub T);

fn bad(what: impl std::fmt::Display) -> ApiError {
    ApiError::bad(Message::new("error-body").text("what", what))
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    /// An empty body counts as `{}`.
    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, ApiError> {
        let (parts, body) = request.into_parts();
        let whole = Request::from_parts(parts.clone(), body);
        let bytes = Bytes::from_request(whole, state).await;
        let bytes = bytes.map_err(|why| match why.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            _ => bad(why.body_text()),
        })?;
        if has_nul(&bytes) {
            return Err(ApiError::bad(Message::new("error-nul")));
        }
        let request = if bytes.is_empty() {
            let json = HeaderValue::from_static("application/json");
            let mut request = Request::from_parts(parts, axum::body::Body::from("{}"));
            request.headers_mut().insert(header::CONTENT_TYPE, json);
            request
        } else {
            Request::from_parts(parts, axum::body::Body::from(bytes))
        };
        match Json::<T>::from_request(request, state).await {
            Ok(Json(sent)) => Ok(JsonBody(sent)),
            Err(why) => Err(bad(why.body_text())),
        }
    }
}

/// Whether any text in this JSON contains U+0000, which PostgreSQL cannot store.
///
/// Backslashes occur only within strings, and a backslash after another one is an escaped backslash. The escape can
/// therefore be found without parsing the JSON, however deeply it is nested.
fn has_nul(json: &[u8]) -> bool {
    let mut rest = json;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        if rest[at + 1..].starts_with(b"u0000") {
            return true;
        }
        rest = rest.get(at + 2..).unwrap_or_default();
    }
    false
}

/// A path segment; `None` if it contains U+0000.
async fn segment<S: Send + Sync>(parts: &mut Parts, state: &S) -> Option<String> {
    let path = Path::<String>::from_request_parts(parts, state).await;
    path.ok()
        .map(|Path(segment)| segment)
        .filter(|segment| !segment.contains('\0'))
}

/// The query parameters.
#[derive(Debug)]
pub(super) struct QueryParams<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, ApiError> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(QueryParams(asked)),
            Err(why) => Err(bad(why.body_text())),
        }
    }
}

/// The table id in the path.
#[derive(Debug)]
pub(super) struct TableId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableId, ApiError> {
        segment(parts, state)
            .await
            .map(TableId)
            .ok_or_else(ApiError::no_table)
    }
}

/// The game id in the path.
#[derive(Debug)]
pub(super) struct GameId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for GameId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<GameId, ApiError> {
        Ok(GameId(segment(parts, state).await.unwrap_or_default()))
    }
}

/// The API token id in the path.
#[derive(Debug)]
pub(super) struct TokenId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for TokenId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TokenId, ApiError> {
        let no_token = || ApiError::NotFound(Message::new("error-no-token"));
        segment(parts, state).await.map(TokenId).ok_or_else(no_token)
    }
}

/// The channel id in the path.
#[derive(Debug)]
pub(super) struct ChannelId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for ChannelId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ChannelId, ApiError> {
        let no_channel = || ApiError::NotFound(Message::new("error-no-channel"));
        segment(parts, state).await.map(ChannelId).ok_or_else(no_channel)
    }
}

/// The passkey id in the path.
#[derive(Debug)]
pub(super) struct PasskeyId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for PasskeyId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PasskeyId, ApiError> {
        let no_passkey = || ApiError::NotFound(Message::new("error-no-passkey"));
        segment(parts, state).await.map(PasskeyId).ok_or_else(no_passkey)
    }
}

/// The person id in the path.
#[derive(Debug)]
pub(super) struct PersonId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for PersonId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PersonId, ApiError> {
        segment(parts, state)
            .await
            .map(PersonId)
            .ok_or_else(ApiError::no_person)
    }
}

/// The table id and the message number in the path.
#[derive(Debug)]
pub(super) struct MessageAt(pub String, pub i64);

impl<S: Send + Sync> FromRequestParts<S> for MessageAt {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<MessageAt, ApiError> {
        let path = Path::<(String, i64)>::from_request_parts(parts, state).await;
        let no_message = |_| ApiError::NotFound(Message::new("error-no-message"));
        path.map(|Path((id, number))| MessageAt(id, number))
            .map_err(no_message)
    }
}

/// The table id and the seat in the path.
#[derive(Debug)]
pub(super) struct SeatAt(pub String, pub Seat);

impl<S: Send + Sync> FromRequestParts<S> for SeatAt {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SeatAt, ApiError> {
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((id, seat)) = path.map_err(|_| ApiError::no_table())?;
        let no_seat = || {
            let letters: String = Seat::all(Seat::MAX).map(Seat::letter).collect();
            ApiError::bad(
                Message::new("error-no-seat")
                    .text("seat", &seat)
                    .text("seats", letters),
            )
        };
        Ok(SeatAt(id, seat.parse().map_err(|_| no_seat())?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escaped_nul_is_found_at_any_depth() {
        let deep = format!("{}{}{}", "[".repeat(500), r#""\u0000""#, "]".repeat(500));
        for json in [
            r#"{"name":"a\u0000"}"#,
            r#"{"\u0000":1}"#,
            r#"["\\\u0000"]"#,
            &deep,
        ] {
            assert!(has_nul(json.as_bytes()), "{json}");
        }
        for json in [r#"{"name":"a\\u0000"}"#, r#""\u0001""#, r#""u0000""#, "\\", "{}"] {
            assert!(!has_nul(json.as_bytes()), "{json}");
        }
    }
}
