//! Shows the current page inside the shell that all pages share.
//!
//! Each page is a `<main id="main" data-page="…">` with one `<h1>`; the shell adds header and footer.

use leptos::prelude::*;

use super::{settings, shell, start, title};
use crate::analysis::AnalysisPage;
use crate::base::crash_screen;
use crate::base::i18n::I18n;
use crate::base::parts;
use crate::base::route::{CurrentRoute, Route};
use crate::base::texts_gate::{TABLE_TEXTS, WithTexts};
use crate::library::{about, guide, rules};
use crate::lobby::OnlinePage;
use crate::lobby::piece::Reception;
use crate::lobby::turns::Turns;
use crate::new_game;
use crate::replay::{LinkedReplay, ReplayPage};
use crate::table::TablePage;

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
                    let route = StoredValue::new(other);
                    view! { <WithTexts game=TABLE_TEXTS>{page_of(route.get_value())}</WithTexts> }.into_any()
                }
            }}
        </shell::Shell>
    }
}

fn page_of(route: Route) -> AnyView {
    match route {
        Route::New { game } => view! { <new_game::NewGamePage game/> }.into_any(),
        Route::ReplayOf { id, .. } => view! { <LinkedReplay id/> }.into_any(),
        Route::Online { id } => view! { <OnlinePage id/> }.into_any(),
        Route::Table => view! { <TablePage/> }.into_any(),
        Route::Replay { .. } => view! { <ReplayPage/> }.into_any(),
        Route::Analysis => view! { <AnalysisPage/> }.into_any(),
        Route::Rules { game, .. } => view! { <rules::RulesPage game/> }.into_any(),
        Route::About { game } => view! { <about::AboutPage game/> }.into_any(),
        Route::Guide { game } => view! { <guide::GuidePage game/> }.into_any(),
        Route::Settings => view! { <settings::SettingsPage/> }.into_any(),
        route if route.is_in_reception() => view! { <Reception/> }.into_any(),
        _ => view! { <parts::NotFound/> }.into_any(),
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
