//! Keeps the keyboard focus when elements are drawn again.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

/// The gap between the question and the element below it, in pixels.
const QUESTION_GAP_PX: f64 = 8.0;

/// Focuses an element without scrolling.
pub(crate) fn without_scrolling(element: &HtmlElement) {
    call(element, "focus", "preventScroll", &true.into());
}

/// Scrolls only as far as needed to show an element.
pub(crate) fn into_view(element: &HtmlElement) {
    call(element, "scrollIntoView", "block", &"nearest".into());
}

/// Scrolls only as far as needed to show the top of an element: the question above it stays where it is.
pub(crate) fn below_question(element: &HtmlElement) {
    into_view(element);
    let Ok(Some(question)) = document().query_selector(".prompt") else {
        return;
    };
    let edge = question.get_bounding_client_rect().bottom() + QUESTION_GAP_PX;
    let hidden = edge - element.get_bounding_client_rect().top();
    if hidden > 0.0 {
        window().scroll_by_with_x_and_y(0.0, -hidden);
    }
}

/// Calls a method of an element with one option.
fn call(element: &HtmlElement, name: &str, option: &str, value: &JsValue) {
    let options = js_sys::Object::new();
    // Fails only if the object is frozen, which a new one never is.
    let _ = js_sys::Reflect::set(&options, &option.into(), value);
    let function = js_sys::Reflect::get(element, &name.into()).ok();
    if let Some(function) = function.and_then(|function| function.dyn_into::<js_sys::Function>().ok()) {
        let _ = function.call1(element, &options);
    }
}

/// The id of the focused element inside another one.
pub(crate) fn id_within(outer: &Element) -> Option<String> {
    let focused = document().active_element()?;
    outer
        .contains(Some(&focused))
        .then(|| focused.id())
        .filter(|id| !id.is_empty())
}

pub(crate) fn by_id(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element {
        // SVG elements can have the focus, too, but are not HTML elements.
        without_scrolling(element.unchecked_ref());
    }
}

/// Moves a lost focus back to the question: after a move, the button that was clicked is gone.
pub(crate) fn restore() {
    let lost = document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY");
    if lost {
        by_id("question");
    }
}
