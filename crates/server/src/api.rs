//! The HTTP interface: handlers extract the request, call the app, and respond. `/api/openapi.json` describes every
//! route; it is generated from the handlers' doc comments.
//!
//! - `auth` identifies the caller by a token or a cookie, and rejects requests from other sites' pages
//! - `body` parses requests and reports what is wrong with them
//! - `error_response` turns every error into a status, a stable code and a sentence in the reader's language; no other
//!   module maps errors to statuses
//! - `rate_limit` determines the client's address and limits its requests
//! - `docs_page` renders the description as a page, at `/api`
//! - the other modules cover one resource each

mod accounts;
mod actions;
mod api_tokens;
mod auth;
mod body;
mod channels;
mod chat;
mod docs_page;
mod email;
mod error_response;
mod games;
mod guests;
mod live;
mod me;
mod passkeys;
mod people;
mod rate_limit;
mod seats;
mod sessions;
mod tables;
mod undo;

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

use crate::app::{ApiError, App};

/// The largest request body: component files are the largest data that clients send.
const MAX_BODY_BYTES: usize = 512 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(title = "Smokestack", description = "The game server: tables, seats, moves, and live updates."),
    modifiers(&BearerToken),
    security((), ("token" = []))
)]
struct ApiDescription;

/// How clients authenticate: `Authorization: Bearer TOKEN`, with the token from `POST /api/guests`.
struct BearerToken;

impl Modify for BearerToken {
    fn modify(&self, description: &mut Description) {
        let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("token", token);
    }
}

/// All API routes, and their description.
fn routes() -> (Router<App>, Description) {
    let (quick, description) = OpenApiRouter::with_openapi(ApiDescription::openapi())
        .routes(routes!(guests::post))
        .routes(routes!(me::get, me::patch, me::delete))
        .routes(routes!(me::export))
        .routes(routes!(people::records))
        .routes(routes!(people::get))
        .routes(routes!(email::server_info))
        .routes(routes!(email::ask, email::confirm))
        .routes(routes!(email::forgotten, email::replace))
        .routes(routes!(accounts::post))
        .routes(routes!(accounts::password))
        .routes(routes!(sessions::post, sessions::delete_all))
        .routes(routes!(sessions::delete))
        .routes(routes!(api_tokens::post, api_tokens::list))
        .routes(routes!(api_tokens::delete))
        .routes(routes!(passkeys::post, passkeys::list))
        .routes(routes!(passkeys::wanted))
        .routes(routes!(passkeys::delete))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(passkeys::asked))
        .routes(routes!(channels::list, channels::post))
        .routes(routes!(channels::delete))
        .routes(routes!(channels::notices))
        .routes(routes!(channels::muted_tables))
        .routes(routes!(channels::mute_table, channels::unmute_table))
        .routes(routes!(chat::mutes))
        .routes(routes!(chat::mute, chat::unmute))
        .routes(routes!(games::list))
        .routes(routes!(games::get))
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
    // A live connection stays open, so it does not have a time limit.
    let (lasting, live) = OpenApiRouter::new().routes(routes!(live::get)).split_for_parts();
    let mut description = description;
    description.merge(live);
    add_common_responses(&mut description);
    name_by_resource(&mut description);
    let whole = Arc::new(serde_json::to_value(&description).unwrap_or_default());
    let page = move |headers: HeaderMap| std::future::ready(render_docs(&whole, &headers));
    let routes = quick
        .layer(middleware::from_fn(error_response::with_timeout))
        .merge(lasting)
        .route("/api/{*rest}", any(no_route))
        .route("/api", axum::routing::get(page.clone()))
        .route("/api/", axum::routing::get(page))
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    (routes, description)
}

async fn no_route() -> ApiError {
    ApiError::NoRoute
}

async fn wrong_method() -> ApiError {
    ApiError::WrongMethod
}

const TOO_LARGE: (&str, &str) = ("413", "The request body is too large.");

/// Adds the responses that every route may give: too many requests, and service unavailable.
fn add_common_responses(description: &mut Description) {
    let answers = [
        (
            "429",
            "Too many requests: wait for the number of seconds in `Retry-After`.",
        ),
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

/// Tags each operation with the first path segment after `/api`, and names it by its method and path:
/// `get_tables_id_live`. Handlers of different resources have the same names.
fn name_by_resource(description: &mut Description) {
    for (address, path) in &mut description.paths.paths {
        let chapter = address.split('/').nth(2).unwrap_or_default().to_owned();
        let name: String = address
            .trim_start_matches("/api")
            .replace(['/', '-'], "_")
            .replace(['{', '}'], "");
        let methods = [
            ("get", &mut path.get),
            ("post", &mut path.post),
            ("put", &mut path.put),
            ("patch", &mut path.patch),
            ("delete", &mut path.delete),
        ];
        for (method, operation) in methods {
            if let Some(operation) = operation {
                operation.tags = Some(vec![chapter.clone()]);
                operation.operation_id = Some(format!("{method}{name}"));
            }
        }
    }
}

/// The description as a page, with headings in the reader's language.
fn render_docs(description: &serde_json::Value, headers: &HeaderMap) -> impl IntoResponse + use<> {
    let lang = error_response::language(headers);
    let headers = [
        (header::CONTENT_LANGUAGE, lang.code()),
        (header::VARY, "accept-language"),
    ];
    (headers, Html(docs_page::page(description, lang)))
}

/// The API with its own description.
pub(crate) fn router(app: &App) -> Router<App> {
    let (routes, description) = routes();
    let described = move || std::future::ready(Json(description.clone()));
    limited(
        app,
        routes.route("/api/openapi.json", axum::routing::get(described)),
    )
}

/// Adds rate limits and error messages to routes.
pub(crate) fn limited(app: &App, routes: Router<App>) -> Router<App> {
    let limit = middleware::from_fn_with_state(app.clone(), rate_limit::limit);
    error_response::with_error_responses(routes.layer(limit))
}
