//! How the parts of a table share the screen: side by side, or one at a time on a narrow one.

use leptos::prelude::*;

use super::detail::{DetailCard, Looking};
use super::stage::{Stage, Tab};
use super::windows::Windows;

/// Around all parts: knows the tab, and hears looks at pieces wherever they are.
#[component]
pub(crate) fn Frame(page: &'static str, children: Children) -> impl IntoView {
    let stage: Stage = expect_context();
    let looking = Looking::new(stage);
    let tab = move || tab_name(stage.tab.get());
    view! {
        <main
            class="table-page"
            data-page=page
            data-tab=tab
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
    let tab = move |tab: Tab, key: &'static str| {
        view! {
            <button type="button" data-tab-button=tab_name(tab) aria-pressed=move || (stage.tab.get() == tab).to_string()
                on:click=move |_| { stage.looked.set(None); stage.tab.set(tab); }>{move || stage.text(key)}</button>
        }
    };
    view! {
        <nav class="tabs" aria-label=move || stage.text("table-parts")>
            {tab(Tab::Board, "table-tab-board")}
            {tab(Tab::Players, "table-tab-players")}
            {tab(Tab::Log, "table-tab-log")}
        </nav>
    }
}

fn tab_name(tab: Tab) -> &'static str {
    match tab {
        Tab::Board => "board",
        Tab::Players => "players",
        Tab::Log => "log",
    }
}
