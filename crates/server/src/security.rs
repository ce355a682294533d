//! Headers that narrow what the page may do, sent with every answer.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// Everything comes from this server. `wasm-unsafe-eval` lets the page compile its WebAssembly (and nothing
/// else); inline styles are how components place things; `data:` and `blob:` serve pictures and downloads.
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

pub(crate) async fn add_headers(mut response: Response) -> Response {
    response.headers_mut().extend(HEADERS);
    response
}
