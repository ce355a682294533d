//! The page: Leptos components around the rules engine.
//!
//! Two crates compile it to WebAssembly: `page` contains what is loaded at once, `reception` the pages for online play
//! that need no game. The linker leaves out what neither of them uses.
//!
//! The modules are layers: each uses only those below it (`layers` checks this). From top to bottom:
//!
//! - `app` (shell, start page, settings, and which page is shown)
//! - `lobby` (online play, the account and notifications), `new_game`, `analysis` (the review of a finished game),
//!   `replay`, and `library` (rules, guide and origin of a game)
//! - `table` (a game being played or replayed)
//! - `games` (what each game displays)
//! - `model` (the game being played, here or on a server; the settings)
//! - `api` (requests to the server, the bots' thread, the browser's storage)
//! - `base` (the document, addresses, texts and small components)

mod analysis;
pub mod api;
mod app;
pub mod base;
mod games;
#[cfg(test)]
mod layers;
mod library;
pub mod lobby;
pub mod model;
mod new_game;
mod replay;
mod table;

use base::{crash_screen, dom, test_hooks};

use api::worker::{self, JobOwner, WorkerError};

/// Draws the page with these texts; must be called once.
pub fn start_page(texts: String) {
    initialize();
    test_hooks::install(|| None, || None);
    app::mount(texts);
    dom::mark("smokestack-interactive");
}

/// Has the worker run a job, JSON in and JSON out; for the browser's console and for tests.
pub async fn run_job(job: &str) -> Result<String, WorkerError> {
    let no_result = |error: serde_json::Error| WorkerError::NoResult(error.to_string());
    let job = serde_json::from_str(job).map_err(no_result)?;
    let result = worker::run(JobOwner::Console, &job).await?;
    serde_json::to_string(&result).map_err(no_result)
}

/// Runs before anything else.
fn initialize() {
    crash_screen::install();
    smokestack_core::embedded_data::install(include!(concat!(env!("OUT_DIR"), "/embedded_data.rs")));
}
