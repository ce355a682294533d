//! Bots: generic over the Game trait, plus one evaluator and one scripted player per game.
//!
//! A bot gets the view of its seat, never the position. The positions on which it looks ahead are sampled from that
//! view (determinization).

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod evaluate;
mod greedy;
mod level;
pub mod planner;
mod reasons;
pub mod search;
mod simulate;
pub mod weights;

use smokestack_core::FastRng;

pub use evaluate::Evaluate;
pub use greedy::greedy_choice;
pub use level::{Level, ThinkingTime, choose};
pub use planner::Planner;
pub use reasons::reasons;
pub use simulate::{Digest, Simulation, simulate};
pub use weights::{NoWeights, Weight, Weights};

/// The action with the highest value; the first of these if there are several.
fn best_of<A: Copy>(legal: &[A], value: impl Fn(A) -> f64) -> Option<A> {
    let valued_actions = legal.iter().map(|action| (value(*action), *action));
    let best = valued_actions.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, action)| action)
}

#[inline]
fn pick_random<A: Copy>(legal: &[A], fast_rng: &mut FastRng) -> A {
    legal[fast_rng.below(legal.len() as u32) as usize]
}
