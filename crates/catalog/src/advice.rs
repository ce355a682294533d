//! What a search thinks of a table, for hints and for the analysis of a game.

mod why;

use bots::search::{Budget, BySeat, Search};
use bots::{Evaluate, reasons};
use serde::Serialize;
use smokestack_core::{GameRng, Message, NullSink, Seat, Seed, Table, Turn, Viewer};

pub use why::{Basis, RIVAL, Reason};

/// What the search found out, from the view of the seat that is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    pub seat: Seat,
    pub iterations: u32,
    /// Every seat's chance to win, in seating order, from 0 to 1.
    pub chances: Vec<f32>,
    /// What every seat may expect to score.
    pub points: Vec<f32>,
    /// All legal actions, the best first.
    pub options: Vec<Line>,
}

/// One action, and what is to be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    pub action: String,
    pub label: Message,
    /// The part of the search that was spent on it, from 0 to 1.
    pub attention: f32,
    /// Every seat's chance to win after it, and what it may expect to score.
    pub chances: Vec<f32>,
    pub points: Vec<f32>,
    /// What speaks for it and against it, the weightiest first: for the first options only.
    pub reasons: Vec<Reason>,
    pub basis: Basis,
}

/// A decision of a game that is over, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    pub seat: Seat,
    /// Every seat's chance to win when it decided, as far as it could know.
    pub chances: Vec<f32>,
    pub played: Outlook,
    /// What the search would have done: the same if it agrees.
    pub best: Outlook,
}

/// What is to be expected after an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outlook {
    pub action: String,
    pub chances: Vec<f32>,
    pub points: Vec<f32>,
}

/// How long a decision is looked at again.
#[derive(Clone, Copy)]
pub struct ReviewEffort<'c> {
    pub iterations: u32,
    /// A slow game is looked at less closely: after so many milliseconds it is enough.
    pub ms: f64,
    /// Says the time in milliseconds.
    pub clock: &'c (dyn Fn() -> f64 + Sync),
}

impl std::fmt::Debug for ReviewEffort<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} iterations, {} ms", self.iterations, self.ms)
    }
}

impl ReviewEffort<'_> {
    /// Spends a part of it.
    fn spend<R>(&self, part: u32, search: impl FnOnce(Budget<'_>) -> R) -> R {
        let end = (self.clock)() + self.ms / f64::from(part);
        let iterations = (self.iterations / part).max(1);
        search(Budget::Clock(&|| (self.clock)() < end, iterations))
    }
}

/// Options whose reasons are looked into.
const EXPLAINED: usize = 3;

pub(crate) fn think<G: Evaluate>(table: &Table<G>, seed: &Seed, budget: Budget<'_>) -> Option<Advice> {
    let game = &**table.game();
    let seat = table.turn().seat()?;
    let view = game.view(table.position(), Viewer::Seat(seat));
    let mut rng = GameRng::new(seed);
    let thought = Search::hard(game).think(&view, seat, budget, &mut rng);
    let seats = game.seats();
    let best = thought
        .opinions
        .iter()
        .take(EXPLAINED)
        .map(|opinion| opinion.action);
    let best: Vec<G::Action> = best.collect();
    let changes: Vec<Vec<f64>> = best
        .iter()
        .map(|action| reasons(game, &view, seat, *action, &mut rng))
        .collect();
    let foresee = |other: usize| Search::hard(game).foresee(&view, seat, &[best[0], best[other]], &mut rng);
    let mut why = why::explain::<G>(&changes, foresee).into_iter();
    let options = thought.opinions.iter().map(|opinion| {
        let (reasons, basis) = why.next().unwrap_or_default();
        Line {
            action: game.print(opinion.action),
            label: game.describe(table.position(), opinion.action),
            attention: opinion.visits as f32 / thought.iterations.max(1) as f32,
            chances: opinion.chances[..seats].to_vec(),
            points: opinion.points[..seats].to_vec(),
            reasons,
            basis,
        }
    });
    Some(Advice {
        seat,
        iterations: thought.iterations,
        chances: thought.chances[..seats].to_vec(),
        points: thought.points[..seats].to_vec(),
        options: options.collect(),
    })
}

/// Deals on which a single action is looked at.
const DEALS: u32 = 4;

/// Looks again at the decision that came after so many moves. Nothing that the seat could not know is used: neither what
/// was hidden then nor what happened later.
pub(crate) fn review<G: Evaluate>(
    table: &Table<G>,
    moves: usize,
    seed: &Seed,
    effort: ReviewEffort<'_>,
) -> Option<Review> {
    let made = table.moves().get(moves).filter(|made| !made.forced)?;
    let game = &**table.game();
    let view = game.view(&made.before, Viewer::Seat(made.seat));
    let mut rng = GameRng::new(seed);
    let (seats, seat) = (game.seats(), made.seat);
    let thought = effort.spend(2, |budget| {
        Search::hard(game).think(&view, seat, budget, &mut rng)
    });
    let best = thought.opinions.first()?;
    // What was played may hardly have been looked at: both are judged by a search of their own.
    let mut outlook = |action: G::Action| {
        let (chances, points) = expected(game, &view, seat, action, effort, &mut rng);
        Outlook {
            action: game.print(action),
            chances: chances[..seats].to_vec(),
            points: points[..seats].to_vec(),
        }
    };
    let found = outlook(best.action);
    let played = if best.action == made.action {
        found.clone()
    } else {
        outlook(made.action)
    };
    Some(Review {
        seat,
        chances: thought.chances[..seats].to_vec(),
        played,
        best: found,
    })
}

/// What every seat may expect once `action` is played, as far as `seat` knows: chances and points.
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
        let mut after = game.imagine(view, rng);
        game.apply(&mut after, action, &mut NullSink);
        let (won, scored) = match game.turn(&after) {
            Turn::Over => result(game, &after),
            Turn::Of(next) => {
                let seen = game.view(&after, Viewer::Seat(seat));
                let thought = effort.spend(4 * DEALS, |budget| {
                    Search::hard(game).think(&seen, next, budget, rng)
                });
                (thought.chances, thought.points)
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
fn result<G: Evaluate>(game: &G, over: &G::Position) -> (BySeat, BySeat) {
    let (mut chances, mut points) = (BySeat::default(), BySeat::default());
    let scores = game.scores(over);
    let winners = scores.winners().count() as f32;
    for score in &scores.0 {
        points[score.seat.index()] = score.total as f32;
        chances[score.seat.index()] = if score.place == 1 { 1.0 / winners } else { 0.0 };
    }
    (chances, points)
}
