//! A record, looked at move by move.

use catalog::CatalogError;
use leptos::prelude::*;

/// Opens a record at a move (the last one if none is given).
pub(crate) fn open(text: &str, _colours: Vec<usize>, _at: Option<usize>) -> Result<(), CatalogError> {
    catalog::open_record(text, None).map(|_| ())
}

/// The replay.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    view! { <main data-page="replay"></main> }
}
