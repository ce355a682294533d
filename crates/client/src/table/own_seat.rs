//! The own seat at a table of the server's: whether one is told of one's turns, a bot for a while, and leaving.

use catalog::Level;
use leptos::prelude::*;
use serde_json::{Value, json};
use smokestack_core::Seat;
use wasm_bindgen_futures::spawn_local;

use crate::pages::new_game::form::USUAL;
use crate::pages::new_game::seats::offered;
use crate::pages::parts::bot_key;
use crate::room::http;
use crate::session::current;
use crate::session::remote::Remote;
use crate::words::Words;

/// Nothing at a table around one screen, and nothing for those who watch.
#[component]
pub(super) fn OwnSeat() -> impl IntoView {
    use_context::<Remote>().map(|remote| view! { <SeatBox remote/> })
}

/// Folded, so that nobody leaves in passing.
#[component]
fn SeatBox(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let own = Memo::new(|_| {
        current::with(|session| {
            let chair = session.chair().filter(|_| !session.is_over())?;
            Some((chair.seat?, chair.has_stand_in))
        })
        .flatten()
    });
    let take = move |seat: Seat, who: &str| remote.ask(&format!("/seats/{seat}"), json!({ "who": who }));
    // Who plays for somebody who is away.
    let level = RwSignal::new(USUAL);
    let offer = move |each: Level| {
        let is_it = move || level.get() == each;
        view! { <option value=each.name() prop:selected=is_it>{words.t(bot_key(each))}</option> }
    };
    let choose = move |event: web_sys::Event| {
        if let Some(chosen) = Level::find(&event_target_value(&event)) {
            level.set(chosen);
        }
    };
    let let_play = move |seat: Seat| {
        move |_: web_sys::MouseEvent| take(seat, &format!("bot:{}", level.get_untracked().name()))
    };
    let then = move || {
        let then = remote
            .told
            .with(|table| table.as_ref().map(|table| table.time_up.clone()));
        words.text(match then.as_deref() {
            Some("open") => "room-leave-open",
            Some("score") => "room-leave-score",
            _ => "room-leave-bot",
        })
    };
    move || {
        own.get().map(|(seat, has_bot)| {
            view! {
                <details class="log own-seat" data-section="talk" data-own-seat>
                    <summary>{words.t("room-own-seat")}</summary>
                    <Quiet remote/>
                    {(!has_bot).then(|| view! {
                        <p class="quiet">{words.t("room-bot-for-me-text")}</p>
                        <select data-bot-level aria-label=words.t("room-time-up-level") on:change=choose>
                            {offered(None).into_iter().map(offer).collect_view()}
                        </select>
                        <button type="button" data-bot-for-me on:click=let_play(seat)>{words.t("room-bot-for-me")}</button>
                    })}
                    <p class="quiet">{then}</p>
                    <button type="button" data-leave on:click=move |_| take(seat, "nobody")>{words.t("room-leave")}</button>
                </details>
            }
        })
    }
}

/// Whether one is told of one's turns at this table.
#[component]
fn Quiet(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let quiet = RwSignal::new(None::<bool>);
    let id = remote
        .told
        .with_untracked(|table| table.as_ref().map(|table| table.id.clone()));
    let id = StoredValue::new(id.unwrap_or_default());
    spawn_local(async move {
        let list = http::get("/api/me/quiet-tables").await.unwrap_or_default();
        let is_quiet = |all: &Vec<Value>| all.iter().any(|one| one.as_str() == Some(&id.get_value()));
        let _ = quiet.try_set(list["tables"].as_array().map(is_quiet));
    });
    let choose = move |event: web_sys::Event| {
        let wanted = event_target_checked(&event);
        let path = format!("/api/me/quiet-tables/{}", id.get_value());
        spawn_local(async move {
            let method = if wanted { "PUT" } else { "DELETE" };
            let answer = http::tell(method, &path, &json!({})).await;
            let _ = quiet.try_set(Some(wanted == answer.is_ok()));
            remote.tell(answer);
        });
    };
    view! {
        <Show when=move || quiet.get().is_some()>
            <label class="quiet-switch">
                <input type="checkbox" role="switch" data-quiet prop:checked=move || quiet.get() == Some(true)
                    on:change=choose/>
                {words.t("room-quiet")}
            </label>
        </Show>
    }
}
