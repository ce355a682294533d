//! The Fluent files, inside the binary.

use crate::Lang;

/// Every language by its code, with the texts of its files; the build script lists them.
const LANGUAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The contents of a language's Fluent files.
pub fn of(lang: Lang) -> impl Iterator<Item = &'static str> {
    let folder = LANGUAGES.iter().find(|(code, _)| *code == lang.code());
    folder.into_iter().flat_map(|(_, texts)| texts.iter().copied())
}
