//! Bots: generic over the Game trait, plus one evaluator a game.
//!
//! A bot is handed a view, never a position: whatever it looks ahead on is imagined from what its seat may know.

pub mod evaluate;
mod greedy;
pub mod planner;
mod simulate;

use smokestack_core::{Dice, Seat, Seed};

pub use evaluate::Evaluate;
pub use simulate::{Digest, Simulation, simulate};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal action, each as likely as any other.
    Random,
    /// The action after which its own position looks best: one step of look-ahead.
    Greedy,
}

impl Level {
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What a bot of this level does at `seat`, knowing only its view. The same seed gives the same answer.
///
/// `None` only if there is nothing to decide.
pub fn choose<G: Evaluate>(
    level: Level,
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: &Seed,
) -> Option<G::Action> {
    let mut chance = smokestack_core::Chance::new(seed);
    let imagined = game.imagine(view, &mut chance);
    let mut legal = Vec::new();
    game.legal_actions(&imagined, &mut legal);
    match (level, &legal[..]) {
        (_, []) => None,
        (_, [only]) => Some(*only),
        (Level::Random, _) => Some(pick(&legal, &mut Dice::new(&chance.seed()))),
        (Level::Greedy, _) => Some(greedy::best(game, view, seat, &legal, &mut chance)),
    }
}

#[inline]
fn pick<A: Copy>(legal: &[A], dice: &mut Dice) -> A {
    legal[dice.below(legal.len() as u32) as usize]
}
