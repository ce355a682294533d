//! Downloads the record as a file.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::api::{self, http};
use crate::model::current;

/// Downloads the record of the open table.
pub(crate) fn open_table() {
    let open =
        current::with_untracked(|session| (session.table.info().id, session.id.clone(), session.record()));
    match open {
        Some((game, _, Some(record))) => save(game, &record),
        // The record so far: the server leaves out what is still secret.
        Some((game, id, None)) => spawn_local(async move {
            if let Ok(record) = http::get_text(&api::path(&id, "/record")).await {
                save(game, &record);
            }
        }),
        None => {}
    }
}

/// Downloads a record as `game-date.record`.
pub(crate) fn save(game: &str, record: &str) {
    let day = String::from(js_sys::Date::new_0().to_iso_string());
    let name = format!("{game}-{}.record", day.get(..10).unwrap_or_default());
    // If the browser forbids downloads, nothing happens; the record stays in its storage.
    let _ = offer(&name, record);
}

fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // By then, the browser has begun to read the file.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(10),
    );
    Ok(())
}
