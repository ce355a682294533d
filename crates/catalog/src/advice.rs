//! What a search thinks of a table, for hints and for the analysis of a game.

use bots::search::{Budget, BySeat, Search};
use bots::{Evaluate, reasons};
use serde::Serialize;
use smokestack_core::short;
use smokestack_core::{Chance, Message, Seat, Seed, Silent, Table, Turn, Viewer};

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
    /// The best option may only be what everybody expected: its reasons then compare it with the next one.
    pub against_next: bool,
}

/// A part of the evaluation that the action changes. Its words are `why-GAME-PART`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Reason {
    pub part: &'static str,
    pub points: f64,
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
/// A change of fewer points is no reason, nor is a part that all explained options change alike.
const LEAST: f64 = 0.05;

pub(crate) fn think<G: Evaluate>(table: &Table<G>, seed: &Seed, budget: Budget<'_>) -> Option<Advice> {
    let game = &**table.game();
    let seat = table.turn().seat()?;
    let view = game.view(table.position(), Viewer::Seat(seat));
    let mut chance = Chance::new(seed);
    let thought = Search::hard(game).think(&view, seat, budget, &mut chance);
    let seats = game.seats();
    let best = thought.opinions.iter().take(EXPLAINED);
    let changes: Vec<Vec<f64>> = best
        .map(|opinion| reasons(game, &view, seat, opinion.action, &mut chance))
        .collect();
    let mut why = explain::<G>(&changes).into_iter();
    let options = thought.opinions.iter().map(|opinion| {
        let (reasons, against_next) = why.next().unwrap_or_default();
        Line {
            action: game.print(opinion.action),
            label: game.describe(table.position(), opinion.action),
            attention: opinion.visits as f32 / thought.iterations.max(1) as f32,
            chances: opinion.chances[..seats].to_vec(),
            points: opinion.points[..seats].to_vec(),
            reasons,
            against_next,
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
    let mut chance = Chance::new(seed);
    let (seats, seat) = (game.seats(), made.seat);
    let thought = effort.spend(2, |budget| {
        Search::hard(game).think(&view, seat, budget, &mut chance)
    });
    let best = thought.opinions.first()?;
    // What was played may hardly have been looked at: both are judged by a search of their own.
    let mut outlook = |action: G::Action| {
        let (chances, points) = expected(game, &view, seat, action, effort, &mut chance);
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
    chance: &mut Chance,
) -> (BySeat, BySeat) {
    let (mut chances, mut points) = (BySeat::default(), BySeat::default());
    for _ in 0..DEALS {
        let mut after = game.imagine(view, chance);
        game.apply(&mut after, action, &mut Silent);
        let (won, scored) = match game.turn(&after) {
            Turn::Over => result(game, &after),
            Turn::Of(next) => {
                let seen = game.view(&after, Viewer::Seat(seat));
                let thought = effort.spend(4 * DEALS, |budget| {
                    Search::hard(game).think(&seen, next, budget, chance)
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

/// What speaks for each of the options and against it; whether that compares it with the next one.
fn explain<G: Evaluate>(changes: &[Vec<f64>]) -> Vec<(Vec<Reason>, bool)> {
    let telling = telling(G::PARTS.len(), changes);
    let mut why: Vec<(Vec<Reason>, bool)> = changes
        .iter()
        .map(|changes| (weighty::<G>(changes, &telling), false))
        .collect();
    if let ([best, next, ..], Some(first)) = (changes, why.first_mut())
        && first.0.is_empty()
    {
        let differences: Vec<f64> = best.iter().zip(next).map(|(best, next)| best - next).collect();
        *first = (weighty::<G>(&differences, &telling), true);
    }
    why
}

/// Which parts tell the options apart.
fn telling(parts: usize, changes: &[Vec<f64>]) -> Vec<bool> {
    let range = |part: usize| {
        let all = changes.iter().map(move |changes| changes[part]);
        let most = all.clone().fold(f64::NEG_INFINITY, f64::max);
        most - all.fold(f64::INFINITY, f64::min)
    };
    // A single option has nothing to be told apart from.
    (0..parts)
        .map(|part| changes.len() < 2 || range(part) >= LEAST)
        .collect()
}

fn weighty<G: Evaluate>(changes: &[f64], telling: &[bool]) -> Vec<Reason> {
    let all = G::PARTS.iter().zip(changes).zip(telling);
    let mut reasons: Vec<Reason> = all
        .filter(|((_, points), telling)| **telling && points.abs() >= LEAST)
        .map(|((part, points), _)| Reason {
            part,
            points: *points,
        })
        .collect();
    short::sort_by(&mut reasons, |a, b| b.points.abs().total_cmp(&a.points.abs()));
    reasons
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_options_change_alike_is_no_reason() {
        let changes = [vec![1.0, -2.0, 0.0], vec![3.0, -2.0, 0.0]];
        assert_eq!(telling(3, &changes), [true, false, false]);
        assert_eq!(telling(3, &changes[..1]), [true; 3]);
    }

    #[test]
    fn a_best_option_that_changes_nothing_is_compared_with_the_next() {
        let parts = <industria::Industria as Evaluate>::PARTS.len();
        let (mut even, mut worse) = (vec![0.0; parts], vec![0.0; parts]);
        worse[0] = -2.0;
        let why = explain::<industria::Industria>(&[even.clone(), worse.clone()]);
        let points: Vec<f64> = why.iter().map(|(reasons, _)| reasons[0].points).collect();
        assert_eq!(points, [2.0, -2.0]);
        assert_eq!([why[0].1, why[1].1], [true, false]);
        even[0] = 1.0;
        assert!(!explain::<industria::Industria>(&[even, worse])[0].1);
    }
}
