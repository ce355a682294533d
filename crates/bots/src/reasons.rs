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
        let position = game.imagine(view, rng);
        let mut next_position = position.clone();
        game.apply(&mut next_position, action, &mut NullSink);
        finish_turn(game, &weights, &mut next_position, seat);
        let parts_after = game.parts(&weights, &next_position, seat);
        let now = game.parts(&weights, &position, seat);
        for ((change, parts_after), now) in changes.iter_mut().zip(parts_after).zip(now) {
            *change += (parts_after - now) / DETERMINIZATIONS as f64;
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
            let mut next_position = at.clone();
            game.apply(&mut next_position, *action, &mut NullSink);
            (game.quick_value(weights, &next_position, seat), next_position)
        });
        match best.reduce(|best, other| if other.0 > best.0 { other } else { best }) {
            Some((_, next_position)) => *at = next_position,
            None => return,
        }
    }
}
