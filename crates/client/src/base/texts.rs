//! The text files that are served with the page: a few per language, created by `cargo xtask page`.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::base::dom;
use crate::base::language::Language;

/// The content of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// The texts that every page needs; the page starts with them.
    Start,
    /// The texts of one game, or of online play.
    Game(&'static str),
}

/// A file could not be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Missing;

pub(crate) async fn fetch(language: Language, part: Part) -> Result<String, Missing> {
    let name = match part {
        Part::Start => "start",
        Part::Game(id) => id,
    };
    let address = dom::asset(&format!("texts/{}/{name}.ftl", language.code()));
    let text = read(&address).await.ok().flatten();
    text.ok_or(Missing)
}

/// Loads the text at an address, if there is one.
async fn read(address: &str) -> Result<Option<String>, JsValue> {
    let response = JsFuture::from(dom::window().fetch_with_str(address)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Ok(None);
    }
    Ok(JsFuture::from(response.text()?).await?.as_string())
}
