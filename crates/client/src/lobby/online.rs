//! An online table: first its waiting room, then the game.

use leptos::prelude::*;
use protocol::{TableInfo, TableStatus};

use super::table_list::sitter_in_words;
use super::waiting::WaitingPage;
use crate::api::current_user::CurrentUser;
use crate::api::{Problem, TEXTS};
use crate::base::i18n::I18n;
use crate::base::parts::{game_name, scroll_to_top, t};
use crate::base::route::Route;
use crate::base::texts_gate::{Loading, WithTexts};
use crate::lobby::turns::Turns;
use crate::model::current;
use crate::model::remote::{Connection, Remote};
use crate::table;

/// What the page shows.
#[derive(Clone, PartialEq)]
enum Shown {
    Nothing,
    Error,
    Waiting,
    /// The table was cancelled before its game began.
    Cancelled,
    Game(&'static str),
}

#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    view! { <WithTexts game=TEXTS><Followed id=id.get_value()/></WithTexts> }
}

#[component]
fn Followed(id: String) -> impl IntoView {
    let user = CurrentUser::follow();
    let remote = Remote::follow(&id);
    follow_the_person(user, remote);
    let turns: Turns = expect_context();
    let own = StoredValue::new(id.clone());
    // The table that was open before may still wait for the user.
    let waits = Memo::new(move |_| {
        current::with(|session| session.id == own.get_value() && session.asked().is_some()) == Some(true)
    });
    Effect::new(move |_| turns.here.set(waits.get()));
    Effect::new(move |_| {
        let open = |table: &TableInfo| (table.status == TableStatus::Open).then(|| game_name(&table.game));
        let game = remote.table.with(|table| table.as_ref().and_then(open));
        turns.waiting_room.set(game);
    });
    on_cleanup(move || {
        _ = turns.here.try_set(false);
        _ = turns.waiting_room.try_set(None);
    });
    let shown = Memo::new(move |_| {
        let game = current::with(|session| {
            let here = session.id == id && session.online().is_some();
            here.then(|| session.table.info().id)
        });
        let status = remote
            .table
            .with(|table| table.as_ref().map(|table| table.status));
        match (game.flatten(), status) {
            (Some(game), _) => Shown::Game(game),
            (None, Some(TableStatus::Open)) => Shown::Waiting,
            _ if remote.error.with(Option::is_some) => Shown::Error,
            (None, Some(TableStatus::Ended)) => Shown::Cancelled,
            _ => Shown::Nothing,
        }
    });
    move || match shown.get() {
        Shown::Game(game) => view! { <WithTexts game><table::Open/></WithTexts> }.into_any(),
        Shown::Waiting => view! { <WaitingRoom/> }.into_any(),
        Shown::Cancelled => view! { <Cancelled remote/> }.into_any(),
        Shown::Error => view! { <NoTable remote/> }.into_any(),
        Shown::Nothing => view! { <Loading/> }.into_any(),
    }
}

/// The waiting room, which is removed when the game begins.
#[component]
fn WaitingRoom() -> impl IntoView {
    // The table is shown from its top, whatever the scroll position was.
    on_cleanup(|| request_animation_frame(scroll_to_top));
    view! { <WaitingPage/> }
}

/// The connection belongs to a user: it is replaced when the user changes, even in another tab.
fn follow_the_person(user: CurrentUser, remote: Remote) {
    let person = user.user_id();
    Effect::new(move |before: Option<Result<Option<String>, Problem>>| {
        let now = person.get();
        if before.is_some_and(|before| before.is_ok() && before != now) {
            remote.reset();
        }
        now
    });
    // The connection may have been closed because the user signed out elsewhere.
    Effect::new(move |before: Option<Connection>| {
        let now = remote.connection.get();
        if (before, now) == (Some(Connection::Lost), Connection::Open) {
            user.refresh();
        }
        now
    });
}

/// The table was cancelled before its game began.
#[component]
fn Cancelled(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let game = move || {
        remote
            .table
            .with(|table| table.as_ref().map(|table| game_name(&table.game)))
    };
    let heading = move || {
        i18n.t_args(
            "room-cancelled-heading",
            &[("game", game().unwrap_or_default().into())],
        )
    };
    view! {
        <main id="main" class="page narrow" data-page="online" data-cancelled="" tabindex="-1">
            <h1>{heading}</h1>
            <p role="status">{t("room-cancelled")}</p>
            <p><a class="button" href=Route::Friends.to_string()>{t("ui-online")}</a></p>
        </main>
    }
}

/// There is no such table, or the client cannot show it.
#[component]
fn NoTable(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let why = move || remote.error.get().map(|error| error.in_words(i18n));
    let frozen = Memo::new(move |_| {
        let table = remote.table.get().filter(|_| remote.is_frozen.get())?;
        let names = table.seats.iter().map(|seat| sitter_in_words(i18n, seat));
        Some((game_name(&table.game), names.collect::<Vec<_>>().join(" · ")))
    });
    let heading = move || match frozen.get() {
        Some((game, _)) => i18n.t_args("room-frozen-heading", &[("game", game.into())]),
        None => i18n.t_string("room-no-table"),
    };
    let what = move || {
        frozen.get().map(|(_, names)| {
            view! { <p data-frozen="">{names}</p><p class="note">{t("room-frozen-text")}</p> }
        })
    };
    view! {
        <main id="main" class="page narrow" data-page="online" tabindex="-1">
            <h1>{heading}</h1>
            <p class="alert" role="alert" data-trouble="">{why}</p>
            {what}
            <p><a class="button" href=Route::Friends.to_string()>{t("ui-online")}</a></p>
        </main>
    }
}
