//! The texts of the page in the chosen language: `expect_context::<I18n>()`.
//!
//! Texts are fetched when they are needed. Until all required texts of a language are loaded, the page stays in the
//! previous one, so no bare key is ever shown. Pages about one game are drawn inside `WithTexts`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_bundle::FluentValue;
use lang::{Lang, Translations};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::base::language::{self, Language};
use crate::base::texts::{self, Part};

/// The loaded texts. A component that reads them is drawn again when the language changes.
#[derive(Clone, Copy, Debug)]
pub struct I18n {
    /// The chosen language; it becomes active as soon as its texts are loaded.
    language: RwSignal<Language>,
    active: RwSignal<ActiveLanguage>,
    /// The set only grows: a user who has opened a game may come back to it.
    required: RwSignal<BTreeSet<Part>>,
    loaded: RwSignal<LoadedTexts>,
    in_flight: StoredValue<BTreeSet<(Language, Part)>>,
    failed: RwSignal<bool>,
}

/// The current language, with its texts.
#[derive(Clone, Debug)]
struct ActiveLanguage {
    language: Language,
    parts: Vec<Part>,
    translations: Arc<Translations>,
}

/// The texts that have been loaded, in all languages.
type LoadedTexts = BTreeMap<(Language, Part), String>;

impl I18n {
    /// Follows the chosen language, beginning with the texts that the page was started with.
    pub fn follow(chosen: RwSignal<Language>, start: String) -> I18n {
        let language = chosen.get_untracked();
        let loaded = LoadedTexts::from([((language, Part::Start), start)]);
        let i18n = I18n {
            language: chosen,
            active: RwSignal::new(ActiveLanguage::of(language, &loaded)),
            required: RwSignal::new(BTreeSet::from([Part::Start])),
            loaded: RwSignal::new(loaded),
            in_flight: StoredValue::default(),
            failed: RwSignal::new(false),
        };
        Effect::new(move || i18n.load_missing());
        i18n
    }

    /// Tracks the language without reading a text.
    pub fn track(&self) {
        self.active.track();
    }

    pub fn translations(&self) -> Arc<Translations> {
        self.active.with(|active| active.translations.clone())
    }

    /// A text without arguments.
    pub fn t_string(&self, key: &str) -> String {
        self.t_args(key, &[])
    }

    /// A text that follows the language. All of them share one closure type: for each further type, everything that
    /// shows it would be compiled again.
    pub fn t(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.t_string(key)
    }

    /// A text with arguments.
    pub fn t_args(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.active
            .with(|active| active.translations.text_with(key, values))
    }

    /// A value preceded by its name.
    pub fn labelled(&self, name: &str, value: &str) -> String {
        self.t_args("ui-labelled", &[("name", name.into()), ("value", value.into())])
    }

    /// Loads a game's texts, now and whenever another language is chosen. The memo is true once they are loaded.
    pub fn require(&self, game: &'static str) -> Memo<bool> {
        let (part, active) = (Part::Game(game), self.active);
        if self.required.with_untracked(|required| !required.contains(&part)) {
            self.required.update(|required| _ = required.insert(part));
        }
        Memo::new(move |_| active.with(|active| active.parts.contains(&part)))
    }

    /// Whether a required text could not be loaded.
    pub fn failed(&self) -> bool {
        self.failed.get()
    }

    /// Requests the texts that could not be loaded again.
    pub fn retry(&self) {
        self.required.update(|_| ());
    }

    /// Requests the required texts that are missing in the chosen language; activates it when there are none.
    fn load_missing(self) {
        let language = self.language.get();
        let mut missing = self.required.get();
        self.loaded
            .with(|loaded| missing.retain(|part| !loaded.contains_key(&(language, *part))));
        self.failed.set(false);
        if missing.is_empty() {
            self.activate(language);
        }
        for part in missing {
            self.request(language, part);
        }
    }

    fn activate(self, language: Language) {
        self.loaded.with_untracked(|loaded| {
            let same =
                |now: &ActiveLanguage| now.language == language && now.parts == parts(language, loaded);
            if !self.active.with_untracked(same) {
                self.active.set(ActiveLanguage::of(language, loaded));
            }
        });
        language::show(language);
    }

    fn request(self, language: Language, part: Part) {
        let file = (language, part);
        if self.in_flight.try_update_value(|files| files.insert(file)) != Some(true) {
            return;
        }
        spawn_local(async move {
            let text = texts::fetch(language, part).await;
            self.in_flight.update_value(|files| _ = files.remove(&file));
            match text {
                Ok(text) => self.loaded.update(|loaded| _ = loaded.insert(file, text)),
                Err(_) if self.language.get_untracked() == language => self.failed.set(true),
                Err(_) => {} // another language was chosen meanwhile
            }
        });
    }
}

impl ActiveLanguage {
    /// Everything that has been loaded in a language.
    fn of(language: Language, loaded: &LoadedTexts) -> ActiveLanguage {
        let parts = parts(language, loaded);
        let texts = parts.iter().map(|part| loaded[&(language, *part)].as_str());
        ActiveLanguage {
            translations: Arc::new(Translations::from_texts(lang(language), texts)),
            language,
            parts,
        }
    }
}

fn parts(language: Language, loaded: &LoadedTexts) -> Vec<Part> {
    let files = loaded.keys().filter(|(of, _)| *of == language);
    files.map(|(_, part)| *part).collect()
}

fn lang(language: Language) -> Lang {
    match language {
        Language::English => Lang::En,
        Language::French => Lang::Fr,
        Language::German => Lang::De,
        Language::Italian => Lang::It,
    }
}
