//! Headers that restrict what the web client may do, sent with every response.

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

use crate::app::App;
use crate::settings::BaseUrl;

/// Everything comes from this server. `wasm-unsafe-eval` lets the page compile its WebAssembly and nothing else;
/// components position elements with inline styles; `data:` and `blob:` are for pictures and downloads.
const CONTENT_POLICY: &str = "default-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; \
    connect-src 'self'; \
    worker-src 'self'; \
    manifest-src 'self'; \
    object-src 'none'; \
    base-uri 'none'; \
    form-action 'none'; \
    frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(CONTENT_POLICY),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
];

/// A year: browsers that have visited once no longer connect without TLS.
const TLS_ONLY: (HeaderName, HeaderValue) = (
    header::STRICT_TRANSPORT_SECURITY,
    HeaderValue::from_static("max-age=31536000"),
);

pub(crate) async fn add_headers(State(app): State<App>, mut response: Response) -> Response {
    response.headers_mut().extend(HEADERS);
    let base = app.settings().base_url.as_ref();
    response
        .headers_mut()
        .extend(base.is_some_and(BaseUrl::is_secure).then_some(TLS_ONLY));
    response
}
