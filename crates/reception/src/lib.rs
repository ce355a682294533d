//! The pages for online play that need no game, compiled to a separate WebAssembly module: players who stay at the
//! table never load it.
//!
//! `client::reception` implements them; the page opens and closes them through these functions.

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page for the current address into this element, with these texts.
#[wasm_bindgen]
pub fn open(place: web_sys::HtmlElement, texts: String) {
    client::reception::open(place, texts);
}

/// Switches to the current language.
#[wasm_bindgen]
pub fn update_language() {
    client::reception::update_language();
}

/// Removes the page from the document.
#[wasm_bindgen]
pub fn close() {
    client::reception::close();
}
