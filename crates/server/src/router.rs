//! All routes.

use axum::Router;
use axum::middleware;
use axum::routing::get;
use rust_embed::Embed;

use crate::page::{self, Dist};
use crate::{health, security};

/// Everything that the server answers; the tests call it in process.
///
/// The page keeps its own places in the part of the address behind `#`, which browsers do not send:
/// a path is either a file or nothing.
pub fn router() -> Router {
    router_over::<Dist>()
}

/// The routes over any folder of files.
pub(crate) fn router_over<Files: Embed + 'static>() -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .fallback(get(page::file::<Files>))
        .layer(middleware::map_response(security::add_headers))
}
