//! The notification channels, and a form to add one.

use leptos::prelude::*;
use serde_json::json;
use wasm_bindgen_futures::spawn_local;

use super::{Channel, list};
use crate::api::current_user::{AuthState, CurrentUser};
use crate::api::{Problem, http};
use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::lobby::ProblemNote;
use crate::lobby::features::Features;
use crate::lobby::forms::{Field, RequestForm};

/// The user's channels, each with a delete button.
#[component]
pub(super) fn Channels(channels: RwSignal<Vec<Channel>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let problem = RwSignal::new(None::<Problem>);
    let line = move |channel: Channel| {
        let path = StoredValue::new(format!("/api/me/channels/{}", channel.id));
        let end = move |_| {
            spawn_local(async move {
                let answer = http::delete(&path.get_value()).await;
                let _ = problem.try_set(answer.err());
                list(channels).await;
            });
        };
        let address = channel.address.clone();
        let called = move || {
            i18n.t_args(
                "room-channel-end-of",
                &[("address", channel.address.clone().into())],
            )
        };
        let (kind, hours) = (format_key(&channel.format), channel.hours);
        let pause = move || i18n.t_args("room-channel-hours", &[("hours", hours.into())]);
        view! {
            <li class="list-row" data-channel="">
                <strong>{address}</strong>
                <span class="note">{t(kind)}", "{pause}</span>
                <button type="button" class="button pale" data-delete-channel="" aria-label=called on:click=end>
                    {t("room-channel-end")}
                </button>
            </li>
        }
    };
    view! {
        <section class="ledger" aria-labelledby="channels-title">
            <h2 id="channels-title">{t("room-channels")}</h2>
            <Show when=move || channels.with(Vec::is_empty)><p class="note">{t("room-channels-none")}</p></Show>
            <ul class="row-list"><For each=move || channels.get() key=Channel::clone children=line/></ul>
            <ProblemNote problem/>
        </section>
    }
}

fn format_key(format: &str) -> &'static str {
    match format {
        "discord" => "room-format-discord",
        "slack" => "room-format-slack",
        "json" => "room-format-json",
        "push" => "room-format-push",
        _ => "room-format-email",
    }
}

/// The choices for the minimum number of hours between two messages.
const HOUR_CHOICES: [i64; 5] = [0, 1, 6, 12, 24];
/// The default for e-mail: nobody wants twenty messages a day.
const DEFAULT_EMAIL_HOURS: i64 = 6;

/// The form for a new channel: it offers only the kinds that the server supports.
#[component]
pub(super) fn NewChannel(features: Features, channels: RwSignal<Vec<Channel>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let CurrentUser(known) = expect_context();
    let is_confirmed =
        known.with_untracked(|known| matches!(known, AuthState::SignedIn(person) if person.is_confirmed));
    let by_email = features.mail && is_confirmed;
    let kinds: Vec<&'static str> = ["discord", "slack", "json"]
        .into_iter()
        .filter(|_| features.webhooks)
        .chain(by_email.then_some("email"))
        .collect();
    let kind = RwSignal::new(kinds.first().copied().unwrap_or_default().to_owned());
    let address = RwSignal::new(String::new());
    let chosen = RwSignal::new(None::<i64>);
    let hours = move || {
        let usual = if kind.get() == "email" {
            DEFAULT_EMAIL_HOURS
        } else {
            0
        };
        chosen.get().unwrap_or(usual)
    };
    let body = Callback::new(move |()| match kind.get_untracked().as_str() {
        "email" => json!({ "kind": "email", "hours": untrack(hours) }),
        format => json!({
            "kind": "webhook", "format": format, "address": address.get_untracked().trim(), "hours": untrack(hours),
        }),
    });
    let then = Callback::new(move |()| {
        address.set(String::new());
        spawn_local(list(channels));
    });
    let offer = move |format: &'static str| {
        view! { <option value=format prop:selected=move || kind.get() == format>{t(format_key(format))}</option> }
    };
    let pause = move |count: i64| {
        let text = move || i18n.t_args("room-channel-hours", &[("hours", count.into())]);
        view! { <option value=count prop:selected=move || hours() == count>{text}</option> }
    };
    let note =
        (features.mail && !is_confirmed).then(|| view! { <p class="note">{t("room-email-needs")}</p> });
    let none = kinds.is_empty();
    let form = (!none).then(|| {
        view! {
            <RequestForm name="channel" title="room-channel-new" text="room-channel-new-text" button="room-channel-add"
                to=("POST", "/api/me/channels") body then done="room-saved">
                <label class="field">
                    <span>{t("room-channel-kind")}</span>
                    <select data-kind="" on:change=move |event| kind.set(event_target_value(&event))>
                        {kinds.into_iter().map(offer).collect_view()}
                    </select>
                </label>
                <Show when=move || kind.get() != "email">
                    <Field key="room-channel-address" kind="url" fills="url" value=address/>
                </Show>
                <label class="field">
                    <span>{t("room-channel-pause")}</span>
                    <select data-hours="" on:change=move |event| chosen.set(event_target_value(&event).parse().ok())>
                        {HOUR_CHOICES.map(pause).collect_view()}
                    </select>
                </label>
            </RequestForm>
        }
    });
    view! {
        {form}
        {note}
        {none.then(|| view! { <p class="note">{t("room-channels-off")}</p> })}
    }
}
