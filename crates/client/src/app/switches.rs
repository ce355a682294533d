//! The two switches in the header: the language, and the theme.

use leptos::prelude::*;

use crate::base::i18n::I18n;
use crate::base::language::Language;
use crate::base::parts::{Icon, t};
use crate::model::settings::Settings;
use crate::model::theme::Theme;

/// Shows the four languages by their codes; the full names are for screen readers and tooltips.
#[component]
pub(super) fn LanguageSwitch() -> impl IntoView {
    let settings: Settings = expect_context();
    let button = move |language: Language| {
        let chosen = move || settings.language.get() == language;
        view! {
            <button
                type="button"
                class="letter"
                lang=language.code()
                data-lang=language.code()
                title=language.name()
                aria-label=format!("{} – {}", language.code(), language.name())
                aria-pressed=move || chosen().to_string()
                on:click=move |_| settings.language.set(language)
            >
                {language.code()}
            </button>
        }
    };
    view! {
        <div class="letters" role="group" aria-label=t("ui-language")>
            {Language::ALL.map(button).collect_view()}
        </div>
    }
}

/// One button that cycles through system, light and dark.
#[component]
pub(super) fn ThemeSwitch() -> impl IntoView {
    let settings: Settings = expect_context();
    let [system, light, dark] = [t("ui-theme-system"), t("ui-theme-light"), t("ui-theme-dark")];
    let title = t("ui-theme");
    let word = move || match settings.theme.get() {
        Theme::System => system(),
        Theme::Light => light(),
        Theme::Dark => dark(),
    };
    let i18n: I18n = expect_context();
    let label = move || i18n.labelled(&title(), &word());
    let turn = move |_| settings.theme.update(|theme| *theme = after(*theme));
    view! {
        <button
            type="button"
            class="round"
            data-theme-switch=move || settings.theme.get().code()
            title=label
            aria-label=label
            on:click=turn
        >
            {move || match settings.theme.get() {
                Theme::System => view! { <span class="icon half" aria-hidden="true"></span> }.into_any(),
                Theme::Light => view! { <Icon name="sun"/> }.into_any(),
                Theme::Dark => view! { <Icon name="moon"/> }.into_any(),
            }}
        </button>
    }
}

fn after(theme: Theme) -> Theme {
    match theme {
        Theme::System => Theme::Light,
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::System,
    }
}
