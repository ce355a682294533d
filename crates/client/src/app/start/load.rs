//! Opens a record file that is chosen or dropped.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::opening::Opening;
use crate::app::pieces::GameToOpen;
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, t};

/// No record is this large, but a video that is chosen by mistake is.
const MAX_FILE_BYTES: f64 = 4_000_000.0;

#[component]
pub(super) fn LoadRecord() -> impl IntoView {
    let i18n: I18n = expect_context();
    let opening = Opening::new();
    let problem = RwSignal::new(None::<String>);
    let over = RwSignal::new(false);
    let choose = move |event: web_sys::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            load(file, i18n, problem, opening);
        }
        // Reset, so that the same file can be chosen again after it has been corrected.
        input.set_value("");
    };
    let hover = move |event: web_sys::DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    let drop = move |event: web_sys::DragEvent| {
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|dropped| dropped.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            load(file, i18n, problem, opening);
        }
    };
    view! {
        <section class="load" aria-labelledby="load-title">
            <h2 id="load-title" class="rule-title">{t("ui-load")}</h2>
            <label
                class="drop"
                class:over=move || over.get()
                on:dragover=hover
                on:dragleave=move |_| over.set(false)
                on:drop=drop
            >
                <Icon name="upload"/>
                <span>
                    <span class="drop-title">{t("ui-load-choose")}</span>
                    <span class="note">{t("ui-load-text")}</span>
                </span>
                <input type="file" class="unseen" data-load-record="" accept=".record,.txt,text/plain" on:change=choose/>
            </label>
            {move || problem.get().map(|text| view! { <p class="alert" role="alert">{text}</p> })}
            {opening.note()}
        </section>
    }
}

/// Reads the file and opens it in the replay, or shows why that is not possible.
fn load(file: web_sys::File, i18n: I18n, problem: RwSignal<Option<String>>, opening: Opening) {
    problem.set(None);
    let name = file.name();
    let refuse = move |key: &str| untrack(|| i18n.t_args(key, &[("file", name.clone().into())]));
    if file.size() > MAX_FILE_BYTES {
        problem.set(Some(refuse("ui-load-too-big")));
        return;
    }
    spawn_local(async move {
        let text = JsFuture::from(file.text())
            .await
            .ok()
            .and_then(|text| text.as_string());
        match text {
            Some(text) => opening.open(GameToOpen::Record(text)),
            None => problem.set(Some(refuse("ui-load-unreadable"))),
        }
    });
}
