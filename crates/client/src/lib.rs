//! The page, compiled to WebAssembly: Leptos components around the rules engine.
//!
//! The same module serves twice: `boot.js` calls [`start_page`] in the page, `worker.js` calls [`answer`] off the
//! main thread. Nothing starts by itself, because the worker must not draw.
//!
//! Reading order: `app` (what the whole page shares), `route` and `pages` (which page is shown), `settings` with
//! `theme`, `language`, `words` and `texts`, `storage` (what the browser keeps), `room` (the server's end of playing with
//! friends), `session` (games being played), `table`
//! and `replay` (the two pages that show one), `analysis` (of one that is over), `bot_worker` and `worker` (the two ends of the
//! bots' thread), `expose` (what tests may ask), `rescue` (when something breaks), `bench`.

mod analysis;
mod app;
mod bench;
pub mod bot_worker;
pub mod dom;
pub mod expose;
mod figures;
pub mod language;
mod pages;
mod replay;
pub mod rescue;
mod room;
pub mod route;
pub mod session;
pub mod settings;
pub mod storage;
mod table;
mod texts;
pub mod theme;
pub mod words;
mod worker;

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page; called once, by `boot.js`, which has fetched the first texts meanwhile.
#[wasm_bindgen]
pub fn start_page(texts: String) {
    wake();
    expose::expose(|| None, || None);
    app::mount(texts);
    dom::mark("smokestack-interactive");
}

/// Answers one job in the worker: JSON in, JSON out.
#[wasm_bindgen]
pub fn answer(job: String) -> String {
    wake();
    worker::answer(&job)
}

/// Has the worker answer a job; for the browser's console and its tests.
#[wasm_bindgen]
pub async fn ask(job: String) -> Result<String, JsError> {
    Ok(bot_worker::ask(bot_worker::Errand::Console, &job).await?)
}

/// Plays `games` random games and says how fast, as JSON; called by `cargo xtask bench`.
///
/// The seed is text, because JavaScript's numbers end at 2^53.
#[wasm_bindgen]
pub fn bench(game: String, seats: u8, games: u32, seed: String) -> String {
    wake();
    bench::run(&game, seats, games, &seed)
}

/// Before anything else, in the page and in the worker.
fn wake() {
    rescue::install();
    smokestack_core::packed::provide(include!(concat!(env!("OUT_DIR"), "/packed.rs")));
}
