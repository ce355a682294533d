//! All routes.

use axum::Router;
use axum::middleware;
use axum::routing::get;
use rust_embed::Embed;

use crate::page::{self, Dist};
use crate::room::Room;
use crate::{api, figures, health, security};

/// Everything that the server answers; the tests call it in process.
///
/// The page keeps its own places in the part of the address behind `#`, which browsers do not send:
/// a path is either a file or nothing.
pub fn router(room: Room) -> Router {
    router_over::<Dist>(room)
}

/// What the operator alone may read, at an address of its own: `/metrics`.
pub fn metrics_router() -> Router {
    Router::new().route("/metrics", get(figures::get))
}

/// The routes over any folder of files.
pub(crate) fn router_over<Files: Embed + 'static>(room: Room) -> Router {
    // It asks the database: not as often as anybody likes.
    let watched = Router::new().route("/healthz", get(health::healthz));
    api::router(&room)
        .merge(api::limited(&room, watched))
        .with_state(room.clone())
        .fallback(get(page::file::<Files>))
        .layer(middleware::from_fn(figures::count))
        .layer(middleware::map_response_with_state(room, security::add_headers))
}
