//! `window.smokestack`: the state of the engine, so that a browser test can compare it with the page.

use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use crate::base::dom;

/// Makes `smokestack.record()` (text) and `smokestack.position()` (an object) return what these functions return;
/// `None`, while there is no table, becomes `null`. The position is passed as JSON text. Calling again replaces both.
pub fn install(
    record: impl Fn() -> Option<String> + 'static,
    position: impl Fn() -> Option<String> + 'static,
) {
    let hooks = Object::new();
    set(&hooks, "record", move || {
        record().map_or(JsValue::NULL, JsValue::from)
    });
    set(&hooks, "position", move || {
        position()
            .and_then(|json| JSON::parse(&json).ok())
            .unwrap_or(JsValue::NULL)
    });
    dom::set_global("smokestack", &hooks);
}

fn set(hooks: &Object, name: &str, function: impl Fn() -> JsValue + 'static) {
    // The browser frees the closure when it is no longer reachable.
    let function = Closure::<dyn Fn() -> JsValue>::new(function).into_js_value();
    // Fails only if the object is frozen, which a new one never is.
    let _ = Reflect::set(hooks, &name.into(), &function);
}
