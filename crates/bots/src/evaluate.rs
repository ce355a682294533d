//! What a position is worth to a seat: one evaluator a game, in a module that a player of the game can read.

pub(crate) mod age_of_industry;
mod barrage;
mod industria;
mod industry;

use smokestack_core::{Game, NullSink, Seat};

use crate::planner::Plan;
use crate::search::Settings;
use crate::weights::Weights;

/// The most seats of any game of the house.
pub const SEATS: usize = 5;

/// A game that bots can judge, and for which there are rules of thumb.
pub trait Evaluate: Plan {
    /// The numbers that only play can tell.
    type Weights: Weights;

    /// What an action is worth is averaged over so many imagined positions: the order of hidden things should not
    /// decide. One is enough where nothing hidden is counted on.
    const IMAGINED: usize = 4;

    /// How a search looks at this game, at the least: easy does.
    const SEARCH: Settings = Settings::USUAL;

    /// How normal looks: a little further.
    const NORMAL: Settings = Self::SEARCH;

    /// How hard looks, and hints and analyses with it: further still, at a price that only they pay.
    const HARD: Settings = Self::NORMAL;

    /// What a worth is made of, in words that the languages know: `GAME-eval-PART`.
    const PARTS: &'static [&'static str];

    /// What `seat` may expect to score from here, in points, part by part in the order of [`Evaluate::PARTS`].
    fn parts(&self, weights: &Self::Weights, at: &Self::Position, seat: Seat) -> Vec<f64>;

    /// What `seat` may expect to score from here: the sum of its parts. One-step greed on the score alone loses to
    /// chance: an investment must be worth what it will bring.
    fn worth(&self, weights: &Self::Weights, at: &Self::Position, seat: Seat) -> f64 {
        self.parts(weights, at, seat).iter().sum()
    }

    /// The worth to every seat; one may save work by looking once.
    fn worths(&self, weights: &Self::Weights, at: &Self::Position) -> [f64; SEATS] {
        let mut worths = [0.0; SEATS];
        for seat in Seat::all(self.seats()) {
            worths[seat.index()] = self.worth(weights, at, seat);
        }
        worths
    }

    /// By how much bots score more from here than their worth, on average: what nobody foresees yet. It is the same for
    /// all, so that it decides nothing; it makes expected points true.
    fn unforeseen(&self, at: &Self::Position) -> f64;

    /// Own worth against that of the rivals, with most weight on one's own: in a game of many one also plays for
    /// points.
    fn lead(&self, weights: &Self::Weights, at: &Self::Position, seat: Seat) -> f64 {
        self.worth(weights, at, seat) - against(self, seat, |rival| self.worth(weights, at, rival))
    }

    /// The same at first sight: a search looks at every action like this before it looks closer at some.
    fn glance(&self, weights: &Self::Weights, at: &Self::Position, seat: Seat) -> f64 {
        self.lead(weights, at, seat)
    }

    /// Glances at what each of these actions of `seat` leads to; one may save work where they lead to much the same.
    fn glances(
        &self,
        weights: &Self::Weights,
        at: &Self::Position,
        seat: Seat,
        actions: &[Self::Action],
        glances: &mut Vec<f32>,
    ) {
        each_glance(self, weights, at, seat, actions, glances);
    }
}

/// One by one.
fn each_glance<G: Evaluate>(
    game: &G,
    weights: &G::Weights,
    at: &G::Position,
    seat: Seat,
    actions: &[G::Action],
    glances: &mut Vec<f32>,
) {
    for action in actions {
        let mut after = at.clone();
        game.apply(&mut after, *action, &mut NullSink);
        glances.push(game.glance(weights, &after, seat) as f32);
    }
}

/// What the rivals' worth takes away from one's own.
fn against<G: Game>(game: &G, seat: Seat, worth: impl Fn(Seat) -> f64) -> f64 {
    let rivals = Seat::all(game.seats()).filter(|rival| *rival != seat);
    let sum: f64 = rivals.map(worth).sum();
    0.25 * sum / (game.seats() - 1) as f64
}
