//! Searches at decisions throughout a game, for benchmarks.

use smokestack_core::{GameRng, NullSink, Seed, Turn, Viewer};

use super::{Budget, Search};
use crate::Evaluate;

/// The work done by the searches of a sample.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Sample {
    pub iterations: u64,
    pub decisions: u64,
}

/// The number of decisions from one search to the next.
const SEARCH_INTERVAL: usize = 12;

/// Lets the scripted player play one game, and runs a search at regular intervals.
pub fn sample<G: Evaluate>(search: &Search<'_, G>, iterations: u32, seed: u64) -> Sample {
    let game = search.game;
    let mut rng = GameRng::new(&Seed::from_number(seed));
    let mut position = game.deal(&rng.seed(), &mut NullSink);
    let mut legal = Vec::new();
    let mut sum = Sample::default();
    for number in 0.. {
        let Turn::Of(seat) = game.turn(&position) else {
            break;
        };
        game.legal_actions(&position, &mut legal);
        if number % SEARCH_INTERVAL == 0 {
            let view = game.view(&position, Viewer::Seat(seat));
            let result = search.think(&view, seat, Budget::Iterations(iterations), &mut rng);
            sum.iterations += u64::from(result.iterations);
            sum.decisions += result.decisions;
        }
        let action = game.plan(&position, seat, &legal).unwrap_or(legal[0]);
        game.apply(&mut position, action, &mut NullSink);
    }
    sum
}
