//! The four languages, and which of them to start with.

use crate::base::dom;

/// A language in which every text exists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// English, also used when the preferred language is not available.
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

    /// The two-letter code of ISO 639, as stored, in `lang="…"` and on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Italian => "it",
        }
    }

    /// The language's name in the language itself.
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

/// The language that `first.js` has determined: the choice from an earlier visit, or else the browser's preference.
pub(crate) fn chosen() -> Language {
    let code = dom::root().get_attribute("lang").unwrap_or_default();
    Language::from_code(&code).unwrap_or_default()
}

/// Sets the language of the document, for hyphenation and screen readers.
pub(crate) fn show(language: Language) {
    // Fails only for an attribute name with a space in it.
    let _ = dom::root().set_attribute("lang", language.code());
}
