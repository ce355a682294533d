//! What this server offers: nothing is shown that would only be refused.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::room::http;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offers {
    /// Whether people can make accounts by themselves.
    pub sign_up: bool,
    /// Whether one can be told at an address of the web.
    pub webhooks: bool,
    /// Whether there are letters.
    pub mail: bool,
}

/// Nothing until the server has answered.
pub(super) fn ask() -> RwSignal<Option<Offers>> {
    let offers = RwSignal::new(None);
    spawn_local(async move {
        if let Ok(room) = http::get("/api/room").await {
            let _ = offers.try_set(Some(Offers {
                sign_up: room["sign_up"] != "closed",
                webhooks: room["webhooks"] == true,
                mail: room["mail"] == true,
            }));
        }
    });
    offers
}
