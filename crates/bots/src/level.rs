//! The levels of the bots: how each decides, and how long it may think.

use smokestack_core::{FastRng, GameRng, Seat, Seed};

use crate::search::{ActionStats, Budget, Search, SearchResult};
use crate::weights::Weights as _;
use crate::{Evaluate, greedy, pick_random};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// A random legal action.
    Random,
    /// The action that leads to the best position: one step of look-ahead on the evaluator.
    Greedy,
    /// A scripted player without look-ahead.
    Planner,
    /// A short search that sometimes takes the second-best action, as people do.
    Easy,
    /// A longer search, with short rollouts in some games.
    Normal,
    /// A long search with long rollouts in every game (docs/bots.md lists the settings).
    Hard,
}

impl Level {
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Greedy,
        Level::Planner,
        Level::Easy,
        Level::Normal,
        Level::Hard,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A level gets the budget of `hard` divided by this.
    const fn budget_divisor(self) -> u32 {
        match self {
            Level::Easy => 25,
            Level::Normal => 5,
            _ => 1,
        }
    }

    /// The iterations of a search in play, and the milliseconds after which it stops early.
    const fn in_play_limits(self) -> (u32, f64) {
        match self {
            Level::Easy => (40, 180.0),
            Level::Normal => (400, 900.0),
            _ => (4_000, 4_500.0),
        }
    }
}

/// The minimum number of iterations of a search.
const MIN_ITERATIONS: u32 = 8;

/// Returns the time in milliseconds, from an arbitrary start.
pub type Clock<'c> = &'c (dyn Fn() -> f64 + Sync);

/// How long the searching levels think.
#[derive(Clone, Copy)]
pub enum ThinkingTime<'c> {
    /// This many iterations for `hard`, a fifth for `normal`, a twenty-fifth for `easy`. The same seed gives the same
    /// action.
    Iterations(u32),
    /// This many milliseconds for `hard`, and the same fractions for the others.
    Milliseconds(f64, Clock<'c>),
    /// For games with people: each level has its own number of iterations and a time limit that players accept. `hard`
    /// uses all available threads.
    InPlay(Clock<'c>),
}

impl ThinkingTime<'_> {
    /// The thinking time at which the strength of the levels is measured (docs/bots.md).
    pub const REFERENCE: ThinkingTime<'static> = ThinkingTime::Iterations(1_000);
}

impl std::fmt::Debug for ThinkingTime<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ThinkingTime::Iterations(count) => write!(f, "{count} iterations"),
            ThinkingTime::Milliseconds(ms, _) => write!(f, "{ms} ms"),
            ThinkingTime::InPlay(_) => write!(f, "as in play"),
        }
    }
}

/// Threads for one search. In the browser the search runs in a single worker.
fn threads() -> usize {
    if cfg!(target_family = "wasm") {
        1
    } else {
        std::thread::available_parallelism().map_or(1, usize::from).min(8)
    }
}

/// A limit for searches by time: enough for minutes of thinking, and the tree still fits in memory.
const MAX_ITERATIONS: u32 = 2_000_000;

impl ThinkingTime<'_> {
    fn search<G: Evaluate>(
        self,
        level: Level,
        game: &G,
        view: &G::View,
        seat: Seat,
        rng: &mut GameRng,
    ) -> SearchResult<G::Action> {
        let threads = match (self, level) {
            (ThinkingTime::InPlay(_), Level::Hard) => threads(),
            _ => 1,
        };
        let search = match level {
            Level::Hard => Search::hard(game),
            Level::Normal => Search::normal(game),
            _ => Search::easy(game),
        };
        let mut think = |budget| match (level, threads) {
            // `easy` and merging several searches need the statistics of all actions, so neither stops early.
            (Level::Normal | Level::Hard, 1) => search.decide(view, seat, budget, rng),
            _ => search.think_on_threads(threads, view, seat, budget, rng),
        };
        match self {
            ThinkingTime::Iterations(count) => think(Budget::Iterations(
                (count / level.budget_divisor()).max(MIN_ITERATIONS),
            )),
            ThinkingTime::Milliseconds(ms, now) => {
                let end = now() + ms / f64::from(level.budget_divisor());
                think(Budget::Clock(&|| now() < end, MAX_ITERATIONS))
            }
            ThinkingTime::InPlay(now) => {
                let (iterations, ms) = level.in_play_limits();
                let end = now() + ms;
                think(Budget::Clock(&|| now() < end, iterations))
            }
        }
    }
}

/// The action that a bot of this level chooses at `seat`, knowing only the seat's view.
///
/// The same seed gives the same action, unless a time limit stops a search early.
///
/// Returns `None` only if there is nothing to decide.
pub fn choose<G: Evaluate>(
    level: Level,
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: &Seed,
    time: ThinkingTime<'_>,
) -> Option<G::Action> {
    choose_with_iterations(level, game, view, seat, seed, time).map(|(action, _)| action)
}

/// Like [`choose`], with the number of iterations: 0 if the level does not search or there is no choice.
pub(crate) fn choose_with_iterations<G: Evaluate>(
    level: Level,
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: &Seed,
    time: ThinkingTime<'_>,
) -> Option<(G::Action, u32)> {
    let mut rng = GameRng::new(seed);
    let determinization = game.imagine(view, &mut rng);
    let mut legal = Vec::new();
    game.legal_actions(&determinization, &mut legal);
    let action = match (level, &legal[..]) {
        (_, []) => return None,
        (_, [only]) => *only,
        (Level::Random, _) => pick_random(&legal, &mut FastRng::new(&rng.seed())),
        (Level::Greedy, _) => greedy::greedy_choice(game, &G::Weights::TUNED, view, seat, &legal, &mut rng),
        (Level::Planner, _) => game.plan(&determinization, seat, &legal)?,
        (Level::Easy | Level::Normal | Level::Hard, _) => {
            let result = time.search(level, game, view, seat, &mut rng);
            let action = match level {
                Level::Easy => sample_mistake(&result.actions, &mut FastRng::new(&rng.seed())),
                _ => result.actions.first()?.action,
            };
            return Some((action, result.iterations));
        }
    };
    Some((action, 0))
}

/// Samples one of the actions with at least half as many visits as the best, with probabilities proportional to the
/// visits: a plausible mistake, not a random one.
fn sample_mistake<A: Copy>(actions: &[ActionStats<A>], fast_rng: &mut FastRng) -> A {
    let best = actions[0].visits.max(1);
    let plausible_actions = actions.iter().take_while(|stats| stats.visits * 2 >= best);
    let total: u32 = plausible_actions.clone().map(|stats| stats.visits.max(1)).sum();
    let mut draw = fast_rng.below(total);
    for stats in plausible_actions {
        let visits = stats.visits.max(1);
        if draw < visits {
            return stats.action;
        }
        draw -= visits;
    }
    actions[0].action
}
