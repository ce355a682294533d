//! Small typed values: which tile, which resource, which symbol, and sets of tiles.

use std::fmt;

use serde::{Deserialize, Serialize};
use smokestack_core::id_set;

/// One of the tiles, as its index in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// No data file has more tiles: a set of tiles fits one machine word.
    pub const CAPACITY: usize = 64;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile {}", self.0)
    }
}

/// One of the resources, as its index in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub struct ResourceId(pub(crate) u8);

impl ResourceId {
    pub const CAPACITY: usize = 16;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the bonus symbols, as its index in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub struct SymbolId(pub(crate) u8);

impl SymbolId {
    pub const CAPACITY: usize = 8;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

id_set!(
    /// A set of tiles.
    TileSet of TileId in u64
);
id_set!(
    /// A set of resources.
    ResourceSet of ResourceId in u16
);
id_set!(
    /// A set of bonus symbols.
    SymbolSet of SymbolId in u8
);
