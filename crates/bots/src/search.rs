//! Information-set Monte-Carlo tree search (ISMCTS) with PUCT selection, the same code for every game.
//!
//! A search starts from the view of one seat. Before the first iteration it samples a number of *determinizations*
//! (elsewhere called imagined positions): complete positions in which everything that the seat cannot see, future draws
//! included, is dealt again, every possibility equally likely ([`Game::imagine`]). Nothing is inferred from the moves of
//! the rivals. The iterations use these positions in turn, and all of them share one tree. Each iteration has the usual
//! four phases:
//!
//! 1. *Selection*: walk down from the root. At every node the player to move takes the legal action with the highest
//!    sum of its mean utility for that player and a bonus for actions with a high prior and few visits (PUCT). An
//!    unvisited child counts as a little worse than the mean of its parent ([`Settings::fpu_reduction`]).
//! 2. *Expansion*: a node gets its children once it has a few visits ([`Settings::expand_after_visits`]), the root at
//!    once. The evaluator estimates the position after every action; the priors are computed from these *quick values*.
//!    This happens once per node. Actions that become legal only in another determinization get an average prior.
//! 3. *Rollout*: from a leaf the game is played on for a limited number of actions, forced ones included
//!    ([`Settings::rollout_depth`]; zero at `easy` in every game but Barrage, and at `normal` in Age of Industry). The
//!    evaluator estimates the final score of every seat, at the end or several times on the way ([`Settings::evals_per_rollout`]).
//! 4. *Backpropagation*: the expected scores give every seat a winning chance and a lead over its best rival. The
//!    *utility* of a seat, which its player maximises, is a weighted mean of the two (`outcome.rs`). It is added to
//!    every node on the path.
//!
//! The differences from textbook ISMCTS:
//!
//! - The determinizations are a fixed sample that is reused, not a new one per iteration.
//! - A node stands for a sequence of actions, not for an information set. There are no chance nodes: what is drawn
//!   belongs to the determinization, and a node averages over all draws.
//! - A decision with only one legal action gets no node.
//! - An expansion adds all legal actions at once, with priors, and selection is PUCT instead of UCB.
//! - Leaves are evaluated instead of being played to the end of the game; only benchmarks play them to the end.
//! - There are up to five players. An outcome has one utility per seat, and every player maximises their own (max^n).
//!
//! As usual in ISMCTS, a child counts how many times its action was legal, because that can change from one
//! determinization to the next. This count takes the place of the parent's visits in the PUCT formula.
//!
//! [`Game::imagine`]: smokestack_core::Game::imagine

mod history;
mod outcome;
mod parallel;
mod rollout_means;
mod root_stats;
mod sample;
mod settings;
mod tree;

use smokestack_core::{FastRng, GameRng, NullSink, Seat, Turn, small_sort};

use crate::evaluate::MAX_SEATS;
use crate::{Evaluate, Weights as _, pick_random};
use history::HistoryHeuristic;
use outcome::Outcome;
pub use rollout_means::RolloutMean;
use root_stats::RootStats;
pub use sample::{Sample, sample};
pub use settings::{Budget, RolloutPolicy, Settings};
use tree::Tree;

/// One number per seat.
pub type BySeat = [f32; MAX_SEATS];

/// What the search found out about one action at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActionStats<A> {
    pub action: A,
    pub visits: u32,
    /// The mean utility for the seat that decides, from 0 to 1: its winning chance mixed with its lead over the best rival
    /// ([`Settings::win_weight`]).
    pub value: f32,
    /// Every seat's probability of winning after this action.
    pub chances: BySeat,
    /// Every seat's expected final score after this action.
    pub points: BySeat,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<A> {
    pub iterations: u32,
    /// Actions applied to sampled positions or evaluated there, in the tree, in rollouts and for priors: a measure of
    /// the work done.
    pub decisions: u64,
    /// Every seat's probability of winning, averaged over all iterations.
    pub chances: BySeat,
    /// Every seat's expected final score, averaged over all iterations.
    pub points: BySeat,
    /// The actions at the root, best first. An action without visits has zeros everywhere: nothing is known about it.
    pub actions: Vec<ActionStats<A>>,
}

