//! The options of a game, each with a description and its rule.

use leptos::prelude::*;
use smokestack_core::{GameInfo, OptionInfo};

use super::form::Form;
use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::base::route::Route;

#[component]
pub(crate) fn Options(game: &'static GameInfo, form: RwSignal<Form>) -> impl IntoView {
    let option = move |option: &'static OptionInfo| view! { <GameOption game option form/> };
    let (first, others) = game.options.split_at(shown(game.options.len()));
    let house_rules = (!others.is_empty()).then(|| {
        let changed = |option: &OptionInfo| form.with_untracked(|form| form.options.contains_key(option.id));
        view! {
            <details class="house-rules" data-house-rules="" open=others.iter().any(changed)>
                <summary>{t("ui-house-rules")}</summary>
                <p class="note">{t("ui-house-rules-text")}</p>
                {others.iter().map(option).collect_view()}
            </details>
        }
    });
    view! {
        <section class="ledger" aria-labelledby="options-title">
            <h2 id="options-title">{t("ui-options")}</h2>
            <p class="note">{t("ui-options-text")}</p>
            {first.iter().map(option).collect_view()}
            {house_rules}
        </section>
    }
}

/// The number of options that are not collapsed. If there are many, all but the first are collapsed as house rules.
fn shown(options: usize) -> usize {
    const MAX_UNFOLDED: usize = 8;
    if options > MAX_UNFOLDED { 1 } else { options }
}

#[component]
fn GameOption(game: &'static GameInfo, option: &'static OptionInfo, form: RwSignal<Form>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let id = option.id;
    let value = move |value: &'static str| {
        let chosen =
            move || form.with(|form| form.options.get(id).map_or(option.default, String::as_str) == value);
        let standard = t("ui-option-standard");
        let name = move || {
            let name = i18n.t_string(&format!("{}-value-{id}-{value}", game.id));
            if value == option.default {
                format!("{name} ({})", standard())
            } else {
                name
            }
        };
        let choose = move |_| form.update(|form| choose(form, option, value));
        view! {
            <label class="plate">
                <input
                    type="radio"
                    name=format!("option-{id}")
                    value=value
                    data-option=format!("{id}={value}")
                    prop:checked=chosen
                    on:change=choose
                />
                <span>{name}</span>
            </label>
        }
    };
    let rule = Route::Rules {
        game: game.id.to_owned(),
        number: Some(option.rule.to_owned()),
    };
    view! {
        <fieldset class="choice">
            <legend>{move || i18n.t_string(&format!("{}-option-{id}", game.id))}</legend>
            <p class="note">
                {move || i18n.t_string(&format!("{}-option-{id}-text", game.id))} " "
                <a href=rule.to_string()>{option.rule}</a>
            </p>
            <div class="plates">{option.values.iter().copied().map(value).collect_view()}</div>
        </fieldset>
    }
}

/// Sets an option. The default value is not stored, so that the option follows the default.
fn choose(form: &mut Form, option: &OptionInfo, value: &str) {
    if value == option.default {
        form.options.remove(option.id);
    } else {
        form.options.insert(option.id.to_owned(), value.to_owned());
    }
}
