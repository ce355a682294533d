//! The replay's slider, keys and buttons; starting a game from a move; opening a file.

use board_svg::icon;
use leptos::ev;
use leptos::leptos_dom::helpers::{IntervalHandle, window_event_listener};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;

use super::{Lineup, replay_state};
use crate::base::i18n::I18n;
use crate::base::route::Route;
use crate::model;
use crate::model::current;
use crate::model::settings::BotSpeed;
use crate::table::log::story;
use crate::table::stage::{Stage, Window};
use crate::table::{BarButton, Places, SheetTable, download, is_plain, speed_key};

/// Whether the replay plays automatically, shared between buttons and keys.
#[derive(Clone, Copy)]
struct Playing(RwSignal<bool>);

/// Runs the automatic replay, and listens for keys.
pub(super) fn listen(stage: Stage) {
    let playing = Playing(RwSignal::new(false));
    provide_context(playing);
    let running: StoredValue<Option<IntervalHandle>> = StoredValue::new(None);
    let stop = move || {
        if let Some(handle) = running.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        if playing.0.get() {
            let pause = stage.settings.bot_speed.get().pause().max(60);
            let handle =
                set_interval_with_handle(move || forward(playing), Duration::from_millis(pause.into()));
            running.set_value(handle.ok());
        }
    });
    let listener = window_event_listener(ev::keydown, move |event| {
        if is_plain_here(&event) && press(stage, playing, &event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        stop();
        listener.remove();
    });
}

fn forward(playing: Playing) {
    let at = untrack(replay_state::at);
    replay_state::go(at + 1);
    if at + 1 >= untrack(replay_state::length) {
        playing.0.set(false);
    }
}

/// Whether the replay handles this key: the slider is a field, but its own keys mean the same as ours; a button keeps
/// the space bar.
fn is_plain_here(event: &web_sys::KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |what: &str| {
        target
            .as_ref()
            .is_some_and(|element| element.matches(what).unwrap_or(false))
    };
    if event.key() == " " && within("button, a, summary, select") {
        return false;
    }
    is_plain(event) || within("[data-slider]")
}

fn press(stage: Stage, playing: Playing, key: &str) -> bool {
    if stage.window.with_untracked(Option::is_some) {
        return false;
    }
    let at = untrack(replay_state::at);
    match key {
        "ArrowLeft" => replay_state::go(at.saturating_sub(1)),
        "ArrowRight" => replay_state::go(at + 1),
        "Home" => replay_state::go(0),
        "End" => replay_state::go(usize::MAX),
        " " => playing.0.update(|playing| *playing = !*playing),
        "Escape" => stage.looked.set(None),
        "?" => stage.window.set(Some(Window::Help)),
        _ => return false,
    }
    true
}

/// Everything above the board.
#[component]
pub(super) fn Controls() -> impl IntoView {
    let stage: Stage = expect_context();
    let title = move || stage.see(|sight| sight.table.info().name).unwrap_or_default();
    let over = Memo::new(move |_| stage.see(|sight| sight.table.turn().is_none()).unwrap_or(false));
    let caption = move || {
        stage
            .see(|sight| story(sight).last().map(|line| line.sentences(sight)))
            .flatten()
    };
    view! {
        <header class="bar">
            <h1>{title}" · "{stage.t("table-replay")}</h1>
            <Show when=|| current::with(|_| ()).is_some()>
                <a class="bar-button with-word" data-back-to-game
                    href=|| current::with(|session| session.route().to_string())>
                    <span inner_html=icon("play")></span>
                    <span class="word">{stage.t("table-back-to-game")}</span>
                </a>
            </Show>
            <Show when=|| replay_state::with_untracked(|replay| replay.over()).unwrap_or(false)>
                <a class="bar-button with-word" data-analyse href=Route::Analysis.to_string() title=stage.t("table-analysis")>
                    <span inner_html=icon("chart")></span>
                    <span class="word">{stage.t("table-analysis")}</span>
                </a>
            </Show>
            <span class="bar-space"></span>
            <LoadRecord/>
            <BarButton name="download" key="table-download" data="download" click=download_whole/>
            <BarButton name="keyboard" key="table-keys" data="help" click=move || stage.window.set(Some(Window::Help))/>
        </header>
        <h2 class="unseen">{stage.t("table-parts")}</h2>
        <Slider/>
        <p class="caption" data-caption aria-live="polite">{caption}</p>
        <ContinueFromHere/>
        <Show when=move || over.get()>
            <section class="final" data-final><Places/><SheetTable/></section>
        </Show>
    }
}

