//! Live updates of a table: a WebSocket that passes on its messages.

use serde_json::Value;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, WebSocket};

use crate::dom;

/// An event of a connection.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    Opened,
    Told(Value),
    /// The connection was closed, or was never opened.
    Ended,
}

/// An open connection; it is closed when this value is dropped.
pub(crate) struct Live {
    socket: WebSocket,
    _opened: Closure<dyn Fn(Event)>,
    _told: Closure<dyn Fn(MessageEvent)>,
    _ended: Closure<dyn Fn(Event)>,
}

impl Live {
    /// Opens a connection; its events are passed to `hear`.
    pub fn open(path: &str, hear: impl Fn(Heard) + Clone + 'static) -> Result<Live, JsValue> {
        let socket = WebSocket::new(&address(path)?)?;
        let opened = {
            let hear = hear.clone();
            Closure::<dyn Fn(Event)>::new(move |_| hear(Heard::Opened))
        };
        let told = {
            let hear = hear.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                if let Ok(told) = serde_json::from_str(&text) {
                    hear(Heard::Told(told));
                }
            })
        };
        let ended = Closure::<dyn Fn(Event)>::new(move |_| hear(Heard::Ended));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(told.as_ref().unchecked_ref()));
        socket.set_onclose(Some(ended.as_ref().unchecked_ref()));
        Ok(Live {
            socket,
            _opened: opened,
            _told: told,
            _ended: ended,
        })
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Fails only for an invalid close code, and none is given.
        let _ = self.socket.close();
    }
}

/// The address on the same server, with the WebSocket scheme.
fn address(path: &str) -> Result<String, JsValue> {
    let location = dom::window().location();
    let scheme = match location.protocol()?.as_str() {
        "https:" => "wss",
        _ => "ws",
    };
    Ok(format!("{scheme}://{}{path}", location.host()?))
}
