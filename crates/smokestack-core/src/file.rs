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
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    toml::from_str(text).map_err(|error| Unreadable {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: error.message().replace('\n', " "),
    })
}

/// The line (from 1) in which a byte stands.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|b| *b == b'\n').count()
}
