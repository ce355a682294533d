//! Small typed values: places on the map, cardboard pieces, and sets of them.

use serde::{Deserialize, Serialize};
use smokestack_core::id_set;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
        pub struct $name(pub(crate) u8);

        impl $name {
            pub const COUNT: usize = $count;

            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$count as u8).map($name)
            }
        }
    };
}

id!(
    /// One of the twelve basins (B-1.2), from the top left; the printed number is one more.
    BasinId, 12
);
id!(
    /// A dam space: two per basin, the upper one first (B-1.3).
    DamId, 20
);
id!(
    /// A conduit space: two per basin, the left one first (B-1.3).
    ConduitId, 20
);
id!(
    /// A powerhouse space, basin by basin (B-1.3).
    PowerhouseId, 23
);
id!(
    /// Headstream A to D.
    HeadstreamId, 4
);
id!(
    /// A headstream tile (B-2.1).
    SourceTileId, 8
);
id!(
    /// A bonus tile of the energy track (B-2.2).
    BonusId, 6
);
id!(
    /// An objective tile (B-2.3).
    ObjectiveId, 6
);
id!(
    /// A contract: four starting contracts, six national ones, then fifteen each of green, yellow and red.
    ContractId, 55
);
id!(
    /// A technology tile: five basic ones, the advanced ones level by level, then Krylov's special tile (B-14, B-13.7).
    TileId, 21
);
id!(CompanyId, 4);
id!(OfficerId, 7);
id!(
    /// A space on the management board, including the bank (B-6).
    SpaceId, 36
);

id_set!(BasinSet of BasinId in u16);
id_set!(DamSet of DamId in u32);
id_set!(ConduitSet of ConduitId in u32);
id_set!(PowerhouseSet of PowerhouseId in u32);
id_set!(ContractSet of ContractId in u64);
id_set!(TileSet of TileId in u32);
id_set!(CompanySet of CompanyId in u8);
id_set!(OfficerSet of OfficerId in u8);
id_set!(SpaceSet of SpaceId in u64);

impl BasinId {
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its two dam spaces, the upper one first. Basins 11 and 12 have none.
    #[inline(always)]
    pub const fn dams(self) -> [DamId; 2] {
        [DamId(2 * self.0), DamId(2 * self.0 + 1)]
    }

    #[inline(always)]
    pub const fn has_dams(self) -> bool {
        self.index() < DamId::COUNT / 2
    }
}

impl DamId {
    #[inline(always)]
    pub const fn basin(self) -> BasinId {
        BasinId(self.0 / 2)
    }

    pub const fn is_upper(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

impl DamSet {
    pub const ALL: DamSet = DamSet((1 << DamId::COUNT) - 1);

    /// Both spaces of every basin that has one in the set.
    #[inline(always)]
    pub const fn whole_basins(self) -> DamSet {
        let upper = (self.0 | self.0 >> 1) & 0x5_5555;
        DamSet(upper | upper << 1)
    }
}

impl ConduitId {
    /// The basin from which it starts.
    #[inline(always)]
    pub const fn basin(self) -> BasinId {
        BasinId(self.0 / 2)
    }

    pub const fn is_left(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

impl ConduitSet {
    pub const ALL: ConduitSet = ConduitSet((1 << ConduitId::COUNT) - 1);
}

impl PowerhouseSet {
    pub const ALL: PowerhouseSet = PowerhouseSet((1 << PowerhouseId::COUNT) - 1);
}

impl TileId {
    /// The joker of the introductory game, after one basic tile per structure (B-2.13, B-17.1).
    pub const JOKER: TileId = TileId(4);
    /// The first advanced tile; there are five per level.
    pub const ADVANCED: TileId = TileId(5);
    /// Krylov's special tile (B-13.7).
    pub const KRYLOV: TileId = TileId(20);

    /// 0 for basic tiles and Krylov's, 1 to 3 for advanced ones.
    pub const fn level(self) -> u8 {
        match self.0 {
            5..=19 => self.0 / 5,
            _ => 0,
        }
    }
}

impl TileSet {
    /// The advanced tiles (B-9.6).
    pub const ADVANCED: TileSet = TileSet(0x7fff << 5);
}

/// The three parts of the map, from the springs down (B-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Area {
    Mountain,
    Hill,
    Plain,
}

impl Area {
    pub const ALL: [Area; 3] = [Area::Mountain, Area::Hill, Area::Plain];

    pub const fn name(self) -> &'static str {
        match self {
            Area::Mountain => "mountain",
            Area::Hill => "hill",
            Area::Plain => "plain",
        }
    }
}

/// A kind of structure piece (B-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Structure {
    Base,
    Elevation,
    Conduit,
    Powerhouse,
}

impl Structure {
    pub const ALL: [Structure; 4] = [
        Structure::Base,
        Structure::Elevation,
        Structure::Conduit,
        Structure::Powerhouse,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Structure::Base => "base",
            Structure::Elevation => "elevation",
            Structure::Conduit => "conduit",
            Structure::Powerhouse => "powerhouse",
        }
    }
}

/// The colours of private contracts, by increasing energy (B-2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub enum Colour {
    Green,
    Yellow,
    Red,
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Green, Colour::Yellow, Colour::Red];

    pub const fn name(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
        }
    }

    /// All contracts of this colour.
    pub const fn contracts(self) -> ContractSet {
        ContractSet(0x7fff << (ContractSet::PRIVATE + 15 * self as u32))
    }
}

impl ContractSet {
    const PRIVATE: u32 = 10;
    pub const STARTING: ContractSet = ContractSet(0xf);
    pub const NATIONAL: ContractSet = ContractSet(0x3f << 4);
}

impl ContractId {
    /// The colour of a private contract.
    pub const fn colour(self) -> Option<Colour> {
        match self.0 {
            10..=24 => Some(Colour::Green),
            25..=39 => Some(Colour::Yellow),
            40..=54 => Some(Colour::Red),
            _ => None,
        }
    }
}
