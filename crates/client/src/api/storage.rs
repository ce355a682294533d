//! The browser's storage. It may refuse (private windows, blocked cookies, a full disk): reading then finds nothing,
//! and writing returns an error, because the user should know that a game is not being saved.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::{dom, json};

/// The storage keys; `first.js` and `crash_screen.js` read some of them, too.
pub mod keys {
    /// `system`, `light` or `dark`.
    pub const THEME: &str = "smokestack.theme";
    /// `en`, `fr`, `de` or `it`.
    pub const LANGUAGE: &str = "smokestack.language";
    /// `on` or `off`: whether a move waits for a second click.
    pub const CONFIRM_MOVES: &str = "smokestack.confirm_moves";
    /// `on` or `off`: whether forced decisions are made automatically.
    pub const AUTO_FORCED: &str = "smokestack.auto_forced";
    /// `slow`, `normal`, `fast` or `instant`.
    pub const BOT_SPEED: &str = "smokestack.bot_speed";
    /// `system`, `full` or `reduced`.
    pub const MOTION: &str = "smokestack.motion";
    /// The form for a new game as it was last used, as JSON, per game.
    pub const NEW_GAME: &str = "smokestack.new_game";
    /// The form for a new online table as it was last used, as JSON, per game.
    pub const NEW_TABLE: &str = "smokestack.new_table";
    /// The name of the last guest.
    pub const GUEST: &str = "smokestack.guest";
    /// When a user last signed in, signed out or switched accounts; it notifies other tabs.
    pub const GUEST_CHANGED: &str = "smokestack.guest_changed";
    /// The record of the running table, saved after every move; the crash screen offers it for download.
    pub const RECORD: &str = "smokestack.record";

    /// The key of a value that is stored per game.
    pub fn of_game(key: &str, game: &str) -> String {
        format!("{key}.{game}")
    }
}

/// Why a value could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// This browser, or this kind of window, has no storage.
    #[error("the browser keeps nothing for this page")]
    Unavailable,
    /// The browser refused this entry, usually because its quota is used up.
    #[error("the browser has no room left for this page")]
    Full,
}

/// Returns the value of `key`, if there is one.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores `value` under `key`, replacing what was there.
pub fn write(key: &str, value: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError::Unavailable)?;
    storage.set_item(key, value).map_err(|_| StorageError::Full)
}

/// Returns the JSON value of `key`; `None` if there is none, or a damaged one.
pub(crate) fn read_json<T: DeserializeOwned>(key: &str) -> Option<T> {
    json::read(&read(key)?).ok()
}

/// Stores `value` as JSON under `key`.
pub(crate) fn write_json(key: &str, value: &impl Serialize) -> Result<(), StorageError> {
    // The stored types have only text keys, so they can always be written.
    write(key, &serde_json::to_string(value).unwrap_or_default())
}

/// Deletes `key`.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // Removing cannot exceed the quota, and an absent key is not an error.
        let _ = storage.remove_item(key);
    }
}

fn storage() -> Option<web_sys::Storage> {
    dom::window().local_storage().ok().flatten()
}
