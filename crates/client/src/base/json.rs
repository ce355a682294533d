//! Reading JSON.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a value from JSON text.
///
/// It goes through [`Value`], so that the code that reads a type exists once: serde generates it for each format that a
/// type is read from, and tagged and joined types are read from buffered values anyway. This saves a tenth of what is
/// loaded for a game.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    let json: Value = serde_json::from_str(text)?;
    T::deserialize(&json)
}
