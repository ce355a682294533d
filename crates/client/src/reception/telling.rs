//! How one hears that it is one's turn: channels, tables of which one does not want to hear, and what was sent.

mod channels;
mod log;
mod push;

use leptos::prelude::*;
use serde_json::Value;

use super::forms::{ComeInFirst, WayBack};
use super::offers;
use crate::pages::parts::t;
use crate::room::guest::{Guest, Known};
use crate::room::http;
use channels::{Channels, NewChannel};
use log::{Log, QuietTables};
use push::PushSwitch;

/// A channel.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Channel {
    id: String,
    address: String,
    format: String,
    hours: i64,
}

impl Channel {
    fn read(json: &Value) -> Option<Channel> {
        let text = |name: &str| json[name].as_str().map(str::to_owned);
        let mut channel = Channel {
            id: text("id")?,
            address: text("address")?,
            format: text("format")?,
            hours: json["hours"].as_i64()?,
        };
        if json["kind"] == "push" {
            // The whole address is a secret between browser and room, and nothing to read.
            channel.address = channel.address.split('/').nth(2).unwrap_or_default().to_owned();
            channel.format = "push".to_owned();
        }
        Some(channel)
    }
}

#[component]
pub(super) fn TellingPage() -> impl IntoView {
    let Guest(known) = Guest::follow();
    // A name alone changes nothing here.
    let is_here = Memo::new(move |_| {
        known.with(|known| match known {
            Known::Asking => None,
            Known::Somebody(_) => Some("here"),
            Known::Nobody => Some("nobody"),
            Known::Away => Some("away"),
        })
    });
    let page = move || match is_here.get() {
        None => ().into_any(),
        Some("here") => view! { <Here/> }.into_any(),
        Some("nobody") => view! { <ComeInFirst/> }.into_any(),
        Some(_) => view! { <p class="alert" role="alert" data-away="">{t("room-away")}</p> }.into_any(),
    };
    view! {
        <main data-page="telling" class="page narrow" tabindex="-1">
            <h1>{t("room-telling")}</h1>
            <p class="note">{t("room-telling-text")}</p>
            {page}
            <WayBack/>
        </main>
    }
}

#[component]
fn Here() -> impl IntoView {
    let offers = offers::ask();
    let channels = RwSignal::new(Vec::<Channel>::new());
    leptos::task::spawn_local(list(channels));
    let form = move || offers.get().map(|offers| view! { <NewChannel offers channels/> });
    view! {
        <PushSwitch channels/>
        <Channels channels/>
        {form}
        <QuietTables/>
        <Log channels/>
    }
}

/// What cannot be read stays as it was.
async fn list(channels: RwSignal<Vec<Channel>>) {
    if let Ok(answer) = http::get("/api/me/channels").await {
        let all = answer["channels"].as_array().into_iter().flatten();
        let _ = channels.try_set(all.filter_map(Channel::read).collect());
    }
}
