//! The pages for online play that need no game, compiled to a separate WebAssembly module: players who stay at the
//! table never load it.
//!
//! `client::lobby` implements them; the page opens and closes them through these functions.

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page for the current address into this element, with these texts.
#[wasm_bindgen]
pub fn open(place: web_sys::HtmlElement, texts: String) {
    client::lobby::open(place, texts);
}

/// Switches to the current language.
#[wasm_bindgen]
pub fn update_language() {
    client::lobby::update_language();
}

/// Removes the page from the document.
#[wasm_bindgen]
pub fn close() {
    client::lobby::close();
}