/// A configured search: a game, the weights of its evaluator, and the settings.
#[derive(Clone, Debug)]
pub struct Search<'g, G: Evaluate> {
    pub game: &'g G,
    pub weights: G::Weights,
    pub settings: Settings,
}

impl<'g, G: Evaluate> Search<'g, G> {
    /// The search of level `easy`.
    pub fn easy(game: &'g G) -> Search<'g, G> {
        Search {
            game,
            weights: G::Weights::TUNED,
            settings: G::EASY,
        }
    }

    /// The search of level `normal`.
    pub fn normal(game: &'g G) -> Search<'g, G> {
        Search {
            settings: G::NORMAL,
            ..Search::easy(game)
        }
    }

    /// The search of level `hard`, also used for hints and analyses.
    pub fn hard(game: &'g G) -> Search<'g, G> {
        Search {
            settings: G::HARD,
            ..Search::easy(game)
        }
    }

    /// Searches until the budget is used up. With a budget in iterations, the same seed gives the same result on every
    /// machine.
    ///
    /// `view` is what the search may know. `seat` is the seat that decides, whose utility is reported: usually the
    /// viewer's own, but a review also searches the decisions of rivals.
    pub fn think(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut GameRng,
    ) -> SearchResult<G::Action> {
        self.run(view, seat, budget, rng, false)
    }

    /// Like [`Search::think`], but stops when the remaining iterations cannot change which action has the most visits
    /// (checked every 16 iterations). With a budget in iterations, it finds the same best
    /// action as [`Search::think`]; the statistics differ.
    pub fn decide(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut GameRng,
    ) -> SearchResult<G::Action> {
        self.run(view, seat, budget, rng, true)
    }

    fn run(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut GameRng,
        stop_when_decided: bool,
    ) -> SearchResult<G::Action> {
        // Sampling a position takes time, so a fixed number of determinizations is reused.
        let count = self.settings.determinizations.min(budget.iterations()).max(1) as usize;
        let determinizations: Vec<G::Position> = (0..count).map(|_| self.game.imagine(view, rng)).collect();
        let mut searcher = Searcher::new(self, budget.iterations(), rng);
        self.game.legal_actions(&determinizations[0], &mut searcher.legal);
        let has_decision = !searcher.legal.is_empty();
        // One determinization is enough: if the viewer decides, the legal actions are the same in all of them; if a rival
        // does, public information determines whether there is only one, in all four games.
        let forced_action = match searcher.legal[..] {
            [action] => Some(action),
            _ => None,
        };
        let mut iterations_done = 0;
        while has_decision && budget.allows_another(iterations_done) {
            searcher.iterate(&determinizations[iterations_done as usize % count], forced_action);
            iterations_done += 1;
            if stop_when_decided
                && iterations_done.is_multiple_of(16)
                && searcher.tree.visit_lead() > budget.iterations() - iterations_done
            {
                break;
            }
        }
        searcher.result(seat, iterations_done, forced_action)
    }
}

/// The state of one running search.
struct Searcher<'g, G: Evaluate> {
    game: &'g G,
    weights: &'g G::Weights,
    settings: &'g Settings,
    tree: Tree<G::Action>,
    root_stats: RootStats,
    history: HistoryHeuristic,
    fast_rng: FastRng,
    decisions: u64,
    // The buffers below are reused by all iterations, to avoid allocations.
    legal: Vec<G::Action>,
    /// Quick values of the first actions in `legal`: of all of them in an expansion, and of the candidates, which are
    /// moved to the front, in a greedy rollout. They come from
    /// [`Evaluate::quick_values`].
    quick_values: Vec<f32>,
    /// The children of the current node that belong to the actions in `legal`.
    children: Vec<u32>,
    /// The nodes of the current iteration, from the root to the leaf.
    path: Vec<u32>,
}

impl<'g, G: Evaluate> Searcher<'g, G> {
    fn new(search: &'g Search<'_, G>, iterations: u32, rng: &mut GameRng) -> Searcher<'g, G> {
        Searcher {
            game: search.game,
            weights: &search.weights,
            settings: &search.settings,
            tree: Tree::new(iterations),
            root_stats: RootStats::new(),
            history: HistoryHeuristic::new(search.game, search.settings.rollout_width),
            fast_rng: FastRng::new(&rng.seed()),
            decisions: 0,
            legal: Vec::with_capacity(128),
            quick_values: Vec::with_capacity(128),
            children: Vec::with_capacity(128),
            path: Vec::with_capacity(64),
        }
    }

    /// One iteration: selection, expansion, rollout and backpropagation. `forced_action` is the only legal action of the seat,
    /// if there is just one; it is played before the root, so that the search can still estimate chances and points.
    fn iterate(&mut self, determinization: &G::Position, forced_action: Option<G::Action>) {
        let mut position = determinization.clone();
        if let Some(action) = forced_action {
            self.apply(&mut position, action);
        }
        let mut node = tree::ROOT;
        self.path.clear();
        self.path.push(node);
        let outcome = loop {
            let Turn::Of(mover) = self.game.turn(&position) else {
                break self.final_outcome(&position);
            };
            self.game.legal_actions(&position, &mut self.legal);
            if let [action] = self.legal[..] {
                // A forced action gets no node. Another determinization may have a choice here, so a node can have children
                // of different players. This is harmless: values are kept per seat, and only legal actions are compared.
                self.apply(&mut position, action);
                continue;
            }
            if !self.tree.is_expanded(node) {
                if node != tree::ROOT && self.tree.visits(node) < self.settings.expand_after_visits {
                    break self.rollout(&mut position);
                }
                self.expand(node, &position, mover);
            }
            let child = self.select_child(node, mover);
            let action = self.tree.action(child);
            self.apply(&mut position, action);
            node = child;
            self.path.push(node);
        };
        self.tree.backpropagate(&self.path, &outcome.utilities);
        self.root_stats.add(self.path.get(1).copied(), &outcome);
    }

    fn apply(&mut self, position: &mut G::Position, action: G::Action) {
        self.game.apply(position, action, &mut NullSink);
        self.decisions += 1;
    }

    /// Selection: the child with the highest PUCT score among the actions that are legal in this determinization.
    fn select_child(&mut self, node: u32, mover: Seat) -> u32 {
        self.tree.match_children(node, &self.legal, &mut self.children);
        self.tree.best_child(node, mover, &self.children, self.settings)
    }

    /// Expansion: adds one child per legal action. Their priors come from the quick values; if all priors are to be
    /// equal (sharpness 0), these are not computed.
    fn expand(&mut self, node: u32, position: &G::Position, mover: Seat) {
        if self.settings.prior_sharpness > 0.0 {
            self.compute_quick_values(self.legal.len(), position, mover);
        } else {
            self.quick_values.clear();
            self.quick_values.resize(self.legal.len(), 0.0);
        }
        self.tree.start_expansion(node);
        for (action, quick_value) in self.legal.iter().zip(&self.quick_values) {
            self.tree.add_child(node, *action, *quick_value);
        }
        self.tree.set_priors(node, self.settings);
    }

    /// Looks one step ahead along the first `count` actions of `legal`.
    fn compute_quick_values(&mut self, count: usize, position: &G::Position, mover: Seat) {
        self.decisions += count as u64;
        self.quick_values.clear();
        let actions = &self.legal[..count];
        self.game
            .quick_values(self.weights, position, mover, actions, &mut self.quick_values);
        self.history.record::<G>(mover, actions, &self.quick_values);
    }

    /// Rollout: plays on from a leaf and averages the evaluator's estimates on the way.
    ///
    /// With several evaluations per rollout, the rollout is cut into as many equal stretches, and the position is
    /// evaluated after each of them.
    fn rollout(&mut self, position: &mut G::Position) -> Outcome {
        let Settings {
            rollout_depth,
            evals_per_rollout,
            ..
        } = *self.settings;
        let mut sum = Outcome::default();
        let mut last = None;
        for _ in 0..evals_per_rollout {
            // Once the game is over, its outcome counts for the remaining evaluations as well.
            let outcome = last.unwrap_or_else(|| {
                self.play_rollout(position, rollout_depth / evals_per_rollout);
                self.evaluate(position)
            });
            sum.add(&outcome);
            last = (self.game.turn(position) == Turn::Over).then_some(outcome);
        }
        sum.mean()
    }

    /// Plays this many actions, forced ones included, or fewer if the game ends.
    fn play_rollout(&mut self, position: &mut G::Position, actions: u32) {
        for _ in 0..actions {
            self.game.legal_actions(position, &mut self.legal);
            if self.legal.is_empty() {
                return;
            }
            let action = self.rollout_action(position);
            self.apply(position, action);
        }
    }

    /// The outcome that the evaluator expects from this position, or the real one if the game is over.
    fn evaluate(&self, position: &G::Position) -> Outcome {
        if self.game.turn(position) == Turn::Over {
            return self.final_outcome(position);
        }
        let calibration = self.game.calibration(position);
        let values = self.game.values(self.weights, position);
        let points = values.map(|value| (value + calibration) as f32);
        Outcome::from_points(self.game.seats(), points, self.settings)
    }

    /// One of `legal`, chosen by the rollout policy.
    fn rollout_action(&mut self, position: &G::Position) -> G::Action {
        let (Turn::Of(mover), [_, _, ..]) = (self.game.turn(position), &self.legal[..]) else {
            return self.legal[0];
        };
        let chosen = match self.settings.rollout_policy {
            RolloutPolicy::Random => None,
            RolloutPolicy::Planner => self.game.plan(position, mover, &self.legal),
            RolloutPolicy::Greedy => self.greedy_action(position, mover),
        };
        chosen.unwrap_or_else(|| pick_random(&self.legal, &mut self.fast_rng))
    }

    /// The action with the highest quick value. Where the list of legal actions is long, only those that the history
    /// heuristic proposes are compared, because looking at all of them in every rollout would take too long.
    fn greedy_action(&mut self, position: &G::Position, mover: Seat) -> Option<G::Action> {
        let count = self.history.move_candidates_first::<G>(mover, &mut self.legal);
        self.compute_quick_values(count, position, mover);
        let candidates = self.legal.iter().zip(&self.quick_values);
        let best = candidates.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(action, _)| *action)
    }

