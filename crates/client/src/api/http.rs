//! Requests to the server: JSON in both directions; a refusal includes a message.

use js_sys::{Object, Reflect};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, RequestInit, Response};

use super::time;
use crate::base::dom;

/// A request without a response fails after this time: on a dead connection, a browser would wait for minutes.
const REQUEST_TIMEOUT_MS: u32 = 10_000;

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// No response: there is no network, or no server.
    Unreachable,
    /// The server refused: it returned a code for the program and a message for the user.
    Refused { code: String, message: String },
}

impl Problem {
    pub fn is(&self, wanted: &str) -> bool {
        matches!(self, Problem::Refused { code, .. } if code == wanted)
    }

    /// Whether the same request may succeed a little later.
    pub fn is_temporary(&self) -> bool {
        match self {
            Problem::Unreachable => true,
            Problem::Refused { .. } => self.is("too-many") || self.is("unavailable"),
        }
    }
}

pub(crate) async fn get(path: &str) -> Result<Value, Problem> {
    read(&send("GET", path, None).await?)
}

/// Sends a GET request and returns the body as text.
pub(crate) async fn get_text(path: &str) -> Result<String, Problem> {
    send("GET", path, None).await
}

pub(crate) async fn post(path: &str, body: &Value) -> Result<Value, Problem> {
    read(&send("POST", path, Some(&body.to_string())).await?)
}

pub(crate) async fn delete(path: &str) -> Result<(), Problem> {
    send("DELETE", path, None).await.map(|_| ())
}

/// Sends a request and ignores the response body.
pub(crate) async fn send_json(method: &str, path: &str, body: &Value) -> Result<(), Problem> {
    send(method, path, Some(&body.to_string())).await.map(|_| ())
}

fn read(text: &str) -> Result<Value, Problem> {
    serde_json::from_str(text).map_err(|_| Problem::Unreachable)
}

async fn send(method: &str, path: &str, body: Option<&str>) -> Result<String, Problem> {
    let answer = exchange(method, path, body).await;
    let (ok, text) = answer.map_err(|_| Problem::Unreachable)?;
    if ok {
        return Ok(text);
    }
    // Any other error comes from a proxy, or from a server without online play.
    let refusal: Value = serde_json::from_str(&text).unwrap_or_default();
    match (refusal["code"].as_str(), refusal["message"].as_str()) {
        (Some(code), Some(message)) => Err(Problem::Refused {
            code: code.to_owned(),
            message: message.to_owned(),
        }),
        _ => Err(Problem::Unreachable),
    }
}

/// Sends a request; returns whether it succeeded, and the response body.
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
    request.set_signal(Some(&AbortSignal::timeout_with_u32(REQUEST_TIMEOUT_MS)));
    let response = JsFuture::from(dom::window().fetch_with_str_and_init(path, &request)).await?;
    let response: Response = response.dyn_into()?;
    if let Ok(Some(date)) = response.headers().get("date") {
        time::set_by(js_sys::Date::parse(&date));
    }
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), text.as_string().unwrap_or_default()))
}
