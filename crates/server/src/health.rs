//! `GET /healthz`: is the server up, and which one is it?

use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::json;

pub(crate) async fn healthz() -> impl IntoResponse {
    let body = json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") });
    ([(header::CACHE_CONTROL, "no-store")], Json(body))
}
