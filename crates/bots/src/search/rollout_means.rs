//! Rollouts from given actions, averaged per part of the evaluation. They explain what an action leads to.

use smokestack_core::{GameRng, Seat};

use super::{Search, Searcher};
use crate::Evaluate;

/// Determinizations per explanation. All actions are compared on the same ones.
const DETERMINIZATIONS: usize = 48;

/// Means over all evaluations of all rollouts after one action.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutMean {
    /// The parts of the seat's value, in the order of [`Evaluate::PARTS`].
    pub parts: Vec<f64>,
    /// The value of its best rival.
    pub rival: f64,
}

impl<G: Evaluate> Search<'_, G> {
    /// Plays rollouts after each of these actions of `seat`, like those that a search plays from a leaf.
    pub fn rollout_means(
        &self,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        rng: &mut GameRng,
    ) -> Vec<RolloutMean> {
        let determinizations: Vec<G::Position> = (0..DETERMINIZATIONS)
            .map(|_| self.game.imagine(view, rng))
            .collect();
        let mut searcher = Searcher::new(self, 1, rng);
        let mean_after = |action: &G::Action| {
            let mut mean = RolloutMean {
                parts: vec![0.0; G::PARTS.len()],
                rival: 0.0,
            };
            for determinization in &determinizations {
                let mut position = determinization.clone();
                searcher.apply(&mut position, *action);
                searcher.add_rollout(position, seat, &mut mean);
            }
            mean
        };
        actions.iter().map(mean_after).collect()
    }
}

impl<G: Evaluate> Searcher<'_, G> {
    fn add_rollout(&mut self, mut position: G::Position, seat: Seat, mean: &mut RolloutMean) {
        let evaluations = self.settings.evals_per_rollout;
        let weight = 1.0 / (DETERMINIZATIONS as f64 * f64::from(evaluations));
        for _ in 0..evaluations {
            self.play_rollout(&mut position, self.settings.rollout_depth / evaluations);
            let parts = self.game.parts(self.weights, &position, seat);
            for (sum, part) in mean.parts.iter_mut().zip(parts) {
                *sum += weight * part;
            }
            let values = self.game.values(self.weights, &position);
            let rivals = Seat::all(self.game.seats()).filter(|rival| *rival != seat);
            let best = rivals
                .map(|rival| values[rival.index()])
                .fold(f64::NEG_INFINITY, f64::max);
            mean.rival += weight * best;
        }
    }
}
