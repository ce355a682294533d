//! What each seat may know, and `imagine`, the inverse (IY-1.5).

use smokestack_core::GameRng;

use crate::Industry;
use crate::position::{Position, PublicState, SecretState};

/// Every viewer sees the same public state. Nobody sees the order of the bag or the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub open: PublicState,
}

impl Industry {
    /// The bag shuffled again, now and for every later refill, and a new seed.
    pub(crate) fn imagine_hidden(&self, view: &View, rng: &mut GameRng) -> Position {
        let seed = rng.seed();
        let bags = self.shuffled(&view.open, rng);
        Position {
            open: view.open,
            hidden: SecretState { bags, seed },
        }
    }
}
