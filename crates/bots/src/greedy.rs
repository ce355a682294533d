//! One step of look-ahead on the game's evaluator.

use smokestack_core::{GameRng, NullSink, Seat};

use crate::{Evaluate, best_of};

/// The action with the highest relative value for `seat`; the first of these if there are several.
pub fn greedy_choice<G: Evaluate>(
    game: &G,
    weights: &G::Weights,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut GameRng,
) -> G::Action {
    let determinizations: Vec<G::Position> = (0..G::GREEDY_DETERMINIZATIONS)
        .map(|_| game.imagine(view, rng))
        .collect();
    let value = |action: G::Action| -> f64 {
        let values = determinizations.iter().map(|position| {
            let mut position = position.clone();
            game.apply(&mut position, action, &mut NullSink);
            game.relative_value(weights, &position, seat)
        });
        values.sum::<f64>() / G::GREEDY_DETERMINIZATIONS as f64
    };
    best_of(legal, value).unwrap_or(legal[0])
}
