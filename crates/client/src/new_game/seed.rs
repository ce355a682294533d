//! The seed: everything random in a game follows from it.

use leptos::prelude::*;
use smokestack_core::Seed;

use super::Problem;
use super::form::Form;
use crate::base::i18n::I18n;
use crate::base::parts::{focus_on, t};
use crate::base::random;

const FIELD_ID: &str = "seed-field";

/// The seed that was entered, or a random one.
pub(super) fn chosen(typed: &str) -> Result<Seed, Problem> {
    match typed.trim() {
        "" => Ok(random::drawn_seed()),
        typed => typed
            .to_ascii_lowercase()
            .parse()
            .map_err(|_| Problem::Seed(typed.to_owned())),
    }
}

/// Moves the focus to an invalid seed.
pub(super) fn focus() {
    focus_on("[data-seed]");
}

#[component]
pub(super) fn SeedField(form: RwSignal<Form>, problem: RwSignal<Option<Problem>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let wrong = move || match problem.get() {
        Some(problem @ Problem::Seed(_)) => Some(problem.in_words(i18n)),
        _ => None,
    };
    let type_in = move |event: web_sys::Event| {
        form.update(|form| form.seed = event_target_value(&event));
        problem.set(None);
    };
    view! {
        <section class="ledger" aria-labelledby="seed-title">
            <h2 id="seed-title">{t("ui-seed-title")}</h2>
            <label class="field" for=FIELD_ID>{t("ui-seed")}</label>
            <input
                id=FIELD_ID
                type="text"
                class="seed"
                data-seed=""
                autocomplete="off"
                spellcheck="false"
                maxlength="80"
                aria-describedby="seed-note"
                aria-invalid=move || wrong().is_some().to_string()
                placeholder=t("ui-seed-empty")
                prop:value=move || form.with(|form| form.seed.clone())
                on:input=type_in
            />
            <p id="seed-note" class="note">{t("ui-seed-text")}</p>
            {move || wrong().map(|text| view! { <p class="alert" role="alert" data-seed-error="">{text}</p> })}
        </section>
    }
}
