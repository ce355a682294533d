//! Shows the current page inside the shell that all pages share.
//!
//! Each page is a `<main id="main" data-page="…">` with one `<h1>`; the shell adds header and footer.

use leptos::prelude::*;

use super::pieces::{self, PiecePage};
use super::{settings, shell, start, title};
use crate::base::crash_screen;
use crate::base::i18n::I18n;
use crate::base::parts;
use crate::base::route::{CurrentRoute, Route};
use crate::base::texts_gate::{TABLE_TEXTS, WithTexts};
use crate::lobby::turns::Turns;

/// The page of the current address.
#[component]
pub(crate) fn Page() -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    let i18n: I18n = expect_context();
    // Going to another part of the same page does not draw the page again.
    let place = Memo::new(move |_| route.get().page());
    Effect::new(move || prepare_crash_screen(i18n));
    let turns = Turns::follow();
    Effect::new(move || title::show(i18n, turns, &place.get()));
    Effect::new(move |before: Option<Route>| {
        let now = place.get();
        if before.is_some_and(|before| before != now) {
            parts::focus_new_page();
        }
        now
    });
    view! {
        <shell::Shell>
            {move || match place.get() {
                Route::Start => view! { <start::StartPage/> }.into_any(),
                // All other pages use the texts for tables.
                other => {
                    pieces::request(&other);
                    let route = StoredValue::new(other);
                    view! { <WithTexts game=TABLE_TEXTS>{page_of(route.get_value())}</WithTexts> }.into_any()
                }
            }}
        </shell::Shell>
    }
}

fn page_of(route: Route) -> AnyView {
    match route {
        Route::Settings => view! { <settings::SettingsPage/> }.into_any(),
        Route::Start | Route::Unknown => view! { <parts::NotFound/> }.into_any(),
        route => view! { <PiecePage route/> }.into_any(),
    }
}

/// Gives the crash screen its texts in the chosen language.
fn prepare_crash_screen(i18n: I18n) {
    crash_screen::prepare(&crash_screen::Texts {
        title: i18n.t_string("ui-crash-title"),
        text: i18n.t_string("ui-crash-text"),
        download: i18n.t_string("ui-crash-download"),
        reload: i18n.t_string("ui-crash-reload"),
    });
}
