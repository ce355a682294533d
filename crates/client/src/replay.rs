//! The replay of a record, move by move.

mod controls;

use leptos::prelude::*;
use protocol::TableState;
use smokestack_core::{Message, Player, Seat};
use wasm_bindgen_futures::spawn_local;

use crate::api::{self, TableExt as _, http};
use crate::base::i18n::I18n;
use crate::base::route::{self, CurrentRoute, Route};
use crate::base::test_hooks;
use crate::base::texts_gate::WithTexts;
use crate::model;
use crate::model::levels::DEFAULT_LEVEL;
use crate::model::remote::TableError;
use crate::model::replay_state::{self, About, Online};
use crate::table::stage::{Mode, Stage};
use crate::table::{BoardView, Frame, Hand, Log, Players, ScoreSheet, Tabs, Trays};
use controls::{Controls, LoadRecord};

/// The players of a game that continues from a record.
#[derive(Clone, Copy)]
pub(crate) enum Lineup {
    Same,
    /// People in place of bots.
    People,
    /// A person on this seat, and bots in place of all others.
    Alone(Seat),
}

/// Starts a new game from the record in the replay, after this many moves.
pub(crate) fn play_on(i18n: I18n, at: usize, lineup: Lineup) {
    let taken = replay_state::with_untracked(|replay| (replay.after(at), replay.about.colours.clone()));
    let Some((mut table, colours)) = taken else {
        return;
    };
    let person = |seat: Seat| {
        let name = i18n.t_args("table-person-name", &[("seat", seat.to_string().into())]);
        Player::person(&name).unwrap_or(Player::Person(seat.to_string()))
    };
    let sit = |(seat, player): (Seat, &Player)| match (player, lineup) {
        (Player::Bot(_), Lineup::People) => person(seat),
        (Player::Bot(_), Lineup::Alone(own)) if seat == own => person(seat),
        (Player::Person(_), Lineup::Alone(own)) if seat != own => {
            Player::Bot(DEFAULT_LEVEL.name().to_owned())
        }
        (same, _) => same.clone(),
    };
    let seats = Seat::all(table.players().len());
    let players = seats.zip(table.players()).map(sit).collect();
    table.set_players(players);
    model::branch_off(table, colours);
}

/// The replay, or a button to open a record.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    replay_state::reload();
    if replay_state::with_untracked(|_| ()).is_none() {
        replay_state::load_table(0);
    }
    let loaded = Memo::new(|_| replay_state::loaded());
    move || match loaded.get() {
        None => view! { <NoReplay/> }.into_any(),
        Some((_, game)) => view! { <WithTexts game><Running/></WithTexts> }.into_any(),
    }
}

/// The replay of a finished online game, at an address that can be shared.
#[component]
pub(crate) fn LinkedReplay(id: String) -> impl IntoView {
    let i18n: I18n = expect_context();
    let found = RwSignal::new(None::<Result<(), TableError>>);
    let at = route::here().shown_move().unwrap_or(0);
    spawn_local(async move {
        // A record contains neither the colours nor the user's seat.
        let state = http::get(&api::path(&id, "?since=1000000")).await;
        let about = state.ok().as_ref().map(about_table).unwrap_or_default();
        let opened = match http::get_text(&api::path(&id, "/record")).await {
            // While the game is being played, the deal must stay secret.
            Ok(record) if !record.contains("\nseed ") => Err(Message::new("room-not-over")),
            Ok(record) => replay_state::open(&record, about, Some(at)).map_err(|error| error.message()),
            Err(problem) => {
                let _ = found.try_set(Some(Err(TableError::from(&problem))));
                return;
            }
        };
        let _ = found.try_set(Some(opened.map_err(TableError::Local)));
    });
    let page = move || match found.get() {
        None => {
            view! { <main id="main" class="page" data-page="waiting" aria-busy="true" tabindex="-1"></main> }
                .into_any()
        }
        Some(Ok(())) => view! { <ReplayPage/> }.into_any(),
        Some(Err(why)) => {
            let why = move || why.in_words(i18n);
            view! {
                <main id="main" class="page narrow" data-page="replay" tabindex="-1">
                    <h1>{i18n.t("table-replay")}</h1>
                    <p class="alert" role="alert" data-trouble>{why}</p>
                    <p><a class="button" href=Route::Friends.to_string()>{i18n.t("ui-online")}</a></p>
                </main>
            }
            .into_any()
        }
    };
    view! { <WithTexts game=api::TEXTS>{page}</WithTexts> }
}

/// The server's information about the table of the record.
fn about_table(state: &TableState) -> About {
    About {
        colours: state.table.colour_indices(),
        online: Some(Online {
            seat: state.you,
            is_over: state.table.is_finished(),
        }),
    }
}

#[component]
fn Running() -> impl IntoView {
    let stage = Stage::set(Mode::Replay);
    test_hooks::install(
        || replay_state::with_untracked(|replay| replay.shown.record()),
        || replay_state::with_untracked(|replay| replay.known().to_string()),
    );
    on_cleanup(|| test_hooks::install(|| None, || None));
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

/// Keeps the address in sync with the move that is shown.
fn follow_address() {
    let CurrentRoute(route) = expect_context();
    Effect::new(move || {
        if let Some(at) = route.get().shown_move() {
            replay_state::go(at);
        }
    });
    Effect::new(move || Route::name_move(replay_state::at()));
}

#[component]
fn NoReplay() -> impl IntoView {
    let i18n: I18n = expect_context();
    view! {
        <main id="main" class="no-table" data-page="replay">
            <h1>{i18n.t("table-replay")}</h1>
            <p>{i18n.t("table-replay-none")}</p>
            <LoadRecord/>
            <p><a href=Route::Start.to_string()>{i18n.t("table-home")}</a></p>
        </main>
    }
}
