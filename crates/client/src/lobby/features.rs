//! The features of this server: the client does not offer what the server would reject.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::api::http;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Features {
    /// Whether people can sign up.
    pub sign_up: bool,
    /// Whether webhooks are supported.
    pub webhooks: bool,
    /// Whether the server sends e-mail.
    pub mail: bool,
    /// The server's public address, if the operator has set one.
    pub base_url: Option<String>,
    /// Its addresses in the local network; known only on the server's own machine.
    pub addresses: Option<Vec<String>>,
}

/// Loads the features; `None` until the server has responded.
pub(crate) fn fetch() -> RwSignal<Option<Features>> {
    let features = RwSignal::new(None);
    spawn_local(async move {
        if let Ok(room) = http::get("/api/room").await {
            let _ = features.try_set(Some(Features {
                sign_up: room["sign_up"] != "closed",
                webhooks: room["webhooks"] == true,
                mail: room["mail"] == true,
                base_url: room["base_url"].as_str().map(str::to_owned),
                addresses: room["addresses"].as_array().map(|list| {
                    let addresses = list.iter().filter_map(|address| address.as_str());
                    addresses.map(str::to_owned).collect()
                }),
            }));
        }
    });
    features
}
