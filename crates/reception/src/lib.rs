//! The reception of the game room, compiled to WebAssembly by itself: whoever only plays never loads it.
//!
//! `client::reception` says what it is; the page opens and closes it by these doors.

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page of the current address into this element; it speaks from this text.
#[wasm_bindgen]
pub fn open(place: web_sys::HtmlElement, texts: String) {
    client::reception::open(place, texts);
}

/// Another language is chosen.
#[wasm_bindgen]
pub fn speak() {
    client::reception::speak();
}

/// Takes it away.
#[wasm_bindgen]
pub fn close() {
    client::reception::close();
}
