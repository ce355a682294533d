//! Contests between bots. A game in a contest is fully determined by its number.
//!
//! Every deal is played once in each seating of the line-up, so neither the seats nor the luck of the deal favour a
//! bot.

mod seatings;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use smokestack_core::{GameRng, NullSink, Seat, Seed, Turn, Viewer};

use crate::level::choose_with_iterations;
use crate::{Digest, Evaluate, Level, ThinkingTime};
pub use seatings::seatings;

/// The thinking time of level `hard`; `normal` gets a fifth of it and `easy` a twenty-fifth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchBudget {
    Iterations(u32),
    ThinkMs(u32),
}

/// A line-up of bots that plays many games.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// All seatings of the line-up, from [`seatings`].
    pub seatings: Vec<Vec<Level>>,
    pub seed: Seed,
    pub budget: SearchBudget,
}

/// The result of one game in a contest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    pub number: u64,
    /// In seating order.
    pub seats: Vec<SeatResult>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatResult {
    pub bot: String,
    pub score: i32,
    /// 1 for the winner; seats that stay tied share a place.
    pub place: usize,
    /// Points by source.
    pub lines: Vec<(String, i32)>,
    /// Decisions with more than one legal action.
    pub decisions: u64,
    /// The milliseconds that these decisions took.
    pub ms: f64,
    /// The iterations of all searches.
    pub iterations: u64,
}

impl GameResult {
    /// The share of the win: 1 for a sole winner, less for a shared win, 0 for the others.
    pub fn share(&self, seat: &SeatResult) -> f64 {
        let winners = self.seats.iter().filter(|other| other.place == 1).count();
        if seat.place == 1 {
            1.0 / winners as f64
        } else {
            0.0
        }
    }
}

impl Contest {
    pub fn new(line_up: &[Level], seed: Seed, budget: SearchBudget) -> Contest {
        Contest {
            seatings: seatings(line_up),
            seed,
            budget,
        }
    }

    /// The seating of this game.
    pub fn seating(&self, number: u64) -> &[Level] {
        &self.seatings[(number % self.seatings.len() as u64) as usize]
    }

    /// The seed of this game's deal: the same for all seatings, and for every line-up with this contest seed.
    pub fn deal(&self, number: u64) -> Seed {
        derive_seed(&self.seed, DEAL_SEEDS, number / self.seatings.len() as u64)
    }

    /// Plays game `number`. Returns `None` if it was stopped before its end.
    pub fn play<G: Evaluate>(&self, game: &G, number: u64, stop: &AtomicBool) -> Option<GameResult> {
        let mut game_in_progress = RunningGame::new(game, self.seating(number), &self.deal(number));
        let mut rng = GameRng::new(&derive_seed(&self.seed, BOT_SEEDS, number));
        while !game_in_progress.is_over() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            game_in_progress.step(&rng.seed(), self.budget);
        }
        Some(game_in_progress.result(number))
    }

    /// A hash that changes when these bots play differently, from the first decisions of the first game. It shows
    /// whether an interrupted contest can be continued: the bots must be the same.
    pub fn fingerprint<G: Evaluate>(&self, game: &G) -> String {
        let mut game_in_progress = RunningGame::new(game, self.seating(0), &self.deal(0));
        let mut rng = GameRng::new(&derive_seed(&self.seed, BOT_SEEDS, 0));
        let mut digest = Digest::default();
        while !game_in_progress.is_over() && game_in_progress.decisions() < FINGERPRINT_DECISIONS {
            let action = game_in_progress.step(&rng.seed(), SearchBudget::Iterations(FINGERPRINT_ITERATIONS));
            digest.add(G::number(action));
        }
        digest.to_string()
    }
}

/// The purposes of derived seeds.
const DEAL_SEEDS: u64 = 1;
const BOT_SEEDS: u64 = 2;
/// The decisions that the fingerprint covers, and the iterations for each: enough to distinguish bots, and quick.
const FINGERPRINT_DECISIONS: u64 = 60;
const FINGERPRINT_ITERATIONS: u32 = 50;

/// An independent seed for each purpose and number.
fn derive_seed(seed: &Seed, purpose: u64, number: u64) -> Seed {
    let mut bytes = seed.0;
    let mark = [purpose.to_be_bytes(), number.to_be_bytes()].concat();
    for (byte, mark) in bytes.iter_mut().zip(mark) {
        *byte ^= mark;
    }
    GameRng::new(&Seed(bytes)).seed()
}

/// A game in progress.
struct RunningGame<'g, G: Evaluate> {
    game: &'g G,
    position: G::Position,
    legal: Vec<G::Action>,
    seats: Vec<(Level, Usage)>,
}

/// The time and work that a seat has used so far.
#[derive(Clone, Copy, Default)]
struct Usage {
    decisions: u64,
    ms: f64,
    iterations: u64,
}

impl<'g, G: Evaluate> RunningGame<'g, G> {
    fn new(game: &'g G, seating: &[Level], deal: &Seed) -> RunningGame<'g, G> {
        let position = game.deal(deal, &mut NullSink);
        let mut legal = Vec::with_capacity(64);
        game.legal_actions(&position, &mut legal);
        RunningGame {
            game,
            position,
            legal,
            seats: seating.iter().map(|level| (*level, Usage::default())).collect(),
        }
    }

    fn is_over(&self) -> bool {
        self.legal.is_empty()
    }

    fn decisions(&self) -> u64 {
        self.seats.iter().map(|(_, used)| used.decisions).sum()
    }

    /// Plays one action. The bot is only asked if there are several; a forced action is played at once.
    fn step(&mut self, seed: &Seed, budget: SearchBudget) -> G::Action {
        let action = match (self.game.turn(&self.position), &self.legal[..]) {
            (Turn::Of(seat), [first, _, ..]) => self.decide(seat, *first, seed, budget),
            (_, legal) => legal[0],
        };
        self.game.apply(&mut self.position, action, &mut NullSink);
        self.game.legal_actions(&self.position, &mut self.legal);
        action
    }

    fn decide(&mut self, seat: Seat, first: G::Action, seed: &Seed, budget: SearchBudget) -> G::Action {
        let (level, used) = &mut self.seats[seat.index()];
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64() * 1000.0;
        let time = match budget {
            SearchBudget::Iterations(count) => ThinkingTime::Iterations(count),
            SearchBudget::ThinkMs(ms) => ThinkingTime::Milliseconds(f64::from(ms), &clock),
        };
        let view = self.game.view(&self.position, Viewer::Seat(seat));
        let chosen = choose_with_iterations(*level, self.game, &view, seat, seed, time);
        let (action, iterations) = chosen.unwrap_or((first, 0));
        used.decisions += 1;
        used.ms += clock();
        used.iterations += u64::from(iterations);
        action
    }

    fn result(&self, number: u64) -> GameResult {
        let scores = self.game.scores(&self.position);
        let seat = |(score, (level, used)): (&smokestack_core::SeatScore, &(Level, Usage))| SeatResult {
            bot: level.name().to_owned(),
            score: score.total,
            place: score.place,
            lines: score
                .lines
                .iter()
                .map(|(source, points)| ((*source).to_owned(), *points))
                .collect(),
            decisions: used.decisions,
            ms: used.ms,
            iterations: used.iterations,
        };
        GameResult {
            number,
            seats: scores.0.iter().zip(&self.seats).map(seat).collect(),
        }
    }
}
