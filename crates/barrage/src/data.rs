//! Component data: read from a TOML file, validated once on load, and laid out for speed.

mod check;
mod expected_ids;
mod lookup;
mod names;
mod raw;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::{DataError, owners_version};
pub use smokestack_core::{Names, Provenance, Provenances};

use crate::ids::{
    Area, BasinId, BonusId, CompanyId, ConduitId, ContractId, DamId, HeadstreamId, ObjectiveId, OfficerId,
    PowerhouseId, SourceTileId, SpaceId, Structure, TileId,
};

pub(crate) use lookup::Lookup;

/// General numbers of the game.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Params {
    /// The number of rounds (B-1.1).
    pub rounds: u8,
    /// What every company starts with (B-2.13).
    pub start_vp: u8,
    pub engineers: u8,
    pub credits: u8,
    pub excavators: u8,
    pub mixers: u8,
    /// The maximum number of unfulfilled contracts in hand (B-6.14).
    pub hand: u8,
    /// The fee for a red-bordered building space (B-1.7).
    pub red_fee: u8,
    /// The number of dam levels; each level holds one drop (B-1.5).
    pub dam_levels: u8,
    /// The number of powerhouses that activates the company power (B-12.1).
    pub power_from: u8,
    /// The number of leftover items that score one point (B-11.7).
    pub items_per_vp: u8,
    /// Points for each drop in the company's dams (B-11.8).
    pub vp_per_drop: u8,
    pub provenance: Provenances,
}

/// Contents of the box apart from the listed components; none of it is a limit in play (B-1.10).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    pub water_drops: u8,
    pub credits: Pieces,
    pub excavators: Pieces,
    pub mixers: Pieces,
    pub neutral_bases: u8,
    pub neutral_elevations: u8,
    pub provenance: Provenance,
}

/// Pieces by denomination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    pub ones: u8,
    pub threes: u8,
    pub fives: u8,
}

/// What a structure costs in machines (B-5.4).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Excavators in the mountains, the hills and the plains.
    pub base: [u8; 3],
    /// Mixers in the mountains, the hills and the plains.
    pub elevation: [u8; 3],
    /// Excavators for each point of production value.
    pub conduit: u8,
    /// Mixers for the company's first to fourth powerhouse.
    pub powerhouse: [u8; 4],
    pub provenance: Provenances,
}

