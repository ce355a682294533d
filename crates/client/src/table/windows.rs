//! Dialogs over the table: a rule, the keyboard shortcuts, the events since the last turn.

use board_svg::icon;
use leptos::html;
use leptos::prelude::*;

use super::log::Since;
use super::stage::{Mode, Stage, Window};
use crate::base::route::Route;
use crate::model::remote::Remote;

/// The open dialog, if there is one.
#[component]
pub(crate) fn Windows() -> impl IntoView {
    let stage: Stage = expect_context();
    move || {
        let window = stage.window.get()?;
        Some(match window {
            Window::Help => frame(stage, "table-keys", view! { <Keys/> }.into_any()),
            Window::Since => frame(stage, "table-since", view! { <Since/> }.into_any()),
            Window::Rule(number) => frame(stage, "table-rule", view! { <Rule number/> }.into_any()),
        })
    }
}

/// A dialog with a title and a close button. The browser keeps the focus inside and restores it.
fn frame(stage: Stage, title: &'static str, inside: AnyView) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // Fails only for a dialog that is already open.
            let _ = dialog.show_modal();
        }
    });
    // Closed by the browser, which restores the focus.
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    // A click on the dialog element itself, rather than on its content, is a click on the backdrop.
    let beside = move |event: web_sys::MouseEvent| {
        if event.target() == dialog.get_untracked().map(|dialog| dialog.into()) {
            close();
        }
    };
    view! {
        <dialog class="window" data-window=title node_ref=dialog on:close=move |_| stage.window.set(None) on:click=beside>
            <div class="window-inside">
                <header>
                    <h2>{stage.t(title)}</h2>
                    <button type="button" class="window-close" aria-label=stage.t("table-close")
                        on:click=move |_| close() inner_html=icon("close")></button>
                </header>
                {inside}
            </div>
        </dialog>
    }
}

#[component]
fn Rule(number: String) -> impl IntoView {
    let stage: Stage = expect_context();
    let rule = number.clone();
    let text = move || {
        stage
            .see(|sight| sight.translations.rule(sight.game(), &rule))
            .flatten()
    };
    let missing = stage.t("table-rule-missing");
    let page = stage.glance(|sight| {
        let route = Route::Rules {
            game: sight.game().to_owned(),
            number: Some(number.clone()),
        };
        route.to_string()
    });
    view! {
        <p class="rule-number">{number.clone()}</p>
        <p class="rule-text" data-rule-text=number>{move || text().unwrap_or_else(missing)}</p>
        <p><a href=page>{stage.t("table-all-rules")}</a></p>
    }
}

/// The keys, each with the text key of its function.
const KEYS: [(&str, &str); 10] = [
    ("Tab", "table-key-tab"),
    ("← ↑ ↓ →", "table-key-arrows"),
    ("Enter", "table-key-enter"),
    ("Esc", "table-key-escape"),
    ("H", "table-key-hint"),
    ("U", "table-key-undo"),
    ("L", "table-key-log"),
    ("R", "table-key-rules"),
    ("W", "table-key-since"),
    ("?", "table-key-help"),
];
const REPLAY_KEYS: [(&str, &str); 4] = [
    ("← →", "table-key-step"),
    ("Home, End", "table-key-ends"),
    ("Space", "table-key-play"),
    ("?", "table-key-help"),
];

#[component]
fn Keys() -> impl IntoView {
    let stage: Stage = expect_context();
    let keys: &[(&str, &str)] = match stage.mode {
        Mode::Table => &KEYS,
        Mode::Replay => &REPLAY_KEYS,
    };
    // There are no hints at online tables.
    let is_online = use_context::<Remote>().is_some();
    let works = move |key: &&(&str, &str)| !(is_online && key.0 == "H");
    let row = |(key, meaning): &(&'static str, &'static str)| {
        view! { <tr><th scope="row"><kbd>{*key}</kbd></th><td>{stage.text(meaning)}</td></tr> }
    };
    view! { <table class="keys"><tbody>{keys.iter().filter(works).map(row).collect_view()}</tbody></table> }
}
