//! Age of Industry: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points if the game ended now, and what its unflipped tiles will pay when they flip.

use age_of_industry::{AgeOfIndustry, Position};
use smokestack_core::Seat;

use crate::Evaluate;

/// How likely an unflipped tile still flips.
const FLIPS: f64 = 0.5;

impl Evaluate for AgeOfIndustry {
    const IMAGINED: usize = 1;

    fn worth(&self, at: &Position, seat: Seat) -> f64 {
        let open = &at.open;
        let points: i32 = self.points(open, seat).iter().sum();
        let own = open.holding(seat).own.without(open.flipped);
        let data = self.component_data();
        let income: f64 = own
            .filter_map(|space| open.tile(space))
            .map(|stack| f64::from(data.stack(stack).income))
            .sum();
        f64::from(points) + FLIPS * income / f64::from(data.params.money_per_point)
    }
}
