//! The effects of tiles, contracts and boards, as listed in the game's data; they are drawn as pictograms.

/// A kind of piece; `Any` is for a joker tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Structure {
    #[default]
    Base,
    Elevation,
    Conduit,
    Powerhouse,
    Any,
}

impl Structure {
    /// Parses the identifier in the data; anything unknown is `Any`.
    pub fn from_id(id: &str) -> Structure {
        match id {
            "base" => Structure::Base,
            "elevation" => Structure::Elevation,
            "conduit" => Structure::Conduit,
            "powerhouse" => Structure::Powerhouse,
            _ => Structure::Any,
        }
    }

    /// The name of its icon.
    pub fn icon(self) -> &'static str {
        ["base", "elevation", "conduit", "powerhouse", "structure"][self as usize]
    }
}

/// One of the three parts of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Area {
    #[default]
    Mountain,
    Hill,
    Plain,
}

impl Area {
    pub fn from_id(id: &str) -> Area {
        match id {
            "hill" => Area::Hill,
            "plain" => Area::Plain,
            _ => Area::Mountain,
        }
    }

    /// The name of its icon.
    pub fn icon(self) -> &'static str {
        ["mountain", "hill", "plain"][self as usize]
    }
}

/// Everything that is drawn as pictograms. The names are those of `effect_types` in the game's data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    // Gains.
    Vp(i16),
    Credits(u8),
    Excavators(u8),
    Mixers(u8),
    AnyMachines(u8),
    Energy(u8),
    /// Turns the wheel by this many segments.
    RotateWheel(u8),
    /// Drops that wait on a headstream until the water flow.
    DropsWaiting(u8),
    /// Drops that flow at once.
    DropsFlowing(u8),
    BuildFree {
        structure: Structure,
        /// The areas in which a base may be built; empty or all three for anywhere.
        areas: Vec<Area>,
        /// The maximum value of a conduit.
        max_production: Option<u8>,
    },

    // Actions.
    /// A production with this modifier.
    Production(i8),
    TakeContracts(u8),
    TakePatentTile,
    CreditsPerEngineer(u8),

    // Company boards and powers.
    ProductionBonus(u8),
    CompanyPower,
    EnergyWhenDropPasses(u8),
    SecondProduction,
    ExtraEnergyAfterProduction(u8),
    ContractEnergyDiscount(u8),

    // Technology tiles.
    DropIntoEachEmptyDam(u8),
    RotateWheelPerStructure {
        structure: Structure,
        segments: u8,
    },
    /// Multiplied by the value of the new conduit.
    CreditsPerProduction(u8),
    NoEngineersNeeded,
    WaiveRedBorderFee,
    EnergyPerStructure {
        structure: Structure,
        energy: u8,
    },
    FillThisDam,
    CapMachineCost(u8),
    MachinesInterchangeable,
    NoEngineersAndNoMachines,
    VpPerDamOfLevel {
        level: u8,
        vp: u8,
    },
    /// Multiplied by the value of the new conduit.
    EnergyPerProduction(u8),
    VpPerAdvancedTile(u8),
    CopyTileOnWheel,

    // Bonus tiles on the energy track.
    VpPerStructure {
        structure: Structure,
        vp: u8,
    },
    VpPerContract(u8),

    // Officers.
    FixedBaseCost(u8),
    Level3Capacity(u8),
    MinimumRawProduction(u8),
    /// Mixers for each point of a conduit's value.
    AlternativeConduitCost(u8),
    CreditsForMachines(u8),
    CopyOfficer,

    // Objective tiles: what is counted.
    CountRedSpaces,
    CountMostInArea,
    CountLeastInArea,
    CountConnections,
    /// Counts basins with at least this many of the player's pieces.
    CountBasinsWith(u8),
}
