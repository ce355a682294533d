//! The pages for online play that need no game: the lobby, the account, and everything that concerns a person rather
//! than a table.
//!
//! They are a piece of the WebAssembly that is loaded on demand (`app::pieces`), except for `online` and `waiting`: a
//! table on the server needs the game's rules, so its pages are in the piece with the games.
//!
//! - `lobby_page` with `table_list`; `new_table`
//! - `online` (a table: first its waiting room, `waiting`, then the game)
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
mod problem;
mod table_list;
mod time;
pub(crate) mod turns;
mod user;
mod waiting;

use leptos::prelude::*;

use crate::api::TEXTS;
use crate::base::parts::NotFound;
use crate::base::route::Route;
use crate::base::texts_gate::WithTexts;
use new_table::NewTablePage;
pub(crate) use online::OnlinePage;
use problem::ProblemNote;

/// The page of this address, drawn once the texts for online play are loaded.
pub(crate) fn page(route: Route) -> AnyView {
    let route = StoredValue::new(route);
    view! { <WithTexts game=TEXTS>{page_of(route.get_value())}</WithTexts> }.into_any()
}

fn page_of(route: Route) -> AnyView {
    match route {
        Route::Friends => view! { <lobby_page::LobbyPage/> }.into_any(),
        Route::NewTable { game } => view! { <NewTablePage game/> }.into_any(),
        Route::Account => view! { <account::AccountPage/> }.into_any(),
        Route::Person { id } => view! { <person::PersonPage id/> }.into_any(),
        Route::Finished => view! { <finished::FinishedPage/> }.into_any(),
        Route::Notifications => view! { <notifications::NotificationsPage/> }.into_any(),
        Route::Confirm { code } => view! { <email::ConfirmPage code/> }.into_any(),
        Route::Password { code } => view! { <email::PasswordPage code/> }.into_any(),
        _ => view! { <NotFound/> }.into_any(),
    }
}
