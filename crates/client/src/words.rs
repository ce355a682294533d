//! The words of the page in the chosen language: `expect_context::<Words>()`.

use std::sync::Arc;

use fluent_bundle::FluentValue;
use lang::{Lang, Phrases};
use leptos::prelude::*;

use crate::language::Language;
use crate::settings::Settings;

/// All sentences, following the language: what reads them inside a component is drawn anew when it changes.
#[derive(Clone, Copy, Debug)]
pub struct Words(Memo<Arc<Phrases>>);

impl Words {
    pub fn follow(settings: Settings) -> Words {
        let phrases = move |_: Option<&Arc<Phrases>>| Arc::new(Phrases::new(lang(settings.language.get())));
        // Phrases cannot be compared; a new language is a change, and nothing else makes new ones.
        Words(Memo::new_with_compare(phrases, |_, _| true))
    }

    /// Follows the language without reading a word.
    pub fn track(&self) {
        self.0.track();
    }

    pub fn phrases(&self) -> Arc<Phrases> {
        self.0.get()
    }

    /// A sentence without values.
    pub fn text(&self, key: &str) -> String {
        self.0.with(|phrases| phrases.text(key))
    }

    /// A sentence with values.
    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.0.with(|phrases| phrases.with(key, values))
    }
}

fn lang(language: Language) -> Lang {
    match language {
        Language::English => Lang::En,
        Language::French => Lang::Fr,
        Language::German => Lang::De,
        Language::Italian => Lang::It,
    }
}
