//! The notifications that were sent or failed, and the muted tables.

use leptos::prelude::*;
use protocol::{ChannelInfo, MutedTables as MutedTableList, NoticeInfo, NoticeList, NoticeStatus};
use wasm_bindgen_futures::spawn_local;

use super::{Tables, shown_address};
use crate::api::http;
use crate::base::i18n::I18n;
use crate::base::parts::{date_in_words, t};
use crate::base::route::Route;

fn status_key(status: NoticeStatus) -> &'static str {
    match status {
        NoticeStatus::Waiting => "room-notice-waiting",
        NoticeStatus::Sent => "room-notice-sent",
        NoticeStatus::Passed => "room-notice-passed",
        NoticeStatus::Failed => "room-notice-failed",
    }
}

/// The log of notifications, the latest first.
#[component]
pub(super) fn Log(channels: RwSignal<Vec<ChannelInfo>>, tables: Tables) -> impl IntoView {
    let i18n: I18n = expect_context();
    let notices = RwSignal::new(None::<Vec<NoticeInfo>>);
    spawn_local(async move {
        if let Ok(list) = http::get::<NoticeList>("/api/me/notices").await {
            let _ = notices.try_set(Some(list.notices));
        }
    });
    let line = move |notice: NoticeInfo| {
        let at = notice.settled_at.unwrap_or(notice.at);
        let when = move || date_in_words(at as f64, i18n.translations().lang().code());
        let key = status_key(notice.status);
        let channel = notice.channel.clone();
        let where_to = move || {
            let find = |all: &Vec<ChannelInfo>| all.iter().find(|one| one.id == channel).map(shown_address);
            channels
                .with(find)
                .unwrap_or_else(|| i18n.t_string("room-channel-gone"))
        };
        let why = notice
            .why
            .map(|why| view! { <span class="note">" ("{why}")"</span> });
        let to = Route::Online {
            id: notice.table.clone(),
        };
        let name = move || tables.name(i18n, &notice.table);
        view! {
            <tr data-notice=notice.status.as_str()>
                <td>{when}</td>
                <td>{where_to}</td>
                <td><a class="text-link" href=to.to_string()>{name}</a></td>
                <td>{t(key)}{why}</td>
            </tr>
        }
    };
    let none = move || notices.with(|all| all.as_ref().is_some_and(Vec::is_empty));
    let some = move || notices.with(|all| all.as_ref().is_some_and(|all| !all.is_empty()));
    let lines = move || {
        notices
            .get()
            .unwrap_or_default()
            .into_iter()
            .map(line)
            .collect_view()
    };
    view! {
        <section class="ledger" aria-labelledby="notices-title" data-notices="">
            <h2 id="notices-title">{t("room-notices")}</h2>
            <Show when=none><p class="note">{t("room-notices-none")}</p></Show>
            <Show when=some>
                <div class="wide">
                    <table class="figures-table">
                        <thead>
                            <tr>
                                <th scope="col">{t("room-notice-when")}</th>
                                <th scope="col">{t("room-notice-where")}</th>
                                <th scope="col">{t("room-notice-table")}</th>
                                <th scope="col">{t("room-notice-what")}</th>
                            </tr>
                        </thead>
                        <tbody>{lines}</tbody>
                    </table>
                </div>
            </Show>
        </section>
    }
}

/// The muted tables; shows nothing if there are none.
#[component]
pub(super) fn MutedTables(tables: Tables) -> impl IntoView {
    let i18n: I18n = expect_context();
    let quiet = RwSignal::new(Vec::<String>::new());
    spawn_local(list(quiet));
    let line = move |id: String| {
        let to = Route::Online { id: id.clone() }.to_string();
        let id = StoredValue::new(id);
        let name = move || tables.name(i18n, &id.get_value());
        let called = move || i18n.t_args("room-unmute-table-of", &[("table", name().into())]);
        let tell = move |_| {
            let path = format!("/api/me/quiet-tables/{}", id.get_value());
            spawn_local(async move {
                // If the request fails, the table stays in the list.
                let _ = http::delete(&path).await;
                list(quiet).await;
            });
        };
        view! {
            <li class="list-row" data-muted-table="">
                <strong><a class="text-link" href=to>{name}</a></strong>
                <button type="button" class="button pale" aria-label=called on:click=tell>{t("room-unmute-table")}</button>
            </li>
        }
    };
    view! {
        <Show when=move || !quiet.with(Vec::is_empty)>
            <section class="ledger" aria-labelledby="quiet-title">
                <h2 id="quiet-title">{t("room-muted-tables")}</h2>
                <ul class="row-list"><For each=move || quiet.get() key=String::clone children=line/></ul>
            </section>
        </Show>
    }
}

async fn list(quiet: RwSignal<Vec<String>>) {
    if let Ok(list) = http::get::<MutedTableList>("/api/me/quiet-tables").await {
        let _ = quiet.try_set(list.tables);
    }
}