fn download_whole() {
    if let Some((game, record)) =
        replay_state::with_untracked(|replay| (replay.shown.info().id, replay.record()))
    {
        download::save(game, &record);
    }
}

#[component]
fn Slider() -> impl IntoView {
    let stage: Stage = expect_context();
    let playing: Playing = expect_context();
    let moved =
        move |event: web_sys::Event| replay_state::go(event_target_value(&event).parse().unwrap_or_default());
    let step = move |by: isize| move || replay_state::go(untrack(replay_state::at).saturating_add_signed(by));
    let speed = stage.settings.bot_speed;
    let options = move || {
        let option = |choice: BotSpeed| {
            view! { <option value=choice.code() selected=move || speed.get() == choice>{stage.text(speed_key(choice))}</option> }
        };
        BotSpeed::ALL.into_iter().map(option).collect_view()
    };
    let play_key = move || {
        stage.text(if playing.0.get() {
            "table-pause"
        } else {
            "table-play"
        })
    };
    let count = move || {
        let values = [
            ("at", replay_state::at().into()),
            ("of", replay_state::length().into()),
        ];
        stage.i18n.t_args("table-move-of", &values)
    };
    view! {
        <div class="slider" role="group" aria-label=stage.t("table-replay")>
            <BarButton name="arrow-left" key="table-back" data="back" click=step(-1)/>
            <button type="button" class="bar-button" data-play title=play_key aria-label=play_key
                on:click=move |_| playing.0.update(|playing| *playing = !*playing)
                inner_html=move || icon(if playing.0.get() { "pause" } else { "play" })></button>
            <BarButton name="arrow-right" key="table-forward" data="forward" click=step(1)/>
            <input type="range" data-slider min="0" max=move || replay_state::length().to_string()
                prop:value=move || replay_state::at().to_string() aria-label=count on:input=moved/>
            <output data-at=move || replay_state::at().to_string()>{count}</output>
            <select data-speed aria-label=stage.t("table-speed") title=stage.t("table-speed")
                on:change=move |event| speed.set(BotSpeed::from_code(&event_target_value(&event)).unwrap_or_default())>
                {options}
            </select>
        </div>
    }
}

/// A new game from the move that is shown: with the same players, with people at every seat, or alone among bots.
#[component]
fn ContinueFromHere() -> impl IntoView {
    let stage: Stage = expect_context();
    let go_on = move |lineup: Lineup| super::play_on(stage.i18n, untrack(replay_state::at), lineup);
    // With only one person, this is the same as playing with the same players.
    let several =
        replay_state::with_untracked(|replay| replay.protagonist().filter(|_| replay.people() > 1)).flatten();
    let alone = several.map(|seat| {
        view! {
            <button type="button" data-continue="alone" on:click=move |_| go_on(Lineup::Alone(seat))>
                <span inner_html=icon("bot")></span>{stage.t("table-continue-alone")}
            </button>
        }
    });
    view! {
        <details class="go-on">
            <summary>{stage.t("table-continue")}</summary>
            <p>{stage.t("table-continue-how")}</p>
            <button type="button" data-continue="same" on:click=move |_| go_on(Lineup::Same)>
                <span inner_html=icon("play")></span>{stage.t("table-continue-same")}
            </button>
            <button type="button" data-continue="people" on:click=move |_| go_on(Lineup::People)>
                <span inner_html=icon("person")></span>{stage.t("table-continue-people")}
            </button>
            {alone}
        </details>
    }
}

/// A button that opens a record file, and the error of the last attempt.
#[component]
pub(super) fn LoadRecord() -> impl IntoView {
    let i18n: I18n = expect_context();
    let problem = RwSignal::new(None);
    let read = move |event: web_sys::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let file = input
            .as_ref()
            .and_then(|input| input.files())
            .and_then(|files| files.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text())
                .await
                .ok()
                .and_then(|text| text.as_string());
            let opened = model::open_record(&text.unwrap_or_default());
            problem.set(opened.err().map(|error| error.message()));
        });
    };
    let why = move || problem.get().map(|message| i18n.translations().error(&message));
    view! {
        <label class="load">
            <span inner_html=icon("upload")></span>
            <span class="word">{i18n.t("table-load")}</span>
            <input type="file" class="unseen" data-load accept=".record,text/plain" on:change=read/>
        </label>
        {move || why().map(|why| view! { <p class="news bad" role="alert" data-load-problem>{why}</p> })}
    }
}
