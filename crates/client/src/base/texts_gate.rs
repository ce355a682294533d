//! What is shown while texts are being loaded, and when loading fails.

use leptos::prelude::*;

use crate::base::i18n::I18n;
use crate::base::parts::{focus_new_page, t};

/// The name of the text file that all tables share.
pub(crate) const TABLE_TEXTS: &str = "table";

/// A page about a game, drawn once the game's own texts are loaded.
#[component]
pub(crate) fn WithTexts(game: &'static str, children: ChildrenFn) -> impl IntoView {
    let i18n: I18n = expect_context();
    let here = i18n.require(game);
    view! { <Show when=move || here.get() fallback=|| view! { <Loading/> }>{children()}</Show> }
}

/// An empty page, usually only for a moment.
#[component]
pub(crate) fn Loading() -> impl IntoView {
    // Screen readers continue on the page that replaces it.
    on_cleanup(focus_new_page);
    view! { <main id="main" class="page" data-page="waiting" aria-busy="true" tabindex="-1"></main> }
}

/// Says that texts could not be loaded, in the previous language, and offers a retry.
#[component]
pub(crate) fn MissingTexts() -> impl IntoView {
    let i18n: I18n = expect_context();
    let strip = move || {
        view! {
            <p class="alert missing-texts" role="alert" data-missing-texts="">
                {t("ui-texts-missing")}
                <button type="button" class="button" data-retry-texts="" on:click=move |_| i18n.retry()>
                    {t("ui-retry")}
                </button>
            </p>
        }
    };
    view! { <Show when=move || i18n.failed() fallback=|| ()>{strip()}</Show> }
}
