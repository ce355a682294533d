//! How one hears that it is one's turn: channels, tables of which one does not want to hear, and what was sent.

mod channels;
mod log;
mod push;

use leptos::prelude::*;
use serde_json::Value;

use super::forms::{ComeInFirst, WayBack};
use super::offers;
use crate::pages::friends::lines::sitter_in_words;
use crate::pages::parts::{game_name, t};
use crate::room::guest::{Guest, Known};
use crate::room::{TableInfo, http};
use crate::words::Words;
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
    let who = Guest::follow().but_name();
    let page = move || match who.get() {
        Known::Asking => ().into_any(),
        Known::Somebody(_) => view! { <Here/> }.into_any(),
        Known::Nobody => view! { <ComeInFirst/> }.into_any(),
        Known::Banned(why) => view! { <p class="alert" role="alert" data-banned="">{why}</p> }.into_any(),
        Known::Away => {
            view! { <p class="alert" role="alert" data-away="">{t("room-unreachable")}</p> }.into_any()
        }
    };
    view! {
        <main id="main" data-page="telling" class="page narrow" tabindex="-1">
            <h1>{t("room-notifications")}</h1>
            <p class="note">{t("room-notifications-text")}</p>
            {page}
            <WayBack/>
        </main>
    }
}

#[component]
fn Here() -> impl IntoView {
    let offers = offers::ask();
    let channels = RwSignal::new(Vec::<Channel>::new());
    let tables = Tables(RwSignal::new(Vec::new()));
    leptos::task::spawn_local(list(channels));
    leptos::task::spawn_local(tables.learn());
    let form = move || offers.get().map(|offers| view! { <NewChannel offers channels/> });
    view! {
        <PushSwitch channels/>
        <Channels channels/>
        {form}
        <QuietTables tables/>
        <Log channels tables/>
    }
}

/// One's own tables, by which others are named.
#[derive(Clone, Copy)]
struct Tables(RwSignal<Vec<TableInfo>>);

impl Tables {
    async fn learn(self) {
        if let Ok(answer) = http::get("/api/me/tables").await {
            let _ = self.0.try_set(TableInfo::read_list(&answer));
        }
    }

    /// The game and who plays it; of one that has long been over only that there is a table.
    fn name(self, words: Words, id: &str) -> String {
        self.0
            .with(|tables| match tables.iter().find(|table| table.id == id) {
                Some(table) => {
                    let names = table.seats.iter().map(|seat| sitter_in_words(words, seat));
                    let names: Vec<String> = names.collect();
                    format!("{} ({})", game_name(&table.game), names.join(", "))
                }
                None => words.text("room-open"),
            })
    }
}

/// What cannot be read stays as it was.
async fn list(channels: RwSignal<Vec<Channel>>) {
    if let Ok(answer) = http::get("/api/me/channels").await {
        let all = answer["channels"].as_array().into_iter().flatten();
        let _ = channels.try_set(all.filter_map(Channel::read).collect());
    }
}
