//! Small typed values: which tile, which resource, which symbol, and sets of tiles.

use std::fmt;

/// One of the tiles, as its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// No data file has more tiles: a set of tiles fits one machine word.
    pub const MOST: usize = 64;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile {}", self.0)
    }
}

/// One of the resources, as its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ResourceId(pub(crate) u8);

impl ResourceId {
    pub const MOST: usize = 16;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the bonus symbols, as its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolId(pub(crate) u8);

impl SymbolId {
    pub const MOST: usize = 8;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of small ids in one machine word.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $id:ident in $word:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        pub struct $name(pub(crate) $word);

        impl $name {
            pub const EMPTY: $name = $name(0);

            #[inline(always)]
            pub const fn one(id: $id) -> $name {
                $name(1 << id.0)
            }
            #[inline(always)]
            pub const fn has(self, id: $id) -> bool {
                self.0 >> id.0 & 1 == 1
            }
            #[inline(always)]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }
            #[inline(always)]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            #[inline(always)]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }
            #[inline(always)]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
            #[inline(always)]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
            #[inline(always)]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
            #[inline(always)]
            pub const fn first(self) -> Option<$id> {
                if self.0 == 0 { None } else { Some($id(self.0.trailing_zeros() as u8)) }
            }
        }

        impl Iterator for $name {
            type Item = $id;

            #[inline(always)]
            fn next(&mut self) -> Option<$id> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                ids.into_iter().fold($name(0), |set, id| set.or($name::one(id)))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.into_iter().map(|id| id.0)).finish()
            }
        }
    };
}

set!(
    /// A set of tiles.
    TileSet of TileId in u64
);
set!(
    /// A set of resources.
    ResourceSet of ResourceId in u16
);
set!(
    /// A set of bonus symbols.
    SymbolSet of SymbolId in u8
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: TileSet = [TileId(3), TileId(63)].into_iter().collect();
        assert!(set.has(TileId(63)) && !set.has(TileId(4)));
        assert_eq!(set.collect::<Vec<_>>(), [TileId(3), TileId(63)]);
        set.remove(TileId(3));
        assert_eq!((set.len(), set.first()), (1, Some(TileId(63))));
        assert!(set.without(set).is_empty());
    }
}
