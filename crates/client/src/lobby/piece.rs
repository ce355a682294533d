//! The element into which `reception`, a module that is loaded on demand, is drawn.

use js_sys::{Function, Promise, Reflect};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::base::dom;
use crate::base::i18n::I18n;
use crate::base::parts::{focus_new_page, t};

/// The loading state of the module.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Loading,
    Loaded,
    Failed,
}

#[component]
pub(crate) fn Reception() -> impl IntoView {
    let i18n: I18n = expect_context();
    let place = NodeRef::<html::Div>::new();
    let part = RwSignal::new(Part::Loading);
    let open = move |place: web_sys::HtmlElement, texts: String| {
        spawn_local(async move {
            let opened = call("open", Some((place, texts))).await;
            let now = if opened.is_ok() {
                Part::Loaded
            } else {
                Part::Failed
            };
            if part.try_set(now).is_none() && now == Part::Loaded {
                focus_new_page();
            }
        });
    };
    // A language change updates the module in place, so that half-filled forms stay.
    Effect::new(move |is_open: Option<bool>| {
        let texts = i18n.start_texts();
        match place.get() {
            Some(_) if is_open == Some(true) => {
                spawn_local(async { _ = call("update_language", None).await })
            }
            Some(place) => open(place.into(), texts),
            None => return false,
        }
        true
    });
    on_cleanup(|| spawn_local(async { _ = call("close", None).await }));
    let again = move |_| {
        part.set(Part::Loading);
        if let Some(place) = place.get_untracked() {
            open(place.into(), i18n.start_texts());
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
            Part::Loaded => ().into_any(),
            Part::Failed => missing().into_any(),
            Part::Loading => view! { <main id="main" class="page" data-page="waiting" aria-busy="true" tabindex="-1"></main> }.into_any(),
        }}
    }
}

/// Calls a function of `reception`; `boot.js` loads the module the first time.
async fn call(function: &str, with: Option<(web_sys::HtmlElement, String)>) -> Result<(), JsValue> {
    let fetch: Function = Reflect::get(&dom::window(), &"__smokestack_reception".into())?.dyn_into()?;
    let part: Promise = fetch.call0(&JsValue::UNDEFINED)?.dyn_into()?;
    let part = JsFuture::from(part).await?;
    let function: Function = Reflect::get(&part, &function.into())?.dyn_into()?;
    match with {
        // The page may have been left meanwhile.
        Some((place, _)) if !place.is_connected() => {}
        Some((place, texts)) => _ = function.call2(&JsValue::UNDEFINED, &place, &texts.into())?,
        None => _ = function.call0(&JsValue::UNDEFINED)?,
    }
    Ok(())
}
