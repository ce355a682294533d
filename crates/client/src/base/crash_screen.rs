//! The crash screen: it works without the WebAssembly, which is dead after a panic.
//!
//! So the screen is plain JavaScript (`crash_screen.js`), and [`prepare`] hands it its texts beforehand, in the chosen
//! language.

use std::panic;
use std::sync::Once;

use js_sys::{Object, Reflect};

use crate::base::dom;

/// The texts of the crash screen.
#[derive(Clone, Debug)]
pub struct Texts {
    /// A short headline.
    pub title: String,
    /// What happened and which data is safe, in a sentence or two.
    pub text: String,
    /// The label of the button that downloads the last saved record.
    pub download: String,
    /// The label of the button that leads back to the start page.
    pub reload: String,
}

/// On a panic, shows the crash screen after the usual report on the console. The worker, which has no window, only
/// reports.
pub(crate) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        panic::set_hook(Box::new(|info| {
            console_error_panic_hook::hook(info);
            if web_sys::window().is_some() {
                dom::call_global("__smokestack_show_crash_screen", &info.to_string());
            }
        }));
    });
}

/// Passes the texts to the crash screen; called whenever the language changes.
pub fn prepare(texts: &Texts) {
    let prepared = Object::new();
    for (name, text) in [
        ("title", &texts.title),
        ("text", &texts.text),
        ("download", &texts.download),
        ("reload", &texts.reload),
    ] {
        // Fails only if the object is frozen, which a new one never is.
        let _ = Reflect::set(&prepared, &name.into(), &text.into());
    }
    dom::set_global("__smokestack_crash_screen", &prepared);
}
