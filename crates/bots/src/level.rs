//! The bots' levels: how each decides, and how long it may think about it.

use smokestack_core::{FastRng, GameRng, Seat, Seed};

use crate::search::{Budget, Opinion, Search, Thought};
use crate::weights::Weights as _;
use crate::{Evaluate, greedy, pick};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal action, each as likely as any other.
    Random,
    /// The action after which its own position looks best: one step of look-ahead.
    Greedy,
    /// Rules of thumb, no look-ahead.
    Planner,
    /// A short search, and now and then the second thought instead of the best, as people do.
    Easy,
    /// A longer search that looks a little further.
    Normal,
    /// A long search that looks a round ahead.
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

    /// The part of hard's budget that a level has.
    const fn part(self) -> u32 {
        match self {
            Level::Easy => 25,
            Level::Normal => 5,
            _ => 1,
        }
    }

    /// Iterations in play, and the milliseconds after which it answers with what it has.
    const fn in_play(self) -> (u32, f64) {
        match self {
            Level::Easy => (40, 180.0),
            Level::Normal => (400, 900.0),
            _ => (4_000, 4_500.0),
        }
    }
}

/// Fewer iterations than these are no search.
const LEAST: u32 = 8;

/// Says the time in milliseconds, from whenever.
pub type Clock<'c> = &'c (dyn Fn() -> f64 + Sync);

/// How long the searching levels think.
#[derive(Clone, Copy)]
pub enum Pace<'c> {
    /// So many iterations for hard, a fifth for normal, a twenty-fifth for easy: the same seed gives the same answer.
    Iterations(u32),
    /// So many milliseconds for hard, and parts of them likewise.
    Think(f64, Clock<'c>),
    /// As at a table with people: each level's own iterations, and never longer than they would wait. Hard uses all
    /// threads that there are.
    Play(Clock<'c>),
}

impl Pace<'_> {
    /// What the levels are measured at (docs/bots.md).
    pub const MEASURED: Pace<'static> = Pace::Iterations(1_000);
}

impl std::fmt::Debug for Pace<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Pace::Iterations(count) => write!(f, "{count} iterations"),
            Pace::Think(ms, _) => write!(f, "{ms} ms"),
            Pace::Play(_) => write!(f, "as in play"),
        }
    }
}

/// Threads for one search: a browser's worker has none to give away.
fn threads() -> usize {
    if cfg!(target_family = "wasm") {
        1
    } else {
        std::thread::available_parallelism().map_or(1, usize::from).min(8)
    }
}

/// No search needs more: enough for minutes of thinking, and the tree stays in memory.
const MOST: u32 = 2_000_000;

impl Pace<'_> {
    fn search<G: Evaluate>(
        self,
        level: Level,
        game: &G,
        view: &G::View,
        seat: Seat,
        chance: &mut GameRng,
    ) -> Thought<G::Action> {
        let threads = match (self, level) {
            (Pace::Play(_), Level::Hard) => threads(),
            _ => 1,
        };
        let search = match level {
            Level::Hard => Search::hard(game),
            Level::Normal => Search::normal(game),
            _ => Search::new(game),
        };
        let mut think = |budget| match (level, threads) {
            // Only easy asks for second thoughts; several searches are put together first.
            (Level::Normal | Level::Hard, 1) => search.decide(view, seat, budget, chance),
            _ => search.think_on(threads, view, seat, budget, chance),
        };
        match self {
            Pace::Iterations(count) => think(Budget::Iterations((count / level.part()).max(LEAST))),
            Pace::Think(ms, now) => {
                let end = now() + ms / f64::from(level.part());
                think(Budget::Clock(&|| now() < end, MOST))
            }
            Pace::Play(now) => {
                let (iterations, ms) = level.in_play();
                let end = now() + ms;
                think(Budget::Clock(&|| now() < end, iterations))
            }
        }
    }
}

/// What a bot of this level does at `seat`, knowing only its view. The same seed gives the same answer, unless a clock
/// cuts a search short.
///
/// `None` only if there is nothing to decide.
pub fn choose<G: Evaluate>(
    level: Level,
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: &Seed,
    pace: Pace<'_>,
) -> Option<G::Action> {
    choose_counted(level, game, view, seat, seed, pace).map(|(action, _)| action)
}

/// The same, with the iterations that the search made: none where a level does not search or there is no choice.
pub(crate) fn choose_counted<G: Evaluate>(
    level: Level,
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: &Seed,
    pace: Pace<'_>,
) -> Option<(G::Action, u32)> {
    let mut chance = GameRng::new(seed);
    let imagined = game.imagine(view, &mut chance);
    let mut legal = Vec::new();
    game.legal_actions(&imagined, &mut legal);
    let action = match (level, &legal[..]) {
        (_, []) => return None,
        (_, [only]) => *only,
        (Level::Random, _) => pick(&legal, &mut FastRng::new(&chance.seed())),
        (Level::Greedy, _) => greedy::best(game, &G::Weights::TUNED, view, seat, &legal, &mut chance),
        (Level::Planner, _) => game.plan(&imagined, seat, &legal)?,
        (Level::Easy | Level::Normal | Level::Hard, _) => {
            let thought = pace.search(level, game, view, seat, &mut chance);
            let action = match level {
                Level::Easy => second_thought(&thought.opinions, &mut FastRng::new(&chance.seed())),
                _ => thought.opinions.first()?.action,
            };
            return Some((action, thought.iterations));
        }
    };
    Some((action, 0))
}

/// One of the choices that the search took seriously, the more the likelier: a person's mistake, not a random one.
fn second_thought<A: Copy>(opinions: &[Opinion<A>], dice: &mut FastRng) -> A {
    let best = opinions[0].visits.max(1);
    let serious = opinions.iter().take_while(|opinion| opinion.visits * 2 >= best);
    let total: u32 = serious.clone().map(|opinion| opinion.visits.max(1)).sum();
    let mut drawn = dice.below(total);
    for opinion in serious {
        let visits = opinion.visits.max(1);
        if drawn < visits {
            return opinion.action;
        }
        drawn -= visits;
    }
    opinions[0].action
}
