//! While texts are on their way, and when they do not come.

use leptos::prelude::*;

use super::parts::{begin_reading, t};
use crate::words::Words;

/// Under which name the texts of all tables are fetched.
pub(crate) const TABLES: &str = "table";

/// A page of a game, drawn once the game's own texts are here.
#[component]
pub(crate) fn Told(game: &'static str, children: ChildrenFn) -> impl IntoView {
    let words: Words = expect_context();
    let here = words.need(game);
    view! { <Show when=move || here.get() fallback=|| view! { <Coming/> }>{children()}</Show> }
}

/// An empty page: as a rule for less than the blink of an eye.
#[component]
pub(crate) fn Coming() -> impl IntoView {
    // Whoever listens to the page is taken to the one that comes instead.
    on_cleanup(begin_reading);
    view! { <main id="main" class="page" data-page="waiting" aria-busy="true" tabindex="-1"></main> }
}

/// Says that texts did not arrive, in the language that the page still speaks, and offers another try.
#[component]
pub(crate) fn MissingTexts() -> impl IntoView {
    let words: Words = expect_context();
    let strip = move || {
        view! {
            <p class="alert missing-texts" role="alert" data-missing-texts="">
                {t("ui-texts-missing")}
                <button type="button" class="button" data-retry-texts="" on:click=move |_| words.try_again()>
                    {t("ui-retry")}
                </button>
            </p>
        }
    };
    view! { <Show when=move || words.missing() fallback=|| ()>{strip()}</Show> }
}
