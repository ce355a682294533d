//! The notification channels, and a form to add one.

use leptos::prelude::*;
use protocol::{
    ChannelInfo, ChannelKind, Me, MessageFormat, NewChannel as ChannelRequest, ServerInfo, WebhookFormat,
};
use wasm_bindgen_futures::spawn_local;

use super::{list, shown_address};
use crate::api::current_user::{AuthState, CurrentUser};
use crate::api::{Problem, http};
use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::lobby::ProblemNote;
use crate::lobby::forms::{Field, RequestForm, trimmed};

/// The user's channels, each with a delete button.
#[component]
pub(super) fn Channels(channels: RwSignal<Vec<ChannelInfo>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let problem = RwSignal::new(None::<Problem>);
    let line = move |channel: ChannelInfo| {
        let path = StoredValue::new(format!("/api/me/channels/{}", channel.id));
        let end = move |_| {
            spawn_local(async move {
                let answer = http::delete(&path.get_value()).await;
                let _ = problem.try_set(answer.err());
                list(channels).await;
            });
        };
        let address = StoredValue::new(shown_address(&channel));
        let called = move || i18n.t_args("room-channel-end-of", &[("address", address.get_value().into())]);
        let (kind, hours) = (channel_key(&channel), channel.hours);
        let pause = move || i18n.t_args("room-channel-hours", &[("hours", hours.into())]);
        view! {
            <li class="list-row" data-channel="">
                <strong>{address.get_value()}</strong>
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
            <ul class="row-list"><For each=move || channels.get() key=|channel| channel.id.clone() children=line/></ul>
            <ProblemNote problem/>
        </section>
    }
}

fn channel_key(channel: &ChannelInfo) -> &'static str {
    match (channel.kind, channel.format) {
        (ChannelKind::Push, _) => "room-format-push",
        (ChannelKind::Email, _) | (_, MessageFormat::Text) => "room-format-email",
        (_, MessageFormat::Discord) => "room-format-discord",
        (_, MessageFormat::Slack) => "room-format-slack",
        (_, MessageFormat::Json) => "room-format-json",
    }
}

/// The kinds of channels that the form offers; push has its own switch.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offer {
    Webhook(WebhookFormat),
    Email,
}

impl Offer {
    const ALL: [Offer; 4] = [
        Offer::Webhook(WebhookFormat::Discord),
        Offer::Webhook(WebhookFormat::Slack),
        Offer::Webhook(WebhookFormat::Json),
        Offer::Email,
    ];

    fn name(self) -> &'static str {
        match self {
            Offer::Webhook(format) => format.as_str(),
            Offer::Email => ChannelKind::Email.as_str(),
        }
    }

    fn key(self) -> &'static str {
        match self {
            Offer::Webhook(WebhookFormat::Discord) => "room-format-discord",
            Offer::Webhook(WebhookFormat::Slack) => "room-format-slack",
            Offer::Webhook(WebhookFormat::Json) => "room-format-json",
            Offer::Email => "room-format-email",
        }
    }
}

/// The choices for the minimum number of hours between two messages.
const HOUR_CHOICES: [i64; 5] = [0, 1, 6, 12, 24];
/// The default for e-mail: nobody wants twenty messages a day.
const DEFAULT_EMAIL_HOURS: i64 = 6;

/// The form for a new channel: it offers only the kinds that the server supports.
#[component]
pub(super) fn NewChannel(features: ServerInfo, channels: RwSignal<Vec<ChannelInfo>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let CurrentUser(known) = expect_context();
    let is_confirmed =
        known.with_untracked(|known| matches!(known, AuthState::SignedIn(person) if is_confirmed(person)));
    let by_email = features.mail && is_confirmed;
    let offers = Offer::ALL.into_iter().filter(|offer| match offer {
        Offer::Webhook(_) => features.webhooks,
        Offer::Email => by_email,
    });
    let offers: Vec<Offer> = offers.collect();
    let kind = RwSignal::new(offers.first().copied().unwrap_or(Offer::Email));
    let address = RwSignal::new(String::new());
    let chosen = RwSignal::new(None::<i64>);
    let hours = move || {
        let usual = match kind.get() {
            Offer::Email => DEFAULT_EMAIL_HOURS,
            Offer::Webhook(_) => 0,
        };
        chosen.get().unwrap_or(usual)
    };
    let body = Callback::new(move |()| {
        let hours = untrack(hours);
        http::to_json(&match kind.get_untracked() {
            Offer::Email => ChannelRequest {
                kind: ChannelKind::Email,
                hours,
                ..ChannelRequest::default()
            },
            Offer::Webhook(format) => ChannelRequest {
                kind: ChannelKind::Webhook,
                address: trimmed(address),
                format,
                hours,
                ..ChannelRequest::default()
            },
        })
    });
    let then = Callback::new(move |()| {
        address.set(String::new());
        spawn_local(list(channels));
    });
    let offer = move |offer: Offer| {
        view! { <option value=offer.name() prop:selected=move || kind.get() == offer>{t(offer.key())}</option> }
    };
    let choose = move |event: web_sys::Event| {
        let name = event_target_value(&event);
        if let Some(chosen) = Offer::ALL.into_iter().find(|offer| offer.name() == name) {
            kind.set(chosen);
        }
    };
    let pause = move |count: i64| {
        let text = move || i18n.t_args("room-channel-hours", &[("hours", count.into())]);
        view! { <option value=count prop:selected=move || hours() == count>{text}</option> }
    };
    let note =
        (features.mail && !is_confirmed).then(|| view! { <p class="note">{t("room-email-needs")}</p> });
    let none = offers.is_empty();
    let form = (!none).then(|| {
        view! {
            <RequestForm name="channel" title="room-channel-new" text="room-channel-new-text" button="room-channel-add"
                to=("POST", "/api/me/channels") body then done="room-saved">
                <label class="field">
                    <span>{t("room-channel-kind")}</span>
                    <select data-kind="" on:change=choose>
                        {offers.into_iter().map(offer).collect_view()}
                    </select>
                </label>
                <Show when=move || kind.get() != Offer::Email>
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

fn is_confirmed(person: &Me) -> bool {
    person
        .account
        .as_ref()
        .is_some_and(|account| account.is_confirmed)
}
