//! Live updates of a table: a WebSocket that passes on its messages.

use serde_json::Value;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, WebSocket};

use crate::base::dom;

/// An event of a connection.
#[derive(Clone, Debug)]
pub(crate) enum SocketEvent {
    Open,
    Message(Value),
    /// The connection was closed, or was never opened.
    Closed,
}

/// An open connection; it is closed when this value is dropped.
pub(crate) struct Live {
    socket: WebSocket,
    _on_open: Closure<dyn Fn(Event)>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_close: Closure<dyn Fn(Event)>,
}

impl Live {
    /// Opens a connection; its events are passed to `on_event`.
    pub fn open(path: &str, on_event: impl Fn(SocketEvent) + Clone + 'static) -> Result<Live, JsValue> {
        let socket = WebSocket::new(&address(path)?)?;
        let on_open = {
            let on_event = on_event.clone();
            Closure::<dyn Fn(Event)>::new(move |_| on_event(SocketEvent::Open))
        };
        let on_message = {
            let on_event = on_event.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                if let Ok(message) = serde_json::from_str(&text) {
                    on_event(SocketEvent::Message(message));
                }
            })
        };
        let on_close = Closure::<dyn Fn(Event)>::new(move |_| on_event(SocketEvent::Closed));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Ok(Live {
            socket,
            _on_open: on_open,
            _on_message: on_message,
            _on_close: on_close,
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
