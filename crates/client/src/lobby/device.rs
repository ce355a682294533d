//! Features that only the browser provides: push messages and passkeys (`device.js`, which is loaded when it is first
//! needed).

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::api::Problem;
use crate::base::dom;

/// Calls a function of `device.js`. The error is the server's, or that the browser did not allow the call.
pub(super) async fn call(what: &str, with: &str) -> Result<JsValue, Problem> {
    ask(what, with).await.map_err(|error| {
        let said = |name: &str| Reflect::get(&error, &name.into()).ok()?.as_string();
        match (said("code"), said("message")) {
            (Some(code), Some(message)) => code.parse().map_or(Problem::Unreadable, |code| {
                Problem::Refused(protocol::Problem {
                    code,
                    message,
                    moves: None,
                    rule: None,
                    values: None,
                })
            }),
            _ => Problem::NotAllowed,
        }
    })
}

/// The result of one of its predicates; `None` if the browser does not support the feature at all.
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
