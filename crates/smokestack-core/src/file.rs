//! Reading the project's text files: component data, layouts, scenarios. All are TOML.

use serde::de::DeserializeOwned;

/// A file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct FileError {
    pub line: usize,
    pub what: String,
}

/// Parses a file; an error names the line.
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, FileError> {
    toml::from_str(text).map_err(|error| FileError {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: error.message().replace('\n', " "),
    })
}

/// The line number (from 1) of a byte offset.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|b| *b == b'\n').count()
}
