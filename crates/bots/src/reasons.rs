//! Why an action is good or bad, in terms of the parts of the evaluation.

use smokestack_core::{GameRng, NullSink, Seat, Turn};

use crate::{Evaluate, Weights as _};

/// Determinizations over which a reason is averaged.
const DETERMINIZATIONS: usize = 4;
/// The longest continuation of the same turn, in decisions.
const MAX_TURN_STEPS: usize = 8;

/// By how many points each of [`Evaluate::PARTS`] changes for `seat` if it plays `action` and then takes the actions
/// with the highest quick values until another player decides.
pub fn reasons<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    rng: &mut GameRng,
) -> Vec<f64> {
    let weights = G::Weights::TUNED;
    let mut changes = vec![0.0; G::PARTS.len()];
    for _ in 0..DETERMINIZATIONS {
        let before = game.imagine(view, rng);
        let mut after = before.clone();
        game.apply(&mut after, action, &mut NullSink);
        finish_turn(game, &weights, &mut after, seat);
        let then = game.parts(&weights, &after, seat);
        let now = game.parts(&weights, &before, seat);
        for ((change, then), now) in changes.iter_mut().zip(then).zip(now) {
            *change += (then - now) / DETERMINIZATIONS as f64;
        }
    }
    changes
}

fn finish_turn<G: Evaluate>(game: &G, weights: &G::Weights, at: &mut G::Position, seat: Seat) {
    let mut legal = Vec::new();
    for _ in 0..MAX_TURN_STEPS {
        if game.turn(at) != Turn::Of(seat) {
            return;
        }
        game.legal_actions(at, &mut legal);
        let best = legal.iter().map(|action| {
            let mut after = at.clone();
            game.apply(&mut after, *action, &mut NullSink);
            (game.quick_value(weights, &after, seat), after)
        });
        match best.reduce(|best, other| if other.0 > best.0 { other } else { best }) {
            Some((_, after)) => *at = after,
            None => return,
        }
    }
}
