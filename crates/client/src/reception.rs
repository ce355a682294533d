//! The game room's reception: its pages that need no game. The front page, who one is there, and what concerns a person rather
//! than a table.
//!
//! It is a WebAssembly module of its own, with signals and words of its own, drawn into a place that the page has for it
//! (`pages::reception`). The page opens it anew for every address, and says when another language is chosen.
//!
//! `lobby` (the front page; a new table and the waiting room are in `pages::friends`), `account` (one's own), `letters` (what a letter leads to), `telling` (how one hears of one's turns), `person` and `finished`
//! (what is known of people and of games that are over); `forms`, `offers` and `device` are what they share.

mod account;
mod device;
mod finished;
mod forms;
mod letters;
mod lobby;
pub(crate) mod offers;
mod person;
mod telling;

use std::any::Any;
use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use crate::language::{self, Language};
use crate::pages::friends::{NewTablePage, WaitingPage};
use crate::pages::parts::Nowhere;
use crate::pages::{MissingTexts, TABLES, Told};
use crate::rescue;
use crate::room::TEXTS;
use crate::route::{self, Route};
use crate::words::Words;

thread_local! {
    /// What is drawn; it goes when it is dropped.
    static DRAWN: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// In which language.
    static LANGUAGE: Cell<Option<RwSignal<Language>>> = const { Cell::new(None) };
}

/// Draws the page of the current address; it speaks from this text.
pub fn open(place: web_sys::HtmlElement, texts: String) {
    rescue::install();
    close();
    let drawn = leptos::mount::mount_to(place, move || view! { <Desk texts/> });
    DRAWN.set(Some(Box::new(drawn)));
}

/// Another language is chosen: whatever was begun stays.
pub fn speak() {
    if let Some(language) = LANGUAGE.get() {
        let _ = language.try_set(language::chosen());
    }
}

/// Takes it away.
pub fn close() {
    // Dropped after it was taken out: what ends there may look here.
    drop(DRAWN.take());
}

#[component]
fn Desk(texts: String) -> impl IntoView {
    let language = RwSignal::new(language::chosen());
    LANGUAGE.set(Some(language));
    provide_context(Words::follow(language, texts));
    let route = StoredValue::new(route::here());
    view! {
        <MissingTexts/>
        <Told game=TABLES>
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
        Route::Telling => view! { <telling::TellingPage/> }.into_any(),
        Route::Confirm { code } => view! { <letters::ConfirmPage code/> }.into_any(),
        Route::Password { code } => view! { <letters::PasswordPage code/> }.into_any(),
        _ => view! { <Nowhere/> }.into_any(),
    }
}
