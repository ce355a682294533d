//! What people say at the table: to read, to answer, and not to hear.

use board_svg::icon;
use leptos::html;
use leptos::prelude::*;
use serde_json::json;
use wasm_bindgen_futures::spawn_local;

use crate::room::chat::Said;
use crate::room::guest::Guest;
use crate::room::{Busy, Problem, http};
use crate::session::remote::Remote;
use crate::words::Words;

/// Nothing at a table around one screen.
#[component]
pub(crate) fn Talk() -> impl IntoView {
    use_context::<Remote>().map(|remote| view! { <TalkBox remote/> })
}

#[component]
fn TalkBox(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let scroll = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        remote.said.track();
        if let Some(scroll) = scroll.get() {
            request_animation_frame(move || scroll.set_scroll_top(scroll.scroll_height()));
        }
    });
    // What happened besides stands in the log.
    let said = Memo::new(move |_| {
        let spoken = |said: &&Said| said.note.is_none();
        remote
            .said
            .with(|all| all.iter().filter(spoken).cloned().collect::<Vec<Said>>())
    });
    let silent = move || said.with(Vec::is_empty);
    view! {
        <section class="log talk" data-section="talk" data-talk aria-label=words.t("room-chat")>
            <h3>{words.t("room-chat")}</h3>
            <div class="log-scroll" node_ref=scroll tabindex="0" role="log">
                <Show when=silent><p class="quiet">{words.t("room-chat-none")}</p></Show>
                <ol>
                    <For each=move || said.get() key=|said| said.number let:said>
                        <SaidLine remote said/>
                    </For>
                </ol>
            </div>
            <SayForm remote/>
        </section>
    }
}

/// What somebody said, and what may be done about it.
#[component]
fn SaidLine(remote: Remote, said: Said) -> impl IntoView {
    let words: Words = expect_context();
    let guest: Guest = expect_context();
    let done = RwSignal::new(None::<&'static str>);
    let (number, person) = (said.number, said.person.clone());
    // Whoever is nobody can neither mute nor report, and nobody does that to themselves.
    let is_other = Memo::new({
        let person = person.clone();
        move |_| person.is_some() && guest.id().is_some_and(|me| person != Some(me))
    });
    let mute = move |_| {
        let person = person.clone().unwrap_or_default();
        spawn_local(async move {
            let path = format!("/api/me/mutes/{person}");
            let answer = http::tell("PUT", &path, &json!({})).await;
            if answer.is_ok() {
                let _ = remote
                    .said
                    .try_update(|all| all.retain(|said| said.person.as_ref() != Some(&person)));
            }
            remote.tell(answer);
        });
    };
    let why = RwSignal::new(String::new());
    let report = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let path = remote.path(&format!("/chat/{number}/report"));
        let body = json!({ "why": why.get_untracked().trim() });
        spawn_local(async move {
            let answer = http::tell("POST", &path, &body).await;
            if answer.is_ok() {
                let _ = done.try_set(Some("room-reported"));
            }
            remote.tell(answer);
        });
    };
    let about = {
        let name = said.name.clone();
        move || words.with("room-chat-about", &[("name", name.clone().into())])
    };
    view! {
        <li data-said=number>
            <strong>{said.name.clone()}</strong>": "<span>{said.text.clone()}</span>
            <Show when=move || is_other.get()>
                <details class="about">
                    <summary data-about aria-label=about.clone() title=about.clone()>"⋯"</summary>
                    <button type="button" data-mute on:click=mute.clone()>{words.t("room-mute")}</button>
                    <form class="say" on:submit=report novalidate="">
                        <input type="text" maxlength="500" autocomplete="off" data-why aria-label=words.t("room-report-why")
                            placeholder=words.t("room-report-why")
                            on:input=move |event| why.set(event_target_value(&event))/>
                        <button type="submit" data-report>{words.t("room-report")}</button>
                    </form>
                    <span role="status" data-reported=move || done.get().map(|_| "")>
                        {move || done.get().map(|key| words.text(key))}
                    </span>
                </details>
            </Show>
        </li>
    }
}

#[component]
fn SayForm(remote: Remote) -> impl IntoView {
    let words: Words = expect_context();
    let guest: Guest = expect_context();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    // Those who sit there may speak, and who made the table.
    let may = Memo::new(move |_| remote.is_among(&guest.id()));
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if said.is_empty() {
            return;
        }
        let path = remote.path("/chat");
        busy.run(async move {
            let answer = http::post(&path, &json!({ "text": said })).await;
            if answer.is_ok() {
                let _ = text.try_set(String::new());
            }
            let _ = problem.try_set(answer.err());
        });
    };
    let why = move || {
        problem.get().map(|problem| match problem {
            Problem::Refused { message, .. } => message,
            Problem::Away => words.text("room-unreachable"),
        })
    };
    view! {
        <Show when=move || may.get()>
            <form class="say" on:submit=say novalidate="">
                <input type="text" maxlength="500" autocomplete="off" data-say aria-label=words.t("room-chat-write")
                    placeholder=words.t("room-chat-write") prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))/>
                <button type="submit" data-send title=words.t("room-send")
                    aria-label=words.t("room-send") inner_html=icon("check")></button>
            </form>
            {move || why().map(|text| view! { <p class="news bad" role="alert" data-problem>{text}</p> })}
        </Show>
    }
}
