//! When something breaks: the last thing that this module does is to call a panel that does not need it.
//!
//! A panic aborts, and the WebAssembly answers nothing after it. So the panel is plain JavaScript (`rescue.js`), and
//! its words are laid out beforehand, in the chosen language, by [`prepare`].

use std::panic;
use std::sync::Once;

use js_sys::{Object, Reflect};

use crate::dom;

/// The words of the panel.
#[derive(Clone, Debug)]
pub struct Words {
    /// A short headline.
    pub title: String,
    /// What happened and what is safe, in a sentence or two.
    pub text: String,
    /// On the button that downloads the last saved record.
    pub download: String,
    /// On the button that leads back to the start page.
    pub reload: String,
}

/// On a panic, shows the panel after the usual report on the console. The worker, which has no window, only reports.
pub(crate) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        panic::set_hook(Box::new(|info| {
            console_error_panic_hook::hook(info);
            if web_sys::window().is_some() {
                dom::call_global("__smokestack_show_rescue", &info.to_string());
            }
        }));
    });
}

/// Lays out the panel's words; called whenever the language changes.
pub fn prepare(words: &Words) {
    let laid_out = Object::new();
    for (name, text) in [
        ("title", &words.title),
        ("text", &words.text),
        ("download", &words.download),
        ("reload", &words.reload),
    ] {
        // Fails only on a frozen object, which a new one is not.
        let _ = Reflect::set(&laid_out, &name.into(), &text.into());
    }
    dom::set_global("__smokestack_rescue", &laid_out);
}
