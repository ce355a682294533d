//! Barrage: what a position is worth, in features that a player would name.

use barrage::{Barrage, Position};
use smokestack_core::{Game as _, Seat};

use crate::Evaluate;

impl Evaluate for Barrage {
    fn worth(&self, at: &Position, seat: Seat) -> f64 {
        f64::from(self.scores(at).of(seat).total)
    }
}
