//! `GET /metrics`: what the server does, in figures that Prometheus reads, at an address of its own (`--metrics`). A new figure is a `metrics::counter!`,
//! `gauge!` or `histogram!` where it happens; its name begins with `smokestack_`.

use std::sync::OnceLock;
use std::time::Duration;

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// Seconds, for everything that takes time.
const BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];
/// How often what was measured is put together.
const TIDYING: Duration = Duration::from_secs(5);

/// Starts counting; the first who asks does.
pub(crate) fn figures() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let start = || {
        PrometheusBuilder::new()
            .set_buckets(&BUCKETS)
            .ok()?
            .install_recorder()
            .ok()
    };
    HANDLE.get_or_init(start).as_ref()
}

pub(crate) async fn get() -> impl IntoResponse {
    let text = figures().map(PrometheusHandle::render).unwrap_or_default();
    let headers = [
        (header::CONTENT_TYPE, "text/plain; version=0.0.4"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text)
}

/// Keeps what is measured from piling up when nobody reads it.
pub(crate) async fn tidy() {
    loop {
        tokio::time::sleep(TIDYING).await;
        if let Some(figures) = figures() {
            figures.run_upkeep();
        }
    }
}

/// Counts every answer by its route, never by its address: that would name tables.
pub(crate) async fn count(path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let route = path.map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned());
    let method = known(request.method());
    let response = next.run(request).await;
    let status = response.status();
    // The route and nothing else: an address may name a private table, and whoever knows its name may look.
    if status.is_server_error() {
        tracing::warn!(method, route, status = status.as_u16(), "answered");
    } else {
        tracing::debug!(method, route, status = status.as_u16(), "answered");
    }
    let status = status.as_u16().to_string();
    metrics::counter!("smokestack_answers_total", "route" => route, "method" => method, "status" => status)
        .increment(1);
    response
}

/// The word for a method. Anybody may send one of their own, and each would be counted by itself for ever.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Something that is there as long as this is: counted in a gauge.
pub(crate) struct Present(&'static str);

impl Present {
    pub fn new(name: &'static str) -> Present {
        metrics::gauge!(name).increment(1.0);
        Present(name)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1.0);
    }
}
