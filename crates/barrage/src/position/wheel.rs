//! The construction wheel: six segments, the open one first (B-15).

use super::NO_TILE;
use crate::ids::{TileId, TileSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    pub tile: TileId,
    pub excavators: u8,
    pub mixers: u8,
}

impl Segment {
    pub const EMPTY: Segment = Segment {
        tile: NO_TILE,
        excavators: 0,
        mixers: 0,
    };

    pub fn tile(&self) -> Option<TileId> {
        (self.tile != NO_TILE).then_some(self.tile)
    }

    pub fn is_empty(&self) -> bool {
        *self == Segment::EMPTY
    }
}

/// The segments in the order in which they will reach the opening; the first is open now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wheel(pub(crate) [Segment; Wheel::SEGMENTS]);

impl Wheel {
    pub const SEGMENTS: usize = 6;
    pub const EMPTY: Wheel = Wheel([Segment::EMPTY; Wheel::SEGMENTS]);

    pub fn segments(&self) -> &[Segment; Wheel::SEGMENTS] {
        &self.0
    }

    /// The tiles that lie on it.
    #[inline]
    pub fn tiles(&self) -> TileSet {
        self.0.iter().filter_map(Segment::tile).collect()
    }

    /// Fills the open segment (B-5.3, B-5.4).
    #[inline]
    pub(crate) fn load(&mut self, segment: Segment) {
        self.0[0] = segment;
    }

    /// Turns the wheel by one segment; what reaches the opening comes off (B-15.2).
    #[inline]
    pub(crate) fn turn(&mut self) -> Segment {
        self.0.rotate_left(1);
        std::mem::replace(&mut self.0[0], Segment::EMPTY)
    }

    pub fn is_empty(&self) -> bool {
        *self == Wheel::EMPTY
    }

    /// The excavators and mixers on the wheel.
    pub fn machines(&self) -> (u32, u32) {
        self.0.iter().fold((0, 0), |(e, m), segment| {
            (e + u32::from(segment.excavators), m + u32::from(segment.mixers))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B-15.3: contents come back on the sixth turn, counting that of their own construction.
    #[test]
    fn b_15_3_what_is_loaded_comes_back_on_the_sixth_turn() {
        let mut wheel = Wheel::EMPTY;
        let load = Segment {
            tile: TileId(0),
            excavators: 5,
            mixers: 0,
        };
        wheel.load(load);
        for _ in 0..5 {
            assert!(wheel.turn().is_empty());
            assert_eq!(wheel.machines(), (5, 0));
        }
        assert_eq!(wheel.turn(), load);
        assert_eq!(wheel, Wheel::EMPTY);
    }
}
