//! How the parts of a table share the screen: side by side, or one at a time on a narrow one.

use leptos::prelude::*;

use super::detail::{DetailCard, Looking};
use super::stage::Stage;
use super::windows::Windows;
use crate::api::time;
use crate::games;
use crate::games::Tab;
use crate::model::remote::Remote;

/// The frame around all parts: it knows the current tab, and opens the cards of pieces.
#[component]
pub(crate) fn Frame(page: &'static str, children: Children) -> impl IntoView {
    let stage: Stage = expect_context();
    let looking = Looking::new(stage);
    let tab = move || tab_name(stage.tab.get());
    view! {
        <main id="main"
            class="table-page"
            data-page=page
            data-tab=tab
            data-game=stage.glance(|sight| sight.game())
            on:pointerover=move |event| looking.pointer_over(&event)
            on:pointerdown=move |event| looking.pointer_down(&event)
            on:pointerup=move |_| looking.pointer_end()
            on:pointercancel=move |_| looking.pointer_end()
            on:focusin=move |event| looking.focus_in(&event)
            on:click:capture=move |event| looking.swallow_click(&event)
        >
            {children()}
            <DetailCard/>
            <Windows/>
        </main>
    }
}

/// The tabs of a narrow screen; a wide one hides them.
#[component]
pub(crate) fn Tabs() -> impl IntoView {
    let stage: Stage = expect_context();
    let button = move |tab: Tab, key: &'static str| {
        view! {
            <button type="button" data-tab-button=tab_name(tab) aria-pressed=move || (stage.tab.get() == tab).to_string()
                on:click=move |_| { stage.looked.set(None); stage.tab.set(tab); }>{stage.t(key)}</button>
        }
    };
    let board = stage.glance(|sight| games::of(sight.table)).flatten();
    let title = board.map_or("table-tab-board", |board| board.title());
    let sheets = board.map(|board| board.sheets()).unwrap_or_default();
    let sheets = sheets
        .iter()
        .filter(|sheet| sheet.tab == sheet.id)
        .map(|sheet| button(Tab::Sheet(sheet.id), sheet.title))
        .collect_view();
    follow_the_question(stage);
    view! {
        <nav class="tabs" aria-label=stage.t("table-parts")>
            {button(Tab::Board, title)}
            {sheets}
            {button(Tab::Players, "table-tab-players")}
            {button(Tab::Log, "table-tab-log")}
            {use_context::<Remote>().map(|remote| view! { <UnreadMark remote/> })}
        </nav>
    }
}

/// The mark for an unread message on the last tab, which contains the chat.
#[component]
fn UnreadMark(remote: Remote) -> impl IntoView {
    let stage: Stage = expect_context();
    // After a reload, earlier messages do not count as new.
    let heard = RwSignal::new(time::now());
    let last = Memo::new(move |_| {
        remote
            .chat
            .with(|said| said.last().map_or(0.0, |said| said.at as f64))
    });
    Effect::new(move || {
        if stage.tab.get() == Tab::Log {
            heard.set(last.get().max(heard.get_untracked()));
        }
    });
    let is_new = move || last.get() > heard.get();
    view! {
        <Show when=is_new>
            <span class="unread" role="status" data-unread><span class="unseen">{stage.t("room-chat-new")}</span></span>
        </Show>
    }
}

/// Opens the tab where the question is answered, whenever there is a new question.
fn follow_the_question(stage: Stage) {
    Effect::new(move |_| {
        let tab = stage.see(|sight| games::of(sight.table)?.tab_for_prompt(sight.table));
        if let Some(tab) = tab.flatten().filter(|_| untrack(|| stage.asked()).is_some()) {
            stage.tab.set(tab);
        }
    });
}

fn tab_name(tab: Tab) -> &'static str {
    match tab {
        Tab::Board => "board",
        Tab::Sheet(id) => id,
        Tab::Players => "players",
        Tab::Log => "log",
    }
}
