//! What comes of an action when everybody plays on: what a search finds out about it, in the evaluator's own parts.

use smokestack_core::{GameRng, Seat};

use super::{Search, Searcher};
use crate::Evaluate;

/// Imagined positions from which everybody plays on. Two actions are compared on the same ones.
const DEALS: usize = 48;

/// The mean over all judgements on the way.
#[derive(Clone, Debug, PartialEq)]
pub struct Foresight {
    /// In the order of [`Evaluate::PARTS`], for the seat that asks.
    pub parts: Vec<f64>,
    /// What the best of its rivals may expect to score.
    pub rival: f64,
}

impl<G: Evaluate> Search<'_, G> {
    /// Plays on after each of these actions of `seat`, as a search does before it judges a leaf.
    pub fn foresee(
        &self,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        chance: &mut GameRng,
    ) -> Vec<Foresight> {
        let deals: Vec<G::Position> = (0..DEALS).map(|_| self.game.imagine(view, chance)).collect();
        let mut searcher = Searcher::new(self, 1, chance);
        let foresee = |action: &G::Action| {
            let mut sum = Foresight {
                parts: vec![0.0; G::PARTS.len()],
                rival: 0.0,
            };
            for deal in &deals {
                let mut position = deal.clone();
                searcher.apply(&mut position, *action);
                searcher.foresee(position, seat, &mut sum);
            }
            sum
        };
        actions.iter().map(foresee).collect()
    }
}

impl<G: Evaluate> Searcher<'_, G> {
    fn foresee(&mut self, mut position: G::Position, seat: Seat, sum: &mut Foresight) {
        let judgements = self.settings.judgements;
        let weight = 1.0 / (DEALS as f64 * f64::from(judgements));
        for _ in 0..judgements {
            self.play_on(&mut position, self.settings.horizon / judgements);
            let parts = self.game.parts(self.weights, &position, seat);
            for (sum, part) in sum.parts.iter_mut().zip(parts) {
                *sum += weight * part;
            }
            let worths = self.game.worths(self.weights, &position);
            let rivals = Seat::all(self.game.seats()).filter(|rival| *rival != seat);
            let best = rivals
                .map(|rival| worths[rival.index()])
                .fold(f64::NEG_INFINITY, f64::max);
            sum.rival += weight * best;
        }
    }
}
