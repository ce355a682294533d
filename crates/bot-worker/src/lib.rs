//! The web client's worker, compiled to WebAssembly: bots think here, off the page's main thread.
//!
//! It is a module of its own, because rules and bots are compiled for speed here and for size in the page. `worker.js`
//! calls [`run_job`]; `cargo xtask bench` and the browser tests call [`bench`] and [`digest`].

mod bench;
mod jobs;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs one job: the JSON of a [`protocol::worker::Job`] in, that of a [`protocol::worker::JobResult`] out.
#[wasm_bindgen]
pub fn run_job(job: &str) -> String {
    initialize();
    jobs::run_json(job)
}

/// Plays `games` random games and returns their speed as JSON.
///
/// The seed is text, because JavaScript's numbers are exact only up to 2^53.
#[wasm_bindgen]
pub fn bench(game: &str, seats: u8, games: u32, seed: &str) -> String {
    initialize();
    bench::run(game, seats, games, seed)
}

/// Plays `games` random games and returns their digest, which is the same on every platform.
#[wasm_bindgen]
pub fn digest(game: &str, seats: u8, games: u32, seed: &str) -> String {
    initialize();
    bench::digest(game, seats, games, seed)
}

fn initialize() {
    console_error_panic_hook::set_once();
    smokestack_core::embedded_data::install(include!(concat!(env!("OUT_DIR"), "/embedded_data.rs")));
}

/// The time in milliseconds of a monotonic clock. Outside a browser, that is in tests, it is always zero.
fn now() -> f64 {
    #[cfg(target_family = "wasm")]
    return clock();
    #[cfg(not(target_family = "wasm"))]
    0.0
}

#[cfg(target_family = "wasm")]
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn clock() -> f64;
}
