//! The four languages, and which of them to start with.

use crate::dom;
use crate::storage::{self, keys};

/// A language in which every text exists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

    /// The language of a tag such as `de` or `de-CH`, if it is one of ours.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag
            .split(['-', '_'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        Language::ALL
            .into_iter()
            .find(|language| language.code() == primary)
    }

    /// The first of the wanted tags that we speak, else English.
    pub fn best<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Language {
        wanted
            .into_iter()
            .find_map(Language::from_tag)
            .unwrap_or_default()
    }
}

/// What was chosen on an earlier visit, else what the browser prefers.
pub(crate) fn chosen() -> Language {
    let stored = storage::read(keys::LANGUAGE);
    let preferred: Vec<String> = dom::window()
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect();
    Language::best(stored.iter().chain(&preferred).map(String::as_str))
}

/// Tells the browser, which hyphenates and reads aloud accordingly.
pub(crate) fn show(language: Language) {
    // Fails only for an attribute name with a space in it.
    let _ = dom::root().set_attribute("lang", language.code());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_wins() {
        assert_eq!(Language::best(["pt-BR", "de-CH", "fr"]), Language::German);
        assert_eq!(Language::best(["IT"]), Language::Italian);
        assert_eq!(Language::best(["ja"]), Language::English);
        assert_eq!(Language::best([]), Language::English);
    }
}
