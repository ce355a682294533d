//! What stands around every page: the way past it all, the header with its signs, and the footer.

use leptos::prelude::*;

use super::parts::{Icon, focus_main, t};
use super::switches::{LanguageSwitch, ThemeSwitch};
use super::told::MissingTexts;
use super::turns::WaitingTables;
use crate::route::{CurrentRoute, Route};
use crate::session::current;

#[component]
pub(super) fn Shell(children: Children) -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    // A table wants the room for itself: the header shrinks, the footer waits elsewhere.
    let at_table = move || match route.get() {
        Route::Table | Route::Replay { .. } | Route::ReplayOf { .. } => true,
        Route::Online { id } => current::with(|session| session.id == id) == Some(true),
        _ => false,
    };
    view! {
        <a class="skip" href="#main" on:click=skip>{t("ui-skip")}</a>
        <div class="shell" class:at-table=at_table>
            <Header/>
            <MissingTexts/>
            {children()}
            <Footer/>
        </div>
    }
}

/// The address behind `#` is the page's own, so the jump is made by hand.
fn skip(event: web_sys::MouseEvent) {
    event.prevent_default();
    focus_main();
}

#[component]
fn Header() -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    // A new link only when it leads elsewhere.
    let game = Memo::new(move |_| game_at(&route.get()));
    let rules = move || {
        let to = Route::Rules {
            game: game.get(),
            number: None,
        };
        view! { <Way to icon="book" key="ui-rules"/> }
    };
    // The table that is being played, wherever it is kept.
    let running = Memo::new(|_| {
        let route = |session: &current::Session| session.table.turn().map(|_| session.route());
        current::with(route).flatten()
    });
    let to_table = move || {
        running
            .get()
            .map(|to| view! { <Way to icon="play" key="ui-to-table"/> })
    };
    view! {
        <header class="top">
            <a class="brand" href=Route::Start.to_string() data-home="">
                <span class="brand-mark" aria-hidden="true" inner_html=board_svg::logo()></span>
                <span class="brand-name">"Smokestack"</span>
            </a>
            <nav class="ways" aria-label=t("ui-navigation")>
                <Way to=Route::Start icon="home" key="ui-home"/>
                {to_table}
                <Way to=Route::Friends icon="person" key="ui-online"><WaitingTables/></Way>
                {rules}
                <Way to=Route::Settings icon="settings" key="ui-settings"/>
            </nav>
            <div class="switches">
                <LanguageSwitch/>
                <ThemeSwitch/>
            </div>
        </header>
    }
}

/// The game that a page is about, or that is on the table; else the first of the house.
fn game_at(route: &Route) -> String {
    match route {
        Route::New { game }
        | Route::NewTable { game }
        | Route::Rules { game, .. }
        | Route::About { game }
        | Route::Guide { game } => game.clone(),
        _ => {
            let at_table = current::with(|session| session.table.info().id);
            at_table.unwrap_or("industria").to_owned()
        }
    }
}

/// A link of the navigation, marked where it leads to the page that is shown.
#[component]
fn Way(
    to: Route,
    icon: &'static str,
    key: &'static str,
    /// What else stands there.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    let address = to.to_string();
    let here = move || match (&to, route.get()) {
        (Route::Rules { .. }, Route::Rules { .. }) => Some("page"),
        (Route::Friends, now) if now.is_at_reception() => Some("page"),
        (to, now) => (*to == now).then_some("page"),
    };
    view! {
        <a class="way" href=address aria-current=here>
            <Icon name=icon/>
            <span class="way-word">{t(key)}</span>
            {children.map(|children| children())}
        </a>
    }
}

#[component]
fn Footer() -> impl IntoView {
    view! {
        <footer class="bottom">
            <p>{t("ui-footer-fan")}</p>
            <p>{t("ui-footer-licence")}</p>
        </footer>
    }
}
