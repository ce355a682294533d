//! The place where the reception is drawn: a part of the page that is fetched when it is needed.

use js_sys::{Function, Promise, Reflect};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::parts::{begin_reading, t};
use crate::dom;
use crate::words::Words;

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Coming,
    Here,
    Missing,
}

#[component]
pub(crate) fn Reception() -> impl IntoView {
    let words: Words = expect_context();
    let place = NodeRef::<html::Div>::new();
    let part = RwSignal::new(Part::Coming);
    let open = move |place: web_sys::HtmlElement, texts: String| {
        spawn_local(async move {
            let opened = call("open", Some((place, texts))).await;
            let now = if opened.is_ok() { Part::Here } else { Part::Missing };
            if part.try_set(now).is_none() && now == Part::Here {
                begin_reading();
            }
        });
    };
    // It speaks for itself: in another language it goes on with what was begun.
    Effect::new(move |is_open: Option<bool>| {
        let texts = words.start();
        match place.get() {
            Some(_) if is_open == Some(true) => spawn_local(async { _ = call("speak", None).await }),
            Some(place) => open(place.into(), texts),
            None => return false,
        }
        true
    });
    on_cleanup(|| spawn_local(async { _ = call("close", None).await }));
    let again = move |_| {
        part.set(Part::Coming);
        if let Some(place) = place.get_untracked() {
            open(place.into(), words.start());
        }
    };
    let missing = move || {
        view! {
            <main id="main" class="page narrow" data-page="reception" tabindex="-1">
                <p class="alert" role="alert" data-missing-part="">{t("ui-part-missing")}</p>
                <p><button type="button" class="button" data-retry="" on:click=again>{t("table-retry")}</button></p>
            </main>
        }
    };
    view! {
        <div class="reception" node_ref=place></div>
        {move || match part.get() {
            Part::Here => ().into_any(),
            Part::Missing => missing().into_any(),
            Part::Coming => view! { <main id="main" class="page" data-page="waiting" aria-busy="true" tabindex="-1"></main> }.into_any(),
        }}
    }
}

/// Calls a door of the reception; `boot.js` fetches it the first time.
async fn call(door: &str, with: Option<(web_sys::HtmlElement, String)>) -> Result<(), JsValue> {
    let fetch: Function = Reflect::get(&dom::window(), &"__smokestack_reception".into())?.dyn_into()?;
    let part: Promise = fetch.call0(&JsValue::UNDEFINED)?.dyn_into()?;
    let part = JsFuture::from(part).await?;
    let door: Function = Reflect::get(&part, &door.into())?.dyn_into()?;
    match with {
        // The page may have been left meanwhile.
        Some((place, _)) if !place.is_connected() => {}
        Some((place, texts)) => _ = door.call2(&JsValue::UNDEFINED, &place, &texts.into())?,
        None => _ = door.call0(&JsValue::UNDEFINED)?,
    }
    Ok(())
}
