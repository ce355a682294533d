//! Turn notifications: channels, muted tables, and a log of what was sent.

mod channels;
mod log;
mod push;

use leptos::prelude::*;
use protocol::{ChannelInfo, ChannelKind, ChannelList, TableInfo, TableList};

use super::features;
use super::forms::{BackToLobby, SignInFirst};
use crate::api::current_user::{AuthState, CurrentUser};
use crate::api::http;
use crate::base::i18n::I18n;
use crate::base::parts::{game_name, t};
use crate::lobby::table_list::sitter_in_words;
use channels::{Channels, NewChannel};
use log::{Log, MutedTables};
use push::PushSwitch;

/// The address of a channel as it is shown.
fn shown_address(channel: &ChannelInfo) -> String {
    match channel.kind {
        // The whole address is a secret between browser and server, and meaningless to people anyway.
        ChannelKind::Push => channel.address.split('/').nth(2).unwrap_or_default().to_owned(),
        ChannelKind::Webhook | ChannelKind::Email => channel.address.clone(),
    }
}

#[component]
pub(super) fn NotificationsPage() -> impl IntoView {
    let who = CurrentUser::follow().ignoring_name();
    let page = move || match who.get() {
        AuthState::Loading => ().into_any(),
        AuthState::SignedIn(_) => view! { <Settings/> }.into_any(),
        AuthState::SignedOut => view! { <SignInFirst/> }.into_any(),
        AuthState::Banned(why) => view! { <p class="alert" role="alert" data-banned="">{why}</p> }.into_any(),
        AuthState::Unreachable => {
            view! { <p class="alert" role="alert" data-unreachable="">{t("room-unreachable")}</p> }.into_any()
        }
    };
    view! {
        <main id="main" data-page="notifications" class="page narrow" tabindex="-1">
            <h1>{t("room-notifications")}</h1>
            <p class="note">{t("room-notifications-text")}</p>
            {page}
            <BackToLobby/>
        </main>
    }
}

#[component]
fn Settings() -> impl IntoView {
    let features = features::fetch();
    let channels = RwSignal::new(Vec::<ChannelInfo>::new());
    let tables = Tables(RwSignal::new(Vec::new()));
    leptos::task::spawn_local(list(channels));
    leptos::task::spawn_local(tables.load());
    let form = move || {
        features
            .get()
            .map(|features| view! { <NewChannel features channels/> })
    };
    view! {
        <PushSwitch channels/>
        <Channels channels/>
        {form}
        <MutedTables tables/>
        <Log channels tables/>
    }
}

/// The user's tables, to name them in the log.
#[derive(Clone, Copy)]
struct Tables(RwSignal<Vec<TableInfo>>);

impl Tables {
    async fn load(self) {
        if let Ok(list) = http::get::<TableList>("/api/me/tables").await {
            let _ = self.0.try_set(list.tables);
        }
    }

    /// The game and its players; a generic name for a table that has long been over.
    fn name(self, i18n: I18n, id: &str) -> String {
        self.0
            .with(|tables| match tables.iter().find(|table| table.id == id) {
                Some(table) => {
                    let names = table.seats.iter().map(|seat| sitter_in_words(i18n, seat));
                    let names: Vec<String> = names.collect();
                    format!("{} ({})", game_name(&table.game), names.join(", "))
                }
                None => i18n.t_string("room-open"),
            })
    }
}

/// Loads the list; if that fails, it stays as it was.
async fn list(channels: RwSignal<Vec<ChannelInfo>>) {
    if let Ok(list) = http::get::<ChannelList>("/api/me/channels").await {
        let _ = channels.try_set(list.channels);
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Language, MessageFormat};

    use super::*;

    #[test]
    fn the_secret_part_of_an_address_is_not_shown() {
        let mut channel = ChannelInfo {
            id: "c".to_owned(),
            kind: ChannelKind::Webhook,
            address: "https://push.example.org/secret".to_owned(),
            format: MessageFormat::Text,
            language: Language::En,
            hours: 0,
            sent_at: None,
            created_at: 0,
        };
        assert_eq!(shown_address(&channel), channel.address);
        channel.kind = ChannelKind::Push;
        assert_eq!(shown_address(&channel), "push.example.org");
    }
}
