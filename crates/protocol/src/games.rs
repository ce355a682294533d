//! The games, for programs that do not contain them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// The id by which tables and records name the game.
    pub id: String,
    pub name: String,
    /// The numbers of seats that the rulebook allows.
    pub seats: Vec<usize>,
    pub options: Vec<GameOption>,
    pub rules_version: u32,
    pub data_version: String,
}

/// A rules option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameOption {
    pub id: String,
    pub values: Vec<String>,
    pub default: String,
    /// The number of the rule that describes it.
    pub rule: String,
}

/// A game with everything that a program needs to show it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameDetails {
    #[serde(flatten)]
    pub game: GameSummary,
    /// The game's components: tiles, cards, places …, with their ids, values, names in four languages and provenance.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub components: Value,
    /// The game's texts in the requested language, by key: Fluent patterns, with the values of a message as variables.
    pub texts: BTreeMap<String, String>,
}
