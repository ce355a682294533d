//! Requests to the server: JSON in both directions, as the types of `protocol`.
//!
//! The generic functions only convert: the one that sends is compiled once.

use js_sys::{Object, Reflect};
use protocol::ErrorCode;
use serde::Serialize;
use serde::de::DeserializeOwned;
use smokestack_core::Message;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, RequestInit, Response};

use super::time;
use crate::base::i18n::I18n;
use crate::base::{dom, json};

/// A request without a response fails after this time: on a dead connection, a browser would wait for minutes.
const REQUEST_TIMEOUT_MS: u32 = 10_000;
/// From this status on, an error is the server's own: it is overloaded, or a proxy does not reach it.
const FIRST_SERVER_ERROR: u16 = 500;

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// No response: there is no network, or no server.
    Unreachable,
    /// The response is not one that this program knows: the page is older or newer than the server.
    Unreadable,
    /// The browser did not allow it: only `device.js` needs its permission.
    NotAllowed,
    /// The server refused.
    Refused(protocol::Problem),
}

impl Problem {
    pub fn is(&self, wanted: ErrorCode) -> bool {
        matches!(self, Problem::Refused(problem) if problem.code == wanted)
    }

    /// Whether the same request may succeed a little later.
    pub fn is_temporary(&self) -> bool {
        match self {
            Problem::Unreachable => true,
            Problem::Unreadable | Problem::NotAllowed => false,
            Problem::Refused(_) => self.is(ErrorCode::TooMany) || self.is(ErrorCode::Unavailable),
        }
    }

    /// The client's own message, if the server sent none.
    pub fn local_message(&self) -> Result<Message, &str> {
        match self {
            Problem::Unreachable => Ok(Message::new("room-unreachable")),
            Problem::Unreadable => Ok(Message::new("room-unreadable")),
            Problem::NotAllowed => Ok(Message::new("room-device-no")),
            Problem::Refused(problem) => Err(&problem.message),
        }
    }

    pub fn in_words(&self, i18n: I18n) -> String {
        match self.local_message() {
            Ok(message) => i18n.translations().error(&message),
            Err(sentence) => sentence.to_owned(),
        }
    }
}

pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    read(&get_text(path).await?)
}

/// Sends a GET request and returns the body as text.
pub(crate) async fn get_text(path: &str) -> Result<String, Problem> {
    send("GET", path, None).await
}

pub(crate) async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Problem> {
    read(&send("POST", path, Some(&to_json(body))).await?)
}

/// Sends a POST request without parameters.
pub(crate) async fn post_empty<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    read(&send("POST", path, Some(NOTHING)).await?)
}

pub(crate) async fn delete(path: &str) -> Result<(), Problem> {
    send("DELETE", path, None).await.map(|_| ())
}

/// Sends a request with this JSON text and ignores the response body.
pub(crate) async fn send_json(method: &str, path: &str, body: &str) -> Result<(), Problem> {
    send(method, path, Some(body)).await.map(|_| ())
}

/// The body of a request without parameters.
pub(crate) const NOTHING: &str = "{}";

/// The JSON text of a request's body.
pub(crate) fn to_json(body: &impl Serialize) -> String {
    // The protocol's types have only text keys, so they can always be written.
    serde_json::to_string(body).unwrap_or_default()
}

pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    json::read(text).map_err(|_| Problem::Unreadable)
}

async fn send(method: &str, path: &str, body: Option<&str>) -> Result<String, Problem> {
    let answer = exchange(method, path, body).await;
    match answer.map_err(|_| Problem::Unreachable)? {
        (200..300, text) => Ok(text),
        (status, text) => Err(refusal(status, &text)),
    }
}

/// The problem that an error response describes. Without a description, it comes from a proxy, or from a server without
/// online play.
fn refusal(status: u16, text: &str) -> Problem {
    match json::read(text) {
        Ok(problem) => Problem::Refused(problem),
        Err(error) if error.is_data() && status < FIRST_SERVER_ERROR => Problem::Unreadable,
        Err(_) => Problem::Unreachable,
    }
}

/// Sends a request; returns the status and the body of the response.
async fn exchange(method: &str, path: &str, body: Option<&str>) -> Result<(u16, String), JsValue> {
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
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_read_by_its_code() {
        let stale = refusal(409, r#"{"code":"stale","message":"Too late.","move":7}"#);
        assert!(stale.is(ErrorCode::Stale) && !stale.is_temporary());
        assert_eq!(stale.local_message(), Err("Too late."));
        let busy = refusal(503, r#"{"code":"unavailable","message":"Later."}"#);
        assert!(busy.is_temporary());
    }

    #[test]
    fn an_unknown_code_is_unreadable_and_a_proxy_unreachable() {
        let unknown = refusal(409, r#"{"code":"asleep","message":"…"}"#);
        assert_eq!(unknown, Problem::Unreadable);
        assert!(!unknown.is_temporary(), "the page has to be reloaded");
        assert_eq!(refusal(502, "<h1>Bad gateway</h1>"), Problem::Unreachable);
        assert_eq!(refusal(503, r#"{"error":"no server"}"#), Problem::Unreachable);
    }

    #[test]
    fn an_unknown_value_in_a_response_is_an_error() {
        let tables = read::<protocol::ServerInfo>(
            r#"{"version":"1","sign_up":"maybe","webhooks":false,"mail":false,"passkeys":false}"#,
        );
        assert_eq!(tables, Err(Problem::Unreadable));
    }
}
