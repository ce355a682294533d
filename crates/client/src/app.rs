//! The whole page: what its parts share, and the part that is shown.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::pages::Page;
use crate::route;
use crate::settings::Settings;

/// Draws the page into `#app`, or into the body where a test's page has no such element.
pub(crate) fn mount() {
    let place = document()
        .get_element_by_id("app")
        .and_then(|element| element.dyn_into().ok());
    match place {
        Some(place) => leptos::mount::mount_to(place, App).forget(),
        None => leptos::mount::mount_to_body(App),
    }
}

#[component]
fn App() -> impl IntoView {
    provide_context(Settings::load());
    provide_context(route::follow_address());
    view! { <Page/> }
}
