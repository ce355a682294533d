//! The web client: Leptos components around the rules engine, compiled to WebAssembly.
//!
//! The module that is loaded first has the shell, the start page and the settings. The rest is loaded on demand, in three
//! pieces (`app::pieces`): games at the table, the library about them, and online play without a game.
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

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use base::{crash_screen, dom, test_hooks};

/// Draws the page; called once by `boot.js`, which has also fetched the first texts.
#[wasm_bindgen]
pub fn start_page(texts: String) {
    crash_screen::install();
    test_hooks::install(|| None, || None);
    app::mount(texts);
    dom::mark("smokestack-interactive");
}

/// Loads the pieces that the current page does not need yet; called by `boot.js` when the user is idle.
#[wasm_bindgen]
pub async fn prefetch() {
    app::prefetch().await;
}

/// Has the worker run a job, JSON in and JSON out; for the browser's console and for tests.
#[wasm_bindgen]
pub async fn run_job(job: String) -> Result<String, JsError> {
    let result = app::run_job(job).await;
    result.map_err(|error| JsError::new(&error))
}

/// Fails on purpose, so that browser tests can check the crash screen.
#[wasm_bindgen]
pub fn crash() {
    panic!("a test asked for this");
}
