//! Before a game begins: who is here, the link for those who are not, and the start.

use catalog::Level;
use leptos::prelude::*;
use serde_json::json;
use wasm_bindgen_futures::spawn_local;

use super::lines::sitter_in_words;
use super::name::{AtTheDoor, ProblemNote};
use super::new_table::sit;
use crate::dom;
use crate::pages::parts::{Icon, bot_key, game_name, t};
use crate::room::guest::Guest;
use crate::room::{Problem, Sitter, TableInfo};
use crate::route::Route;
use crate::session::remote::Remote;
use crate::table::{LineNote, TroubleNote};
use crate::words::Words;

#[component]
pub(super) fn Waiting() -> impl IntoView {
    let words: Words = expect_context();
    let guest: Guest = expect_context();
    let remote: Remote = expect_context();
    let game = Memo::new(move |_| {
        remote
            .told
            .with(|table| table.as_ref().map(|table| table.game.clone()))
    });
    let name = move || game_name(&game.get().unwrap_or_default());
    let heading = move || words.with("room-waiting-heading", &[("game", name().into())]);
    let seats = move || {
        let table = remote.told.get()?;
        let me = guest.id();
        let seat =
            |sitter: &Sitter| view! { <SeatLine table=table.clone() sitter=sitter.clone() me=me.clone()/> };
        Some(table.seats.iter().map(seat).collect_view())
    };
    let is_host = move || {
        let host = remote
            .told
            .with(|table| table.as_ref().and_then(|table| table.host.clone()));
        host.is_some() && host == guest.id()
    };
    // The line has to know who is here now.
    let came_in = Callback::new(move |()| remote.connect());
    view! {
        <main class="page narrow" data-page="waiting-room" tabindex="-1">
            <h1>{heading}</h1>
            <LineNote remote/>
            <TroubleNote remote/>
            <AtTheDoor then=came_in/>
            <Invitation/>
            <section class="ledger" aria-labelledby="chairs-title">
                <h2 id="chairs-title">{t("ui-seats-title")}</h2>
                <ul class="chairs" data-chairs="">{seats}</ul>
                <p class="note">{t("room-starts-full")}</p>
                <Show when=is_host>
                    <button type="button" class="button" data-start-now="" on:click=move |_| remote.ask("/start", json!({}))>
                        <Icon name="play"/>
                        {t("room-start-now")}
                    </button>
                </Show>
            </section>
            <p><a class="text-link" href=Route::Friends.to_string()><Icon name="arrow-left"/>{t("ui-friends")}</a></p>
        </main>
    }
}

/// The link to the table.
#[component]
fn Invitation() -> impl IntoView {
    let address = dom::window().location().href().unwrap_or_default();
    let link = StoredValue::new(address);
    let copied = RwSignal::new(false);
    let done = t("room-copied");
    let copy = move |_| {
        spawn_local(async move {
            let _ = copied.try_set(dom::copy(&link.get_value()).await);
        });
    };
    view! {
        <section class="ledger" aria-labelledby="link-title">
            <h2 id="link-title">{t("room-link")}</h2>
            <p class="note">{t("room-link-text")}</p>
            <div class="link">
                <input type="text" readonly="" data-link="" aria-labelledby="link-title" value=link.get_value()/>
                <button type="button" class="button strong" data-copy="" on:click=copy>{t("room-copy")}</button>
            </div>
            <p class="note" role="status">{move || copied.get().then(done)}</p>
        </section>
    }
}

/// A chair, and what whoever is here may do with it.
#[component]
fn SeatLine(table: TableInfo, sitter: Sitter, me: Option<String>) -> impl IntoView {
    let words: Words = expect_context();
    let remote: Remote = expect_context();
    let problem = RwSignal::new(None::<Problem>);
    let letter = sitter.seat.to_string();
    let own = me.is_some() && sitter.person == me;
    let is_host = me.is_some() && table.host == me;
    let free = sitter.is_free();
    let title = {
        let letter = letter.clone();
        move || words.with("ui-seat", &[("seat", letter.clone().into())])
    };
    let rest = StoredValue::new(format!("/seats/{letter}"));
    let stand_up = move |_| remote.ask(&rest.get_value(), json!({ "who": "nobody" }));
    let sit_down = {
        let letter = letter.clone();
        move |_| {
            let (table, letter) = (table.clone(), letter.clone());
            spawn_local(async move {
                let _ = problem.try_set(sit(&table, &letter).await.err());
            });
        }
    };
    let put_bot = move |event: web_sys::Event| {
        let level = event_target_value(&event);
        if !level.is_empty() {
            remote.ask(&rest.get_value(), json!({ "who": format!("bot:{level}") }));
        }
    };
    let bot = |level: Level| view! { <option value=level.name()>{t(bot_key(level))}</option> };
    let bot_title = t("room-put-bot");
    view! {
        <li class="chair" data-seat=letter data-free=free.to_string()>
            <span class="chair-seat">{title}</span>
            <strong>{move || sitter_in_words(words, &sitter)}</strong>
            <span class="saved-ways">
                {(free && me.is_some()).then(|| view! {
                    <button type="button" class="button strong" data-sit="" on:click=sit_down>{t("room-sit")}</button>
                })}
                {(free && is_host).then(|| view! {
                    <select data-put-bot="" aria-label=bot_title on:change=put_bot>
                        <option value="">{bot_title}</option>
                        {Level::ALL.map(bot).collect_view()}
                    </select>
                })}
                {(!free && (own || is_host)).then(|| view! {
                    <button type="button" class="button pale" data-stand-up="" on:click=stand_up>
                        {t(if own { "room-stand-up" } else { "room-clear" })}
                    </button>
                })}
            </span>
            <ProblemNote problem/>
        </li>
    }
}
