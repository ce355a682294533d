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
pub(crate) use self::pieces::prefetch;
use crate::base::i18n::I18n;
use crate::base::route;
use crate::model::settings::Settings;

/// Draws the page into `#app`, or into the body if a test's page has no such element.
pub(crate) fn mount(texts: String) {
    let place = document()
        .get_element_by_id("app")
        .and_then(|element| element.dyn_into().ok());
    add_base_style();
    let app = move || view! { <App texts/> };
    match place {
        Some(place) => leptos::mount::mount_to(place, app).forget(),
        None => leptos::mount::mount_to_body(app),
    }
}

/// Adds the base style sheet to the page; it comes with the pictures, so that the two always match.
fn add_base_style() {
    let style = document().create_element("style").ok();
    if let Some((style, head)) = style.zip(document().head()) {
        style.set_text_content(Some(board_svg::BASE_CSS));
        // Fails only if the node is not allowed there; a style in the head is.
        let _ = head.prepend_with_node_1(&style);
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
