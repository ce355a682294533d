//! The page, compiled to WebAssembly: the entry points of `client`.

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page; called once by `boot.js`, which has also fetched the first texts.
#[wasm_bindgen]
pub fn start_page(texts: String) {
    client::start_page(texts);
}

/// Has the worker run a job, JSON in and JSON out; for the browser's console and for tests.
#[wasm_bindgen]
pub async fn run_job(job: String) -> Result<String, JsError> {
    Ok(client::run_job(&job).await?)
}

/// Fails on purpose, so that browser tests can check the crash screen.
#[wasm_bindgen]
pub fn crash() {
    panic!("a test asked for this");
}
