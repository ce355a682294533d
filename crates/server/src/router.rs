//! All routes.

use axum::Router;
use axum::middleware;
use axum::routing::get;
use rust_embed::Embed;

use crate::app::App;
use crate::page::{self, Dist};
use crate::{api, health, metrics, security};

/// The server's routes; the tests call them in process.
///
/// The web client routes by the part of the URL after `#`, which browsers do not send, so any path is either a file or
/// invalid.
pub fn router(app: App) -> Router {
    router_over::<Dist>(app)
}

/// The routes for the operator only, served at a separate address: `/metrics`.
pub fn metrics_router() -> Router {
    Router::new().route("/metrics", get(metrics::get))
}

/// The routes, with the web client's files from any folder.
pub(crate) fn router_over<Files: Embed + 'static>(app: App) -> Router {
    // This route queries the database, so it is rate-limited.
    let watched = Router::new().route("/healthz", get(health::healthz));
    api::router(&app)
        .merge(api::limited(&app, watched))
        .with_state(app.clone())
        .fallback(get(page::file::<Files>))
        .layer(middleware::from_fn(metrics::count))
        .layer(middleware::map_response_with_state(app, security::add_headers))
}
