//! The input for a picture of a table of Barrage. Plain values and finished texts, without rules or languages.
//!
//! Ids (`dam_1_upper`, `conduit_3_left`, `bank_any`, `adv_1_base` …) are those of the game's data files. Each
//! board has its own scene ([`MapScene`], [`WheelScene`], [`CompanyScene`], [`TrackScene`], [`ManagementScene`]), since on
//! a narrow screen each board is shown separately.

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
    /// From an id in the data (`company_usa`) or its short form (`usa`); anything else is neutral.
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
    /// What the picture is, for a screen reader.
    pub label: String,
    /// 1 to 5: this round's number stands out on the headstream tiles. 0: none does.
    pub round: u8,
    /// Names and costs of the three areas, mountains first; may be empty.
    pub areas: Vec<AreaNote>,
    pub headstreams: Vec<Headstream>,
    pub dams: Vec<DamSpace>,
    pub conduits: Vec<ConduitSpace>,
    pub powerhouses: Vec<PowerhouseSpace>,
}

/// A little sign in each area: its name and what building costs there (B-5.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AreaNote {
    pub name: String,
    /// Excavators for a base.
    pub base: u8,
    /// Mixers for an elevation.
    pub elevation: u8,
    /// Tooltip; may be empty.
    pub title: String,
}

/// `headstream_a` to `headstream_d`, each with its tile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Headstream {
    pub id: String,
    /// The letter on it.
    pub letter: String,
    /// Drops that the tile brings in rounds 1 to 4.
    pub tile: [u8; 4],
    /// Drops that wait here for the water flow (B-3.7).
    pub waiting: u8,
    pub mark: Mark,
}

/// `dam_1_upper` to `dam_10_lower`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DamSpace {
    pub id: String,
    /// Red-bordered: building here costs a fee.
    pub red: bool,
    pub dam: Option<Dam>,
    /// Would be built or raised by this company if the choice were confirmed.
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// A base with its elevations, and the water behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Dam {
    pub owner: Company,
    /// Pieces, 1 to 3.
    pub level: u8,
    /// Drops held.
    pub drops: u8,
    /// Drops that it can hold: its level, or 4 (B-13.3).
    pub capacity: u8,
}

/// `conduit_1_left` to `conduit_10_right`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ConduitSpace {
    pub id: String,
    /// The production value, 1 to 5.
    pub production: u8,
    pub owner: Option<Company>,
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// `powerhouse_5_1` to `powerhouse_12_4`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PowerhouseSpace {
    pub id: String,
    pub red: bool,
    pub owner: Option<Company>,
    pub preview: Option<Company>,
    pub mark: Mark,
}

/// One way of water on the map.
///
/// From a headstream (`headstream_a`), a powerhouse or its row (`powerhouse_8_2`, `powerhouses_8`) or a dam, down the
/// river to a dam or an exit (`exit_left`). With a conduit the drop first goes from the dam `from` through the pipe.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flow {
    pub from: String,
    pub conduit: Option<String>,
    pub to: String,
    /// Drops on this way; they run one after the other.
    pub drops: u8,
    /// The number of drops that start before these.
    pub after: u8,
}

/// A production before it is confirmed: which water, through which pipe, to which turbine, and where it then rests.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    pub dam: String,
    pub conduit: String,
    pub powerhouse: String,
    pub drops: u8,
    /// Energy of this production, shown at the powerhouse; 0 shows none.
    pub energy: u8,
    /// Where drops come to rest, a dam or an exit, and how many.
    pub rests: Vec<(String, u8)>,
}

/// A technology tile. `structure` and `effect` are what is printed on it.
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
    /// Energy that one production must reach.
    pub energy: u8,
    pub reward: Vec<Effect>,
    /// Turned face down (B-7.8).
    pub fulfilled: bool,
    pub mark: Mark,
}

/// The five kinds of contract; each has a colour and a shape of its corner mark.
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
    /// From the identifier in the data: `starting`, `green` …
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
