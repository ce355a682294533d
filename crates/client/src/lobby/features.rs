//! The features of this server: the client does not offer what the server would reject.

use leptos::prelude::*;
use protocol::ServerInfo;
use wasm_bindgen_futures::spawn_local;

use crate::api::http;

/// Loads the features; `None` until the server has responded.
pub(crate) fn fetch() -> RwSignal<Option<ServerInfo>> {
    let features = RwSignal::new(None);
    spawn_local(async move {
        if let Ok(info) = http::get("/api/room").await {
            let _ = features.try_set(Some(info));
        }
    });
    features
}
