//! One step of look-ahead on the game's evaluator.

use smokestack_core::{GameRng, NullSink, Seat};

use crate::{Evaluate, best_of};

/// The action with the best outlook for `seat`; of equal ones, the first.
pub fn best<G: Evaluate>(
    game: &G,
    weights: &G::Weights,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    chance: &mut GameRng,
) -> G::Action {
    let imagined: Vec<G::Position> = (0..G::IMAGINED).map(|_| game.imagine(view, chance)).collect();
    let outlook = |action: G::Action| -> f64 {
        let after = imagined.iter().map(|position| {
            let mut position = position.clone();
            game.apply(&mut position, action, &mut NullSink);
            game.lead(weights, &position, seat)
        });
        after.sum::<f64>() / G::IMAGINED as f64
    };
    best_of(legal, outlook).unwrap_or(legal[0])
}
