//! What each seat may know, and `imagine`, the inverse (IA-1.13).

use smokestack_core::GameRng;

use crate::Industria;
use crate::position::{Position, PublicState, SecretState};

/// Every viewer sees the same public state. Nobody sees the order of the piles or the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub open: PublicState,
}

impl Industria {
    /// The piles shuffled again from the tiles that still lie face down, and a new seed.
    pub(crate) fn imagine_hidden(&self, view: &View, rng: &mut GameRng) -> Position {
        let seed = rng.seed();
        let piles = self.shuffled(view.open.face_down, rng);
        Position {
            open: view.open,
            hidden: SecretState { piles, seed },
        }
    }
}
