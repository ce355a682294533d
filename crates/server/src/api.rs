//! The HTTP interface: handlers extract, call the room, and answer. `/api/openapi.json` describes every route, from the
//! words that stand above each handler.
//!
//! - `who` is whoever asks: a token or a cookie, and never another site's page
//! - `body` reads what was sent, and says what is wrong with it
//! - `answer` turns every "no" into a status, a stable code and a sentence in the reader's language: the one place that
//!   knows statuses
//! - `door` is where somebody asks from, and whether too often
//! - `reading` makes a page of the description, at `/api`
//! - the rest is one file a noun

mod accounts;
mod actions;
mod answer;
mod body;
mod channels;
mod chat;
mod door;
mod guests;
mod letters;
mod live;
mod log_ins;
mod me;
mod own_tokens;
mod passkeys;
mod people;
mod reading;
mod seats;
mod tables;
mod undo;
mod who;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse};
use axum::routing::any;
use axum::{Json, Router, middleware};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi as Description, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::room::{Refusal, Room};

/// The largest body: an owner's component file is the largest thing that anybody sends.
const LARGEST: usize = 512 * 1024;

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
fn routes() -> (Router<Room>, Description) {
    let (quick, description) = OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(guests::post))
        .routes(routes!(me::get, me::patch, me::delete))
        .routes(routes!(me::export))
        .routes(routes!(people::records))
        .routes(routes!(people::get))
        .routes(routes!(letters::room))
        .routes(routes!(letters::ask, letters::confirm))
        .routes(routes!(letters::forgotten, letters::replace))
        .routes(routes!(accounts::post))
        .routes(routes!(accounts::password))
        .routes(routes!(log_ins::post, log_ins::delete_all))
        .routes(routes!(log_ins::delete))
        .routes(routes!(own_tokens::post, own_tokens::list))
        .routes(routes!(own_tokens::delete))
        .routes(routes!(passkeys::post, passkeys::list))
        .routes(routes!(passkeys::wanted))
        .routes(routes!(passkeys::delete))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(passkeys::asked))
        .routes(routes!(channels::list, channels::post))
        .routes(routes!(channels::delete))
        .routes(routes!(channels::notices))
        .routes(routes!(channels::quiet))
        .routes(routes!(channels::hush, channels::unhush))
        .routes(routes!(chat::mutes))
        .routes(routes!(chat::mute, chat::unmute))
        .routes(routes!(tables::post, tables::list))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::get, tables::withdraw))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::record))
        .routes(routes!(seats::post))
        .routes(routes!(seats::open))
        .routes(routes!(actions::post))
        .routes(routes!(undo::post, undo::delete))
        .routes(routes!(chat::get, chat::post))
        .routes(routes!(chat::report))
        .split_for_parts();
    // A live connection lasts: it has no time limit.
    let (lasting, live) = OpenApiRouter::new().routes(routes!(live::get)).split_for_parts();
    let mut description = description;
    description.merge(live);
    say_what_any_route_answers(&mut description);
    put_into_chapters(&mut description);
    let whole = Arc::new(serde_json::to_value(&description).unwrap_or_default());
    let page = move |headers: HeaderMap| std::future::ready(to_read(&whole, &headers));
    let routes = quick
        .layer(middleware::from_fn(answer::in_time))
        .merge(lasting)
        .route("/api/{*rest}", any(no_route))
        .route("/api", axum::routing::get(page.clone()))
        .route("/api/", axum::routing::get(page))
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LARGEST));
    (routes, description)
}

async fn no_route() -> Refusal {
    Refusal::NoRoute
}

async fn wrong_method() -> Refusal {
    Refusal::WrongMethod
}

const TOO_LARGE: (&str, &str) = ("413", "What was sent is too large.");

/// Too often, and not right now: said of no route in particular, because it holds for all.
fn say_what_any_route_answers(description: &mut Description) {
    let answers = [
        ("429", "Too often: wait as many seconds as `Retry-After` says."),
        ("503", "The server cannot do this right now."),
    ];
    let problem = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name("Problem")))
        .build();
    for path in description.paths.paths.values_mut() {
        let methods = [
            &mut path.get,
            &mut path.post,
            &mut path.put,
            &mut path.patch,
            &mut path.delete,
        ];
        for operation in methods.into_iter().flatten() {
            let large = operation.request_body.is_some().then_some(TOO_LARGE);
            for (status, words) in answers.into_iter().chain(large) {
                let answer = ResponseBuilder::new()
                    .description(words)
                    .content("application/json", problem.clone());
                let answers = &mut operation.responses.responses;
                answers.insert(status.to_owned(), answer.build().into());
            }
        }
    }
}

/// The interface in chapters: the first word of each path behind `/api`.
fn put_into_chapters(description: &mut Description) {
    for (address, path) in &mut description.paths.paths {
        let chapter = address.split('/').nth(2).unwrap_or_default().to_owned();
        let methods = [
            &mut path.get,
            &mut path.post,
            &mut path.put,
            &mut path.patch,
            &mut path.delete,
        ];
        for operation in methods.into_iter().flatten() {
            operation.tags = Some(vec![chapter.clone()]);
        }
    }
}

/// The description as a page, with its frame in the reader's language.
fn to_read(description: &serde_json::Value, headers: &HeaderMap) -> impl IntoResponse + use<> {
    let lang = answer::language(headers);
    let headers = [
        (header::CONTENT_LANGUAGE, lang.code()),
        (header::VARY, "accept-language"),
    ];
    (headers, Html(reading::page(description, lang)))
}

/// The interface with its own description.
pub(crate) fn router(room: &Room) -> Router<Room> {
    let (routes, description) = routes();
    let described = move || std::future::ready(Json(description.clone()));
    limited(
        room,
        routes.route("/api/openapi.json", axum::routing::get(described)),
    )
}

/// Routes that nobody may ask too often, and that say in words what is refused.
pub(crate) fn limited(room: &Room, routes: Router<Room>) -> Router<Room> {
    let limit = middleware::from_fn_with_state(room.clone(), door::limit);
    answer::in_any_case(routes.layer(limit))
}
