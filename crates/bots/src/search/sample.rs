//! Searches at decisions all over a game, for measuring how fast they are.

use smokestack_core::{GameRng, NullSink, Seed, Turn, Viewer};

use super::{Budget, Search};
use crate::Evaluate;

/// What the searches of a sample did.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Sample {
    pub iterations: u64,
    pub decisions: u64,
}

/// One search at every so many-th decision of a game that rules of thumb play.
const EVERY: usize = 12;

/// Plays one game and searches here and there.
pub fn sample<G: Evaluate>(search: &Search<'_, G>, iterations: u32, seed: u64) -> Sample {
    let game = search.game;
    let mut chance = GameRng::new(&Seed::from_number(seed));
    let mut position = game.deal(&chance.seed(), &mut NullSink);
    let mut legal = Vec::new();
    let mut sum = Sample::default();
    for number in 0.. {
        let Turn::Of(seat) = game.turn(&position) else {
            break;
        };
        game.legal_actions(&position, &mut legal);
        if number % EVERY == 0 {
            let view = game.view(&position, Viewer::Seat(seat));
            let thought = search.think(&view, seat, Budget::Iterations(iterations), &mut chance);
            sum.iterations += u64::from(thought.iterations);
            sum.decisions += thought.decisions;
        }
        let action = game.plan(&position, seat, &legal).unwrap_or(legal[0]);
        game.apply(&mut position, action, &mut NullSink);
    }
    sum
}
