//! Where one is told: the channels that there are, and a new one.

use leptos::prelude::*;
use serde_json::json;
use wasm_bindgen_futures::spawn_local;

use super::{Channel, list};
use crate::pages::ProblemNote;
use crate::pages::parts::t;
use crate::reception::forms::{AskForm, Field};
use crate::reception::offers::Offers;
use crate::room::guest::{Guest, Known};
use crate::room::{Problem, http};
use crate::words::Words;

/// Each with a way to end it.
#[component]
pub(super) fn Channels(channels: RwSignal<Vec<Channel>>) -> impl IntoView {
    let words: Words = expect_context();
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
            words.with(
                "room-channel-end-of",
                &[("address", channel.address.clone().into())],
            )
        };
        let (kind, hours) = (format_key(&channel.format), channel.hours);
        let pause = move || words.with("room-channel-hours", &[("hours", hours.into())]);
        view! {
            <li class="chair" data-channel="">
                <strong>{address}</strong>
                <span class="note">{t(kind)}", "{pause}</span>
                <button type="button" class="button pale" data-end-channel="" aria-label=called on:click=end>
                    {t("room-channel-end")}
                </button>
            </li>
        }
    };
    view! {
        <section class="ledger" aria-labelledby="channels-title">
            <h2 id="channels-title">{t("room-channels")}</h2>
            <Show when=move || channels.with(Vec::is_empty)><p class="note">{t("room-channels-none")}</p></Show>
            <ul class="chairs"><For each=move || channels.get() key=Channel::clone children=line/></ul>
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

/// Pauses between two messages that are offered, in hours.
const HOURS: [i64; 5] = [0, 1, 6, 12, 24];
/// Nobody wants twenty letters a day.
const OF_LETTERS: i64 = 6;

/// A new channel: only of the kinds that the server offers.
#[component]
pub(super) fn NewChannel(offers: Offers, channels: RwSignal<Vec<Channel>>) -> impl IntoView {
    let words: Words = expect_context();
    let Guest(known) = expect_context();
    let is_confirmed =
        known.with_untracked(|known| matches!(known, Known::Somebody(person) if person.is_confirmed));
    let letters = offers.mail && is_confirmed;
    let kinds: Vec<&'static str> = ["discord", "slack", "json"]
        .into_iter()
        .filter(|_| offers.webhooks)
        .chain(letters.then_some("letter"))
        .collect();
    let kind = RwSignal::new(kinds.first().copied().unwrap_or_default().to_owned());
    let address = RwSignal::new(String::new());
    let chosen = RwSignal::new(None::<i64>);
    let hours = move || {
        let usual = if kind.get() == "letter" { OF_LETTERS } else { 0 };
        chosen.get().unwrap_or(usual)
    };
    let body = Callback::new(move |()| match kind.get_untracked().as_str() {
        "letter" => json!({ "kind": "email", "hours": untrack(hours) }),
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
        let text = move || words.with("room-channel-hours", &[("hours", count.into())]);
        view! { <option value=count prop:selected=move || hours() == count>{text}</option> }
    };
    let note = (offers.mail && !is_confirmed).then(|| view! { <p class="note">{t("room-email-needs")}</p> });
    let none = kinds.is_empty();
    let form = (!none).then(|| {
        view! {
            <AskForm name="channel" title="room-channel-new" text="room-channel-new-text" button="room-channel-add"
                to=("POST", "/api/me/channels") body then done="room-saved">
                <label class="field">
                    <span>{t("room-channel-kind")}</span>
                    <select data-kind="" on:change=move |event| kind.set(event_target_value(&event))>
                        {kinds.into_iter().map(offer).collect_view()}
                    </select>
                </label>
                <Show when=move || kind.get() != "letter">
                    <Field key="room-channel-address" kind="url" fills="url" value=address/>
                </Show>
                <label class="field">
                    <span>{t("room-channel-pause")}</span>
                    <select data-hours="" on:change=move |event| chosen.set(event_target_value(&event).parse().ok())>
                        {HOURS.map(pause).collect_view()}
                    </select>
                </label>
            </AskForm>
        }
    });
    view! {
        {form}
        {note}
        {none.then(|| view! { <p class="note">{t("room-channels-off")}</p> })}
    }
}
