//! The pieces of the web client that are loaded on demand.
//!
//! `cargo xtask page` moves the code that only the functions marked `wasm_split` reach into files of their own: one
//! caller of `catalog::find` outside of them would put the rules of all games into the module that is loaded first.

use std::pin::Pin;
use std::sync::Once;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use smokestack_core::{Message, embedded_data};
use wasm_bindgen_futures::spawn_local;

use super::add_style;
use crate::analysis::AnalysisPage;
use crate::api::worker::{self, JobOwner};
use crate::base::i18n::I18n;
use crate::base::json;
use crate::base::parts::{NotFound, t};
use crate::base::route::Route;
use crate::base::texts_gate::Loading;
use crate::library::{about, guide, rules};
use crate::lobby::{self, OnlinePage};
use crate::model;
use crate::new_game::{self, quick_start};
use crate::replay::{LinkedReplay, ReplayPage};
use crate::table::TablePage;

/// A piece could not be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a part of the page could not be loaded")]
pub(super) struct MissingPiece;

impl From<SplitLoaderError> for MissingPiece {
    fn from(_: SplitLoaderError) -> MissingPiece {
        MissingPiece // the loader has reported the details on the console
    }
}

/// A game to open from the start page.
#[derive(Clone, Debug)]
pub(super) enum GameToOpen {
    /// A new game of this kind, against two bots.
    New(&'static str),
    /// The saved game with this id.
    Saved(String),
    /// The analysis of the saved game with this id.
    Analysis(String),
    /// The text of a record file.
    Record(String),
}

/// Why a game was not opened.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum NotOpened {
    MissingPiece,
    Refused(Message),
}

impl From<SplitLoaderError> for NotOpened {
    fn from(_: SplitLoaderError) -> NotOpened {
        NotOpened::MissingPiece
    }
}

#[wasm_split(games, wasm_split_path = ::leptos::wasm_split, fallible, preload(preload_games))]
fn games_page(route: Route) -> Result<AnyView, MissingPiece> {
    prepare_games();
    Ok(match route {
        Route::New { game } => view! { <new_game::NewGamePage game/> }.into_any(),
        Route::ReplayOf { id, .. } => view! { <LinkedReplay id/> }.into_any(),
        Route::Online { id } => view! { <OnlinePage id/> }.into_any(),
        Route::Table => view! { <TablePage/> }.into_any(),
        Route::Replay { .. } => view! { <ReplayPage/> }.into_any(),
        _ => view! { <NotFound/> }.into_any(),
    })
}

/// Pages about games at which nothing is played.
#[wasm_split(library, wasm_split_path = ::leptos::wasm_split, fallible, preload(preload_library))]
fn library_page(route: Route) -> Result<AnyView, MissingPiece> {
    prepare_games();
    Ok(match route {
        Route::Analysis => view! { <AnalysisPage/> }.into_any(),
        Route::Rules { game, .. } => view! { <rules::RulesPage game/> }.into_any(),
        Route::About { game } => view! { <about::AboutPage game/> }.into_any(),
        Route::Guide { game } => view! { <guide::GuidePage game/> }.into_any(),
        _ => view! { <NotFound/> }.into_any(),
    })
}

/// Opens a game and goes to its page.
#[wasm_split(games, wasm_split_path = ::leptos::wasm_split, fallible)]
pub(super) fn open_game(game: GameToOpen, i18n: I18n) -> Result<(), NotOpened> {
    prepare_games();
    let opened = match game {
        GameToOpen::New(game) => quick_start(game, i18n).map_err(|problem| problem.message()),
        GameToOpen::Saved(id) => model::resume(&id).map_err(|error| error.message()),
        GameToOpen::Analysis(id) => model::analyse(&id).map_err(|error| error.message()),
        GameToOpen::Record(text) => model::open_record(&text).map_err(|error| error.message()),
    };
    opened.map_err(NotOpened::Refused)
}

#[wasm_split(lobby, wasm_split_path = ::leptos::wasm_split, fallible, preload(preload_lobby))]
fn lobby_page(route: Route) -> Result<AnyView, MissingPiece> {
    Ok(lobby::page(route))
}

