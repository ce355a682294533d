//! `GET /metrics`: metrics for Prometheus, at a separate address (`--metrics`). To add a metric, call
//! `metrics::counter!`, `gauge!` or `histogram!` where the event happens; its name begins with `smokestack_`.

use std::sync::OnceLock;
use std::time::Duration;

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// Histogram buckets for durations, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];
/// The interval at which the recorder does its upkeep.
const UPKEEP_INTERVAL: Duration = Duration::from_secs(5);

/// The Prometheus recorder, installed on the first call.
pub(crate) fn prometheus() -> Option<&'static PrometheusHandle> {
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
    let text = prometheus().map(PrometheusHandle::render).unwrap_or_default();
    let headers = [
        (header::CONTENT_TYPE, "text/plain; version=0.0.4"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text)
}

/// Keeps measurements from piling up when nothing reads them.
pub(crate) async fn run_upkeep() {
    loop {
        tokio::time::sleep(UPKEEP_INTERVAL).await;
        if let Some(handle) = prometheus() {
            handle.run_upkeep();
        }
    }
}

/// Counts every response by its route, never by its URL, which would identify tables.
pub(crate) async fn count(path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let route = path.map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned());
    let method = method_label(request.method());
    let response = next.run(request).await;
    let status = response.status();
    // Only the route: a URL may contain a private table's id, and anyone who knows the id may watch the table.
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

/// The label for a method. Clients may invent methods, and each would become a separate metric.
fn method_label(method: &Method) -> &'static str {
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

/// Increments a gauge, and decrements it again when dropped.
pub(crate) struct GaugeGuard(&'static str);

impl GaugeGuard {
    pub fn new(name: &'static str) -> GaugeGuard {
        metrics::gauge!(name).increment(1.0);
        GaugeGuard(name)
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1.0);
    }
}
