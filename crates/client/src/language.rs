//! The four languages, and which of them to start with.

use crate::dom;

/// A language in which every text exists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// English, which also serves whoever asks for a language that we lack.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::French,
        Language::German,
        Language::Italian,
    ];

    /// The two letters of ISO 639, as stored, in `lang="…"` and on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Italian => "it",
        }
    }

    /// Its own name, as people look for it in a list.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Italian => "Italiano",
        }
    }

    /// The inverse of [`Language::code`].
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// What `first.js` found before anything was read: the choice of an earlier visit, else what the browser prefers.
pub(crate) fn chosen() -> Language {
    let code = dom::root().get_attribute("lang").unwrap_or_default();
    Language::from_code(&code).unwrap_or_default()
}

/// Tells the browser, which hyphenates and reads aloud accordingly.
pub(crate) fn show(language: Language) {
    // Fails only for an attribute name with a space in it.
    let _ = dom::root().set_attribute("lang", language.code());
}
