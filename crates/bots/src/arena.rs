//! Bots against each other: one game of a contest, as a pure function of its number.
//!
//! The line-up sits in every order in turn, and one deal serves for all of these orders: neither the place at the table
//! nor the luck of the deal favours anybody.

mod placings;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use smokestack_core::{GameRng, NullSink, Seat, Seed, Turn, Viewer};

use crate::level::choose_counted;
use crate::{Digest, Evaluate, Level, Pace};
pub use placings::placings;

/// How long hard may think; normal and easy have a fifth and a twenty-fifth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effort {
    Iterations(u32),
    ThinkMs(u32),
}

/// One line-up that plays many games.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// Every order in which the line-up sits, from [`placings`].
    pub placings: Vec<Vec<Level>>,
    pub seed: Seed,
    pub effort: Effort,
}

/// How one game of a contest ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    pub number: u64,
    /// In seating order.
    pub seats: Vec<SeatPlayed>,
}

/// How it ended for one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatPlayed {
    pub bot: String,
    pub score: i32,
    /// 1 for the winner; seats that stay tied share a place.
    pub place: usize,
    /// Points by source.
    pub lines: Vec<(String, i32)>,
    /// Decisions with more than one legal action, the milliseconds they took, and the iterations of the searches.
    pub decisions: u64,
    pub ms: f64,
    pub iterations: u64,
}

impl Played {
    /// What a seat has of the win: all of it, its share, or nothing.
    pub fn share(&self, seat: &SeatPlayed) -> f64 {
        let winners = self.seats.iter().filter(|other| other.place == 1).count();
        if seat.place == 1 {
            1.0 / winners as f64
        } else {
            0.0
        }
    }
}

impl Contest {
    pub fn new(line_up: &[Level], seed: Seed, effort: Effort) -> Contest {
        Contest {
            placings: placings(line_up),
            seed,
            effort,
        }
    }

    /// Who sits where in this game.
    pub fn placing(&self, number: u64) -> &[Level] {
        &self.placings[(number % self.placings.len() as u64) as usize]
    }

    /// The deal of this game: the same for all orders of sitting, and for every line-up with this seed.
    pub fn deal(&self, number: u64) -> Seed {
        derived(&self.seed, DEALS, number / self.placings.len() as u64)
    }

    /// Plays game `number`. `None` if it was stopped before its end.
    pub fn play<G: Evaluate>(&self, game: &G, number: u64, stop: &AtomicBool) -> Option<Played> {
        let mut table = Sitting::new(game, self.placing(number), &self.deal(number));
        let mut chance = GameRng::new(&derived(&self.seed, THOUGHTS, number));
        while !table.over() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            table.step(&chance.seed(), self.effort);
        }
        Some(table.played(number))
    }

    /// A number that changes when these bots play differently: how the first game begins at a small effort. A contest
    /// that is taken up again should be one of the same bots.
    pub fn fingerprint<G: Evaluate>(&self, game: &G) -> String {
        let mut table = Sitting::new(game, self.placing(0), &self.deal(0));
        let mut chance = GameRng::new(&derived(&self.seed, THOUGHTS, 0));
        let mut digest = Digest::default();
        while !table.over() && table.decisions() < GLIMPSE {
            let action = table.step(&chance.seed(), Effort::Iterations(GLIMPSE_EFFORT));
            digest.add(G::number(action));
        }
        digest.to_string()
    }
}

const DEALS: u64 = 1;
const THOUGHTS: u64 = 2;
/// So many decisions, at so many iterations, tell bots apart and take no time.
const GLIMPSE: u64 = 60;
const GLIMPSE_EFFORT: u32 = 50;

/// A seed for one purpose and one number, as good as drawn.
fn derived(seed: &Seed, purpose: u64, number: u64) -> Seed {
    let mut bytes = seed.0;
    let mark = [purpose.to_be_bytes(), number.to_be_bytes()].concat();
    for (byte, mark) in bytes.iter_mut().zip(mark) {
        *byte ^= mark;
    }
    GameRng::new(&Seed(bytes)).seed()
}

/// A game that is being played.
struct Sitting<'g, G: Evaluate> {
    game: &'g G,
    position: G::Position,
    legal: Vec<G::Action>,
    seats: Vec<(Level, Used)>,
}

/// What a seat has used up.
#[derive(Clone, Copy, Default)]
struct Used {
    decisions: u64,
    ms: f64,
    iterations: u64,
}

impl<'g, G: Evaluate> Sitting<'g, G> {
    fn new(game: &'g G, placing: &[Level], deal: &Seed) -> Sitting<'g, G> {
        let position = game.deal(deal, &mut NullSink);
        let mut legal = Vec::with_capacity(64);
        game.legal_actions(&position, &mut legal);
        Sitting {
            game,
            position,
            legal,
            seats: placing.iter().map(|level| (*level, Used::default())).collect(),
        }
    }

    fn over(&self) -> bool {
        self.legal.is_empty()
    }

    fn decisions(&self) -> u64 {
        self.seats.iter().map(|(_, used)| used.decisions).sum()
    }

    /// One action. A choice between several takes a bot's time; a forced one is played at once.
    fn step(&mut self, seed: &Seed, effort: Effort) -> G::Action {
        let action = match (self.game.turn(&self.position), &self.legal[..]) {
            (Turn::Of(seat), [first, _, ..]) => self.decide(seat, *first, seed, effort),
            (_, legal) => legal[0],
        };
        self.game.apply(&mut self.position, action, &mut NullSink);
        self.game.legal_actions(&self.position, &mut self.legal);
        action
    }

    fn decide(&mut self, seat: Seat, first: G::Action, seed: &Seed, effort: Effort) -> G::Action {
        let (level, used) = &mut self.seats[seat.index()];
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64() * 1000.0;
        let pace = match effort {
            Effort::Iterations(count) => Pace::Iterations(count),
            Effort::ThinkMs(ms) => Pace::Think(f64::from(ms), &clock),
        };
        let view = self.game.view(&self.position, Viewer::Seat(seat));
        let chosen = choose_counted(*level, self.game, &view, seat, seed, pace);
        let (action, iterations) = chosen.unwrap_or((first, 0));
        used.decisions += 1;
        used.ms += clock();
        used.iterations += u64::from(iterations);
        action
    }

    fn played(&self, number: u64) -> Played {
        let scores = self.game.scores(&self.position);
        let seat = |(score, (level, used)): (&smokestack_core::SeatScore, &(Level, Used))| SeatPlayed {
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
        Played {
            number,
            seats: scores.0.iter().zip(&self.seats).map(seat).collect(),
        }
    }
}
