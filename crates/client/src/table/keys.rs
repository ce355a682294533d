//! The table's keyboard shortcuts. The browser itself handles Tab, arrows, Enter and space on the focused element.

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::bar::take_back;
use super::detail::is_text_field;
use super::focus;
use super::hint::{self, Hints};
use super::stage::{Stage, Window};
use crate::games::Tab;
use crate::model::current;

/// Listens for as long as the calling component lives.
pub(crate) fn listen(stage: Stage, hints: Hints) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if is_plain(&event) && press(stage, hints, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether a key is a shortcut: it is meant neither for the browser nor for a text field.
pub(crate) fn is_plain(event: &KeyboardEvent) -> bool {
    !(event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
        || event.default_prevented()
        || is_text_field(event))
}

fn press(stage: Stage, hints: Hints, event: &KeyboardEvent) -> bool {
    // The dialog itself handles Escape. Nothing behind a dialog or a curtain listens for keys.
    let curtain = current::with_untracked(|session| session.curtain().is_some());
    if stage.window.with_untracked(Option::is_some) || curtain == Some(true) {
        return false;
    }
    match event.key().as_str() {
        "u" | "U" => take_back(stage),
        "Enter" if !on_control(event) => stage.confirm(),
        "Escape" => escape(stage, hints),
        "h" | "H" => hint::ask(stage, hints),
        "l" | "L" => {
            stage.tab.set(Tab::Log);
            focus::by_id("log");
        }
        "r" | "R" => read_rule(stage),
        "w" | "W" => stage.window.set(Some(Window::Since)),
        "?" => stage.window.set(Some(Window::Help)),
        _ => return false,
    }
    true
}

/// Handles Escape: closes the card first, then cancels the choice, then closes the hint.
fn escape(stage: Stage, hints: Hints) {
    if stage.looked.with_untracked(Option::is_some) {
        stage.looked.set(None);
    } else {
        let chosen = [stage.chosen, stage.filter_piece].map(|choice| choice.with_untracked(Option::is_some));
        if chosen == [false; 2] {
            hints.close();
        }
        stage.cancel();
        focus::by_id("question");
    }
}

/// Opens the first rule that the question refers to.
fn read_rule(stage: Stage) {
    let rule = stage
        .glance(|sight| sight.table.question().rules.first().copied())
        .flatten();
    if let Some(rule) = rule {
        stage.read_rule(rule);
    }
}

/// Whether Enter already has a meaning for the focused element.
fn on_control(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| {
        element
            .closest("button, a, summary, [role=button], [data-tile]")
            .ok()
            .flatten()
            .is_some()
    })
}
