//! Which page is shown.

use leptos::prelude::*;

use crate::route::{CurrentRoute, Route};

/// The page of the current address.
#[component]
pub(crate) fn Page() -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    move || match route.get() {
        Route::Start | Route::Unknown => view! { <Blank name="start"/> },
        Route::New { .. } => view! { <Blank name="new"/> },
        Route::Table => view! { <Blank name="table"/> },
        Route::Replay => view! { <Blank name="replay"/> },
        Route::Rules { .. } => view! { <Blank name="rules"/> },
        Route::About { .. } => view! { <Blank name="about"/> },
        Route::Guide { .. } => view! { <Blank name="guide"/> },
        Route::Settings => view! { <Blank name="settings"/> },
    }
}

/// Stands where a page will be.
#[component]
fn Blank(name: &'static str) -> impl IntoView {
    view! { <main data-page=name><h1>"Smokestack"</h1></main> }
}
