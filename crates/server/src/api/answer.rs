//! From a refusal to a status, a stable code and a sentence.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use lang::{Family, Lang};
use serde::Serialize;
use serde_json::{Map, Value};
use smokestack_core::Message;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::ToSchema;

use super::LARGEST;
use crate::room::Refusal;
use crate::translations::translations;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What every refusal says.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// What programs go by: `not-found`, `stale`, `refused` …
    pub code: &'static str,
    /// What people read, in the language that they asked for (`Accept-Language`).
    pub message: String,
    /// With `stale`: the moves that were made.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub moves: Option<i64>,
    /// With `refused`: the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// With `refused`: what the sentence is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub values: Option<Map<String, Value>>,
}

impl Refusal {
    fn status(&self) -> StatusCode {
        match self {
            Refusal::NotLoggedIn => StatusCode::UNAUTHORIZED,
            Refusal::OtherSite | Refusal::NotAllowed { .. } => StatusCode::FORBIDDEN,
            Refusal::NotFound(_) => StatusCode::NOT_FOUND,
            Refusal::Stale { .. } | Refusal::Conflict { .. } => StatusCode::CONFLICT,
            Refusal::Bad(_) | Refusal::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Refusal::NoRoute => StatusCode::NOT_FOUND,
            Refusal::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::Unavailable | Refusal::Busy { .. } => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NotLoggedIn => "not-logged-in",
            Refusal::OtherSite => "other-site",
            Refusal::NotAllowed { code, .. } | Refusal::Conflict { code, .. } => code,
            Refusal::NotFound(_) => "not-found",
            Refusal::Stale { .. } => "stale",
            Refusal::Bad(_) => "bad",
            Refusal::Refused { .. } => "refused",
            Refusal::TooLarge => "too-large",
            Refusal::TooMany { .. } => "too-many",
            Refusal::NoRoute => "no-route",
            Refusal::WrongMethod => "wrong-method",
            Refusal::Unavailable | Refusal::Busy { .. } => "unavailable",
        }
    }

    fn sentence(&self, lang: Lang) -> String {
        let translations = translations(lang);
        match self {
            Refusal::NotLoggedIn => translations.text("error-not-logged-in"),
            Refusal::OtherSite => translations.text("error-other-site"),
            Refusal::Stale { moves } => {
                translations.error(&Message::new("error-stale").with("moves", *moves))
            }
            Refusal::NotAllowed { why, .. }
            | Refusal::Conflict { why, .. }
            | Refusal::NotFound(why)
            | Refusal::Bad(why) => translations.error(why),
            Refusal::Refused {
                game,
                refused,
                pieces,
            } => translations.describe(game, Family::Refusal, &refused.why, &pieces.in_language(lang)),
            Refusal::TooMany { seconds } => {
                translations.error(&Message::new("error-too-many").with("seconds", *seconds))
            }
            Refusal::TooLarge => {
                translations.error(&Message::new("error-too-large").with("most", LARGEST / 1024))
            }
            Refusal::NoRoute => translations.text("error-no-route"),
            Refusal::WrongMethod => translations.text("error-wrong-method"),
            Refusal::Unavailable | Refusal::Busy { .. } => translations.text("error-unavailable"),
        }
    }

    fn problem(&self, lang: Lang) -> Problem {
        let problem = Problem {
            code: self.code(),
            message: self.sentence(lang),
            moves: None,
            rule: None,
            values: None,
        };
        match self {
            Refusal::Stale { moves } => Problem {
                moves: Some(*moves),
                ..problem
            },
            Refusal::Refused { refused, .. } => Problem {
                rule: Some(refused.rule),
                values: Some(values(&refused.why)),
                ..problem
            },
            _ => problem,
        }
    }
}

fn values(message: &Message) -> Map<String, Value> {
    let value = |(name, arg): &(smokestack_core::Name, smokestack_core::Arg)| {
        let value = serde_json::to_value(arg).unwrap_or_default();
        (name.to_string(), value)
    };
    message.args.iter().map(value).collect()
}

/// The language that a request asks for, by the order of its list.
pub(super) fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let mut wanted = wanted.unwrap_or_default().split(',');
    wanted
        .find_map(|one| Lang::of_locale(one.split(';').next().unwrap_or_default().trim()))
        .unwrap_or_default()
}

/// The words come later, when the request's language is at hand.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Whatever becomes of a request, it is answered, and every refusal has its words.
pub(super) fn in_any_case<S: Clone + Send + Sync + 'static>(routes: Router<S>) -> Router<S> {
    routes
        .layer(CatchPanicLayer::custom(fell_over))
        .layer(middleware::from_fn(in_words))
}

/// A handler that panicked. What it said is in the log of panics: nobody else learns of it.
fn fell_over(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request could not be answered");
    Refusal::Unavailable.into_response()
}

/// An answer that takes too long is given up.
pub(super) async fn in_time(request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(PATIENCE, next.run(request)).await;
    answered.unwrap_or_else(|_| Refusal::Unavailable.into_response())
}

/// Puts refusals into words, and lets nobody keep an answer that is only for one pair of eyes.
async fn in_words(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let mut response = next.run(request).await;
    if let Some(refusal) = response.extensions_mut().remove::<Arc<Refusal>>() {
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = (response.status(), Json(refusal.problem(lang))).into_response();
        if let Some(allowed) = allowed {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
        if let Refusal::TooMany { seconds } | Refusal::Busy { seconds } = *refusal {
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
    use tower::ServiceExt as _;

    use super::*;

    async fn broken() {
        panic!("on purpose");
    }

    #[tokio::test(start_paused = true)]
    async fn what_takes_too_long_or_falls_over_is_said_in_words() {
        let slow = Router::new().route("/slow", get(std::future::pending::<()>));
        let slow = slow.layer(middleware::from_fn(in_time));
        let routes: Router = in_any_case(slow.route("/broken", get(broken)));
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
    async fn who_meets_a_crowd_reads_when_to_come_back() {
        let busy = get(async || Refusal::Busy { seconds: 2 });
        let routes: Router = in_any_case(Router::new().route("/", busy));
        let request = Request::get("/").body(Body::empty()).expect("a request");
        let answer = routes.oneshot(request).await.expect("never fails");
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(answer.headers()[header::RETRY_AFTER], "2");
    }
}
