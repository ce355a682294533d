//! Small typed values: which field, which column, which resource, which network, sets of them, and a hand of jokers.

use std::fmt;

use serde::{Deserialize, Serialize};
use smokestack_core::id_set;

/// One of the sixty fields: its index on the board, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
pub struct FieldId(pub(crate) u8);

impl FieldId {
    /// A set of fields fits into one machine word, and tables indexed by field need no bounds check.
    pub const CAPACITY: usize = 64;

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The epoch of the field's row, from 1.
    pub const fn epoch(self) -> u8 {
        self.0 / ColumnId::COUNT as u8 + 1
    }

    pub const fn column(self) -> ColumnId {
        ColumnId(self.0 % ColumnId::COUNT as u8)
    }
}

impl fmt::Debug for FieldId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.epoch(), self.column().letter())
    }
}

/// One of the twelve columns, and its area marker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
pub struct ColumnId(pub(crate) u8);

impl ColumnId {
    pub const COUNT: usize = 12;

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    pub fn from_letter(letter: &str) -> Option<ColumnId> {
        match letter.as_bytes() {
            [letter @ b'A'..=b'L'] => Some(ColumnId(letter - b'A')),
            _ => None,
        }
    }

    /// The field in this column and the row of an epoch (from 1).
    pub const fn field(self, epoch: u8) -> FieldId {
        FieldId((epoch - 1) * ColumnId::COUNT as u8 + self.0)
    }
}

impl fmt::Debug for ColumnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One of the resources, as its index in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub struct ResourceId(pub(crate) u8);

impl ResourceId {
    /// One less than the number of joker kinds in a hand: the last kind is the joker with "?".
    pub const CAPACITY: usize = 15;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the networks, as its index in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
pub struct NetworkId(pub(crate) u8);

impl NetworkId {
    pub const CAPACITY: usize = 8;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

id_set!(
    /// A set of fields.
    FieldSet of FieldId in u64
);
id_set!(
    /// A set of columns, or of their area markers.
    ColumnSet of ColumnId in u16
);
id_set!(
    /// A set of resources.
    ResourceSet of ResourceId in u16
);
id_set!(
    /// A set of networks.
    NetworkSet of NetworkId in u8
);

impl ColumnSet {
    pub const ALL: ColumnSet = ColumnSet((1 << ColumnId::COUNT) - 1);

    /// The fields in these columns and the row of an epoch (from 1).
    #[inline(always)]
    pub const fn fields(self, epoch: u8) -> FieldSet {
        FieldSet((self.0 as u64) << ((epoch as u32 - 1) * ColumnId::COUNT as u32))
    }
}

impl FieldSet {
    /// The fields of the first `count` epochs.
    pub const fn rows(count: usize) -> FieldSet {
        FieldSet((1 << (count * ColumnId::COUNT)) - 1)
    }

    /// The columns whose field in an epoch's row (from 1) is in the set.
    pub const fn columns(self, epoch: u8) -> ColumnSet {
        ColumnSet((self.0 >> ((epoch as u32 - 1) * ColumnId::COUNT as u32)) as u16 & ColumnSet::ALL.0)
    }
}

/// What a joker stands for (IY-2.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
pub enum Joker {
    Of(ResourceId),
    /// The joker with "?".
    Any,
}

impl Joker {
    const fn place(self) -> u32 {
        4 * match self {
            Joker::Of(resource) => resource.0 as u32,
            Joker::Any => ResourceId::CAPACITY as u32,
        }
    }
}

/// A collection of jokers: how many of each kind, four bits per kind.
///
/// Two jokers of one kind are indistinguishable, so only their number is kept.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Jokers(u64);

impl Jokers {
    /// The maximum number of one kind, as its count has four bits.
    pub const MAX_PER_KIND: u32 = 15;

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub const fn count(self, joker: Joker) -> u32 {
        (self.0 >> joker.place()) as u32 & 15
    }

    /// The total number of jokers.
    pub fn len(self) -> u32 {
        self.map(|(_, count)| count).sum()
    }

    #[inline(always)]
    pub fn add(&mut self, joker: Joker) {
        self.0 += 1 << joker.place();
    }

    /// Removes one joker of a kind, which must be present.
    #[inline(always)]
    pub fn remove(&mut self, joker: Joker) {
        self.0 -= 1 << joker.place();
    }

    /// The resources that have a joker of their own.
    #[inline]
    pub fn resources(self) -> ResourceSet {
        let mut set = ResourceSet::EMPTY;
        let mut rest = self.0 << 4 >> 4;
        while rest != 0 {
            let place = rest.trailing_zeros() / 4;
            set.insert(ResourceId(place as u8));
            rest &= !(15 << (4 * place));
        }
        set
    }
}

/// Each kind with its number.
impl Iterator for Jokers {
    type Item = (Joker, u32);

    fn next(&mut self) -> Option<(Joker, u32)> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() / 4;
        let count = (self.0 >> (4 * place)) as u32 & 15;
        self.0 &= !(15 << (4 * place));
        let joker = if place == ResourceId::CAPACITY as u32 {
            Joker::Any
        } else {
            Joker::Of(ResourceId(place as u8))
        };
        Some((joker, count))
    }
}

impl fmt::Debug for Jokers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_lies_where_row_and_column_cross() {
        let field = ColumnId::from_letter("I").expect("a column").field(3);
        assert_eq!(format!("{field:?}"), "3I");
        let columns: ColumnSet = [field.column()].into_iter().collect();
        assert_eq!(columns.fields(3).first(), Some(field));
        assert_eq!(columns.fields(3).columns(3), columns);
        assert_eq!(ColumnId::from_letter("M"), None);
    }

    #[test]
    fn jokers_are_counted_by_kind() {
        let wood = Joker::Of(ResourceId(2));
        let mut jokers = Jokers::default();
        for joker in [wood, Joker::Any, wood] {
            jokers.add(joker);
        }
        assert_eq!(
            (jokers.count(wood), jokers.count(Joker::Any), jokers.len()),
            (2, 1, 3)
        );
        assert_eq!(jokers.resources().collect::<Vec<_>>(), [ResourceId(2)]);
        jokers.remove(wood);
        assert_eq!(jokers.collect::<Vec<_>>(), [(wood, 1), (Joker::Any, 1)]);
    }
}
