//! A record, looked at move by move.

mod controls;
pub(crate) mod film;

use catalog::CatalogError;
use leptos::prelude::*;
use serde_json::Value;
use smokestack_core::{Message, Player, Seat};
use wasm_bindgen_futures::spawn_local;

use crate::expose;
use crate::pages::Told;
use crate::pages::new_game::form::USUAL;
use crate::room::told::Status;
use crate::room::{self, Problem, TableInfo, http};
use crate::route::{self, CurrentRoute, Route};
use crate::session::remote::Trouble;
use crate::session::{self, current};
use crate::table::stage::{Mode, Stage};
use crate::table::{BoardView, Frame, Hand, Log, Players, ScoreSheet, Tabs, Trays};
use crate::words::Words;
use controls::{Controls, LoadRecord};
use film::{About, Online};

/// Opens a record at a move (the last one if none is given).
pub(crate) fn open(text: &str, about: About, at: Option<usize>) -> Result<(), CatalogError> {
    let table = catalog::open_record(text, None)?;
    let at = at.unwrap_or(table.move_count());
    film::load(table, about, at);
    Ok(())
}

/// Shows the open table as it was after so many moves. That of a game on the server has an address that can be sent.
pub(crate) fn show_table(at: usize) {
    let linked = current::with_untracked(|session| session.chair().map(|_| session.id.clone()));
    match linked.flatten() {
        Some(id) if at == 0 => Route::ReplayOf { id, at: None }.go(),
        _ if load_table(at) => Route::Replay { at: Some(at) }.go(),
        _ => {}
    }
}

/// Makes the open table, if there is one, the record that is looked at.
pub(crate) fn load_table(at: usize) -> bool {
    let table = current::with_untracked(|session| {
        // Of a game on the server only what is now is known, until it is over.
        let whole = || session.table.after(session.table.move_count());
        session.told().is_none().then(|| (whole(), about(session)))
    });
    table
        .flatten()
        .map(|(table, about)| film::load(table, about, at))
        .is_some()
}

fn about(session: &current::Session) -> About {
    About {
        colours: session.colours.clone(),
        online: session.chair().map(|chair| Online {
            seat: chair.seat,
            is_over: session.is_over(),
        }),
    }
}

/// Shows the analysis of the open table, which is over.
pub(crate) fn analyse_table() {
    if load_table(0) {
        Route::Analysis.go();
    }
}

/// Who plays on from a record.
#[derive(Clone, Copy)]
pub(crate) enum Cast {
    Same,
    /// People in place of bots.
    People,
    /// A person on this seat, and bots in place of all others.
    Alone(Seat),
}

/// A new game from the record that is looked at, after so many moves.
pub(crate) fn play_on(words: Words, at: usize, cast: Cast) {
    let taken = film::with_untracked(|film| (film.after(at), film.about.colours.clone()));
    let Some((mut table, colours)) = taken else {
        return;
    };
    let person = |seat: Seat| {
        let name = words.with("table-person-name", &[("seat", seat.to_string().into())]);
        Player::person(&name).unwrap_or(Player::Person(seat.to_string()))
    };
    let sit = |(seat, player): (Seat, &Player)| match (player, cast) {
        (Player::Bot(_), Cast::People) => person(seat),
        (Player::Bot(_), Cast::Alone(own)) if seat == own => person(seat),
        (Player::Person(_), Cast::Alone(own)) if seat != own => Player::Bot(USUAL.name().to_owned()),
        (same, _) => same.clone(),
    };
    let seats = Seat::all(table.players().len());
    let players = seats.zip(table.players()).map(sit).collect();
    table.set_players(players);
    session::branch_off(table, colours);
}

/// The replay, or a way to open a record.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    film::reload();
    if film::with_untracked(|_| ()).is_none() {
        load_table(0);
    }
    let loaded = Memo::new(|_| film::loaded());
    move || match loaded.get() {
        None => view! { <NoFilm/> }.into_any(),
        Some((_, game)) => view! { <Told game><Running/></Told> }.into_any(),
    }
}

/// The replay of a game that is over, at an address that can be sent.
#[component]
pub(crate) fn LinkedReplay(id: String) -> impl IntoView {
    let words: Words = expect_context();
    let found = RwSignal::new(None::<Result<(), Trouble>>);
    let at = route::here().shown_move().unwrap_or(0);
    spawn_local(async move {
        // A record knows neither the colours nor who is here.
        let told = http::get(&room::path(&id, "?since=1000000")).await.ok();
        let about = told.as_ref().and_then(about_told).unwrap_or_default();
        let opened = match http::get_text(&room::path(&id, "/record")).await {
            // As long as it is played, nobody may know how it was dealt.
            Ok(record) if !record.contains("\nseed ") => Err(Message::new("room-not-over")),
            Ok(record) => open(&record, about, Some(at)).map_err(|error| error.message()),
            Err(Problem::Refused { message, .. }) => {
                let _ = found.try_set(Some(Err(Trouble::Said(message))));
                return;
            }
            Err(Problem::Away) => Err(Message::new("room-unreachable")),
        };
        let _ = found.try_set(Some(opened.map_err(Trouble::Ours)));
    });
    let page = move || match found.get() {
        None => {
            view! { <main id="main" class="page" data-page="waiting" aria-busy="true" tabindex="-1"></main> }
                .into_any()
        }
        Some(Ok(())) => view! { <ReplayPage/> }.into_any(),
        Some(Err(why)) => {
            let why = move || why.in_words(words);
            view! {
                <main id="main" class="page narrow" data-page="replay" tabindex="-1">
                    <h1>{words.t("table-replay")}</h1>
                    <p class="alert" role="alert" data-trouble>{why}</p>
                    <p><a class="button" href=Route::Friends.to_string()>{words.t("ui-online")}</a></p>
                </main>
            }
            .into_any()
        }
    };
    view! { <Told game=room::TEXTS>{page}</Told> }
}

/// What the server says of a table whose record is looked at.
fn about_told(told: &Value) -> Option<About> {
    let table = TableInfo::read(told)?;
    Some(About {
        colours: table.colours(),
        online: Some(Online {
            seat: told["you"].as_str().and_then(|letter| letter.parse().ok()),
            is_over: matches!(table.status, Status::Over | Status::Ended),
        }),
    })
}

#[component]
fn Running() -> impl IntoView {
    let stage = Stage::set(Mode::Replay);
    expose::expose(
        || film::with_untracked(|film| film.shown.record()),
        || film::with_untracked(|film| film.known().to_string()),
    );
    on_cleanup(|| expose::expose(|| None, || None));
    controls::listen(stage);
    follow_address();
    view! {
        <Frame page="replay">
            <Controls/>
            <Tabs/>
            <div class="pieces">
                <Trays/>
                <Hand/>
            </div>
            <BoardView/>
            <div class="side">
                <Players/>
                <ScoreSheet/>
                <Log/>
            </div>
        </Frame>
    }
}

/// The address names the move that is shown, and a move that is named there is shown.
fn follow_address() {
    let CurrentRoute(route) = expect_context();
    Effect::new(move || {
        if let Some(at) = route.get().shown_move() {
            film::go(at);
        }
    });
    Effect::new(move || Route::name_move(film::at()));
}

#[component]
fn NoFilm() -> impl IntoView {
    let words: Words = expect_context();
    view! {
        <main id="main" class="no-table" data-page="replay">
            <h1>{words.t("table-replay")}</h1>
            <p>{words.t("table-replay-none")}</p>
            <LoadRecord/>
            <p><a href=Route::Start.to_string()>{words.t("table-home")}</a></p>
        </main>
    }
}
