//! What the browser keeps for us. It may refuse (private windows, blocked cookies, a full disk): reading then finds
//! nothing, and writing says so, because a person should know that a game is not being saved.

use crate::dom;

/// The names under which things are kept; `first.js` and `rescue.js` read some of them too.
pub mod keys {
    /// `system`, `light` or `dark`.
    pub const THEME: &str = "smokestack.theme";
    /// `en`, `fr`, `de` or `it`.
    pub const LANGUAGE: &str = "smokestack.language";
    /// `on` or `off`: whether a move waits for a second click.
    pub const CONFIRM_MOVES: &str = "smokestack.confirm_moves";
    /// `on` or `off`: whether forced decisions are taken without asking.
    pub const AUTO_FORCED: &str = "smokestack.auto_forced";
    /// `slow`, `normal`, `fast` or `instant`.
    pub const BOT_SPEED: &str = "smokestack.bot_speed";
    /// `system`, `full` or `reduced`.
    pub const MOTION: &str = "smokestack.motion";
    /// The form of the last new game, as JSON: for each game its own.
    pub const NEW_GAME: &str = "smokestack.new_game";
    /// The form of the last new table in the game room, as JSON: for each game its own.
    pub const NEW_TABLE: &str = "smokestack.new_table";
    /// The name under which somebody came into the game room last.
    pub const GUEST: &str = "smokestack.guest";
    /// When somebody came in, went, or became somebody else there last: other tabs hear of it.
    pub const GUEST_CHANGED: &str = "smokestack.guest_changed";
    /// The record of the running table, saved after every move; the rescue panel offers it for download.
    pub const RECORD: &str = "smokestack.record";

    /// What is kept for one game alone.
    pub fn of_game(key: &str, game: &str) -> String {
        format!("{key}.{game}")
    }
}

/// Why something was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// This browser, or this kind of window, keeps nothing.
    #[error("the browser keeps nothing for this page")]
    Unavailable,
    /// The browser refused this entry, as a rule because its room is used up.
    #[error("the browser has no room left for this page")]
    Full,
}

/// What is kept under `key`, if anything.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps `value` under `key`, over what was there.
pub fn write(key: &str, value: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError::Unavailable)?;
    storage.set_item(key, value).map_err(|_| StorageError::Full)
}

/// Forgets what is kept under `key`.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // Removing cannot run out of room, and an absent key is no error.
        let _ = storage.remove_item(key);
    }
}

fn storage() -> Option<web_sys::Storage> {
    dom::window().local_storage().ok().flatten()
}
