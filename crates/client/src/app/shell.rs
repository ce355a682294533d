//! The frame of every page: the skip link, the header, and the footer.

use leptos::prelude::*;

use super::switches::{LanguageSwitch, ThemeSwitch};
use crate::base::parts::{Icon, first_game, focus_main, t};
use crate::base::route::{CurrentRoute, Route};
use crate::base::texts_gate::MissingTexts;
use crate::lobby::turns::WaitingTables;
use crate::model::current;

#[component]
pub(super) fn Shell(children: Children) -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    // A table needs the space: the header shrinks, and there is no footer.
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

/// Moves the focus in code, because the part of an address after `#` is a route.
fn skip(event: web_sys::MouseEvent) {
    event.prevent_default();
    focus_main();
}

#[component]
fn Header() -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    // The link changes only with its target.
    let game = Memo::new(move |_| game_at(&route.get()));
    let rules = move || {
        let to = Route::Rules {
            game: game.get(),
            number: None,
        };
        view! { <NavLink to icon="book" key="ui-rules"/> }
    };
    // The table that is being played, whether it is local or online.
    let running = Memo::new(|_| {
        let route = |session: &current::Session| session.table.turn().map(|_| session.route());
        current::with(route).flatten()
    });
    let to_table = move || {
        running
            .get()
            .map(|to| view! { <NavLink to icon="play" key="ui-to-table"/> })
    };
    view! {
        <header class="top">
            <a class="brand" href=Route::Start.to_string() data-home="">
                <span class="brand-mark" aria-hidden="true" inner_html=board_svg::logo()></span>
                <span class="brand-name">"Smokestack"</span>
            </a>
            <nav class="nav-links" aria-label=t("ui-navigation")>
                <NavLink to=Route::Start icon="home" key="ui-home"/>
                {to_table}
                <NavLink to=Route::Friends icon="person" key="ui-online"><WaitingTables/></NavLink>
                {rules}
                <NavLink to=Route::Settings icon="settings" key="ui-settings"/>
            </nav>
            <div class="switches">
                <LanguageSwitch/>
                <ThemeSwitch/>
            </div>
        </header>
    }
}

/// The game that a page is about or that is on the table; otherwise, the first game.
fn game_at(route: &Route) -> String {
    match route {
        Route::New { game }
        | Route::NewTable { game }
        | Route::Rules { game, .. }
        | Route::About { game }
        | Route::Guide { game } => game.clone(),
        _ => {
            let at_table = current::with(|session| session.table.info().id);
            at_table.unwrap_or(first_game().id).to_owned()
        }
    }
}

/// A navigation link, marked if it leads to the current page.
#[component]
fn NavLink(
    to: Route,
    icon: &'static str,
    key: &'static str,
    /// Further content after the label.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    let address = to.to_string();
    let here = move || match (&to, route.get()) {
        (Route::Rules { .. }, Route::Rules { .. }) => Some("page"),
        (Route::Friends, now) if now.is_in_lobby() => Some("page"),
        (to, now) => (*to == now).then_some("page"),
    };
    view! {
        <a class="nav-link" href=address aria-current=here>
            <Icon name=icon/>
            <span class="nav-label">{t(key)}</span>
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
