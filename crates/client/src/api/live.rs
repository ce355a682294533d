//! Live updates of a table: a WebSocket that passes on its messages.

use protocol::{LiveMessage, LiveQuery};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, WebSocket};

use crate::base::{dom, json};

/// An event of a connection.
#[derive(Clone, Debug)]
pub(crate) enum SocketEvent {
    Open,
    Message(LiveMessage),
    /// A message that this program does not know: the page is older or newer than the server.
    Unreadable,
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
    pub fn open(
        path: &str,
        query: &LiveQuery,
        on_event: impl Fn(SocketEvent) + Clone + 'static,
    ) -> Result<Live, JsValue> {
        let socket = WebSocket::new(&address(&format!("{path}?{}", in_address(query)))?)?;
        let on_open = {
            let on_event = on_event.clone();
            Closure::<dyn Fn(Event)>::new(move |_| on_event(SocketEvent::Open))
        };
        let on_message = {
            let on_event = on_event.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                let message = json::read(&text);
                on_event(message.map_or(SocketEvent::Unreadable, SocketEvent::Message));
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

/// The query as part of an address.
fn in_address(query: &LiveQuery) -> String {
    let number = |value: Option<i64>| value.map(|value| value.to_string());
    let fields = [
        ("since", number(query.since)),
        ("undos", number(query.undos)),
        ("chat", number(query.chat)),
        ("pulse", query.pulse.map(|pulse| pulse.to_string())),
        ("connection", query.connection.clone()),
    ];
    let given = fields
        .iter()
        .filter_map(|(name, value)| Some(format!("{name}={}", value.as_ref()?)));
    given.collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use protocol::TimeControl;

    use super::*;
    use crate::api::table_info::samples;

    #[test]
    fn a_query_names_only_what_is_known() {
        let query = LiveQuery {
            since: Some(12),
            undos: Some(0),
            connection: Some("a1b2".to_owned()),
            ..LiveQuery::default()
        };
        assert_eq!(in_address(&query), "since=12&undos=0&connection=a1b2");
        assert_eq!(in_address(&LiveQuery::default()), "");
    }

    #[test]
    fn a_message_is_read_and_an_unknown_value_is_not() {
        let mut update = samples::update(21, 6..=7);
        let table = &mut update.update.state.table;
        table.time = Some(TimeControl::Live {
            bank: 600,
            increment: 5,
        });
        table.deadline = Some(1_790_000_000_000);
        let message = LiveMessage::Table(Box::new(update));
        let text = serde_json::to_string(&message).expect("JSON");
        assert_eq!(
            serde_json::from_str::<LiveMessage>(&text).expect("a message"),
            message
        );
        let unknown = text.replace(r#""status":"playing""#, r#""status":"paused""#);
        assert_ne!(unknown, text);
        assert!(serde_json::from_str::<LiveMessage>(&unknown).is_err());
    }
}
