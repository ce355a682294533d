//! The input for a picture of a Barrage table. It consists of plain values and finished texts, without rules or
//! languages.
//!
//! Ids (`dam_1_upper`, `conduit_3_left`, `bank_any`, `adv_1_base` …) are those of the game's data files. Each board has
//! its own scene ([`MapScene`], [`WheelScene`], [`CompanyScene`], [`TrackScene`], [`ManagementScene`]), because a
//! narrow screen shows each board separately.

use super::effect::{Effect, Structure};
pub use crate::spot::Mark;

/// The owner of a piece. Every company has a colour and an emblem; neutral dams are grey and have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Company {
    Usa,
    Germany,
    Italy,
    France,
    #[default]
    Neutral,
}

impl Company {
    /// Parses an id in the data (`company_usa`) or its short form (`usa`); anything else is neutral.
    pub fn from_id(id: &str) -> Company {
        match id.trim_start_matches("company_") {
            "usa" => Company::Usa,
            "germany" => Company::Germany,
            "italy" => Company::Italy,
            "france" => Company::France,
            _ => Company::Neutral,
        }
    }

    /// The short id: `usa`.
    pub fn id(self) -> &'static str {
        ["usa", "germany", "italy", "france", "neutral"][self as usize]
    }
}

/// The map.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MapScene {
    /// A description of the picture for screen readers.
    pub label: String,
    /// The current round, 1 to 5, which is highlighted on the headstream tiles; 0 for none.
    pub round: u8,
    /// Names and costs of the three areas, mountains first; may be empty.
    pub areas: Vec<AreaNote>,
    pub headstreams: Vec<Headstream>,
    pub dams: Vec<DamSpace>,
    pub conduits: Vec<ConduitSpace>,
    pub powerhouses: Vec<PowerhouseSpace>,
}

/// A small sign in each area: its name and the building costs there (B-5.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AreaNote {
    pub name: String,
    /// The excavators that a base costs.
    pub base: u8,
    /// The mixers that an elevation costs.
    pub elevation: u8,
    /// The tooltip; may be empty.
    pub title: String,
}

/// A headstream, `headstream_a` to `headstream_d`, with its tile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Headstream {
    pub id: String,
    /// The letter on the headstream.
    pub letter: String,
    /// The drops that the tile adds in rounds 1 to 4.
    pub tile: [u8; 4],
    /// The drops that wait here for the water flow (B-3.7).
    pub waiting: u8,
    pub mark: Mark,
}

/// A dam space, `dam_1_upper` to `dam_10_lower`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DamSpace {
    pub id: String,
    /// Whether it is red-bordered: building here costs a fee.
    pub red: bool,
    pub dam: Option<Dam>,
    /// The company that would build or raise a dam here if the choice were confirmed.
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// A base with its elevations, and the water behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Dam {
    pub owner: Company,
    /// The number of pieces, 1 to 3.
    pub level: u8,
    /// The number of drops that it holds.
    pub drops: u8,
    /// The number of drops that it can hold: its level, or 4 (B-13.3).
    pub capacity: u8,
}

/// A conduit space, `conduit_1_left` to `conduit_10_right`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ConduitSpace {
    pub id: String,
    /// The production value, from 1 to 5.
    pub production: u8,
    pub owner: Option<Company>,
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// A powerhouse space, `powerhouse_5_1` to `powerhouse_12_4`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PowerhouseSpace {
    pub id: String,
    pub red: bool,
    pub owner: Option<Company>,
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// One path of water on the map.
///
/// From a headstream (`headstream_a`), a powerhouse or its row (`powerhouse_8_2`, `powerhouses_8`) or a dam, down the
/// river to a dam or an exit (`exit_left`). With a conduit, the drop first goes from the dam `from` through the pipe.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flow {
    pub from: String,
    pub conduit: Option<String>,
    pub to: String,
    /// The number of drops on this path; they flow one after the other.
    pub drops: u8,
    /// The number of drops that start before these.
    pub after: u8,
}

/// A production before it is confirmed: the dam, the pipe and the powerhouse, and where the water comes to rest.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    pub dam: String,
    pub conduit: String,
    pub powerhouse: String,
    pub drops: u8,
    /// The energy of this production, shown at the powerhouse; 0 shows nothing.
    pub energy: u8,
    /// The dams or exits where drops come to rest, and the number of drops.
    pub rests: Vec<(String, u8)>,
}

/// A technology tile. `structure` and `effect` are printed on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tile {
    pub id: String,
    pub structure: Structure,
    /// 0 for basic tiles, 1 to 3 for advanced ones.
    pub level: u8,
    pub effect: Option<Effect>,
    /// A short name in the player's language; may be empty.
    pub name: String,
    pub mark: Mark,
}

/// A contract tile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Contract {
    pub id: String,
    pub kind: ContractKind,
    /// The energy that a single production must reach.
    pub energy: u8,
    pub reward: Vec<Effect>,
    /// Whether it is fulfilled and turned face down (B-7.8).
    pub fulfilled: bool,
    pub mark: Mark,
}

/// The five kinds of contract; each has its own colour and corner mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ContractKind {
    #[default]
    Starting,
    Green,
    Yellow,
    Red,
    National,
}

impl ContractKind {
    /// Parses the identifier in the data: `starting`, `green` …
    pub fn from_id(id: &str) -> ContractKind {
        match id {
            "green" => ContractKind::Green,
            "yellow" => ContractKind::Yellow,
            "red" => ContractKind::Red,
            "national" => ContractKind::National,
            _ => ContractKind::Starting,
        }
    }
}
