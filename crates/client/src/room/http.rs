//! Asking the server: JSON goes there and comes back, and a "no" comes as a sentence.

use js_sys::{Object, Reflect};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, RequestInit, Response};

use super::time;
use crate::dom;

/// Whoever has not answered by then, in milliseconds, is away: on a connection that died without a word a browser would
/// wait for minutes.
const PATIENCE: u32 = 10_000;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// Nobody answers: there is no network, or no server.
    Away,
    /// The server says no: a code for us, and a sentence for the person.
    Refused { code: String, message: String },
}

impl Problem {
    pub fn is(&self, wanted: &str) -> bool {
        matches!(self, Problem::Refused { code, .. } if code == wanted)
    }

    /// Whether the same may be done a little later.
    pub fn passes(&self) -> bool {
        match self {
            Problem::Away => true,
            Problem::Refused { .. } => self.is("too-many") || self.is("unavailable"),
        }
    }
}

pub(crate) async fn get(path: &str) -> Result<Value, Problem> {
    read(&send("GET", path, None).await?)
}

/// What is there as a text, not as JSON.
pub(crate) async fn get_text(path: &str) -> Result<String, Problem> {
    send("GET", path, None).await
}

pub(crate) async fn post(path: &str, body: &Value) -> Result<Value, Problem> {
    read(&send("POST", path, Some(&body.to_string())).await?)
}

pub(crate) async fn delete(path: &str) -> Result<(), Problem> {
    send("DELETE", path, None).await.map(|_| ())
}

/// For what is answered with little or nothing.
pub(crate) async fn tell(method: &str, path: &str, body: &Value) -> Result<(), Problem> {
    send(method, path, Some(&body.to_string())).await.map(|_| ())
}

fn read(text: &str) -> Result<Value, Problem> {
    serde_json::from_str(text).map_err(|_| Problem::Away)
}

async fn send(method: &str, path: &str, body: Option<&str>) -> Result<String, Problem> {
    let answer = exchange(method, path, body).await;
    let (ok, text) = answer.map_err(|_| Problem::Away)?;
    if ok {
        return Ok(text);
    }
    // What is no refusal of ours comes from something in between, or from a server without a game room.
    let refusal: Value = serde_json::from_str(&text).unwrap_or_default();
    match (refusal["code"].as_str(), refusal["message"].as_str()) {
        (Some(code), Some(message)) => Err(Problem::Refused {
            code: code.to_owned(),
            message: message.to_owned(),
        }),
        _ => Err(Problem::Away),
    }
}

/// Whether it was done, and the text of the answer.
async fn exchange(method: &str, path: &str, body: Option<&str>) -> Result<(bool, String), JsValue> {
    let headers = Object::new();
    let language = dom::root().get_attribute("lang").unwrap_or_default();
    Reflect::set(&headers, &"Accept-Language".into(), &language.into())?;
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        Reflect::set(&headers, &"Content-Type".into(), &"application/json".into())?;
        request.set_body(&body.into());
    }
    request.set_headers(&headers);
    request.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let response = JsFuture::from(dom::window().fetch_with_str_and_init(path, &request)).await?;
    let response: Response = response.dyn_into()?;
    if let Ok(Some(date)) = response.headers().get("date") {
        time::set_by(js_sys::Date::parse(&date));
    }
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), text.as_string().unwrap_or_default()))
}
