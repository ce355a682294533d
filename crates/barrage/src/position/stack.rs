//! A stack of cards or tiles: at most fifteen pieces, the next one on top.

use std::fmt;

/// An element of a stack, stored in one byte.
pub trait Card: Copy + PartialEq + fmt::Debug {
    const NONE: Self;
}

impl Card for crate::ids::ContractId {
    const NONE: Self = crate::ids::ContractId(u8::MAX);
}

impl Card for crate::ids::TileId {
    const NONE: Self = crate::position::NO_TILE;
}

/// Places above the top are always [`Card::NONE`], so that equal stacks are equal values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stack<C> {
    cards: [C; 15],
    len: u8,
}

impl<C: Card> Default for Stack<C> {
    fn default() -> Stack<C> {
        Stack {
            cards: [C::NONE; 15],
            len: 0,
        }
    }
}

impl<C: Card> Stack<C> {
    pub const CAPACITY: usize = 15;

    /// The first card is drawn first. Cards beyond [`Stack::CAPACITY`] are ignored.
    pub fn new(next_first: impl DoubleEndedIterator<Item = C>) -> Stack<C> {
        let mut stack = Stack::default();
        next_first
            .rev()
            .take(Self::CAPACITY)
            .for_each(|card| stack.push(card));
        stack
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    fn push(&mut self, card: C) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    #[inline]
    pub fn draw(&mut self) -> Option<C> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.len)], C::NONE))
    }

    /// Puts a card under all others.
    pub fn bury(&mut self, card: C) {
        self.cards.copy_within(0..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// The cards, starting with the next one.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = C> + '_ {
        self.cards[..usize::from(self.len)].iter().rev().copied()
    }
}

impl<C: Card> fmt::Debug for Stack<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TileId;

    #[test]
    fn buried_cards_are_drawn_last() {
        let mut stack = Stack::new([TileId(3), TileId(1)].into_iter());
        stack.bury(TileId(7));
        assert_eq!(
            stack.iter().collect::<Vec<_>>(),
            [TileId(3), TileId(1), TileId(7)]
        );
        assert_eq!(stack.draw(), Some(TileId(3)));
        assert_eq!(stack, Stack::new([TileId(1), TileId(7)].into_iter()));
        assert_eq!(
            (stack.draw(), stack.draw(), stack.draw()),
            (Some(TileId(1)), Some(TileId(7)), None)
        );
    }
}
