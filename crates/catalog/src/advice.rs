//! Search results for a table, for hints and for the analysis of a game.

mod explanation;

use bots::search::{Budget, BySeat, Search};
use bots::{Evaluate, reasons};
use protocol::worker::Basis;
use smokestack_core::{GameRng, NullSink, Seat, Seed, Table, Turn, Viewer};

pub use explanation::{RIVAL, Reason};

/// The result of a search, from the point of view of the seat to decide.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    pub seat: Seat,
    pub iterations: u32,
    /// Every seat's probability of winning, in seating order, from 0 to 1.
    pub chances: Vec<f32>,
    /// Every seat's expected score.
    pub points: Vec<f32>,
    /// All legal actions, the best first.
    pub options: Vec<Line>,
}

/// One action and its forecast.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub action: String,
    /// The share of the search's iterations spent on it, from 0 to 1.
    pub attention: f32,
    /// Every seat's probability of winning after the action, and its expected score.
    pub chances: Vec<f32>,
    pub points: Vec<f32>,
    /// The reasons for it and against it, the strongest first; only for the first options.
    pub reasons: Vec<Reason>,
    pub basis: Basis,
}

/// The review of a decision in a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    pub seat: Seat,
    /// Every seat's probability of winning at the decision, as far as the deciding seat could know.
    pub chances: Vec<f32>,
    pub played: Forecast,
    /// The action that the search prefers: the played one if the search agrees with it.
    pub best: Forecast,
}

/// The forecast after an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    pub action: String,
    pub chances: Vec<f32>,
    pub points: Vec<f32>,
}

/// How much time the review of a decision may take.
#[derive(Clone, Copy)]
pub struct ReviewEffort<'c> {
    pub iterations: u32,
    /// The time limit in milliseconds, after which a slow game's review stops early.
    pub ms: f64,
    /// The clock, in milliseconds.
    pub clock: &'c (dyn Fn() -> f64 + Sync),
}

impl std::fmt::Debug for ReviewEffort<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} iterations, {} ms", self.iterations, self.ms)
    }
}

impl ReviewEffort<'_> {
    /// Runs a search with one `part`-th of the effort.
    fn spend<R>(&self, share: u32, search: impl FnOnce(Budget<'_>) -> R) -> R {
        let end = (self.clock)() + self.ms / f64::from(share);
        let iterations = (self.iterations / share).max(1);
        search(Budget::Clock(&|| (self.clock)() < end, iterations))
    }
}

/// The number of options that get reasons.
const EXPLAINED_OPTIONS: usize = 3;

pub(crate) fn think<G: Evaluate>(table: &Table<G>, seed: &Seed, budget: Budget<'_>) -> Option<Advice> {
    let game = &**table.game();
    let seat = table.turn().seat()?;
    let view = game.view(table.position(), Viewer::Seat(seat));
    let mut rng = GameRng::new(seed);
    let result = Search::hard(game).think(&view, seat, budget, &mut rng);
    let seats = game.seats();
    let best = result
        .actions
        .iter()
        .take(EXPLAINED_OPTIONS)
        .map(|stats| stats.action);
    let best: Vec<G::Action> = best.collect();
    let changes: Vec<Vec<f64>> = best
        .iter()
        .map(|action| reasons(game, &view, seat, *action, &mut rng))
        .collect();
    let rollout_means =
        |other: usize| Search::hard(game).rollout_means(&view, seat, &[best[0], best[other]], &mut rng);
    let mut explanations = explanation::explain::<G>(&changes, rollout_means).into_iter();
    let options = result.actions.iter().map(|stats| {
        let (reasons, basis) = explanations.next().unwrap_or_default();
        Line {
            action: game.print(stats.action),
            attention: stats.visits as f32 / result.iterations.max(1) as f32,
            chances: stats.chances[..seats].to_vec(),
            points: stats.points[..seats].to_vec(),
            reasons,
            basis,
        }
    });
    Some(Advice {
        seat,
        iterations: result.iterations,
        chances: result.chances[..seats].to_vec(),
        points: result.points[..seats].to_vec(),
        options: options.collect(),
    })
}

/// The number of imagined deals on which a single action is evaluated.
const DEALS: u32 = 4;

/// Reviews the decision after this number of moves. It uses nothing that the seat could not know: neither what was
/// hidden then nor what happened later.
pub(crate) fn review<G: Evaluate>(
    table: &Table<G>,
    moves: usize,
    seed: &Seed,
    effort: ReviewEffort<'_>,
) -> Option<Review> {
    let played_move = table
        .moves()
        .get(moves)
        .filter(|played_move| !played_move.forced)?;
    let game = &**table.game();
    let view = game.view(&played_move.position_before, Viewer::Seat(played_move.seat));
    let mut rng = GameRng::new(seed);
    let (seats, seat) = (game.seats(), played_move.seat);
    let result = effort.spend(2, |budget| {
        Search::hard(game).think(&view, seat, budget, &mut rng)
    });
    let best = result.actions.first()?;
    // The search may hardly have visited the played action, so each of the two gets a search of its own.
    let mut outlook = |action: G::Action| {
        let (chances, points) = expected(game, &view, seat, action, effort, &mut rng);
        Forecast {
            action: game.print(action),
            chances: chances[..seats].to_vec(),
            points: points[..seats].to_vec(),
        }
    };
    let best_forecast = outlook(best.action);
    let played_forecast = if best.action == played_move.action {
        best_forecast.clone()
    } else {
        outlook(played_move.action)
    };
    Some(Review {
        seat,
        chances: result.chances[..seats].to_vec(),
        played: played_forecast,
        best: best_forecast,
    })
}

/// Every seat's probability of winning and expected points after `action`, as far as `seat` can know.
fn expected<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    effort: ReviewEffort<'_>,
    rng: &mut GameRng,
) -> (BySeat, BySeat) {
    let (mut chances, mut points) = (BySeat::default(), BySeat::default());
    for _ in 0..DEALS {
        let mut next_position = game.imagine(view, rng);
        game.apply(&mut next_position, action, &mut NullSink);
        let (won, scored) = match game.turn(&next_position) {
            Turn::Over => result(game, &next_position),
            Turn::Of(next) => {
                let view_after = game.view(&next_position, Viewer::Seat(seat));
                let result = effort.spend(4 * DEALS, |budget| {
                    Search::hard(game).think(&view_after, next, budget, rng)
                });
                (result.chances, result.points)
            }
        };
        for at in 0..game.seats() {
            chances[at] += won[at] / DEALS as f32;
            points[at] += scored[at] / DEALS as f32;
        }
    }
    (chances, points)
}

/// Who has won, and with how many points.
fn result<G: Evaluate>(game: &G, final_position: &G::Position) -> (BySeat, BySeat) {
    let (mut chances, mut points) = (BySeat::default(), BySeat::default());
    let scores = game.scores(final_position);
    let winners = scores.winners().count() as f32;
    for score in &scores.0 {
        points[score.seat.index()] = score.total as f32;
        chances[score.seat.index()] = if score.place == 1 { 1.0 / winners } else { 0.0 };
    }
    (chances, points)
}
