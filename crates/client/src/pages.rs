//! Which page is shown, inside the shell that all pages share.
//!
//! Each page is a `<main id="main" data-page="…">` with one `<h1>`; the shell brings header and footer.

mod about;
pub(crate) mod friends;
mod guide;
pub(crate) mod new_game;
pub(crate) mod parts;
mod problem;
mod reception;
mod rules;
mod settings;
mod shell;
mod start;
mod switches;
mod title;
mod told;
mod turns;

use leptos::prelude::*;

use crate::analysis::AnalysisPage;
use crate::replay::{LinkedReplay, ReplayPage};
use crate::rescue;
use crate::route::{CurrentRoute, Route};
use crate::table::TablePage;
use crate::words::Words;
pub(crate) use problem::ProblemNote;
pub(crate) use told::{Coming, MissingTexts, TABLES, Told};
pub(crate) use turns::Turns;

/// The page of the current address.
#[component]
pub(crate) fn Page() -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    let words: Words = expect_context();
    // Going to another place on the same page does not draw the page again.
    let place = Memo::new(move |_| route.get().page());
    Effect::new(move || lay_out_rescue(words));
    let turns = Turns::follow();
    Effect::new(move || title::show(words, turns, &place.get()));
    Effect::new(move |before: Option<Route>| {
        let now = place.get();
        if before.is_some_and(|before| before != now) {
            parts::begin_reading();
        }
        now
    });
    view! {
        <shell::Shell>
            {move || match place.get() {
                Route::Start => view! { <start::StartPage/> }.into_any(),
                // All others say something that is said at tables, too.
                other => {
                    let route = StoredValue::new(other);
                    view! { <Told game=TABLES>{page_of(route.get_value())}</Told> }.into_any()
                }
            }}
        </shell::Shell>
    }
}

fn page_of(route: Route) -> AnyView {
    match route {
        Route::New { game } => view! { <new_game::NewGamePage game/> }.into_any(),
        Route::ReplayOf { id, .. } => view! { <LinkedReplay id/> }.into_any(),
        Route::Online { id } => view! { <friends::OnlinePage id/> }.into_any(),
        Route::Table => view! { <TablePage/> }.into_any(),
        Route::Replay { .. } => view! { <ReplayPage/> }.into_any(),
        Route::Analysis => view! { <AnalysisPage/> }.into_any(),
        Route::Rules { game, .. } => view! { <rules::RulesPage game/> }.into_any(),
        Route::About { game } => view! { <about::AboutPage game/> }.into_any(),
        Route::Guide { game } => view! { <guide::GuidePage game/> }.into_any(),
        Route::Settings => view! { <settings::SettingsPage/> }.into_any(),
        desk if desk.is_at_reception() => view! { <reception::Reception/> }.into_any(),
        _ => view! { <parts::Nowhere/> }.into_any(),
    }
}

/// The panel that is shown when something breaks speaks the chosen language.
fn lay_out_rescue(words: Words) {
    rescue::prepare(&rescue::Words {
        title: words.text("ui-rescue-title"),
        text: words.text("ui-rescue-text"),
        download: words.text("ui-rescue-download"),
        reload: words.text("ui-rescue-reload"),
    });
}
