//! The words of the page in the chosen language: `expect_context::<Words>()`.
//!
//! Texts are fetched when they are needed. Until all that is needed of a language is here the page goes on in the one
//! that it speaks, so no key is ever seen; what belongs to a game alone is drawn inside of `Told`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_bundle::FluentValue;
use lang::{Lang, Translations};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::language::{self, Language};
use crate::texts::{self, Part};

/// The sentences that are here, following the language: what reads them inside a component is drawn anew when it changes.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The one that is chosen; it is spoken as soon as its texts are here.
    language: RwSignal<Language>,
    spoken: RwSignal<Spoken>,
    /// It only grows: whoever has opened a game may come back to it.
    needed: RwSignal<BTreeSet<Part>>,
    arrived: RwSignal<Arrived>,
    under_way: StoredValue<BTreeSet<(Language, Part)>>,
    missing: RwSignal<bool>,
}

/// What the page says at the moment.
#[derive(Clone, Debug)]
struct Spoken {
    language: Language,
    parts: Vec<Part>,
    translations: Arc<Translations>,
}

/// The texts that have arrived, of all languages.
type Arrived = BTreeMap<(Language, Part), String>;

impl Words {
    /// Speaks the language that is chosen, beginning with the text that the page was started with.
    pub fn follow(chosen: RwSignal<Language>, start: String) -> Words {
        let language = chosen.get_untracked();
        let arrived = Arrived::from([((language, Part::Start), start)]);
        let words = Words {
            language: chosen,
            spoken: RwSignal::new(Spoken::of(language, &arrived)),
            needed: RwSignal::new(BTreeSet::from([Part::Start])),
            arrived: RwSignal::new(arrived),
            under_way: StoredValue::default(),
            missing: RwSignal::new(false),
        };
        Effect::new(move || words.catch_up());
        words
    }

    /// Follows the language without reading a word.
    pub fn track(&self) {
        self.spoken.track();
    }

    pub fn translations(&self) -> Arc<Translations> {
        self.spoken.with(|spoken| spoken.translations.clone())
    }

    /// The texts that every page needs, in the language that is spoken.
    pub(crate) fn start(&self) -> String {
        let language = self.spoken.with(|spoken| spoken.language);
        let start = |arrived: &Arrived| arrived.get(&(language, Part::Start)).cloned();
        self.arrived.with_untracked(start).unwrap_or_default()
    }

    /// A sentence without values.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A sentence that follows the language. All of them are one closure: each other kind is compiled with all that shows it.
    pub fn t(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.text(key)
    }

    /// A sentence with values.
    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.spoken
            .with(|spoken| spoken.translations.text_with(key, values))
    }

    /// What something is, after its name.
    pub fn labelled(&self, name: &str, value: &str) -> String {
        self.with("ui-labelled", &[("name", name.into()), ("value", value.into())])
    }

    /// Has the texts of a game fetched, and from now on in every language that is chosen; tells whether they are here.
    pub fn need(&self, game: &'static str) -> Memo<bool> {
        let (part, spoken) = (Part::Game(game), self.spoken);
        if self.needed.with_untracked(|needed| !needed.contains(&part)) {
            self.needed.update(|needed| _ = needed.insert(part));
        }
        Memo::new(move |_| spoken.with(|spoken| spoken.parts.contains(&part)))
    }

    /// Whether something that is needed did not arrive.
    pub fn missing(&self) -> bool {
        self.missing.get()
    }

    /// Asks again for what did not arrive.
    pub fn try_again(&self) {
        self.needed.update(|_| ());
    }

    /// Speaks the chosen language as soon as all that is needed of it is here, and fetches what is not.
    fn catch_up(self) {
        let language = self.language.get();
        let mut away = self.needed.get();
        self.arrived
            .with(|arrived| away.retain(|part| !arrived.contains_key(&(language, *part))));
        self.missing.set(false);
        if away.is_empty() {
            self.speak(language);
        }
        for part in away {
            self.order(language, part);
        }
    }

    fn speak(self, language: Language) {
        self.arrived.with_untracked(|arrived| {
            let same = |now: &Spoken| now.language == language && now.parts == parts(language, arrived);
            if !self.spoken.with_untracked(same) {
                self.spoken.set(Spoken::of(language, arrived));
            }
        });
        language::show(language);
    }

    fn order(self, language: Language, part: Part) {
        let file = (language, part);
        if self.under_way.try_update_value(|files| files.insert(file)) != Some(true) {
            return;
        }
        spawn_local(async move {
            let text = texts::fetch(language, part).await;
            self.under_way.update_value(|files| _ = files.remove(&file));
            match text {
                Ok(text) => self.arrived.update(|arrived| _ = arrived.insert(file, text)),
                Err(_) if self.language.get_untracked() == language => self.missing.set(true),
                Err(_) => {} // that language was left meanwhile
            }
        });
    }
}

impl Spoken {
    /// Everything that has arrived in a language.
    fn of(language: Language, arrived: &Arrived) -> Spoken {
        let parts = parts(language, arrived);
        let texts = parts.iter().map(|part| arrived[&(language, *part)].as_str());
        Spoken {
            translations: Arc::new(Translations::from_texts(lang(language), texts)),
            language,
            parts,
        }
    }
}

fn parts(language: Language, arrived: &Arrived) -> Vec<Part> {
    let files = arrived.keys().filter(|(of, _)| *of == language);
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
