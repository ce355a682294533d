//! What the component data of all games has in common: names in four languages, the provenance of values, and the name
//! of an owner's file in a record.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Where a value comes from. `from` is `rulebook` (or the rulebook in one language: `rulebook-fr`), `published`,
/// `derived` or `reconstructed`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    pub from: String,
    #[serde(default)]
    pub r#ref: Option<String>,
    #[serde(default)]
    pub note: Option<String>,
    /// The source's value, if playing showed that it had to be corrected.
    #[serde(default)]
    pub was: Option<u16>,
}

/// Provenances, keyed by the name of the value.
pub type Provenances = BTreeMap<String, Provenance>;

/// The names of a component.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    pub en: String,
    pub fr: String,
    pub de: String,
    pub it: String,
}

impl Names {
    pub fn in_language(&self, language: &str) -> &str {
        match language {
            "fr" => &self.fr,
            "de" => &self.de,
            "it" => &self.it,
            _ => &self.en,
        }
    }

    /// The same name in every language.
    pub fn uniform(name: &str) -> Names {
        Names::for_each_language(|_| name.to_owned())
    }

    /// These names, each followed by a suffix: "Bank (2B)".
    pub fn followed_by(&self, suffix: &str) -> Names {
        Names::for_each_language(|language| format!("{} {suffix}", self.in_language(language)))
    }

    /// A pattern with a placeholder such as `{n}` filled in.
    pub fn with(&self, gap: &str, filling: impl ToString) -> Names {
        self.with_names(gap, &Names::uniform(&filling.to_string()))
    }

    /// A pattern with a placeholder filled in with each language's own word.
    pub fn with_names(&self, gap: &str, filling: &Names) -> Names {
        Names::for_each_language(|language| {
            self.in_language(language)
                .replace(gap, filling.in_language(language))
        })
    }

    fn for_each_language(name: impl Fn(&str) -> String) -> Names {
        Names {
            en: name("en"),
            fr: name("fr"),
            de: name("de"),
            it: name("it"),
        }
    }
}

/// The version by which records identify an owner's data file: its SHA-256.
pub fn owners_version(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{hash}")
}
