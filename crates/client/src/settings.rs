//! What a person chooses once for the whole page. A change shows at once and is kept for the next visit.

use leptos::prelude::*;

use crate::language::{self, Language};
use crate::storage::{self, keys};
use crate::theme::{self, Theme};

/// Shared with every component: `expect_context::<Settings>()`.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Light, dark, or as the system has it.
    pub theme: RwSignal<Theme>,
    /// The language of every text.
    pub language: RwSignal<Language>,
}

impl Settings {
    /// As chosen on the last visit, else as the browser asks; follows changes from then on.
    pub fn load() -> Settings {
        let settings = Settings {
            theme: RwSignal::new(theme::chosen()),
            language: RwSignal::new(language::chosen()),
        };
        Effect::new(move |before: Option<Theme>| {
            let theme = settings.theme.get();
            theme::show(theme);
            keep_if_changed(keys::THEME, before, theme, Theme::code)
        });
        Effect::new(move |before: Option<Language>| {
            let language = settings.language.get();
            language::show(language);
            keep_if_changed(keys::LANGUAGE, before, language, Language::code)
        });
        settings
    }
}

/// Stores a choice, but not the first value: a language that the browser suggested stays a suggestion.
fn keep_if_changed<T: Copy + PartialEq>(
    key: &str,
    before: Option<T>,
    now: T,
    code: fn(T) -> &'static str,
) -> T {
    if before.is_some_and(|before| before != now) {
        // A browser that refuses storage still shows the choice until the page is closed.
        let _ = storage::write(key, code(now));
    }
    now
}
