//! The pages for online play that need no game: the lobby, the account, and everything that concerns a person rather
//! than a table.
//!
//! They form a separate WebAssembly module with its own signals and texts, drawn into an element that the page provides
//! (`pages::reception`). The page opens the module again for every address, and notifies it when the language changes.
//!
//! - `lobby` (a new table and the waiting room are in `pages::friends`)
//! - `account`, `notifications`, and `email` (the pages that links in e-mails open)
//! - `person` (public profile) and `finished` (public games that are over)
//! - `forms`, `features` (of the server) and `device` (push and passkeys), which they share

mod account;
mod device;
mod email;
pub(crate) mod features;
mod finished;
mod forms;
mod lobby;
mod notifications;
mod person;

use std::any::Any;
use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use crate::crash_screen;
use crate::i18n::I18n;
use crate::language::{self, Language};
use crate::pages::friends::{NewTablePage, WaitingPage};
use crate::pages::parts::NotFound;
use crate::pages::{MissingTexts, TABLE_TEXTS, Told};
use crate::room::TEXTS;
use crate::route::{self, Route};

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
        <Told game=TABLE_TEXTS>
            <Told game=TEXTS>{page(route.get_value())}</Told>
        </Told>
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Friends => view! { <lobby::LobbyPage/> }.into_any(),
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
