//! The pages for online play that need no game, compiled to WebAssembly by themselves: players who stay at the table
//! never load them.
//!
//! `client::reception` implements them; the page opens and closes them through these functions.

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page of the current address into this element, with these texts.
#[wasm_bindgen]
pub fn open(place: web_sys::HtmlElement, texts: String) {
    client::reception::open(place, texts);
}

/// Follows a change of the language.
#[wasm_bindgen]
pub fn update_language() {
    client::reception::update_language();
}

/// Removes it from the document.
#[wasm_bindgen]
pub fn close() {
    client::reception::close();
}
