//! The bottom layer: the document, addresses, texts, and the small components that every other layer uses.
//!
//! - `dom`, `crash_screen` and `test_hooks` (the browser), `random`
//! - `route` (addresses inside the page)
//! - `language`, `texts` (the files) and `i18n` (the texts in the chosen language); `number_format`
//! - `parts` (small components) and `texts_gate` (what is shown while texts are being loaded)

pub mod crash_screen;
pub mod dom;
pub mod i18n;
pub(crate) mod json;
pub mod language;
pub(crate) mod number_format;
pub(crate) mod parts;
pub mod random;
pub mod route;
pub mod test_hooks;
pub(crate) mod texts;
pub(crate) mod texts_gate;
