//! The HTTP interface: handlers extract, call the room, and answer. `/api/openapi.json` describes every route, from the
//! words that stand above each handler.
//!
//! - `who` is whoever asks: a token or a cookie, and never another site's page
//! - `body` reads what was sent, and says what is wrong with it
//! - `answer` turns every "no" into a status, a stable code and a sentence in the reader's language: the one place that
//!   knows statuses
//! - the rest is one file a noun

mod actions;
mod answer;
mod body;
mod guests;
mod live;
mod seats;
mod tables;
mod undo;
mod who;

use axum::extract::DefaultBodyLimit;
use axum::{Json, Router, middleware};
use tower_http::timeout::TimeoutLayer;
use utoipa::openapi::OpenApi as Description;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::room::Room;

/// The largest body: an owner's component file is the largest thing that anybody sends.
const LARGEST: usize = 512 * 1024;
/// How long an answer may take.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(30);

#[derive(OpenApi)]
#[openapi(
    info(title = "Smokestack", description = "The game room: tables, seats, moves, and what happens live."),
    modifiers(&Tokens),
    security((), ("token" = []))
)]
struct Described;

/// How one says who one is: `Authorization: Bearer TOKEN`, with the token that `POST /api/guests` gave.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, description: &mut Description) {
        let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("token", token);
    }
}

/// All routes of the interface, and their description.
pub(crate) fn routes() -> (Router<Room>, Description) {
    let (quick, description) = OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(guests::post))
        .routes(routes!(guests::me))
        .routes(routes!(tables::post, tables::list))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::get))
        .routes(routes!(tables::start))
        .routes(routes!(tables::record))
        .routes(routes!(seats::post))
        .routes(routes!(actions::post))
        .routes(routes!(undo::post, undo::delete))
        .split_for_parts();
    // A live connection lasts: it has no time limit.
    let (lasting, live) = OpenApiRouter::new().routes(routes!(live::get)).split_for_parts();
    let mut description = description;
    description.merge(live);
    let slow = axum::http::StatusCode::SERVICE_UNAVAILABLE;
    let routes = quick
        .layer(TimeoutLayer::with_status_code(slow, PATIENCE))
        .merge(lasting)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn(answer::in_words));
    (routes, description)
}

/// The interface with its own description.
pub(crate) fn router() -> Router<Room> {
    let (routes, description) = routes();
    routes.route(
        "/api/openapi.json",
        axum::routing::get(move || std::future::ready(Json(description.clone()))),
    )
}
