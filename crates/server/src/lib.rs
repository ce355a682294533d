//! The game room over HTTP, and Smokestack's page.
//!
//! The room (`room`) knows people, tables and moves, and nothing of HTTP; the interface (`api`) extracts, calls the room
//! and answers. docs/server.md tells how it hangs together.
//!
//! The page is a folder of files made by `cargo xtask page`: a release binary carries them inside, a debug
//! build reads them from disk. The routes are in [`router()`]; [`serve`] binds them to an address.
//!
//! - `router` lists the routes
//! - `page` finds the file for a path, in the encoding that the browser likes best
//! - `encoding`, `media_type`, `caching`, `security`: one HTTP header topic each
//! - `health` and `figures` answer whoever watches over the server
//! - `settings` is what the operator decides
//! - `translations` has every sentence; `post` sends something to an address that somebody has named,
//!   `push` encrypts what is for a browser
//! - `passkey` checks what somebody's device has signed
//! - `zip` makes one file of several
//! - `serve` listens, prints the address, and stops gracefully; `doorway` is how many connections may be open

mod addresses;
mod api;
mod caching;
mod doorway;
mod encoding;
mod figures;
mod health;
mod launch;
mod media_type;
mod page;
mod passkey;
mod post;
mod push;
mod room;
mod router;
mod security;
mod serve;
mod settings;
#[cfg(test)]
mod tests;
mod translations;
mod zip;

pub use axum::http::HeaderName;
pub use room::{Operator, OperatorError, Reported, Reporter, Room, World};
pub use router::{metrics_router, router};
pub use serve::{Options, ServeError, can_listen, serve, without_password};
pub use settings::{BaseUrl, Mail, NoBaseUrl, NoMail, Settings, SignUp, Webhooks};
