//! How fast the rules run in this browser.

use serde_json::json;

/// Plays random games and returns `decisions_per_second` and `copies_per_second`, or `error`, as JSON.
pub(crate) fn run(game: &str, _seats: u8, _games: u32, _seed: &str) -> String {
    json!({ "error": format!("the page cannot play {game} yet") }).to_string()
}
