//! The table: a game being played.

use leptos::prelude::*;

/// The running game.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    view! { <main data-page="table"></main> }
}
