//! Names of whole families of components, from patterns with placeholders such as `{n}`.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::Names;

/// Name patterns for families of components, and the words for single pieces.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNames {
    pub basin: Names,
    pub headstream: Names,
    pub upper_dam: Names,
    pub lower_dam: Names,
    pub left_conduit: Names,
    pub right_conduit: Names,
    pub powerhouse: Names,
    pub headstream_tile: Names,
    pub starting: Names,
    pub national: Names,
    pub green: Names,
    pub yellow: Names,
    pub red: Names,
    pub construction_space: Names,
    pub sekibo_space: Names,
    pub tiles: RawTileNames,
    pub bonus_tiles: Spanned<BTreeMap<String, Names>>,
    pub objective_tiles: Spanned<BTreeMap<String, Names>>,
    pub rows: Spanned<BTreeMap<String, Names>>,
    pub sides: RawSides,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTileNames {
    pub base: Names,
    pub elevation: Names,
    pub conduit: Names,
    pub powerhouse: Names,
    pub joker: Names,
    pub basic: Names,
    pub advanced: Names,
    pub special: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSides {
    pub left: Names,
    pub right: Names,
}

/// A modifier as it is printed: +2, ±0, −1.
pub(super) fn signed(modifier: i8) -> String {
    match modifier {
        0 => "±0".to_owned(),
        1.. => format!("+{modifier}"),
        _ => format!("−{}", modifier.unsigned_abs()),
    }
}
