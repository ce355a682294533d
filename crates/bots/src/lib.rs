//! Bots: generic over the Game trait, plus one evaluator and one scripted player a game.
//!
//! A bot is handed a view, never a position: whatever it looks ahead on is imagined from what its seat may know.

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
pub use greedy::best as greedy_choice;
pub use level::{Level, Pace, choose};
pub use reasons::reasons;
pub use simulate::{Digest, Simulation, simulate};
pub use weights::{Weight, Weights};

/// The action with the highest value; of equal ones, the first.
fn best_of<A: Copy>(legal: &[A], value: impl Fn(A) -> f64) -> Option<A> {
    let judged = legal.iter().map(|action| (value(*action), *action));
    let best = judged.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, action)| action)
}

#[inline]
fn pick<A: Copy>(legal: &[A], dice: &mut FastRng) -> A {
    legal[dice.below(legal.len() as u32) as usize]
}
