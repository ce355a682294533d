//! The table: a game being played.
//!
//! In reading order: [`stage`] (what all parts share), [`choice`] (what a click
//! does), [`prompt`], [`answers`], [`board`], [`cards`], [`players`], [`scores`], [`log`], [`detail`] (a piece's card),
//! [`windows`], [`motion`], [`bar`], [`keys`], [`driver`] (bots and forced moves), [`hint`], [`curtain`], [`clock`],
//! [`online`], [`system_messages`], [`chat`], [`own_seat`] and [`rematch`] (what an online table adds), [`end`].

mod answers;
mod bar;
mod board;
mod cards;
mod chat;
mod choice;
mod clock;
mod coins;
mod curtain;
mod detail;
pub(crate) mod download;
mod driver;
mod end;
mod focus;
mod hint;
mod keys;
mod layout;
pub(crate) mod log;
mod motion;
mod news;
mod online;
mod own_seat;
mod player_link;
mod players;
mod prompt;
mod rematch;
mod scores;
pub(crate) mod stage;
mod system_messages;
mod windows;

pub(crate) use bar::{BarButton, speed_key};
pub(crate) use board::BoardView;
pub(crate) use cards::{Hand, Trays};
pub(crate) use chat::Chat;
pub(crate) use keys::is_plain;
pub(crate) use layout::{Frame, Tabs};
pub(crate) use log::Log;
pub(crate) use online::{ConnectionNote, ErrorNote};
pub(crate) use player_link::PlayerLink;
pub(crate) use players::Players;
pub(crate) use prompt::Prompt;
pub(crate) use scores::{Places, ScoreSheet, SheetTable};

use leptos::prelude::*;

use crate::base::route::Route;
use crate::base::texts_gate::WithTexts;
use crate::base::{i18n::I18n, test_hooks};
use crate::model::{self, current};
use stage::{Mode, Stage};

/// The running game, or a link to one.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let problem = RwSignal::new(None);
    if current::with_untracked(|session| session.hot_seat().is_some()) != Some(true)
        && let Some(Err(error)) = model::reopen_last()
    {
        problem.set(Some(error.message()));
    }
    let open = Memo::new(move |_| {
        let id = |session: &current::Session| session.hot_seat().map(|_| session.id.clone());
        current::with(|session| id(session).map(|id| (id, session.table.info().id))).flatten()
    });
    // Another game means another table: nothing that was chosen or paused is carried over.
    move || match open.get() {
        Some((_, game)) => view! { <WithTexts game><Open/></WithTexts> }.into_any(),
        None => view! { <NoTable problem/> }.into_any(),
    }
}

/// The open table, whether it is local or online.
#[component]
pub(crate) fn Open() -> impl IntoView {
    let stage = Stage::set(Mode::Table);
    driver::Driver::start();
    keys::listen(stage, hint::Hints::start());
    test_hooks::install(
        || current::with_untracked(|session| session.record()).flatten(),
        || current::with_untracked(|session| session.known().to_string()),
    );
    on_cleanup(|| test_hooks::install(|| None, || None));
    // A choice belongs to its position: a change of the position (a forced move, undo) drops it, and any other update
    // (a player joins, proposes an undo) does not.
    Effect::new(move |before: Option<Option<current::DecisionId>>| {
        let now = current::with(current::Session::decision_id);
        if before.is_some_and(|before| before != now) {
            stage.chosen.set(None);
            stage.filter_piece.set(None);
        }
        if current::with_untracked(|session| session.curtain().is_some()) == Some(true) {
            stage.close_all();
        }
        now
    });
    let over = Memo::new(|_| current::with(current::Session::is_over).unwrap_or(false));
    let top = move || {
        if over.get() {
            view! { <end::FinalScreen/> }.into_any()
        } else {
            view! { <Prompt/> }.into_any()
        }
    };
    let curtain = Memo::new(|_| current::with(|session| session.curtain()).flatten());
    let parts = move || {
        view! {
            <Frame page="table">
                <bar::Bar/>
                <news::News/>
                <online::Strip/>
                {top}
                <hint::HintPanel/>
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
                    <Chat/>
                    <own_seat::OwnSeat/>
                </div>
            </Frame>
        }
    };
    move || match curtain.get() {
        Some(seat) => view! { <curtain::Curtain seat/> }.into_any(),
        None => parts().into_any(),
    }
}

/// Shown if no game is being played, or if the saved game cannot be read.
#[component]
fn NoTable(problem: RwSignal<Option<smokestack_core::Message>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let why = move || problem.get().map(|message| i18n.translations().error(&message));
    view! {
        <main id="main" class="no-table" data-page="table">
            <h1>{i18n.t("table-none")}</h1>
            <p>{why}</p>
            <p><a href=Route::Start.to_string()>{i18n.t("table-home")}</a></p>
        </main>
    }
}
