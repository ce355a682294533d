//! The settings: how the page looks, and how a table behaves.

use leptos::prelude::*;

use crate::base::language::Language;
use crate::base::parts::t;
use crate::model::settings::{BotSpeed, Motion, Settings};
use crate::model::theme::Theme;

#[component]
pub(super) fn SettingsPage() -> impl IntoView {
    let settings: Settings = expect_context();
    view! {
        <main id="main" data-page="settings" class="page narrow settings" tabindex="-1">
            <h1>{t("ui-settings-title")}</h1>
            <p class="lead">{t("ui-settings-lead")}</p>
            <section class="ledger">
                <h2>{t("ui-settings-look")}</h2>
                <LanguageChoice/>
                <ThemeChoice/>
                <MotionChoice/>
            </section>
            <section class="ledger">
                <h2>{t("ui-settings-table")}</h2>
                <SpeedChoice/>
                <Switch name="confirm-moves" on=settings.confirm_moves key="ui-confirm-moves" text="ui-confirm-moves-text"/>
                <Switch name="auto-forced" on=settings.auto_forced key="ui-auto-forced" text="ui-auto-forced-text"/>
            </section>
        </main>
    }
}

#[component]
fn LanguageChoice() -> impl IntoView {
    let settings: Settings = expect_context();
    // Each language is listed under its own name, whatever the current language is.
    let offers = Language::ALL.map(|language| (language, language.code(), ChoiceName::Own(language.name())));
    view! { <Choice name="language" key="ui-language" value=settings.language offers=offers.to_vec()/> }
}

#[component]
fn ThemeChoice() -> impl IntoView {
    let settings: Settings = expect_context();
    let offers = Theme::ALL.map(|theme| {
        let key = match theme {
            Theme::System => "ui-theme-system",
            Theme::Light => "ui-theme-light",
            Theme::Dark => "ui-theme-dark",
        };
        (theme, theme.code(), ChoiceName::Key(key))
    });
    view! { <Choice name="theme" key="ui-theme" value=settings.theme offers=offers.to_vec()/> }
}

#[component]
fn MotionChoice() -> impl IntoView {
    let settings: Settings = expect_context();
    let offers = Motion::ALL.map(|motion| {
        let key = match motion {
            Motion::System => "ui-motion-system",
            Motion::Full => "ui-motion-full",
            Motion::Reduced => "ui-motion-reduced",
        };
        (motion, motion.code(), ChoiceName::Key(key))
    });
    view! { <Choice name="motion" key="ui-motion" value=settings.motion offers=offers.to_vec()/> }
}

#[component]
fn SpeedChoice() -> impl IntoView {
    let settings: Settings = expect_context();
    let offers = BotSpeed::ALL.map(|speed| {
        let key = match speed {
            BotSpeed::Slow => "ui-speed-slow",
            BotSpeed::Normal => "ui-speed-normal",
            BotSpeed::Fast => "ui-speed-fast",
            BotSpeed::Instant => "ui-speed-instant",
        };
        (speed, speed.code(), ChoiceName::Key(key))
    });
    view! { <Choice name="bot-speed" key="ui-speed" value=settings.bot_speed offers=offers.to_vec()/> }
}

/// The name of a choice.
#[derive(Clone, Copy)]
enum ChoiceName {
    Key(&'static str),
    Own(&'static str),
}

/// A choice between several values, as a row of radio buttons.
#[component]
fn Choice<T>(
    name: &'static str,
    key: &'static str,
    value: RwSignal<T>,
    offers: Vec<(T, &'static str, ChoiceName)>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let plate = move |(offer, code, word): (T, &'static str, ChoiceName)| {
        let word = match word {
            ChoiceName::Key(key) => t(key).into_any(),
            ChoiceName::Own(name) => name.into_any(),
        };
        view! {
            <label class="plate">
                <input
                    type="radio"
                    name=name
                    value=code
                    data-setting=format!("{name}={code}")
                    prop:checked=move || value.get() == offer
                    on:change=move |_| value.set(offer)
                />
                <span>{word}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{t(key)}</legend>
            <div class="plates">{offers.into_iter().map(plate).collect_view()}</div>
        </fieldset>
    }
}

/// A switch with a description.
#[component]
fn Switch(name: &'static str, on: RwSignal<bool>, key: &'static str, text: &'static str) -> impl IntoView {
    let about = format!("about-{name}");
    view! {
        <div class="switch">
            <label>
                <input
                    type="checkbox"
                    role="switch"
                    data-setting=name
                    aria-describedby=about.clone()
                    prop:checked=move || on.get()
                    on:change=move |event| on.set(event_target_checked(&event))
                />
                <span>{t(key)}</span>
            </label>
            <p id=about class="note">{t(text)}</p>
        </div>
    }
}