/// What a job in the worker returns, as JSON, or why it returns nothing.
type RunningJob = Pin<Box<dyn Future<Output = Result<String, String>>>>;

/// Has the worker run a job, JSON in and JSON out. The worker's types are with the games.
#[wasm_split(games, wasm_split_path = ::leptos::wasm_split, fallible)]
fn start_job(job: String) -> Result<RunningJob, MissingPiece> {
    let run = async move {
        let job = json::read(&job).map_err(|error| error.to_string())?;
        let result = worker::run(JobOwner::Console, &job).await;
        let result = result.map_err(|error| error.to_string())?;
        serde_json::to_string(&result).map_err(|error| error.to_string())
    };
    Ok(Box::pin(run))
}

pub(crate) async fn run_job(job: String) -> Result<String, String> {
    match start_job(job).await {
        Ok(result) => result.await,
        Err(missing) => Err(missing.to_string()),
    }
}

/// Installs what belongs to the piece besides code: the games' component data and layouts, and the style of their boards.
fn prepare_games() {
    static PREPARED: Once = Once::new();
    PREPARED.call_once(|| {
        embedded_data::install(include!(concat!(env!("OUT_DIR"), "/embedded_data.rs")));
        let base = document().head().and_then(|head| head.first_element_child());
        if let Some(base) = base {
            add_style(board_svg::BOARD_CSS, |style| base.after_with_node_1(style));
        }
    });
}

/// The piece in which a page is.
enum Piece {
    Games,
    Library,
    Lobby,
}

impl Piece {
    fn with(route: &Route) -> Piece {
        match route {
            Route::Analysis | Route::Rules { .. } | Route::About { .. } | Route::Guide { .. } => {
                Piece::Library
            }
            _ if route.is_in_lobby() => Piece::Lobby,
            _ => Piece::Games,
        }
    }
}

/// Requests the piece of a page at once, because the page itself first waits for its texts.
pub(super) fn request(route: &Route) {
    if matches!(route, Route::Settings | Route::Unknown) {
        return;
    }
    let piece = Piece::with(route);
    spawn_local(async move {
        _ = match piece {
            Piece::Games => preload_games().await,
            Piece::Library => preload_library().await,
            Piece::Lobby => preload_lobby().await,
        };
    });
}

/// Loads all pieces. A failure is not shown: the page that needs the piece tries again.
pub(crate) async fn prefetch() {
    let _ = preload_games().await;
    let _ = preload_library().await;
    let _ = preload_lobby().await;
}

/// Loads the games' piece before a game is opened.
pub(super) async fn load_games() -> Result<(), NotOpened> {
    Ok(preload_games().await?)
}

/// A page from one of the pieces.
#[component]
pub(super) fn PiecePage(route: Route) -> impl IntoView {
    let attempt = Trigger::new();
    let page = move || {
        attempt.track();
        let route = route.clone();
        Suspend::new(async move {
            let page = match Piece::with(&route) {
                Piece::Games => games_page(route).await,
                Piece::Library => library_page(route).await,
                Piece::Lobby => lobby_page(route).await,
            };
            page.unwrap_or_else(|missing| missing.page(attempt))
        })
    };
    view! { <Suspense fallback=|| view! { <Loading/> }>{page}</Suspense> }
}

impl MissingPiece {
    /// The page that is shown instead.
    fn page(self, attempt: Trigger) -> AnyView {
        view! {
            <main id="main" class="page narrow" data-page="missing" tabindex="-1">
                <MissingNote retry=move || attempt.notify()/>
            </main>
        }
        .into_any()
    }
}

/// Says that a piece could not be loaded, and offers a retry.
#[component]
pub(super) fn MissingNote(retry: impl Fn() + Send + Sync + 'static) -> impl IntoView {
    view! {
        <p class="alert" role="alert" data-missing-part="">{t("ui-part-missing")}</p>
        <p><button type="button" class="button" data-retry="" on:click=move |_| retry()>{t("ui-retry")}</button></p>
    }
}
