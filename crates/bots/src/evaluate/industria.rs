//! Industria: what a position is worth, in features that a player would name.

use industria::{Industria, Position};
use smokestack_core::Seat;

use crate::Evaluate;

impl Evaluate for Industria {
    fn worth(&self, at: &Position, seat: Seat) -> f64 {
        self.points_now(&at.open, seat).iter().sum::<i32>() as f64
    }
}
