//! Scripted players: plain rules of thumb that a decent beginner would follow, no look-ahead.

mod age_of_industry;
mod barrage;
mod industria;
mod industry;

use smokestack_core::{Game, Seat};

/// A game for which there are rules of thumb.
pub trait Plan: Game {
    /// What a player may be fond of beyond reason: to see whether a game rewards it.
    type Taste;

    /// One of the legal actions. Of the position only what `seat` may know is looked at.
    fn plan(&self, at: &Self::Position, seat: Seat, legal: &[Self::Action]) -> Option<Self::Action> {
        self.plan_with(at, seat, legal, None)
    }

    /// The same for a player with a taste.
    fn plan_with(
        &self,
        at: &Self::Position,
        seat: Seat,
        legal: &[Self::Action],
        taste: Option<Self::Taste>,
    ) -> Option<Self::Action>;
}
