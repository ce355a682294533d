//! The texts of the engines and programs in English, French, German and Italian.
//!
//! Engines return [`Message`]s: a key and values. The texts are in the Fluent files in `texts/`; no user-facing text is
//! hard-coded. CONTRIBUTING.md describes the keys.
//!
//! With the feature `embedded` all of them are inside the binary. The web client does not use it: it fetches the texts
//! that it needs.

#[cfg(feature = "embedded")]
mod texts;

use std::fmt;
use std::str::FromStr;

pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use smokestack_core::{Arg, Message, Seat};
#[cfg(feature = "embedded")]
pub use texts::of as texts;

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Fr,
    De,
    It,
}

impl Lang {
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fr, Lang::De, Lang::It];

    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
            Lang::It => "it",
        }
    }

    /// The name of the language in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::De => "Deutsch",
            Lang::It => "Italiano",
        }
    }

    /// The language of a locale such as `de_CH.UTF-8` or `fr-CA`, if it is supported.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        code.parse().ok()
    }
}

/// The text is not the code of a supported language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not a language here; there are en, fr, de and it",
            self.0
        )
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL
            .into_iter()
            .find(|l| l.code() == text)
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// The kind of a game's message: the middle part of its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    Event,
    Refusal,
    Prompt,
    Action,
}

impl Family {
    const fn key_part(self) -> &'static str {
        match self {
            Family::Event => "event",
            Family::Refusal => "refusal",
            Family::Prompt => "prompt",
            Family::Action => "action",
        }
    }
}

/// The names of seats and pieces at one table.
pub trait Names {
    fn seat(&self, seat: Seat) -> String;
    fn piece(&self, id: &str) -> String;
}

/// The texts of one language.
pub struct Translations {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Translations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Translations({})", self.lang.code())
    }
}

impl Translations {
    /// All texts, from the files inside the binary.
    #[cfg(feature = "embedded")]
    pub fn new(lang: Lang) -> Translations {
        Translations::from_texts(lang, texts::of(lang))
    }

    /// The messages in these texts, each of which is the contents of a Fluent file.
    pub fn from_texts<'t>(lang: Lang, texts: impl IntoIterator<Item = &'t str>) -> Translations {
        let identifier = lang.code().parse().expect("our codes are language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolation marks around each value would end up in records, terminals and tests; all our languages are
        // written from left to right.
        bundle.set_use_isolating(false);
        for text in texts {
            // A test parses every file; should one be damaged nevertheless, what can be parsed is used.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(resource);
        }
        Translations { lang, bundle }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A text without values.
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// A text with values. An unknown key is returned itself, which is visible and harmless.
    pub fn text_with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let values = values.iter().map(|(name, value)| (*name, value.clone()));
        self.format(key, &values.collect())
    }

    /// The text of a game's message, with the names of this table. A piece or a word is passed with its id beside its
    /// name (`$card` and `$card-id`), so that a text can use the id to select an article or an ending.
    pub fn describe(&self, game: &str, family: Family, message: &Message, names: &dyn Names) -> String {
        let key = format!("{game}-{}-{}", family.key_part(), message.key);
        let mut values = FluentArgs::new();
        for (name, arg) in &message.args {
            values.set(&**name, self.value(game, arg, names));
            match arg {
                Arg::Piece(id) => values.set(format!("{name}-id"), id.as_str()),
                Arg::Word(word) => values.set(format!("{name}-id"), *word),
                _ => {}
            }
        }
        self.format(&key, &values)
    }

    fn format(&self, key: &str, values: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|m| m.value()) else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(values), &mut errors)
            .into_owned()
    }

    /// An error that does not belong to a game: its message key is the full Fluent key (`error-…`).
    pub fn error(&self, message: &Message) -> String {
        let values: Vec<(&str, FluentValue<'_>)> = message
            .args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Number(number) => (&**name, FluentValue::from(*number)),
                other => (&**name, FluentValue::from(other.to_string())),
            })
            .collect();
        self.text_with(message.key, &values)
    }

    fn value(&self, game: &str, arg: &Arg, names: &dyn Names) -> FluentValue<'static> {
        match arg {
            Arg::Seat(seat) => FluentValue::from(names.seat(*seat)),
            Arg::Seats(seats) => {
                let names: Vec<String> = seats.iter().map(|seat| names.seat(*seat)).collect();
                FluentValue::from(names.join(", "))
            }
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Piece(id) => FluentValue::from(names.piece(id)),
            Arg::Word(word) => FluentValue::from(self.text(&format!("{game}-word-{word}"))),
            Arg::Text(text) => FluentValue::from(text.clone()),
        }
    }

    /// The text of a numbered rule: the key for `IA-6.6` is `industria-rule-6-6`.
    pub fn rule(&self, game: &str, rule: &str) -> Option<String> {
        let number = rule.rsplit('-').next()?.replace('.', "-");
        let key = format!("{game}-rule-{number}");
        self.has(&key).then(|| self.text(&key))
    }
}
