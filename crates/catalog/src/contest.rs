//! Bot matches in any game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::arena::{Contest, GameResult, SearchBudget};
use bots::{Evaluate, Level};
use smokestack_core::Seed;

/// A line-up and its game settings.
#[derive(Clone, Debug)]
pub struct NewContest {
    pub line_up: Vec<Level>,
    pub options: Vec<(String, String)>,
    /// The text of an owner's data file.
    pub data: Option<String>,
    pub seed: Seed,
    pub budget: SearchBudget,
}

/// A contest that has been set up; any thread may play any of its games.
pub trait DynContest: Send + Sync {
    /// The seating of game `number`, and the number of seatings.
    fn seating(&self, number: u64) -> &[Level];
    fn seatings(&self) -> usize;
    /// Plays game `number`; with a budget in iterations the result is always the same. `None` if it was stopped.
    fn play(&self, number: u64, stop: &AtomicBool) -> Option<GameResult>;
    /// The version of the component data, as in a record.
    fn data_version(&self) -> String;
    /// A fingerprint that changes when the bots play differently.
    fn fingerprint(&self) -> String;
}

pub(crate) struct ErasedContest<G> {
    pub game: Arc<G>,
    pub contest: Contest,
}

impl<G: Evaluate> DynContest for ErasedContest<G> {
    fn seating(&self, number: u64) -> &[Level] {
        self.contest.seating(number)
    }

    fn seatings(&self) -> usize {
        self.contest.seatings.len()
    }

    fn play(&self, number: u64, stop: &AtomicBool) -> Option<GameResult> {
        self.contest.play(&*self.game, number, stop)
    }

    fn data_version(&self) -> String {
        G::data_version(self.game.data()).to_owned()
    }

    fn fingerprint(&self) -> String {
        self.contest.fingerprint(&*self.game)
    }
}
