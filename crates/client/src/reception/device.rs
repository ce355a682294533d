//! What only the browser itself can do: push messages and passkeys (`device.js`, which is fetched when it is first needed).

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::dom;
use crate::room::Problem;
use crate::words::Words;

/// Calls one of its functions. Why not: the room's words, or that the browser would not.
pub(super) async fn call(what: &str, with: &str, words: Words) -> Result<JsValue, Problem> {
    ask(what, with).await.map_err(|error| {
        let said = |name: &str| Reflect::get(&error, &name.into()).ok()?.as_string();
        match (said("code"), said("message")) {
            (Some(code), Some(message)) => Problem::Refused { code, message },
            _ => Problem::Refused {
                code: "device".to_owned(),
                message: words.text("room-device-no"),
            },
        }
    })
}

/// Whether one of its questions is answered with yes; nothing if the browser cannot do it at all.
pub(super) async fn is(what: &str) -> Option<bool> {
    ask(what, "").await.ok()?.as_bool()
}

async fn ask(what: &str, with: &str) -> Result<JsValue, JsValue> {
    let device: Function = Reflect::get(&dom::window(), &"__smokestack_device".into())?.dyn_into()?;
    let answer: Promise = device
        .call2(&JsValue::UNDEFINED, &what.into(), &with.into())?
        .dyn_into()?;
    JsFuture::from(answer).await
}
