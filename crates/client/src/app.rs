//! The whole page: what its parts share, and the part that is shown.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::pages::Page;
use crate::route;
use crate::settings::Settings;
use crate::words::Words;

/// Draws the page into `#app`, or into the body where a test's page has no such element; it speaks from this text.
pub(crate) fn mount(texts: String) {
    let place = document()
        .get_element_by_id("app")
        .and_then(|element| element.dyn_into().ok());
    dress();
    let app = move || view! { <App texts/> };
    match place {
        Some(place) => leptos::mount::mount_to(place, app).forget(),
        None => leptos::mount::mount_to_body(app),
    }
}

/// Puts the house style into the page; it comes with the pictures, so that the two always fit.
fn dress() {
    let style = document().create_element("style").ok();
    if let Some((style, head)) = style.zip(document().head()) {
        style.set_text_content(Some(board_svg::HOUSE_CSS));
        // Refused only where a node may not stand, which a style in the head may.
        let _ = head.prepend_with_node_1(&style);
    }
}

#[component]
fn App(texts: String) -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    provide_context(Words::follow(settings.language, texts));
    provide_context(route::follow_address());
    view! { <Page/> }
}