    fn final_outcome(&self, position: &G::Position) -> Outcome {
        Outcome::from_scores(&self.game.scores(position), self.settings)
    }

    fn result(
        &self,
        seat: Seat,
        iterations: u32,
        forced_action: Option<G::Action>,
    ) -> SearchResult<G::Action> {
        let overall_mean = self.root_stats.all.mean();
        let mut actions = match forced_action {
            Some(action) => vec![ActionStats {
                action,
                visits: iterations,
                value: overall_mean.utilities[seat.index()],
                chances: overall_mean.chances,
                points: overall_mean.points,
            }],
            None => Vec::new(),
        };
        for (child, action, visits) in self.tree.children(tree::ROOT).filter(|_| forced_action.is_none()) {
            let mean = self
                .root_stats
                .outcome(child)
                .map(Outcome::mean)
                .unwrap_or_default();
            actions.push(ActionStats {
                action,
                visits,
                value: mean.utilities[seat.index()],
                chances: mean.chances,
                points: mean.points,
            });
        }
        sort_best_first(&mut actions);
        SearchResult {
            iterations,
            decisions: self.decisions,
            chances: overall_mean.chances,
            points: overall_mean.points,
            actions,
        }
    }
}

/// The action with the most visits is the choice of the search: as usual in MCTS, visits are more robust than means.
fn sort_best_first<A: Copy + Ord>(actions: &mut [ActionStats<A>]) {
    small_sort::sort_by(actions, |a, b| {
        let by_visits = b.visits.cmp(&a.visits);
        by_visits
            .then(b.value.total_cmp(&a.value))
            .then(a.action.cmp(&b.action))
    });
}
