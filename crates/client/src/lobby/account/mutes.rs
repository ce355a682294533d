//! The list of muted people, with buttons to unmute them.

use leptos::prelude::*;
use protocol::{MutedPeople, MutedPerson};
use wasm_bindgen_futures::spawn_local;

use crate::api::http;
use crate::base::i18n::I18n;
use crate::base::parts::t;

/// The muted people; shows nothing if there are none.
#[component]
pub(super) fn Mutes() -> impl IntoView {
    let i18n: I18n = expect_context();
    let people = RwSignal::new(Vec::<MutedPerson>::new());
    spawn_local(list(people));
    let line = move |muted: MutedPerson| {
        let path = StoredValue::new(format!("/api/me/mutes/{}", muted.id));
        let hear = move |_| {
            spawn_local(async move {
                // If the request fails, the person stays in the list.
                let _ = http::delete(&path.get_value()).await;
                list(people).await;
            });
        };
        let name = muted.name.clone();
        let called = move || i18n.t_args("room-unmute-of", &[("name", muted.name.clone().into())]);
        view! {
            <li class="list-row" data-muted="">
                <strong>{name}</strong>
                <button type="button" class="button pale" aria-label=called on:click=hear>{t("room-unmute")}</button>
            </li>
        }
    };
    view! {
        <Show when=move || !people.with(Vec::is_empty)>
            <section class="ledger" aria-labelledby="mutes-title">
                <h2 id="mutes-title">{t("room-mutes")}</h2>
                <ul class="row-list">
                    <For each=move || people.get() key=|muted| (muted.id.clone(), muted.name.clone()) children=line/>
                </ul>
            </section>
        </Show>
    }
}

/// Loads the list; if that fails, it stays as it was.
async fn list(people: RwSignal<Vec<MutedPerson>>) {
    if let Ok(muted) = http::get::<MutedPeople>("/api/me/mutes").await {
        let _ = people.try_set(muted.people);
    }
}
