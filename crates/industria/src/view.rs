//! What each seat may know, and `imagine`, the way back (IA-1.13).

use smokestack_core::GameRng;

use crate::Industria;
use crate::position::{Position, PublicState, SecretState};

/// Everybody sees the same: all that lies open. The order of the piles and the seed are nobody's to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub open: PublicState,
}

impl Industria {
    /// The piles shuffled anew from the tiles that still lie face down, and a new seed.
    pub(crate) fn imagined(&self, view: &View, rng: &mut GameRng) -> Position {
        let seed = rng.seed();
        let piles = self.shuffled(view.open.face_down, rng);
        Position {
            open: view.open,
            hidden: SecretState { piles, seed },
        }
    }
}
