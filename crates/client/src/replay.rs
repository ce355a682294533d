//! The replay of a record, move by move.

mod controls;
pub(crate) mod replay_state;

use catalog::CatalogError;
use leptos::prelude::*;
use serde_json::Value;
use smokestack_core::{Message, Player, Seat};
use wasm_bindgen_futures::spawn_local;

use crate::i18n::I18n;
use crate::pages::Told;
use crate::pages::new_game::form::DEFAULT_LEVEL;
use crate::room::told::Status;
use crate::room::{self, Problem, TableInfo, http};
use crate::route::{self, CurrentRoute, Route};
use crate::session::remote::Trouble;
use crate::session::{self, current};
use crate::table::stage::{Mode, Stage};
use crate::table::{BoardView, Frame, Hand, Log, Players, ScoreSheet, Tabs, Trays};
use crate::test_hooks;
use controls::{Controls, LoadRecord};
use replay_state::{About, Online};

/// Opens a record at a move (the last one if none is given).
pub(crate) fn open(text: &str, about: About, at: Option<usize>) -> Result<(), CatalogError> {
    let table = catalog::open_record(text, None)?;
    let at = at.unwrap_or(table.move_count());
    replay_state::load(table, about, at);
    Ok(())
}

/// Shows the open table as it was after this many moves. The replay of an online game has an address that can be
/// shared.
pub(crate) fn show_table(at: usize) {
    let linked = current::with_untracked(|session| session.chair().map(|_| session.id.clone()));
    match linked.flatten() {
        Some(id) if at == 0 => Route::ReplayOf { id, at: None }.go(),
        _ if load_table(at) => Route::Replay { at: Some(at) }.go(),
        _ => {}
    }
}

/// Loads the open table, if there is one, into the replay.
pub(crate) fn load_table(at: usize) -> bool {
    let table = current::with_untracked(|session| {
        // Until an online game is over, only its current position is known.
        let whole = || session.table.after(session.table.move_count());
        session.told().is_none().then(|| (whole(), about(session)))
    });
    table
        .flatten()
        .map(|(table, about)| replay_state::load(table, about, at))
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
    session::branch_off(table, colours);
}

/// The replay, or a button to open a record.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    replay_state::reload();
    if replay_state::with_untracked(|_| ()).is_none() {
        load_table(0);
    }
    let loaded = Memo::new(|_| replay_state::loaded());
    move || match loaded.get() {
        None => view! { <NoReplay/> }.into_any(),
        Some((_, game)) => view! { <Told game><Running/></Told> }.into_any(),
    }
}

/// The replay of a finished online game, at an address that can be shared.
#[component]
pub(crate) fn LinkedReplay(id: String) -> impl IntoView {
    let i18n: I18n = expect_context();
    let found = RwSignal::new(None::<Result<(), Trouble>>);
    let at = route::here().shown_move().unwrap_or(0);
    spawn_local(async move {
        // A record contains neither the colours nor the user's seat.
        let info = http::get(&room::path(&id, "?since=1000000")).await.ok();
        let about = info.as_ref().and_then(about_table).unwrap_or_default();
        let opened = match http::get_text(&room::path(&id, "/record")).await {
            // While the game is being played, the deal must stay secret.
            Ok(record) if !record.contains("\nseed ") => Err(Message::new("room-not-over")),
            Ok(record) => open(&record, about, Some(at)).map_err(|error| error.message()),
            Err(Problem::Refused { message, .. }) => {
                let _ = found.try_set(Some(Err(Trouble::Said(message))));
                return;
            }
            Err(Problem::Unreachable) => Err(Message::new("room-unreachable")),
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
    view! { <Told game=room::TEXTS>{page}</Told> }
}

/// The server's information about the table of the record.
fn about_table(info: &Value) -> Option<About> {
    let table = TableInfo::read(info)?;
    Some(About {
        colours: table.colours(),
        online: Some(Online {
            seat: info["you"].as_str().and_then(|seat| seat.parse().ok()),
            is_over: matches!(table.status, Status::Over | Status::Ended),
        }),
    })
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
