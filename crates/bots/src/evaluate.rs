//! Evaluators, one per game: how many points a seat can expect from a position, in terms that a player of the game
//! knows.

pub(crate) mod age_of_industry;
mod barrage;
mod industria;
mod industry;

use smokestack_core::{Game, NullSink, Seat};

use crate::planner::Planner;
use crate::search::Settings;
use crate::weights::Weights;

/// The maximum number of seats in any game.
pub const MAX_SEATS: usize = 5;

/// A game with an evaluator and a scripted player. The defaults are enough for a simple game: its bots search, and value
/// positions by their scores.
pub trait Evaluate: Planner {
    /// The weights of the evaluator, which are tuned by self-play.
    type Weights: Weights;

    /// The determinizations over which level `greedy` averages, so that hidden information does not decide. One is
    /// enough if the evaluator ignores everything hidden.
    const GREEDY_DETERMINIZATIONS: usize = 4;

    /// The search settings of level `easy`.
    const EASY: Settings = Settings::DEFAULT;

    /// The search settings of level `normal`.
    const NORMAL: Settings = Self::EASY;

    /// The search settings of level `hard`, hints and analyses.
    const HARD: Settings = Self::NORMAL;

    /// The names of the parts of a value. The language files have a text for each: `GAME-eval-PART`.
    const PARTS: &'static [&'static str] = &["points"];

    /// The expected final score of `seat`, split into parts in the order of [`Evaluate::PARTS`]. By default, the score
    /// as if the game ended now.
    fn parts(&self, _weights: &Self::Weights, at: &Self::Position, seat: Seat) -> Vec<f64> {
        vec![self.scores(at).of(seat).total.into()]
    }

    /// The expected final score of `seat`: the sum of its parts. It must include the future income of investments: a
    /// one-step search on the current score alone loses to random players.
    fn value(&self, weights: &Self::Weights, at: &Self::Position, seat: Seat) -> f64 {
        self.parts(weights, at, seat).iter().sum()
    }

    /// The values for all seats. A game can override this to share work between seats.
    fn values(&self, weights: &Self::Weights, at: &Self::Position) -> [f64; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = self.value(weights, at, seat);
        }
        values
    }

    /// By how many points the final scores of bots exceed their values from here, on average, because the evaluator
    /// does not foresee everything. It is the same for all seats and changes no decision, but makes the expected points
    /// that players see correct on average.
    fn calibration(&self, _at: &Self::Position) -> f64 {
        0.0
    }

    /// The value for `seat` minus a quarter of the mean value for its rivals. Its own value has more weight, because
    /// with several players a rival's loss is only partly its own gain.
    fn relative_value(&self, weights: &Self::Weights, at: &Self::Position, seat: Seat) -> f64 {
        self.value(weights, at, seat) - rival_discount(self, seat, |rival| self.value(weights, at, rival))
    }

    /// A cheaper estimate, which a search computes for every action to get priors and for greedy rollouts.
    fn quick_value(&self, weights: &Self::Weights, at: &Self::Position, seat: Seat) -> f64 {
        self.relative_value(weights, at, seat)
    }

    /// The quick values after each of these actions of `seat`. A game can override this to share work between actions.
    fn quick_values(
        &self,
        weights: &Self::Weights,
        at: &Self::Position,
        seat: Seat,
        actions: &[Self::Action],
        quick_values: &mut Vec<f32>,
    ) {
        quick_values_one_by_one(self, weights, at, seat, actions, quick_values);
    }
}

/// Applies each action and evaluates the position.
fn quick_values_one_by_one<G: Evaluate>(
    game: &G,
    weights: &G::Weights,
    at: &G::Position,
    seat: Seat,
    actions: &[G::Action],
    quick_values: &mut Vec<f32>,
) {
    for action in actions {
        let mut next_position = at.clone();
        game.apply(&mut next_position, *action, &mut NullSink);
        quick_values.push(game.quick_value(weights, &next_position, seat) as f32);
    }
}

/// What the values for the rivals subtract from the value for `seat`.
fn rival_discount<G: Game>(game: &G, seat: Seat, value: impl Fn(Seat) -> f64) -> f64 {
    let rivals = Seat::all(game.seats()).filter(|rival| *rival != seat);
    let sum: f64 = rivals.map(value).sum();
    0.25 * sum / (game.seats() - 1) as f64
}
