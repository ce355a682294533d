//! Reading the text files of the house: component data, layouts, scenarios. All are TOML.

use serde::de::DeserializeOwned;

/// A file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Unreadable {
    pub line: usize,
    pub what: String,
}

/// Reads a file; a complaint names the line.
#[cfg(not(target_family = "wasm"))]
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    toml::from_str(text).map_err(|error| unreadable(text, &error))
}

/// The page reads only the files that it brings along, and tests read those natively. Here size counts: behind one
/// erased reader every type is compiled once, not once for each kind of value that TOML knows; the price is that a
/// complaint could name no exact line.
#[cfg(target_family = "wasm")]
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let reader = toml::Deserializer::parse(text).map_err(|error| unreadable(text, &error))?;
    let mut reader = <dyn erased_serde::Deserializer<'_>>::erase(reader);
    erased_serde::deserialize(&mut reader).map_err(|error| Unreadable {
        line: 1,
        what: error.to_string(),
    })
}

fn unreadable(text: &str, error: &toml::de::Error) -> Unreadable {
    Unreadable {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: error.message().replace('\n', " "),
    }
}

/// The line (from 1) in which a byte stands.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|b| *b == b'\n').count()
}
