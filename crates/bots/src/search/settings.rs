//! How long and how a search looks.

use crate::weights::Weight;

/// When a search stops.
#[derive(Clone, Copy)]
pub enum Budget<'c> {
    Iterations(u32),
    /// As long as the clock says so, and at most so many iterations.
    Clock(&'c (dyn Fn() -> bool + Sync), u32),
}

impl Budget<'_> {
    /// The part of one of so many searches side by side: they share iterations, but not time.
    pub(super) fn shared(self, searches: u32) -> Self {
        match self {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(searches)),
            Budget::Clock(goes_on, most) => Budget::Clock(goes_on, most.div_ceil(searches)),
        }
    }

    pub(super) fn iterations(&self) -> u32 {
        match self {
            Budget::Iterations(count) | Budget::Clock(_, count) => *count,
        }
    }

    /// The clock is read now and then only: reading it may cost as much as an iteration. One iteration is always made.
    pub(super) fn lasts(&self, done: u32) -> bool {
        match self {
            Budget::Iterations(count) => done < *count,
            Budget::Clock(goes_on, most) => {
                done == 0 || done < *most && (!done.is_multiple_of(4) || goes_on())
            }
        }
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} iterations", self.iterations())
    }
}

/// Who decides between a leaf and its judgement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playout {
    /// Chance.
    Random,
    /// The game's rules of thumb.
    Planner,
    /// The evaluator's glance, one step ahead.
    Greedy,
}

/// How a search looks at a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Weight of what has been looked at little against what has done well.
    pub exploration: f32,
    /// How sharply the evaluator's glance divides attention among the actions, for each point: 0 is evenly.
    pub sharpness: f32,
    /// By how much an action that has not been tried is thought to be worse than what has.
    pub caution: f32,
    /// A node is opened when it has been judged so often.
    pub open_after: u32,
    /// Decisions between a new leaf and its judgement, and who makes them.
    pub horizon: u32,
    pub playout: Playout,
    /// So often the evaluator judges on that way: its mistakes at one moment of a round are not those at another.
    pub judgements: u32,
    /// So many actions are looked at for one of them, where greed decides: those that usually look good. `None`: all.
    pub looks: Option<u32>,
    /// Positions imagined for one search.
    pub deals: u32,
    /// How much winning counts against the margin.
    pub winning: f32,
    /// A lead of so many points is three quarters of the way to certain.
    pub spread: f32,
}

impl Settings {
    pub const USUAL: Settings = Settings {
        exploration: 0.6,
        sharpness: 1.0,
        caution: 0.05,
        open_after: 2,
        horizon: 0,
        playout: Playout::Random,
        judgements: 1,
        looks: None,
        deals: 64,
        winning: 0.5,
        spread: 10.0,
    };

    /// Searching by chance alone: no glances, and every leaf is played to the end. What is left is the speed of rules
    /// and tree.
    pub const BARE: Settings = Settings {
        sharpness: 0.0,
        horizon: u32::MAX,
        ..Settings::USUAL
    };

    /// The settings that only play can tell, for `cargo xtask tune GAME --search`.
    pub const LIST: &'static [Weight] = &[
        weight("exploration", 0.05, 1.5),
        weight("sharpness", 0.05, 12.0),
        weight("caution", 0.0, 0.3),
        weight("winning", 0.0, 1.0),
        weight("spread", 4.0, 60.0),
    ];

    /// In the order of [`Settings::LIST`].
    fn tuned(&mut self) -> [&mut f32; 5] {
        [
            &mut self.exploration,
            &mut self.sharpness,
            &mut self.caution,
            &mut self.winning,
            &mut self.spread,
        ]
    }

    /// In the order of [`Settings::LIST`].
    pub fn values(mut self) -> [f64; 5] {
        self.tuned().map(|value| f64::from(*value))
    }

    /// The same settings with other values; what is missing stays.
    pub fn with(mut self, values: &[f64]) -> Settings {
        for (own, value) in self.tuned().into_iter().zip(values) {
            *own = *value as f32;
        }
        self
    }
}

const fn weight(name: &'static str, low: f64, high: f64) -> Weight {
    Weight { name, low, high }
}
