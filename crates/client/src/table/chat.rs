//! The chat of a table: reading, writing, muting and reporting.

use board_svg::icon;
use leptos::html;
use leptos::prelude::*;
use protocol::{ChatMessage, NewChatMessage, NewReport};
use wasm_bindgen_futures::spawn_local;

use crate::api::current_user::CurrentUser;
use crate::api::{Busy, Problem, http};
use crate::base::i18n::I18n;
use crate::model::remote::Remote;

/// The chat; shows nothing in a local game.
#[component]
pub(crate) fn Chat() -> impl IntoView {
    use_context::<Remote>().map(|remote| view! { <ChatBox remote/> })
}

#[component]
fn ChatBox(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let scroll = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        remote.chat.track();
        if let Some(scroll) = scroll.get() {
            request_animation_frame(move || scroll.set_scroll_top(scroll.scroll_height()));
        }
    });
    // System messages are in the log.
    let said = Memo::new(move |_| {
        let spoken = |said: &&ChatMessage| said.note.is_none();
        remote
            .chat
            .with(|all| all.iter().filter(spoken).cloned().collect::<Vec<ChatMessage>>())
    });
    let silent = move || said.with(Vec::is_empty);
    view! {
        <section class="log chat" data-section="talk" data-chat aria-label=i18n.t("room-chat")>
            <h3>{i18n.t("room-chat")}</h3>
            <div class="log-scroll" node_ref=scroll tabindex="0" role="log">
                <Show when=silent><p class="quiet">{i18n.t("room-chat-none")}</p></Show>
                <ol>
                    <For each=move || said.get() key=|said| said.number let:said>
                        <ChatLine remote said/>
                    </For>
                </ol>
            </div>
            <ChatForm remote/>
        </section>
    }
}

/// A chat message, with buttons to mute and report.
#[component]
fn ChatLine(remote: Remote, said: ChatMessage) -> impl IntoView {
    let i18n: I18n = expect_context();
    let user: CurrentUser = expect_context();
    let done = RwSignal::new(None::<&'static str>);
    let (number, person) = (said.number, said.person.clone());
    // Only signed-in users can mute and report others, and never themselves.
    let is_other = Memo::new({
        let person = person.clone();
        move |_| person.is_some() && user.id().is_some_and(|me| person != Some(me))
    });
    let mute = move |_| {
        let person = person.clone().unwrap_or_default();
        spawn_local(async move {
            let path = format!("/api/me/mutes/{person}");
            let answer = http::send_json("PUT", &path, http::NOTHING).await;
            if answer.is_ok() {
                let _ = remote
                    .chat
                    .try_update(|all| all.retain(|said| said.person.as_ref() != Some(&person)));
            }
            remote.report(answer);
        });
    };
    let why = RwSignal::new(String::new());
    let report = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let path = remote.path(&format!("/chat/{number}/report"));
        let body = http::to_json(&NewReport {
            why: why.with_untracked(|why| why.trim().to_owned()),
        });
        spawn_local(async move {
            let answer = http::send_json("POST", &path, &body).await;
            if answer.is_ok() {
                let _ = done.try_set(Some("room-reported"));
            }
            remote.report(answer);
        });
    };
    let about = {
        let name = said.name.clone();
        move || i18n.t_args("room-chat-about", &[("name", name.clone().into())])
    };
    view! {
        <li data-chat-message=number>
            <strong>{said.name.clone()}</strong>": "<span>{said.text.clone()}</span>
            <Show when=move || is_other.get()>
                <details class="about">
                    <summary data-about aria-label=about.clone() title=about.clone()>"⋯"</summary>
                    <button type="button" data-mute on:click=mute.clone()>{i18n.t("room-mute")}</button>
                    <form class="chat-form" on:submit=report novalidate="">
                        <input type="text" maxlength="500" autocomplete="off" data-why aria-label=i18n.t("room-report-why")
                            placeholder=i18n.t("room-report-why")
                            on:input=move |event| why.set(event_target_value(&event))/>
                        <button type="submit" data-report>{i18n.t("room-report")}</button>
                    </form>
                    <span role="status" data-reported=move || done.get().map(|_| "")>
                        {move || done.get().map(|key| i18n.t_string(key))}
                    </span>
                </details>
            </Show>
        </li>
    }
}

#[component]
fn ChatForm(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let user: CurrentUser = expect_context();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    // Only the players and the host may write.
    let may = Memo::new(move |_| remote.is_among(&user.id()));
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if said.is_empty() {
            return;
        }
        let path = remote.path("/chat");
        busy.run(async move {
            let message = NewChatMessage { text: said };
            let answer = http::send_json("POST", &path, &http::to_json(&message)).await;
            if answer.is_ok() {
                let _ = text.try_set(String::new());
            }
            let _ = problem.try_set(answer.err());
        });
    };
    let why = move || problem.get().map(|problem| problem.in_words(i18n));
    view! {
        <Show when=move || may.get()>
            <form class="chat-form" on:submit=say novalidate="">
                <input type="text" maxlength="500" autocomplete="off" data-chat-text aria-label=i18n.t("room-chat-write")
                    placeholder=i18n.t("room-chat-write") prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))/>
                <button type="submit" data-send title=i18n.t("room-send")
                    aria-label=i18n.t("room-send") inner_html=icon("check")></button>
            </form>
            {move || why().map(|text| view! { <p class="news bad" role="alert" data-problem>{text}</p> })}
        </Show>
    }
}
