//! Plays many games with bots on one thread and counts decisions and scores. The digest is the same on every machine.

use smokestack_core::{FastRng, Game, GameRng, NullSink, Seat, Seed, Turn, Viewer};

use crate::{Evaluate, Level, ThinkingTime, choose, pick_random};

/// Statistics of many games.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation {
    pub games: u64,
    pub decisions: u64,
    /// The number of legal actions, added up over all decisions.
    pub listed: u64,
    /// Decisions with one legal action.
    pub forced: u64,
    /// Sums over all games, per seat.
    pub scores: Vec<i64>,
    pub squares: Vec<i64>,
    /// A win that is shared by two players counts as one half for each.
    pub wins: Vec<f64>,
    pub digest: Digest,
}

/// A running hash of actions and scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// Adds a number. It is multiplied and folded, so that the order matters.
    #[inline(always)]
    pub fn add(&mut self, number: u32) {
        let mixed = (self.0 ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Plays `games` games from one seed. `on_game` is called with the number, seed and actions of every finished game and
/// returns whether to continue.
pub fn simulate<G: Evaluate>(
    game: &G,
    level: Level,
    games: u64,
    seed: &Seed,
    mut on_game: impl FnMut(u64, &Seed, &[G::Action]) -> bool,
) -> Simulation {
    let seats = game.seats();
    let mut total = Simulation {
        games: 0,
        decisions: 0,
        listed: 0,
        forced: 0,
        scores: vec![0; seats],
        squares: vec![0; seats],
        wins: vec![0.0; seats],
        digest: Digest::default(),
    };
    let mut rng = GameRng::new(seed);
    let mut legal = Vec::with_capacity(64);
    let mut actions_played = Vec::with_capacity(1024);
    for number in 0..games {
        let deal = rng.seed();
        let mut fast_rng = FastRng::new(&rng.seed());
        actions_played.clear();
        let mut position = game.deal(&deal, &mut NullSink);
        loop {
            game.legal_actions(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = match level {
                Level::Random => pick_random(&legal, &mut fast_rng),
                _ => decide(game, level, &position, &legal, &mut fast_rng),
            };
            total.decisions += 1;
            total.listed += legal.len() as u64;
            total.forced += u64::from(legal.len() == 1);
            total.digest.add(G::number(action));
            actions_played.push(action);
            game.apply(&mut position, action, &mut NullSink);
        }
        total.add_game(game, &position);
        if !on_game(number, &deal, &actions_played) {
            break;
        }
    }
    total
}

/// The choice of a bot that is not random, from the view of its seat.
fn decide<G: Evaluate>(
    game: &G,
    level: Level,
    position: &G::Position,
    legal: &[G::Action],
    fast_rng: &mut FastRng,
) -> G::Action {
    let (Turn::Of(seat), [_, _, ..]) = (game.turn(position), legal) else {
        return legal[0];
    };
    let seed = Seed::from_number(u64::from(fast_rng.below(u32::MAX)));
    let view = game.view(position, Viewer::Seat(seat));
    choose(level, game, &view, seat, &seed, ThinkingTime::REFERENCE).unwrap_or(legal[0])
}

impl Simulation {
    fn add_game<G: Game>(&mut self, game: &G, end: &G::Position) {
        let scores = game.scores(end);
        let winners = scores.winners().count();
        for seat in Seat::all(game.seats()) {
            let score = scores.of(seat);
            let points = i64::from(score.total);
            self.scores[seat.index()] += points;
            self.squares[seat.index()] += points * points;
            self.digest.add(score.total as u32);
            if score.place == 1 {
                self.wins[seat.index()] += 1.0 / winners as f64;
            }
        }
        self.games += 1;
    }
}
