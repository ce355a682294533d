//! What this server offers: nothing is shown that would only be refused.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::room::http;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offers {
    /// Whether people can make accounts by themselves.
    pub sign_up: bool,
    /// Whether one can be told at an address of the web.
    pub webhooks: bool,
    /// Whether there are letters.
    pub mail: bool,
    /// Where people find the server, if its operator has said so.
    pub base_url: Option<String>,
    /// Where other machines of the network find it; known only on the server's own machine.
    pub addresses: Option<Vec<String>>,
}

/// Nothing until the server has answered.
pub(crate) fn ask() -> RwSignal<Option<Offers>> {
    let offers = RwSignal::new(None);
    spawn_local(async move {
        if let Ok(room) = http::get("/api/room").await {
            let _ = offers.try_set(Some(Offers {
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
    offers
}
