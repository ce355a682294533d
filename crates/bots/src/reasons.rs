//! Why an action is good or bad, in the evaluator's own parts.

use smokestack_core::{GameRng, NullSink, Seat, Turn};

use crate::{Evaluate, Weights as _};

/// Imagined positions that a reason is averaged over.
const DEALS: usize = 4;
/// Further decisions of the same turn that are followed.
const STEPS: usize = 8;

/// By how many points each of [`Evaluate::PARTS`] changes for `seat` if it plays `action`, and then goes on as looks
/// best until somebody else decides.
pub fn reasons<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    chance: &mut GameRng,
) -> Vec<f64> {
    let weights = G::Weights::TUNED;
    let mut changes = vec![0.0; G::PARTS.len()];
    for _ in 0..DEALS {
        let before = game.imagine(view, chance);
        let mut after = before.clone();
        game.apply(&mut after, action, &mut NullSink);
        finish_turn(game, &weights, &mut after, seat);
        let then = game.parts(&weights, &after, seat);
        let now = game.parts(&weights, &before, seat);
        for ((change, then), now) in changes.iter_mut().zip(then).zip(now) {
            *change += (then - now) / DEALS as f64;
        }
    }
    changes
}

fn finish_turn<G: Evaluate>(game: &G, weights: &G::Weights, at: &mut G::Position, seat: Seat) {
    let mut legal = Vec::new();
    for _ in 0..STEPS {
        if game.turn(at) != Turn::Of(seat) {
            return;
        }
        game.legal_actions(at, &mut legal);
        let best = legal.iter().map(|action| {
            let mut after = at.clone();
            game.apply(&mut after, *action, &mut NullSink);
            (game.glance(weights, &after, seat), after)
        });
        match best.reduce(|best, other| if other.0 > best.0 { other } else { best }) {
            Some((_, after)) => *at = after,
            None => return,
        }
    }
}
