//! The data file as it is parsed, before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::names::RawNames;
use super::{
    Ability, Contents, Costs, Counted, Names, NeutralDam, Office, Params, Power, Provenances, Quantity,
    TileEffect, Track,
};
use crate::ids::{Area, Structure};

/// The parsed file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawData {
    pub game: Spanned<String>,
    #[serde(rename = "id")]
    pub _id: String,
    pub params: Spanned<Params>,
    pub costs: Spanned<Costs>,
    pub track: Spanned<Track>,
    pub r#box: Spanned<Contents>,
    pub basins: List<RawBasin>,
    pub headstreams: List<RawHeadstream>,
    pub dams: List<RawBuildingSpace>,
    pub conduits: List<RawConduit>,
    pub powerhouses: List<RawBuildingSpace>,
    pub neutral_dams: Spanned<RawNeutral>,
    pub headstream_tiles: List<RawSourceTile>,
    pub bonus_tiles: List<RawBonus>,
    pub objective_tiles: Spanned<RawObjectives>,
    pub contracts: Spanned<RawContracts>,
    pub tiles: List<RawTile>,
    pub companies: List<RawCompany>,
    pub officers: List<RawOfficer>,
    pub offices: List<RawOffice>,
    pub construction_spaces: List<RawOwnSpace>,
    pub sekibo_spaces: List<RawOwnSpace>,
    pub introductory: List<RawFixed>,
    pub names: RawNames,
    #[serde(default)]
    pub sources: BTreeMap<String, String>,
}

/// Components of one kind, and the default provenance of their values.
pub(super) type List<R> = Spanned<RawList<R>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawList<R> {
    pub rows: Vec<Spanned<R>>,
    pub provenance: Provenances,
}

/// A row with an id, and with the provenances of its own values.
pub(super) trait Row {
    fn id(&self) -> &str;
    fn provenance(&self) -> &Provenances;
}

macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attribute:meta])* $field:ident: $kind:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            pub id: String,
            $($(#[$attribute])* pub $field: $kind,)*
            #[serde(default)]
            pub provenance: Provenances,
        }

        impl Row for $name {
            fn id(&self) -> &str {
                &self.id
            }

            fn provenance(&self) -> &Provenances {
                &self.provenance
            }
        }
    )*};
}

rows! {
    RawBasin {
        area: Area,
        #[serde(default)]
        drains_to: Option<String>,
    }
    RawHeadstream {
        into: String,
    }
    /// A space for a dam or a powerhouse.
    RawBuildingSpace {
        red: bool,
    }
    RawConduit {
        to: String,
        value: u8,
    }
    RawSourceTile {
        drops: [u8; 5],
    }
    RawBonus {
        counts: Counted,
        vp: u8,
    }
    RawObjective {
        ranks: Quantity,
        least: u8,
    }
    RawContract {
        energy: u8,
        reward: Vec<RawEffect>,
    }
    RawTile {
        #[serde(default)]
        structure: Option<Structure>,
        #[serde(default)]
        effect: TileEffect,
    }
    RawCompany {
        name: Names,
        colour: String,
        pieces: RawPieces,
        bonus: [u8; 5],
        power: Power,
        income: RawIncome,
    }
    /// A person has the same name in every language.
    RawOfficer {
        name: String,
        ability: Ability,
        #[serde(default)]
        credits: Option<u8>,
    }
    RawSpace {
        engineers: u8,
        #[serde(default)]
        surcharge: u8,
        #[serde(default)]
        cost: u8,
        work: RawWork,
        #[serde(default = "two")]
        players: u8,
    }
    RawOwnSpace {
        engineers: u8,
        #[serde(default)]
        surcharge: u8,
    }
}

fn two() -> u8 {
    2
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNeutral {
    pub mountain: NeutralDam,
    pub hill: NeutralDam,
    pub plain: NeutralDam,
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawObjectives {
    pub vp: [u8; 3],
    pub rows: Vec<Spanned<RawObjective>>,
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawContracts {
    pub starting: Vec<Spanned<RawContract>>,
    pub national: Vec<Spanned<RawContract>>,
    pub green: Vec<Spanned<RawContract>>,
    pub yellow: Vec<Spanned<RawContract>>,
    pub red: Vec<Spanned<RawContract>>,
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPieces {
    pub base: u8,
    pub elevation: u8,
    pub conduit: u8,
    pub powerhouse: u8,
}

/// Income by the number of the piece that uncovers it.
pub(super) type RawUncovered = BTreeMap<String, Vec<RawEffect>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawIncome {
    pub base: RawUncovered,
    pub elevation: RawUncovered,
    pub conduit: RawUncovered,
}

/// One of the seven parts of the management board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOffice {
    pub id: Office,
    pub spaces: Vec<Spanned<RawSpace>>,
    #[serde(default)]
    pub provenance: Provenances,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFixed {
    pub company: String,
    pub officer: String,
    pub contract: String,
}

#[derive(Deserialize, Clone)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawEffect {
    Vp(u8),
    Credits(u8),
    Excavators(u8),
    Mixers(u8),
    Energy(u8),
    AnyMachines(u8),
    Rotate(u8),
    Drops(u8),
    FlowingDrops(u8),
    FreeBase(Vec<Area>),
    FreeElevation,
    FreeConduit(u8),
    FreePowerhouse,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawWork {
    Produce(i8),
    Drops(u8),
    FlowingDrops(u8),
    Bank(u8),
    Rotate(u8),
    Machines {
        #[serde(default)]
        excavators: u8,
        #[serde(default)]
        mixers: u8,
    },
    AnyMachines(u8),
    Contracts(u8),
    Patent(u8),
}