/// The energy track (B-9).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Spaces in a round's section; below the start of the first section the bonus tile scores nothing (B-9.5).
    pub section: u8,
    /// Points lost for each missing section.
    pub short: u8,
    /// Points for first and second place (B-9.1).
    pub first: u8,
    pub second: u8,
    /// Points for each company when two, three or four tie for first place (B-9.2).
    pub tied_first: [u8; 3],
    pub tied_second: u8,
    /// Credits for the last reward space reached, in ascending order (B-9.3).
    pub rewards: Vec<Reward>,
    pub provenance: Provenances,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Reward {
    pub energy: u8,
    pub credits: u8,
    #[serde(default)]
    pub vp: i8,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Basin {
    pub id: String,
    pub name: Names,
    pub area: Area,
    /// The basin into which its water runs; from the last basins it leaves the map (B-8.1).
    pub drains_to: Option<BasinId>,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Headstream {
    pub id: String,
    pub name: Names,
    pub into: BasinId,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct DamSpace {
    pub id: String,
    pub name: Names,
    /// Whether the space is red-bordered (B-1.7).
    pub red: bool,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct ConduitSpace {
    pub id: String,
    pub name: Names,
    /// The basin to which it leads (B-1.6).
    pub to: BasinId,
    /// Its production value.
    pub value: u8,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct PowerhouseSpace {
    pub id: String,
    pub name: Names,
    pub basin: BasinId,
    pub red: bool,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct SourceTile {
    pub id: String,
    pub name: Names,
    /// Drops in each round; there are none in the last (B-3.6).
    pub drops: [u8; 5],
    pub provenance: Provenances,
}

/// What a bonus tile counts (B-9.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    Contracts,
    Bases,
    Elevations,
    Conduits,
    Powerhouses,
    AdvancedTiles,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Bonus {
    pub id: String,
    pub name: Names,
    pub counts: Counted,
    pub vp: u8,
    pub provenance: Provenances,
}

/// What an objective tile ranks (B-11.5, B-11.6, B-11.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Quantity {
    RedSpaces,
    MostInArea,
    Connections,
    LeastInArea,
    BasinsWithOne,
    BasinsWithThree,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Objective {
    pub id: String,
    pub name: Names,
    pub quantity: Quantity,
    /// Only companies with at least this much are ranked (B-11.3).
    pub least: u8,
    pub provenance: Provenances,
}

/// A gain from a contract or an income symbol. Small and `Copy`, because pending effects are on the position's stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub enum Effect {
    Vp(u8),
    Credits(u8),
    Excavators(u8),
    Mixers(u8),
    /// Only moves the marker (B-7.10).
    Energy(u8),
    /// Machines, each either an excavator or a mixer.
    AnyMachines(u8),
    /// Rotates the company's wheel by this number of segments.
    Rotate(u8),
    /// Drops on headstreams; with `flow` they run at once (B-6.4, B-6.6).
    Drops {
        count: u8,
        flow: bool,
    },
    Free(Free),
}

impl Effect {
    /// Fixed gains come first and together (B-3.4, B-7.9).
    pub const fn is_fixed(self) -> bool {
        matches!(
            self,
            Effect::Vp(_)
                | Effect::Credits(_)
                | Effect::Excavators(_)
                | Effect::Mixers(_)
                | Effect::Energy(_)
        )
    }
}

/// A structure that needs no engineers, tile or machines (B-5.14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub struct Free {
    pub structure: Structure,
    /// Where a base may be built, one bit per [`Area`]; all areas for other structures.
    pub areas: u8,
    /// The maximum production value of a conduit; for other structures, the highest there is.
    pub most: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum ContractKind {
    Starting,
    National,
    Private(crate::ids::Colour),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Contract {
    pub id: String,
    pub name: Names,
    pub kind: ContractKind,
    /// The energy that one production needs to fulfil it (B-7.6).
    pub energy: u8,
    /// Fixed gains first (B-7.9), the others as listed.
    pub reward: Vec<Effect>,
    pub provenance: Provenances,
}

/// What a technology tile does besides allowing a structure (B-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TileEffect {
    #[default]
    None,
    /// This number of drops into each of the company's empty dams (B-14.3).
    FillEmptyDams(u8),
    /// This number of segments for each of the company's elevations (B-14.4).
    RotatePerElevation(u8),
    /// This number of credits for each point of the conduit's value (B-14.5).
    CreditsPerValue(u8),
    /// May be used without engineers (B-14.6).
    NoEngineers,
    /// No red fee (B-14.7).
    NoFee,
    /// Energy for each of the company's bases, for one held contract (B-14.8).
    EnergyPerBase(u8),
    /// Fills the dam just raised (B-14.9).
    FillDam,
    /// At most this number of machines (B-14.10).
    MostMachines(u8),
    /// A production with this modifier (B-14.11).
    Produce(i8),
    /// Machines may replace each other (B-14.12).
    AnyMachine,
    /// Neither engineers nor machines (B-14.13).
    NoEngineersNoMachines,
    /// Points for each of the company's dams of at least this level (B-14.14).
    VpPerDam { level: u8, vp: u8 },
    /// Energy for each point of the conduit's value, for one held contract (B-14.15).
    EnergyPerValue(u8),
    /// Points for each of the company's powerhouses (B-14.16).
    VpPerPowerhouse(u8),
    /// Points for each advanced tile acquired (B-14.17).
    VpPerAdvancedTile(u8),
    /// Acts as the tile that it copies (B-13.7).
    Copy,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Tile {
    pub id: String,
    pub name: Names,
    /// The structure that it builds; `None` for a joker and for Krylov's tile before it copies, which build anything.
    pub structure: Option<Structure>,
    pub effect: TileEffect,
    pub provenance: Provenances,
}

/// A company power (B-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Energy for each drop that passes a powerhouse row with one of the company's powerhouses (B-12.2).
    Passing(u8),
    /// A second production (B-12.3).
    SecondProduction,
    /// Energy after each of the company's productions (B-12.5).
    ExtraEnergy(u8),
    /// Contracts need this much less energy (B-12.6).
    Discount(u8),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Company {
    pub id: String,
    pub name: Names,
    /// `red`, `black`, `green`, `white`.
    pub colour: String,
    /// The number of pieces it owns, by [`Structure`] (B-1.4).
    pub pieces: [u8; 4],
    /// Income uncovered by the nth base, elevation and conduit (index n; index 0 is empty); fixed gains first (B-5.9).
    pub income: [[Vec<Effect>; 6]; 3],
    /// The production bonus by the number of powerhouses built, 0 to 4 (B-7.2).
    pub bonus: [u8; 5],
    pub power: Power,
    pub provenance: Provenances,
}

/// An officer's ability (B-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Every base costs this number of excavators (B-13.2).
    BaseCost(u8),
    /// The capacity of a dam of level 3 (B-13.3).
    TopDamHolds(u8),
    /// Raw output counts as at least this (B-13.4).
    LeastOutput(u8),
    /// A conduit may be paid with this number of mixers per point of value (B-13.5).
    MixersForConduits(u8),
    /// A machine may be replaced by this number of credits (B-13.6).
    CreditsForMachines(u8),
    /// The company owns the special tile (B-13.7).
    SpecialTile,
    /// Copies another officer for a turn (B-13.8).
    Copies,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Officer {
    pub id: String,
    pub name: Names,
    pub ability: Ability,
    /// Starting credits, if they differ (B-2.13).
    pub credits: Option<u8>,
    pub provenance: Provenances,
}

/// The seven parts of the management board (B-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    TurbineStation,
    WaterManagement,
    Bank,
    Workshop,
    MachineryShop,
    ContractOffice,
    PatentOffice,
}

impl Office {
    pub const fn name(self) -> &'static str {
        match self {
            Office::TurbineStation => "turbine_station",
            Office::WaterManagement => "water_management",
            Office::Bank => "bank",
            Office::Workshop => "workshop",
            Office::MachineryShop => "machinery_shop",
            Office::ContractOffice => "contract_office",
            Office::PatentOffice => "patent_office",
        }
    }
}

/// What engineers on a space do (B-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum Work {
    Produce(i8),
    Drops {
        count: u8,
        flow: bool,
    },
    /// Credits per engineer (B-6.7).
    Bank(u8),
    Rotate(u8),
    Machines {
        excavators: u8,
        mixers: u8,
    },
    AnyMachines(u8),
    Contracts(u8),
    /// The tile at this position, from 0 (B-6.17).
    Patent(u8),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Space {
    pub id: String,
    pub name: Names,
    pub office: Office,
    pub engineers: u8,
    pub surcharge: u8,
    pub cost: u8,
    pub work: Work,
    /// The minimum number of players; with fewer, the space is closed (B-16).
    pub players: u8,
    pub provenance: Provenances,
}

/// A space on a company's own board: for constructing (B-5.1) and for Sekibo (B-13.8).
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct OwnSpace {
    pub id: String,
    pub name: Names,
    pub engineers: u8,
    pub surcharge: u8,
    pub provenance: Provenances,
}

/// One row of the introductory game's fixed set-up (B-17.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct Fixed {
    pub company: CompanyId,
    pub officer: OfficerId,
    pub contract: ContractId,
}

/// A neutral dam (B-2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct NeutralDam {
    pub level: u8,
    pub drops: u8,
}

/// All components, typed and validated. Every list is in id order.
#[derive(Debug, Deserialize, Serialize)]
pub struct Data {
    pub version: String,
    pub params: Params,
    pub costs: Costs,
    pub track: Track,
    pub contents: Contents,
    /// Points for the first three places in the objective (B-11.2).
    pub objective_vp: [u8; 3],
    pub basins: Vec<Basin>,
    pub headstreams: Vec<Headstream>,
    pub dams: Vec<DamSpace>,
    pub conduits: Vec<ConduitSpace>,
    pub powerhouses: Vec<PowerhouseSpace>,
    /// By area (B-2.6).
    pub neutral: [NeutralDam; 3],
    pub source_tiles: Vec<SourceTile>,
    pub bonuses: Vec<Bonus>,
    pub objectives: Vec<Objective>,
    pub contracts: Vec<Contract>,
    pub tiles: Vec<Tile>,
    pub companies: Vec<Company>,
    pub officers: Vec<Officer>,
    pub spaces: Vec<Space>,
    /// The four construction spaces, from the left (B-5.1).
    pub construction_spaces: Vec<OwnSpace>,
    /// Sekibo's two spaces, in the order of use (B-13.8).
    pub sekibo_spaces: Vec<OwnSpace>,
    /// The introductory game, in turn order (B-17.2).
    pub introductory: Vec<Fixed>,
    /// The provenance of lists whose rows have none: `neutral_dams`, `objective_tiles` and `introductory`.
    pub provenance: BTreeMap<String, Provenances>,
    pub sources: BTreeMap<String, String>,
    #[serde(skip)]
    pub(crate) lookup: Lookup,
}

impl Data {
    /// The standard component data.
    pub fn standard() -> Arc<Data> {
        static STANDARD: LazyLock<Arc<Data>> = LazyLock::new(|| {
            let text = include_str!("../data/standard.toml");
            let read = |text: &str| check::read(text, "standard-1".to_owned());
            Arc::new(load("barrage", text, read))
        });
        STANDARD.clone()
    }

    /// Parses an owner's file; records name it by its SHA-256.
    pub fn read(text: &str) -> Result<Arc<Data>, DataError> {
        check::read(text, owners_version(text)).map(Arc::new)
    }
}

impl Packed for Data {
    fn complete(&mut self) {
        self.lookup = Lookup::new(self);
    }
}

/// Access by id, `data.dam(id)`, and lookup by text, `data.find_dam("dam_1_lower")`.
macro_rules! lists {
    ($($one:ident $find:ident: $list:ident [$id:ident] $kind:ident;)*) => {
        impl Data {$(
            #[inline]
            pub fn $one(&self, id: $id) -> &$kind {
                &self.$list[id.index()]
            }

            pub fn $find(&self, text: &str) -> Option<$id> {
                let place = self.$list.iter().position(|one| one.id == text)?;
                Some($id(place as u8))
            }
        )*

            /// The name of any component.
            pub fn name(&self, id: &str) -> Option<&Names> {
                let mut entry = None;
                $(entry = entry.or_else(|| self.$list.iter().find(|one| one.id == id).map(|one| &one.name));)*
                let holding = self.construction_spaces.iter().chain(&self.sekibo_spaces);
                entry.or_else(|| holding.into_iter().find(|one| one.id == id).map(|one| &one.name))
            }
        }
    };
}

lists! {
    basin find_basin: basins [BasinId] Basin;
    headstream find_headstream: headstreams [HeadstreamId] Headstream;
    dam find_dam: dams [DamId] DamSpace;
    conduit find_conduit: conduits [ConduitId] ConduitSpace;
    powerhouse find_powerhouse: powerhouses [PowerhouseId] PowerhouseSpace;
    source_tile find_source_tile: source_tiles [SourceTileId] SourceTile;
    bonus find_bonus: bonuses [BonusId] Bonus;
    objective find_objective: objectives [ObjectiveId] Objective;
    contract find_contract: contracts [ContractId] Contract;
    tile find_tile: tiles [TileId] Tile;
    company find_company: companies [CompanyId] Company;
    officer find_officer: officers [OfficerId] Officer;
    space find_space: spaces [SpaceId] Space;
}
