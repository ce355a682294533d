//! Barrage: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what this round's energy will bring, what its production systems will bring in
//! the rounds to come (dam, conduit and powerhouse, with the water that will reach them), the income and the bonus
//! tiles that its structures earn, its contracts in reach, the objective, its machines, credits, tiles and engineers.
//!
//! A turn is a chain of small decisions. In the middle of one a position is worth what the turn leads to: at first
//! sight by taking the best next step (`settle`), and for one step of look-ahead by trying every way to finish it
//! (`turn`), when what the seat could do in its next turn counts for something too.

mod gains;
mod judge;
mod settle;
mod systems;
mod turn;
mod water;
mod weights;

use barrage::{Barrage, Position};
use smokestack_core::Seat;

use super::{SEATS, against};
use crate::Evaluate;
use crate::search::{Playout, Settings};
use judge::{Judge, PARTS, Table};
pub use weights::BarrageWeights;

impl Evaluate for Barrage {
    type Weights = BarrageWeights;
    const PARTS: &'static [&'static str] = &PARTS;

    /// Nothing hidden is counted on.
    const IMAGINED: usize = 1;

    /// Rules of thumb play on for about a turn of everybody: what a turn prepares comes true in the next.
    const SEARCH: Settings = Settings {
        exploration: 0.4,
        sharpness: 0.5,
        caution: 0.05,
        winning: 0.25,
        spread: 30.0,
        horizon: 24,
        playout: Playout::Planner,
        ..Settings::USUAL
    };

    /// Twice as far, and the mean of four judgements on the way.
    const HARD: Settings = Settings {
        horizon: 48,
        judgements: 4,
        ..Self::SEARCH
    };

    fn parts(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> Vec<f64> {
        settle::with(self, weights, at, |table| {
            Judge::new(table, seat).parts().to_vec()
        })
    }

    fn worth(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        settle::with(self, weights, at, |table| Judge::new(table, seat).worth())
    }

    fn worths(&self, weights: &BarrageWeights, at: &Position) -> [f64; SEATS] {
        settle::with(self, weights, at, |table| {
            let mut worths = [0.0; SEATS];
            for seat in Seat::all(table.seats) {
                worths[seat.index()] = Judge::new(table, seat).worth();
            }
            worths
        })
    }

    fn unforeseen(&self, _at: &Position) -> f64 {
        0.0
    }

    /// The rivals are judged at first sight.
    fn lead(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        let table = Table::new(self, weights, &at.open);
        turn::worth(self, weights, at, seat) - against(self, seat, |rival| Judge::new(&table, rival).worth())
    }

    fn glance(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        settle::with(self, weights, at, |table| {
            let worth = |seat| Judge::new(table, seat).worth();
            worth(seat) - against(self, seat, worth)
        })
    }
}
