//! `window.smokestack`: what the engine holds to be true, so that a browser test can compare it with what is shown.

use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use crate::dom;

/// Answers `smokestack.record()` (text) and `smokestack.position()` (an object) with what these functions return;
/// `None`, while there is no table, is `null`. The position is handed over as JSON text. Calling again replaces both.
pub fn expose(
    record: impl Fn() -> Option<String> + 'static,
    position: impl Fn() -> Option<String> + 'static,
) {
    let offered = Object::new();
    set(&offered, "record", move || {
        record().map_or(JsValue::NULL, JsValue::from)
    });
    set(&offered, "position", move || {
        position()
            .and_then(|json| JSON::parse(&json).ok())
            .unwrap_or(JsValue::NULL)
    });
    dom::set_global("smokestack", &offered);
}

fn set(offered: &Object, name: &str, function: impl Fn() -> JsValue + 'static) {
    // The browser frees the closure when nobody can reach it any more.
    let function = Closure::<dyn Fn() -> JsValue>::new(function).into_js_value();
    // Fails only on a frozen object, which a new one is not.
    let _ = Reflect::set(offered, &name.into(), &function);
}
