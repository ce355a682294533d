//! Information-set Monte-Carlo tree search, the same for every game.
//!
//! Each iteration imagines a position that fits the seat's view and walks down one tree of actions; which actions are
//! there differs from one imagined position to the next, so a child counts how often it was available. Every seat
//! chooses for itself (max^n): a node keeps a utility for each. A new leaf is judged by the game's evaluator, after a
//! few decisions more if the settings say so. Looking at each action once when a node opens gives the priors that say
//! where to look first.

mod foresight;
mod habits;
mod outcome;
mod parallel;
mod sample;
mod settings;
mod sums;
mod tree;

use smokestack_core::{FastRng, GameRng, NullSink, Seat, Turn, small_sort};

use crate::evaluate::SEATS;
use crate::{Evaluate, Weights as _, pick};
pub use foresight::Foresight;
use habits::Habits;
use outcome::Outcome;
pub use sample::{Sample, sample};
pub use settings::{Budget, Playout, Settings};
use sums::Sums;
use tree::Tree;

/// A number for each seat.
pub type BySeat = [f32; SEATS];

/// What the search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<A> {
    pub action: A,
    pub visits: u32,
    /// The seat's expected utility, from 0 (lost) to 1 (won).
    pub value: f32,
    /// Every seat's chance to win after it, and what it may expect to score.
    pub chances: BySeat,
    pub points: BySeat,
}

/// What a search found out.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    pub iterations: u32,
    /// Decisions that were played on imagined positions, playouts included.
    pub decisions: u64,
    pub chances: BySeat,
    pub points: BySeat,
    /// Every action that was looked at, the best first.
    pub opinions: Vec<Opinion<A>>,
}

/// A way to search a game: the weights of its evaluator, and how to look.
#[derive(Clone, Debug)]
pub struct Search<'g, G: Evaluate> {
    pub game: &'g G,
    pub weights: G::Weights,
    pub settings: Settings,
}

