//! A table of the server's: its waiting room, and then the game.

use leptos::prelude::*;

use super::lines::sitter_in_words;
use crate::pages::parts::{game_name, t, to_the_top};
use crate::pages::reception::Reception;
use crate::pages::{Coming, Told, Turns};
use crate::room::guest::Guest;
use crate::room::told::Status;
use crate::room::{Problem, TEXTS, TableInfo};
use crate::route::Route;
use crate::session::remote::{Line, Remote};
use crate::session::{current, shown};
use crate::table;
use crate::words::Words;

/// What is shown.
#[derive(Clone, PartialEq)]
enum Shown {
    Nothing,
    Trouble,
    Waiting,
    /// It ended before its game began.
    Withdrawn,
    Game(&'static str),
}

#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    view! { <Told game=TEXTS><Followed id=id.get_value()/></Told> }
}

#[component]
fn Followed(id: String) -> impl IntoView {
    let guest = Guest::follow();
    let remote = Remote::follow(&id, shown::on_table);
    follow_the_person(guest, remote);
    let turns: Turns = expect_context();
    let own = StoredValue::new(id.clone());
    // The table that was open before may still be there, and wait for somebody.
    let waits = Memo::new(move |_| {
        current::with(|session| session.id == own.get_value() && session.asked().is_some()) == Some(true)
    });
    Effect::new(move |_| turns.here.set(waits.get()));
    Effect::new(move |_| {
        let open = |table: &TableInfo| (table.status == Status::Open).then(|| game_name(&table.game));
        let game = remote.told.with(|table| table.as_ref().and_then(open));
        turns.waiting_room.set(game);
    });
    on_cleanup(move || {
        _ = turns.here.try_set(false);
        _ = turns.waiting_room.try_set(None);
    });
    let shown = Memo::new(move |_| {
        let game = current::with(|session| {
            let here = session.id == id && session.chair().is_some();
            here.then(|| session.table.info().id)
        });
        let status = remote.told.with(|table| table.as_ref().map(|table| table.status));
        match (game.flatten(), status) {
            (Some(game), _) => Shown::Game(game),
            (None, Some(Status::Open)) => Shown::Waiting,
            _ if remote.trouble.with(Option::is_some) => Shown::Trouble,
            (None, Some(Status::Ended)) => Shown::Withdrawn,
            _ => Shown::Nothing,
        }
    });
    move || match shown.get() {
        Shown::Game(game) => view! { <Told game><table::Open/></Told> }.into_any(),
        Shown::Waiting => view! { <AtReception/> }.into_any(),
        Shown::Withdrawn => view! { <Withdrawn remote/> }.into_any(),
        Shown::Trouble => view! { <NoTable remote/> }.into_any(),
        Shown::Nothing => view! { <Coming/> }.into_any(),
    }
}

/// The waiting room: it follows the table by a line of its own, and goes when this one hears that the game begins.
#[component]
fn AtReception() -> impl IntoView {
    // The table is not read from where the last button was.
    on_cleanup(|| request_animation_frame(to_the_top));
    view! { <Reception/> }
}

/// The line knows who is here: it is laid anew for somebody else, also for whoever came in by another tab.
pub(super) fn follow_the_person(guest: Guest, remote: Remote) {
    let person = guest.person();
    Effect::new(move |before: Option<Result<Option<String>, Problem>>| {
        let now = person.get();
        if before.is_some_and(|before| before.is_ok() && before != now) {
            remote.begin_anew();
        }
        now
    });
    // A line may have been cut because somebody signed out elsewhere.
    Effect::new(move |before: Option<Line>| {
        let now = remote.line.get();
        if (before, now) == (Some(Line::Lost), Line::Open) {
            guest.ask();
        }
        now
    });
}

/// Nobody plays here any more, and nobody ever did.
#[component]
fn Withdrawn(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let game = move || {
        remote
            .told
            .with(|table| table.as_ref().map(|table| game_name(&table.game)))
    };
    let heading = move || {
        words.with(
            "room-cancelled-heading",
            &[("game", game().unwrap_or_default().into())],
        )
    };
    view! {
        <main id="main" class="page narrow" data-page="online" data-withdrawn="" tabindex="-1">
            <h1>{heading}</h1>
            <p role="status">{t("room-cancelled")}</p>
            <p><a class="button" href=Route::Friends.to_string()>{t("ui-online")}</a></p>
        </main>
    }
}

/// There is no such table, or the page cannot show it.
#[component]
fn NoTable(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let why = move || remote.trouble.get().map(|trouble| trouble.in_words(words));
    let frozen = Memo::new(move |_| {
        let table = remote.told.get().filter(|table| table.is_frozen)?;
        let names = table.seats.iter().map(|seat| sitter_in_words(words, seat));
        Some((game_name(&table.game), names.collect::<Vec<_>>().join(" · ")))
    });
    let heading = move || match frozen.get() {
        Some((game, _)) => words.with("room-frozen-heading", &[("game", game.into())]),
        None => words.text("room-no-table"),
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
