//! Browser functions that are used in more than one place.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    /// Milliseconds of the browser's monotonic clock, in the page and in the worker alike.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub(crate) fn clock() -> f64;
}

/// The window. It exists wherever [`crate::start_page`] runs; the worker has none and does not need it.
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

/// The `<html>` element.
pub fn root() -> web_sys::Element {
    window()
        .document()
        .and_then(|document| document.document_element())
        .expect("a page has a root element")
}

/// The address of one of this build's files (`worker.js`); each build has its own folder.
pub fn asset(name: &str) -> String {
    let folder = root()
        .get_attribute("data-assets")
        .unwrap_or_else(|| "./".to_owned());
    format!("{folder}{name}")
}

/// Sets a property of the window, for scripts outside this module.
pub fn set_global(name: &str, value: &JsValue) {
    // Fails only if the object is frozen, which the window never is.
    let _ = Reflect::set(&window(), &name.into(), value);
}

/// Calls a function that one of the small scripts left on the window; without that script, nothing happens.
pub fn call_global(name: &str, argument: &str) {
    let function = Reflect::get(&window(), &name.into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(function) = function {
        let _ = function.call1(&JsValue::UNDEFINED, &argument.into());
    }
}

/// Adds a performance mark, for tests and developer tools.
pub fn mark(name: &str) {
    if let Some(performance) = window().performance() {
        let _ = performance.mark(name);
    }
}

/// Waits this many milliseconds.
pub(crate) async fn sleep(milliseconds: f64) {
    if milliseconds <= 0.0 {
        return;
    }
    let promise = Promise::new(&mut |resolve, _| {
        // Delays are a few seconds at most, so the number fits.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds as i32);
    });
    let _ = JsFuture::from(promise).await;
}

/// Whether the device can share links; most phones can.
pub(crate) fn can_share() -> bool {
    Reflect::get(&window().navigator(), &"share".into()).is_ok_and(|share| share.is_function())
}

/// Opens the share dialog for a link; cancelling it has no effect.
pub(crate) fn share(title: &str, address: &str) {
    let navigator = window().navigator();
    let share = Reflect::get(&navigator, &"share".into()).and_then(JsCast::dyn_into::<Function>);
    let what = Object::new();
    for (name, value) in [("title", title), ("text", title), ("url", address)] {
        // Fails only if the object is frozen, which a new one never is.
        let _ = Reflect::set(&what, &name.into(), &value.into());
    }
    let promise = share.and_then(|share| share.call1(&navigator, &what)?.dyn_into::<Promise>());
    if let Ok(promise) = promise {
        spawn_local(async move { _ = JsFuture::from(promise).await });
    }
}

/// Copies a text to the clipboard; a browser may refuse.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into());
    let Ok(clipboard) = clipboard else { return false };
    let write = Reflect::get(&clipboard, &"writeText".into()).and_then(JsCast::dyn_into::<Function>);
    let Ok(write) = write else { return false };
    let promise = write
        .call1(&clipboard, &text.into())
        .and_then(JsCast::dyn_into::<Promise>);
    match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok(),
        Err(_) => false,
    }
}