impl<'g, G: Evaluate> Search<'g, G> {
    /// As easy plays it.
    pub fn new(game: &'g G) -> Search<'g, G> {
        Search {
            game,
            weights: G::Weights::TUNED,
            settings: G::SEARCH,
        }
    }

    pub fn normal(game: &'g G) -> Search<'g, G> {
        Search {
            settings: G::NORMAL,
            ..Search::new(game)
        }
    }

    /// As hard plays it.
    pub fn hard(game: &'g G) -> Search<'g, G> {
        Search {
            settings: G::HARD,
            ..Search::new(game)
        }
    }

    /// Searches from a view. With a budget in iterations the same seed gives the same answer on every machine.
    pub fn think(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        chance: &mut GameRng,
    ) -> Thought<G::Action> {
        self.look(view, seat, budget, chance, false)
    }

    /// Like [`Search::think`], for the best action alone: stops once no other can be looked at as often any more. The
    /// action is the same.
    pub fn decide(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        chance: &mut GameRng,
    ) -> Thought<G::Action> {
        self.look(view, seat, budget, chance, true)
    }

    fn look(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        chance: &mut GameRng,
        only_best: bool,
    ) -> Thought<G::Action> {
        // Imagining is not free: a few dozen deals are as good as one for each iteration.
        let deals = self.settings.deals.min(budget.iterations()).max(1) as usize;
        let imagined: Vec<G::Position> = (0..deals).map(|_| self.game.imagine(view, chance)).collect();
        let mut searcher = Searcher::new(self, budget.iterations(), chance);
        self.game.legal_actions(&imagined[0], &mut searcher.legal);
        let asked = !searcher.legal.is_empty();
        let forced = match searcher.legal[..] {
            [only] => Some(only),
            _ => None,
        };
        let mut done = 0;
        while asked && budget.lasts(done) {
            searcher.iterate(&imagined[done as usize % deals], forced);
            done += 1;
            if only_best && done.is_multiple_of(16) && searcher.tree.lead() > budget.iterations() - done {
                break;
            }
        }
        searcher.thought(seat, done, forced)
    }
}

struct Searcher<'g, G: Evaluate> {
    game: &'g G,
    weights: &'g G::Weights,
    settings: &'g Settings,
    tree: Tree<G::Action>,
    /// What came of the root's actions.
    sums: Sums,
    habits: Habits,
    dice: FastRng,
    decisions: u64,
    legal: Vec<G::Action>,
    /// How the first of them look, one step ahead.
    glances: Vec<f32>,
    /// The child of each legal action at the node that is being looked at.
    slots: Vec<u32>,
    path: Vec<u32>,
}

impl<'g, G: Evaluate> Searcher<'g, G> {
    fn new(search: &'g Search<'_, G>, iterations: u32, chance: &mut GameRng) -> Searcher<'g, G> {
        Searcher {
            game: search.game,
            weights: &search.weights,
            settings: &search.settings,
            tree: Tree::new(iterations),
            sums: Sums::new(),
            habits: Habits::new(search.game, search.settings.looks),
            dice: FastRng::new(&chance.seed()),
            decisions: 0,
            legal: Vec::with_capacity(128),
            glances: Vec::with_capacity(128),
            slots: Vec::with_capacity(128),
            path: Vec::with_capacity(64),
        }
    }

    fn iterate(&mut self, from: &G::Position, forced: Option<G::Action>) {
        let mut position = from.clone();
        if let Some(only) = forced {
            self.apply(&mut position, only);
        }
        let mut node = tree::ROOT;
        self.path.clear();
        self.path.push(node);
        let outcome = loop {
            let Turn::Of(mover) = self.game.turn(&position) else {
                break self.end(&position);
            };
            self.game.legal_actions(&position, &mut self.legal);
            if let [only] = self.legal[..] {
                self.apply(&mut position, only); // nothing to choose: no node is spent on it
                continue;
            }
            if !self.tree.is_open(node) {
                if node != tree::ROOT && self.tree.visits(node) < self.settings.open_after {
                    break self.judge(&mut position);
                }
                self.open(node, &position, mover);
            }
            let child = self.select(node, mover);
            let action = self.tree.action(child);
            self.apply(&mut position, action);
            node = child;
            self.path.push(node);
        };
        self.tree.record(&self.path, &outcome.utilities);
        self.sums.add(self.path.get(1).copied(), &outcome);
    }

    fn apply(&mut self, position: &mut G::Position, action: G::Action) {
        self.game.apply(position, action, &mut NullSink);
        self.decisions += 1;
    }

    /// Looks at every action once: what it leads to, for the one who chooses, becomes its prior. Where attention is
    /// divided evenly there is nothing to look at.
    fn open(&mut self, node: u32, position: &G::Position, mover: Seat) {
        if self.settings.sharpness > 0.0 {
            self.glance_at(self.legal.len(), position, mover);
        } else {
            self.glances.clear();
            self.glances.resize(self.legal.len(), 0.0);
        }
        self.tree.open(node);
        for (action, glance) in self.legal.iter().zip(&self.glances) {
            self.tree.add(node, *action, *glance);
        }
        self.tree.set_priors(node, self.settings);
    }

    /// Looks one step ahead along the first so many of `legal`.
    fn glance_at(&mut self, count: usize, position: &G::Position, mover: Seat) {
        self.decisions += count as u64;
        self.glances.clear();
        let actions = &self.legal[..count];
        self.game
            .glances(self.weights, position, mover, actions, &mut self.glances);
        self.habits.learn::<G>(mover, actions, &self.glances);
    }

    fn select(&mut self, node: u32, mover: Seat) -> u32 {
        self.tree.match_children(node, &self.legal, &mut self.slots);
        self.tree.best(node, mover, &self.slots, self.settings)
    }

    /// Plays a few decisions more and asks the evaluator, once or now and then on the way.
    fn judge(&mut self, position: &mut G::Position) -> Outcome {
        let Settings {
            horizon, judgements, ..
        } = *self.settings;
        let mut sum = Outcome::default();
        let mut last = None;
        for _ in 0..judgements {
            // What has ended stays as it is.
            let outlook = last.unwrap_or_else(|| {
                self.play_on(position, horizon / judgements);
                self.outlook(position)
            });
            sum.add(&outlook);
            last = (self.game.turn(position) == Turn::Over).then_some(outlook);
        }
        sum.mean()
    }

    fn play_on(&mut self, position: &mut G::Position, decisions: u32) {
        for _ in 0..decisions {
            self.game.legal_actions(position, &mut self.legal);
            if self.legal.is_empty() {
                return;
            }
            let action = self.playout(position);
            self.apply(position, action);
        }
    }

    fn outlook(&self, position: &G::Position) -> Outcome {
        if self.game.turn(position) == Turn::Over {
            return self.end(position);
        }
        let unforeseen = self.game.unforeseen(position);
        let worths = self.game.worths(self.weights, position);
        let points = worths.map(|worth| (worth + unforeseen) as f32);
        Outcome::expected(self.game.seats(), points, self.settings)
    }

    /// A decision between a leaf and its judgement, of `legal`.
    fn playout(&mut self, position: &G::Position) -> G::Action {
        let (Turn::Of(mover), [_, _, ..]) = (self.game.turn(position), &self.legal[..]) else {
            return self.legal[0];
        };
        let chosen = match self.settings.playout {
            Playout::Random => None,
            Playout::Planner => self.game.plan(position, mover, &self.legal),
            Playout::Greedy => self.at_a_glance(position, mover),
        };
        chosen.unwrap_or_else(|| pick(&self.legal, &mut self.dice))
    }

    /// The action of `legal` that looks best one step ahead, of those that deserve a look.
    fn at_a_glance(&mut self, position: &G::Position, mover: Seat) -> Option<G::Action> {
        let count = self.habits.choose::<G>(mover, &mut self.legal);
        self.glance_at(count, position, mover);
        let looks = self.legal.iter().zip(&self.glances);
        let best = looks.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(action, _)| *action)
    }

    fn end(&self, position: &G::Position) -> Outcome {
        Outcome::of_game(&self.game.scores(position), self.settings)
    }

    fn thought(&self, seat: Seat, iterations: u32, forced: Option<G::Action>) -> Thought<G::Action> {
        let whole = self.sums.all.mean();
        let mut opinions = match forced {
            Some(action) => vec![Opinion {
                action,
                visits: iterations,
                value: whole.utilities[seat.index()],
                chances: whole.chances,
                points: whole.points,
            }],
            None => Vec::new(),
        };
        for (child, action, visits) in self.tree.children(tree::ROOT).filter(|_| forced.is_none()) {
            let mean = self.sums.of(child).map(Outcome::mean).unwrap_or_default();
            opinions.push(Opinion {
                action,
                visits,
                value: mean.utilities[seat.index()],
                chances: mean.chances,
                points: mean.points,
            });
        }
        best_first(&mut opinions);
        Thought {
            iterations,
            decisions: self.decisions,
            chances: whole.chances,
            points: whole.points,
            opinions,
        }
    }
}

/// What was looked at most is what the search would do.
fn best_first<A: Copy + Ord>(opinions: &mut [Opinion<A>]) {
    small_sort::sort_by(opinions, |a, b| {
        let by_visits = b.visits.cmp(&a.visits);
        by_visits
            .then(b.value.total_cmp(&a.value))
            .then(a.action.cmp(&b.action))
    });
}
