//! How long a search runs, and how it searches.

use crate::weights::Weight;

/// When a search stops.
#[derive(Clone, Copy)]
pub enum Budget<'c> {
    /// After this number of iterations.
    Iterations(u32),
    /// When the closure returns false, or after this number of iterations.
    Clock(&'c (dyn Fn() -> bool + Sync), u32),
}

impl Budget<'_> {
    /// The budget of one of several searches that run in parallel: they share the iterations, but not the time.
    pub(super) fn split(self, searches: u32) -> Self {
        match self {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(searches)),
            Budget::Clock(has_time, max) => Budget::Clock(has_time, max.div_ceil(searches)),
        }
    }

    /// The maximum number of iterations.
    pub(super) fn iterations(&self) -> u32 {
        match self {
            Budget::Iterations(count) | Budget::Clock(_, count) => *count,
        }
    }

    /// Whether another iteration may start. The clock is read only before every fourth one, because reading it may take
    /// as long as an iteration. There is always at least one iteration.
    pub(super) fn allows_another(&self, iterations_done: u32) -> bool {
        match self {
            Budget::Iterations(count) => iterations_done < *count,
            Budget::Clock(has_time, max) => {
                iterations_done == 0
                    || iterations_done < *max && (!iterations_done.is_multiple_of(4) || has_time())
            }
        }
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} iterations", self.iterations())
    }
}

/// Who decides in a rollout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RolloutPolicy {
    /// A random legal action.
    Random,
    /// The game's scripted player.
    Planner,
    /// The action with the highest quick value: one step of look-ahead on the evaluator.
    Greedy,
}

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The weight of the exploration term of PUCT.
    pub exploration: f32,
    /// How strongly the priors favour actions with a high quick value, per point: 0 makes all priors equal.
    pub prior_sharpness: f32,
    /// First-play urgency: the value of an unvisited child is its parent's mean, reduced by this much.
    pub fpu_reduction: f32,
    /// A leaf is expanded once it has this many visits; the root is expanded at once.
    pub expand_after_visits: u32,
    /// Actions that are played from a leaf, forced ones included; 0 evaluates the leaf itself.
    pub rollout_depth: u32,
    /// How the actions of a rollout are chosen.
    pub rollout_policy: RolloutPolicy,
    /// Evaluations per rollout, evenly spaced. Their mean is more reliable than one, because the evaluator's errors
    /// differ from one moment of a round to another.
    pub evals_per_rollout: u32,
    /// The greedy rollout policy compares about this many actions, chosen by the history heuristic. `None`: all
    /// actions.
    pub rollout_width: Option<u32>,
    /// The number of determinizations sampled per search.
    pub determinizations: u32,
    /// The weight of the winning chance in the utility, from 0 to 1; the rest is the weight of the point margin.
    pub win_weight: f32,
    /// The lead, in points, at which a winning chance of 75 % against one rival is assumed. It also scales the point margin in the
    /// utility.
    pub margin_scale: f32,
}

impl Settings {
    pub const DEFAULT: Settings = Settings {
        exploration: 0.6,
        prior_sharpness: 1.0,
        fpu_reduction: 0.05,
        expand_after_visits: 2,
        rollout_depth: 0,
        rollout_policy: RolloutPolicy::Random,
        evals_per_rollout: 1,
        rollout_width: None,
        determinizations: 64,
        win_weight: 0.5,
        margin_scale: 10.0,
    };

    /// Plain MCTS for benchmarks: equal priors and random rollouts to the end of the game, so that only the speed of
    /// the rules and of the tree is measured.
    pub const PLAIN: Settings = Settings {
        prior_sharpness: 0.0,
        rollout_depth: u32::MAX,
        ..Settings::DEFAULT
    };

    /// The settings that `cargo xtask tune GAME --search` tunes by self-play.
    pub const LIST: &'static [Weight] = &[
        weight("exploration", 0.05, 1.5),
        weight("prior_sharpness", 0.05, 12.0),
        weight("fpu_reduction", 0.0, 0.3),
        weight("win_weight", 0.0, 1.0),
        weight("margin_scale", 4.0, 60.0),
    ];

    /// In the order of [`Settings::LIST`].
    fn tuned_values(&mut self) -> [&mut f32; 5] {
        [
            &mut self.exploration,
            &mut self.prior_sharpness,
            &mut self.fpu_reduction,
            &mut self.win_weight,
            &mut self.margin_scale,
        ]
    }

    /// In the order of [`Settings::LIST`].
    pub fn values(mut self) -> [f64; 5] {
        self.tuned_values().map(|value| f64::from(*value))
    }

    /// The same settings with these values, in the order of [`Settings::LIST`]; missing values stay as they are.
    pub fn with_values(mut self, values: &[f64]) -> Settings {
        for (own, value) in self.tuned_values().into_iter().zip(values) {
            *own = *value as f32;
        }
        self
    }
}

const fn weight(name: &'static str, low: f64, high: f64) -> Weight {
    Weight { name, low, high }
}
