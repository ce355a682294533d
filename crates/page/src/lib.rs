//! The page, compiled to WebAssembly: the entry points of `client`.
//!
//! The same module is used twice: `boot.js` calls [`start_page`] in the page, and `worker.js` calls [`answer`] off the
//! main thread. Nothing starts by itself, because the worker must not draw.

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page; called once by `boot.js`, which has also fetched the first texts.
#[wasm_bindgen]
pub fn start_page(texts: String) {
    client::start_page(texts);
}

/// Runs one job in the worker: JSON in, JSON out.
#[wasm_bindgen]
pub fn answer(job: String) -> String {
    client::answer(&job)
}

/// Has the worker run a job; for the browser's console and for tests.
#[wasm_bindgen]
pub async fn ask(job: String) -> Result<String, JsError> {
    Ok(client::worker::ask(client::worker::Errand::Console, &job).await?)
}

/// Plays `games` random games and returns their speed as JSON; called by `cargo xtask bench`.
///
/// The seed is text, because JavaScript's numbers are exact only up to 2^53.
#[wasm_bindgen]
pub fn bench(game: String, seats: u8, games: u32, seed: String) -> String {
    client::bench(&game, seats, games, &seed)
}

/// Returns the digest of `games` random games, for the test that they are the same here as in the terminal.
#[wasm_bindgen]
pub fn digest(game: String, seats: u8, games: u32, seed: String) -> String {
    client::digest(&game, seats, games, &seed)
}
