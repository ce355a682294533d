//! The pages for online play that need no game: the lobby, the account, and everything that concerns a person rather
//! than a table.
//!
//! They form a separate WebAssembly module with its own signals and texts, drawn into an element that the page provides
//! (`piece`). The page opens the module again for every address, and notifies it when the language changes.
//!
//! - `lobby_page` with `table_list`; `new_table` and `waiting`, and `online`, which the page itself shows because it needs
//!   the game's rules
//! - `account`, `notifications`, and `email` (the pages that links in e-mails open)
//! - `person` (public profile) and `finished` (public games that are over)
//! - `forms`, `features` (of the server) and `device` (push and passkeys), which they share
//! - `turns` (in the header of every page: the tables at which it is your turn)

mod account;
mod device;
mod email;
mod features;
mod finished;
mod forms;
mod lobby_page;
mod new_table;
mod notifications;
mod online;
mod person;
pub(crate) mod piece;
mod problem;
mod table_list;
mod time;
pub(crate) mod turns;
mod user;
mod waiting;

use std::any::Any;
use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use crate::api::TEXTS;
use crate::base::crash_screen;
use crate::base::i18n::I18n;
use crate::base::language::{self, Language};
use crate::base::parts::NotFound;
use crate::base::route::{self, Route};
use crate::base::texts_gate::{MissingTexts, TABLE_TEXTS, WithTexts};
use new_table::NewTablePage;
pub(crate) use online::OnlinePage;
use problem::ProblemNote;
use waiting::WaitingPage;

thread_local! {
    /// The mounted page; dropping it removes it from the document.
    static MOUNTED: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// The language of the mounted page.
    static LANGUAGE: Cell<Option<RwSignal<Language>>> = const { Cell::new(None) };
}

/// Draws the page for the current address with these texts.
pub fn open(place: web_sys::HtmlElement, texts: String) {
    crash_screen::install();
    close();
    let drawn = leptos::mount::mount_to(place, move || view! { <Shell texts/> });
    MOUNTED.set(Some(Box::new(drawn)));
}

/// Switches to the current language; half-filled forms stay.
pub fn update_language() {
    if let Some(language) = LANGUAGE.get() {
        let _ = language.try_set(language::chosen());
    }
}

/// Removes the page from the document.
pub fn close() {
    // Dropped only after it has been taken out of the cell, because its clean-up may use the cell.
    drop(MOUNTED.take());
}

#[component]
fn Shell(texts: String) -> impl IntoView {
    let language = RwSignal::new(language::chosen());
    LANGUAGE.set(Some(language));
    provide_context(I18n::follow(language, texts));
    let route = StoredValue::new(route::here());
    view! {
        <MissingTexts/>
        <WithTexts game=TABLE_TEXTS>
            <WithTexts game=TEXTS>{page(route.get_value())}</WithTexts>
        </WithTexts>
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Friends => view! { <lobby_page::LobbyPage/> }.into_any(),
        Route::NewTable { game } => view! { <NewTablePage game/> }.into_any(),
        Route::Online { id } => view! { <WaitingPage id/> }.into_any(),
        Route::Account => view! { <account::AccountPage/> }.into_any(),
        Route::Person { id } => view! { <person::PersonPage id/> }.into_any(),
        Route::Finished => view! { <finished::FinishedPage/> }.into_any(),
        Route::Notifications => view! { <notifications::NotificationsPage/> }.into_any(),
        Route::Confirm { code } => view! { <email::ConfirmPage code/> }.into_any(),
        Route::Password { code } => view! { <email::PasswordPage code/> }.into_any(),
        _ => view! { <NotFound/> }.into_any(),
    }
}
