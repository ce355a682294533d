//! Scripted players: simple heuristics that a decent beginner would follow, without look-ahead.

mod age_of_industry;
mod barrage;
mod industria;
mod industry;

use smokestack_core::{Game, Seat};

/// A game that has a scripted player.
pub trait Planner: Game {
    /// What a biased player prefers more than is reasonable. Experiments use this to see whether a game rewards it.
    type Bias;

    /// Chooses one of the legal actions. Uses only those parts of the position that `seat` may know.
    fn plan(&self, at: &Self::Position, seat: Seat, legal: &[Self::Action]) -> Option<Self::Action> {
        self.plan_with_bias(at, seat, legal, None)
    }

    /// Like [`Planner::plan`], for a player with a bias. By default, the first action.
    fn plan_with_bias(
        &self,
        _at: &Self::Position,
        _seat: Seat,
        legal: &[Self::Action],
        _bias: Option<Self::Bias>,
    ) -> Option<Self::Action> {
        legal.first().copied()
    }
}
