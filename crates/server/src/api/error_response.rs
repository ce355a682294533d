//! Turns an error into a status, a stable code and a message.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use lang::{Family, Lang};
use protocol::{ErrorCode, Problem};
use smokestack_core::Message;
use tower_http::catch_panic::CatchPanicLayer;

use super::MAX_BODY_BYTES;
use crate::app::ApiError;
use crate::translations::translations;

/// How long a response may take.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            ApiError::NotLoggedIn => StatusCode::UNAUTHORIZED,
            ApiError::OtherSite | ApiError::NotAllowed { .. } => StatusCode::FORBIDDEN,
            ApiError::NotFound(_) => StatusCode::NOT_FOUND,
            ApiError::Stale { .. } | ApiError::Conflict { .. } => StatusCode::CONFLICT,
            ApiError::Bad(_) | ApiError::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            ApiError::NoRoute => StatusCode::NOT_FOUND,
            ApiError::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::Unavailable | ApiError::Busy { .. } => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            ApiError::NotLoggedIn => ErrorCode::NotLoggedIn,
            ApiError::OtherSite => ErrorCode::OtherSite,
            ApiError::NotAllowed { code, .. } | ApiError::Conflict { code, .. } => *code,
            ApiError::NotFound(_) => ErrorCode::NotFound,
            ApiError::Stale { .. } => ErrorCode::Stale,
            ApiError::Bad(_) => ErrorCode::Bad,
            ApiError::Refused { .. } => ErrorCode::Refused,
            ApiError::TooLarge => ErrorCode::TooLarge,
            ApiError::TooMany { .. } => ErrorCode::TooMany,
            ApiError::NoRoute => ErrorCode::NoRoute,
            ApiError::WrongMethod => ErrorCode::WrongMethod,
            ApiError::Unavailable | ApiError::Busy { .. } => ErrorCode::Unavailable,
        }
    }

    fn message_text(&self, lang: Lang) -> String {
        let translations = translations(lang);
        match self {
            ApiError::NotLoggedIn => translations.text("error-not-logged-in"),
            ApiError::OtherSite => translations.text("error-other-site"),
            ApiError::Stale { moves } => {
                translations.error(&Message::new("error-stale").with("moves", *moves))
            }
            ApiError::NotAllowed { why, .. }
            | ApiError::Conflict { why, .. }
            | ApiError::NotFound(why)
            | ApiError::Bad(why) => translations.error(why),
            ApiError::Refused {
                game,
                refused,
                pieces,
            } => translations.describe(game, Family::Refusal, &refused.why, &pieces.in_language(lang)),
            ApiError::TooMany { seconds } => {
                translations.error(&Message::new("error-too-many").with("seconds", *seconds))
            }
            ApiError::TooLarge => {
                translations.error(&Message::new("error-too-large").with("most", MAX_BODY_BYTES / 1024))
            }
            ApiError::NoRoute => translations.text("error-no-route"),
            ApiError::WrongMethod => translations.text("error-wrong-method"),
            ApiError::Unavailable | ApiError::Busy { .. } => translations.text("error-unavailable"),
        }
    }

    fn problem(&self, lang: Lang) -> Problem {
        let problem = Problem {
            code: self.code(),
            message: self.message_text(lang),
            moves: None,
            rule: None,
            values: None,
        };
        match self {
            ApiError::Stale { moves } => Problem {
                moves: Some(*moves),
                ..problem
            },
            ApiError::Refused { refused, .. } => Problem {
                rule: Some(refused.rule.to_owned()),
                values: Some(refused.why.args.clone().into()),
                ..problem
            },
            _ => problem,
        }
    }
}

/// The language that a request asks for.
pub(super) fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let mut wanted = wanted.unwrap_or_default().split(',');
    wanted
        .find_map(|one| Lang::of_locale(one.split(';').next().unwrap_or_default().trim()))
        .unwrap_or_default()
}

/// The message is added later, when the request's language is known.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Ensures that every request gets a response, and that every error has a message.
pub(super) fn with_error_responses<S: Clone + Send + Sync + 'static>(routes: Router<S>) -> Router<S> {
    routes
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(with_error_messages))
}

/// The response after a handler panicked. The panic message appears only in the log.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request could not be answered");
    ApiError::Unavailable.into_response()
}

/// Gives up on a response that takes too long.
pub(super) async fn with_timeout(request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(RESPONSE_TIMEOUT, next.run(request)).await;
    answered.unwrap_or_else(|_| ApiError::Unavailable.into_response())
}

/// Adds messages to errors, and forbids caching of private responses.
async fn with_error_messages(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let mut response = next.run(request).await;
    if let Some(error) = response.extensions_mut().remove::<Arc<ApiError>>() {
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = (response.status(), Json(error.problem(lang))).into_response();
        if let Some(allowed) = allowed {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
        if let ApiError::TooMany { seconds } | ApiError::Busy { seconds } = *error {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
            .headers_mut()
            .insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.code()));
    }
    let private = HeaderValue::from_static("no-store");
    response.headers_mut().insert(header::CACHE_CONTROL, private);
    response
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::routing::get;
    use serde_json::Value;
    use tower::ServiceExt as _;

    use super::*;

    async fn broken() {
        panic!("on purpose");
    }

    #[tokio::test(start_paused = true)]
    async fn timeouts_and_panics_have_error_messages() {
        let slow = Router::new().route("/slow", get(std::future::pending::<()>));
        let slow = slow.layer(middleware::from_fn(with_timeout));
        let routes: Router = with_error_responses(slow.route("/broken", get(broken)));
        for path in ["/slow", "/broken"] {
            let request = Request::get(path).header("accept-language", "fr");
            let request = request.body(Body::empty()).expect("a request");
            let answer = routes.clone().oneshot(request).await.expect("never fails");
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
            let bytes = to_bytes(answer.into_body(), 1 << 16).await.expect("a body");
            let problem: Value = serde_json::from_slice(&bytes).expect("JSON");
            assert_eq!(problem["code"], "unavailable", "{path}");
            let words = translations(Lang::Fr).text("error-unavailable");
            assert_eq!(problem["message"], words, "{path}");
        }
    }

    #[tokio::test]
    async fn a_busy_server_says_when_to_retry() {
        let busy = get(async || ApiError::Busy { seconds: 2 });
        let routes: Router = with_error_responses(Router::new().route("/", busy));
        let request = Request::get("/").body(Body::empty()).expect("a request");
        let answer = routes.oneshot(request).await.expect("never fails");
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(answer.headers()[header::RETRY_AFTER], "2");
    }
}
