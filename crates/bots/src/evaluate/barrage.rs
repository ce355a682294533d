//! The evaluator for Barrage.
//!
//! The value for a seat is the sum of its points so far, the points for this round's energy, the future output of its
//! production systems (dam, conduit and powerhouse, with the water that will reach them), the income and bonus tiles of
//! its structures, the contracts within reach, the objective, and its machines, credits, tiles and engineers.
//!
//! A turn is a chain of small decisions. In the middle of a turn, the value is that of the position at its end. Quick
//! values finish the turn by taking the best next step (`finish_turn`). The relative value tries all ways to finish it
//! (`turn`) and also takes into account what the seat could do in its next turn.

mod evaluator;
mod finish_turn;
mod gains;
mod systems;
mod turn;
mod water;
mod weights;

use barrage::{Barrage, Position};
use smokestack_core::Seat;

use super::{MAX_SEATS, rival_discount};
use crate::Evaluate;
use crate::search::{RolloutPolicy, Settings};
use evaluator::{CommonFeatures, PARTS, SeatEvaluator};
pub use weights::BarrageWeights;

impl Evaluate for Barrage {
    type Weights = BarrageWeights;
    const PARTS: &'static [&'static str] = &PARTS;

    /// The evaluator ignores hidden information.
    const GREEDY_DETERMINIZATIONS: usize = 1;

    /// Planner rollouts of about one turn per player, because a turn's investments pay off in the next one.
    const EASY: Settings = Settings {
        exploration: 0.4,
        prior_sharpness: 0.5,
        fpu_reduction: 0.05,
        win_weight: 0.25,
        margin_scale: 30.0,
        rollout_depth: 24,
        rollout_policy: RolloutPolicy::Planner,
        ..Settings::DEFAULT
    };

    /// Rollouts that are twice as long, with four evaluations each.
    const HARD: Settings = Settings {
        rollout_depth: 48,
        evals_per_rollout: 4,
        ..Self::EASY
    };

    fn parts(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> Vec<f64> {
        finish_turn::evaluate_end(self, weights, at, |common| {
            SeatEvaluator::new(common, seat).parts().to_vec()
        })
    }

    fn value(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        finish_turn::evaluate_end(self, weights, at, |common| {
            SeatEvaluator::new(common, seat).value()
        })
    }

    fn values(&self, weights: &BarrageWeights, at: &Position) -> [f64; MAX_SEATS] {
        finish_turn::evaluate_end(self, weights, at, |common| {
            let mut values = [0.0; MAX_SEATS];
            for seat in Seat::all(common.seats) {
                values[seat.index()] = SeatEvaluator::new(common, seat).value();
            }
            values
        })
    }

    fn calibration(&self, _at: &Position) -> f64 {
        0.0
    }

    /// The rivals are evaluated without finishing the current turn.
    fn relative_value(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        let common = CommonFeatures::new(self, weights, &at.open);
        turn::value(self, weights, at, seat)
            - rival_discount(self, seat, |rival| SeatEvaluator::new(&common, rival).value())
    }

    fn quick_value(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        finish_turn::evaluate_end(self, weights, at, |common| {
            let value = |seat| SeatEvaluator::new(common, seat).value();
            value(seat) - rival_discount(self, seat, value)
        })
    }
}
