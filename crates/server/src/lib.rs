//! The game server over HTTP, which also serves the web client.
//!
//! The application (`app`) deals with people, tables and moves, without HTTP; the interface (`api`) extracts requests,
//! calls the application and responds. See docs/server.md for an explanation.
//!
//! The web client is a folder of files built by `cargo xtask page`: a release binary embeds them, a debug build reads
//! them from disk. The routes are in [`router()`]; [`serve`] binds them to an address.
//!
//! - `router` lists the routes
//! - `page` finds the file for a path, in the smallest encoding that the browser accepts
//! - `encoding`, `media_type`, `caching` and `security` handle HTTP headers, one topic per file
//! - `health` and `metrics` are for monitoring
//! - `settings` are the operator's settings
//! - `translations` loads the translations; `outbound` sends requests to addresses given by users; `push` encrypts push
//!   messages
//! - `passkey` verifies WebAuthn signatures
//! - `zip` writes ZIP archives
//! - `serve` listens, prints the address, and stops gracefully; `connection_limit` limits the number of open
//!   connections

mod addresses;
mod api;
mod app;
mod caching;
mod connection_limit;
mod encoding;
mod health;
mod launch;
mod media_type;
mod metrics;
mod outbound;
mod page;
mod passkey;
mod push;
mod router;
mod security;
mod serve;
mod settings;
#[cfg(test)]
mod tests;
mod translations;
mod zip;

pub use app::{App, Env, Operator, OperatorError, Reported, Reporter};
pub use axum::http::HeaderName;
pub use router::{metrics_router, router};
pub use serve::{Options, ServeError, can_listen, serve, without_password};
pub use settings::{BaseUrl, Mail, NoBaseUrl, NoMail, Settings, SignUp, Webhooks};
