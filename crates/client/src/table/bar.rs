//! The bar above the table: undo, the bots' speed, the log since the last turn, the record, help.

use board_svg::icon;
use leptos::prelude::*;

use super::download;
use super::driver::Driver;
use super::hint::{self, Hints};
use super::stage::{Stage, Window};
use crate::model::current;
use crate::model::remote::Remote;
use crate::model::settings::BotSpeed;
use crate::model::undo::{self, Undo};

#[component]
pub(crate) fn Bar() -> impl IntoView {
    let stage: Stage = expect_context();
    let title = move || stage.see(|sight| sight.table.info().name).unwrap_or_default();
    view! {
        <header class="bar">
            <h1>{title}</h1>
            <UndoButtons/>
            <HintButton/>
            <BarButton name="since" key="table-since" data="since" click=move || stage.window.set(Some(Window::Since))/>
            <BotControls/>
            <span class="bar-space"></span>
            <BarButton name="download" key="table-download" data="download" click=download::open_table/>
            <BarButton name="keyboard" key="table-keys" data="help" click=move || stage.window.set(Some(Window::Help))/>
        </header>
    }
}

/// A button in the bar: an icon, with a text for tooltips and screen readers.
#[component]
pub(crate) fn BarButton(
    name: &'static str,
    key: &'static str,
    data: &'static str,
    click: impl Fn() + 'static,
) -> impl IntoView {
    let stage: Stage = expect_context();
    view! {
        <button type="button" class="bar-button" data-bar=data title=stage.t(key)
            aria-label=stage.t(key) on:click=move |_| click() inner_html=icon(name)></button>
    }
}

/// Requests a hint if there is a choice.
#[component]
fn HintButton() -> impl IntoView {
    let stage: Stage = expect_context();
    let hints: Hints = expect_context();
    let possible = Memo::new(|_| Hints::possible());
    view! {
        <Show when=move || possible.get()>
            <button type="button" class="bar-button with-word" data-hint-button title=stage.t("table-hint-ask")
                aria-expanded=move || hints.is_open().to_string() on:click=move |_| hint::ask(stage, hints)>
                <span inner_html=icon("hint")></span>
                <span class="word">{stage.t("table-hint")}</span>
            </button>
        </Show>
    }
}

/// Undo and redo. If undo is not possible, the button explains why instead of being disabled.
#[component]
fn UndoButtons() -> impl IntoView {
    let stage: Stage = expect_context();
    let skip_forced = stage.settings.auto_forced;
    let possible = Memo::new(move |_| current::with(|session| undo::possible(session, skip_forced.get())));
    let can = move || matches!(possible.get(), Some(Undo::To(_)));
    let online = use_context::<Remote>().is_some();
    let why = move || match possible.get() {
        Some(Undo::To(_)) if online => stage.text("table-undo-online"),
        Some(Undo::To(_)) => stage.text("table-undo"),
        Some(Undo::Revealed) => stage.text("table-undo-revealed"),
        _ => stage.text("table-undo-nothing"),
    };
    let explained = RwSignal::new(false);
    Effect::new(move |_| {
        current::changes();
        explained.set(false);
    });
    let click = move |_| {
        if can() {
            take_back(stage);
        } else {
            explained.set(true);
        }
    };
    let can_redo = move || current::with(undo::can_redo).unwrap_or(false);
    view! {
        <span class="bar-group">
            <button type="button" class="bar-button with-word" data-undo class:barred=move || !can()
                aria-disabled=move || (!can()).then_some("true") title=why on:click=click>
                <span inner_html=icon("undo")></span>
                <span class="word">{stage.t("table-undo-short")}</span>
            </button>
            <button type="button" class="bar-button redo" data-redo disabled=move || !can_redo()
                title=stage.t("table-redo") aria-label=stage.t("table-redo")
                on:click=move |_| { stage.cancel(); undo::redo(); } inner_html=icon("undo")></button>
            <Show when=move || explained.get() && !can()>
                <span class="bar-note" role="status" data-undo-why>{why}</span>
            </Show>
        </span>
    }
}

/// Undoes the last decision; called by the button and the key.
pub(crate) fn take_back(stage: Stage) {
    stage.cancel();
    undo::undo(stage.settings.auto_forced.get_untracked());
}

/// Speed, pause and single steps; shown only if a bot plays.
#[component]
fn BotControls() -> impl IntoView {
    let stage: Stage = expect_context();
    let driver: Driver = expect_context();
    let has_bots = move || {
        let bots = |session: &current::Session| {
            let people =
                |index| smokestack_core::Seat::new(index).is_some_and(|seat| session.is_person(seat));
            !(0..session.table.players().len()).all(people)
        };
        // The server's bots play at their own speed.
        let goes_on = |session: &current::Session| {
            session.hot_seat().is_some() && session.table.turn().is_some() && bots(session)
        };
        current::with(goes_on).unwrap_or(false)
    };
    let speed = stage.settings.bot_speed;
    let options = move || {
        let option = |choice: BotSpeed| {
            let selected = move || speed.get() == choice;
            view! { <option value=choice.code() selected=selected>{stage.text(speed_key(choice))}</option> }
        };
        BotSpeed::ALL.into_iter().map(option).collect_view()
    };
    let pause_icon = move || icon(if driver.paused.get() { "play" } else { "pause" });
    let pause_key = move || {
        let key = if driver.paused.get() {
            "table-resume"
        } else {
            "table-pause"
        };
        stage.text(key)
    };
    view! {
        <Show when=has_bots>
            <span class="bar-group" role="group" aria-label=stage.t("table-bots")>
                <label class="bar-speed">
                    <span inner_html=icon("bot")></span>
                    <span class="unseen">{stage.t("table-bot-speed")}</span>
                    <select data-speed title=stage.t("table-bot-speed")
                        on:change=move |event| speed.set(BotSpeed::from_code(&event_target_value(&event)).unwrap_or_default())>
                        {options}
                    </select>
                </label>
                <button type="button" class="bar-button" data-pause title=pause_key aria-label=pause_key
                    aria-pressed=move || driver.paused.get().to_string()
                    on:click=move |_| driver.paused.update(|paused| *paused = !*paused) inner_html=pause_icon></button>
                <Show when=move || driver.paused.get()>
                    <button type="button" class="bar-button" data-step title=stage.t("table-step")
                        aria-label=stage.t("table-step") on:click=move |_| driver.step() inner_html=icon("step")></button>
                </Show>
            </span>
        </Show>
    }
}

/// The text key of a speed.
pub(crate) fn speed_key(speed: BotSpeed) -> &'static str {
    match speed {
        BotSpeed::Slow => "table-speed-slow",
        BotSpeed::Normal => "table-speed-normal",
        BotSpeed::Fast => "table-speed-fast",
        BotSpeed::Instant => "table-speed-instant",
    }
}
