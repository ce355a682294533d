//! Counts of action sequences from a position: the cheapest alarm for a rule changed by accident.

use smokestack_core::{Game, NullSink};

use crate::play::legal;

/// The numbers of sequences of one, two and three actions.
pub fn counts<G: Game>(game: &G, at: &G::Position) -> [u64; 3] {
    [1, 2, 3].map(|depth| count(game, at, depth))
}

fn count<G: Game>(game: &G, at: &G::Position, depth: usize) -> u64 {
    let actions = legal(game, at);
    if depth == 1 {
        return actions.len() as u64;
    }
    let count_after = |action| {
        let mut next = at.clone();
        game.apply(&mut next, action, &mut NullSink);
        count(game, &next, depth - 1)
    };
    actions.into_iter().map(count_after).sum()
}
