//! What a position is worth to a seat: one evaluator a game, in a module that a player of the game can read.

pub(crate) mod age_of_industry;
mod barrage;
mod industria;
mod industry;

use smokestack_core::{Game, Seat};

/// A game that bots can judge.
pub trait Evaluate: Game {
    /// What an action is worth is averaged over so many imagined positions: the order of hidden things should not
    /// decide. One is enough where nothing hidden is counted on.
    const IMAGINED: usize = 4;

    /// What `seat` may expect to score from here, in points. One-step greed on the score alone loses to chance:
    /// an investment must be worth what it will bring.
    fn worth(&self, at: &Self::Position, seat: Seat) -> f64;

    /// Own worth against that of the rivals, with most weight on one's own: in a game of many one also plays for
    /// points.
    fn lead(&self, at: &Self::Position, seat: Seat) -> f64 {
        self.worth(at, seat) - against(self, seat, |rival| self.worth(at, rival))
    }
}

/// What the rivals' worth takes away from one's own.
fn against<G: Game>(game: &G, seat: Seat, worth: impl Fn(Seat) -> f64) -> f64 {
    let rivals = Seat::all(game.seats()).filter(|rival| *rival != seat);
    let sum: f64 = rivals.map(worth).sum();
    0.25 * sum / (game.seats() - 1) as f64
}
