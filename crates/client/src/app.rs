//! The top layer: the shell around every page, the start page, the settings, and which page is shown.
//!
//! This file has the root component and the contexts that all parts share.

mod page;
mod pieces;
mod settings;
mod shell;
mod start;
mod switches;
mod title;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use self::page::Page;
pub(crate) use self::pieces::{prefetch, run_job};
use crate::base::i18n::I18n;
use crate::base::route;
use crate::model::settings::Settings;

/// Draws the page into `#app`, or into the body if a test's page has no such element.
pub(crate) fn mount(texts: String) {
    let place = document()
        .get_element_by_id("app")
        .and_then(|element| element.dyn_into().ok());
    if let Some(head) = document().head() {
        // It comes with the pictures, so that the two always match; the page's own styles go after it.
        add_style(board_svg::BASE_CSS, |style| head.prepend_with_node_1(style));
    }
    let app = move || view! { <App texts/> };
    match place {
        Some(place) => leptos::mount::mount_to(place, app).forget(),
        None => leptos::mount::mount_to_body(app),
    }
}

/// Creates a style sheet, and adds it to the page with this function.
fn add_style<T>(css: &str, add: impl FnOnce(&web_sys::Element) -> T) {
    if let Ok(style) = document().create_element("style") {
        style.set_text_content(Some(css));
        // Fails only if the node is not allowed there; a style in the head is.
        let _ = add(&style);
    }
}

#[component]
fn App(texts: String) -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    provide_context(I18n::follow(settings.language, texts));
    provide_context(route::follow_address());
    view! { <Page/> }
}
