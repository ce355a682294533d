//! Which page is shown.

use leptos::prelude::*;

use crate::replay::ReplayPage;
use crate::route::{CurrentRoute, Route};
use crate::table::TablePage;

/// The page of the current address.
#[component]
pub(crate) fn Page() -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    move || match route.get() {
        Route::Start | Route::Unknown => view! { <Blank name="start"/> }.into_any(),
        Route::New { .. } => view! { <Blank name="new"/> }.into_any(),
        Route::Table => view! { <TablePage/> }.into_any(),
        Route::Replay => view! { <ReplayPage/> }.into_any(),
        Route::Rules { .. } => view! { <Blank name="rules"/> }.into_any(),
        Route::About { .. } => view! { <Blank name="about"/> }.into_any(),
        Route::Guide { .. } => view! { <Blank name="guide"/> }.into_any(),
        Route::Settings => view! { <Blank name="settings"/> }.into_any(),
    }
}

/// Stands where a page will be.
#[component]
fn Blank(name: &'static str) -> impl IntoView {
    view! { <main data-page=name><h1>"Smokestack"</h1></main> }
}
