//! What each seat may know, and `imagine`, the inverse.

use smokestack_core::GameRng;

use crate::Barrage;
use crate::ids::{Colour, TileId, TileSet};
use crate::position::{Position, PublicState, SecretState, Stack};

/// The public state. Nobody sees the order of the stacks or the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub open: PublicState,
}

impl Barrage {
    /// The stacks shuffled again, and a new seed.
    pub(crate) fn imagine_hidden(&self, view: &View, rng: &mut GameRng) -> Position {
        let seed = rng.seed();
        let contracts = Colour::ALL.map(|colour| {
            let mut cards: Vec<_> = view.open.unseen.and(colour.contracts()).collect();
            rng.shuffle(&mut cards);
            Stack::new(cards.into_iter())
        });
        let hidden = SecretState {
            contracts,
            patents: self.shuffled_patents(view.open.seen_patents, rng),
            seed,
        };
        Position {
            open: view.open,
            hidden,
        }
    }

    /// The advanced tiles that have not been seen (B-2.7); none in the introductory game (B-17.1).
    pub(crate) fn unseen_patents(&self, seen: TileSet) -> TileSet {
        if self.switches.introductory {
            TileSet::EMPTY
        } else {
            TileSet::ADVANCED.without(seen)
        }
    }

    /// The unseen patents, shuffled, in the order of their levels.
    pub(crate) fn shuffled_patents(&self, seen: TileSet, rng: &mut GameRng) -> Stack<TileId> {
        let unseen = self.unseen_patents(seen);
        let mut all: Vec<TileId> = Vec::with_capacity(Stack::<TileId>::CAPACITY);
        for level in 1..=3 {
            let mut tiles: Vec<TileId> = unseen.filter(|tile| tile.level() == level).collect();
            rng.shuffle(&mut tiles);
            all.extend(tiles);
        }
        Stack::new(all.into_iter())
    }
}
