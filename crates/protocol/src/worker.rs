//! Messages between the web client's page and its worker, in which bots think.

use serde::{Deserialize, Serialize};
use smokestack_core::Seat;

/// A job for the worker. Records are texts; seeds are texts as in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Job {
    /// A bot's move in the last position of a record.
    Bot {
        record: String,
        level: String,
        seed: String,
    },
    /// The best choices in the last position of a record, after a search of this many milliseconds.
    Hint { record: String, seed: String, ms: u32 },
    /// The review of the decision after this number of moves.
    Review {
        record: String,
        moves: usize,
        seed: String,
        iterations: u32,
        ms: u32,
    },
    /// Comes back unchanged, which shows that the worker is alive.
    Echo { text: String },
    /// Fails on purpose, so that browser tests can check that the page survives it.
    Panic,
}

/// The result of a [`Job`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum JobResult {
    Bot {
        action: String,
    },
    /// The best choice comes first.
    Hint {
        choices: Vec<HintChoice>,
    },
    Review(Judgement),
    Echo {
        text: String,
    },
    /// The job cannot be done: its record is damaged, or the game is over.
    Error {
        message: String,
    },
}

/// A choice, with its expected result for the seat to move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HintChoice {
    pub action: String,
    /// The winning chances, from 0 to 1.
    pub chance: f32,
    pub points: f64,
    /// Parts of the bot's evaluation, with the points by which the choice changes them, the largest first.
    pub reasons: Vec<(String, f64)>,
    pub basis: Basis,
}

/// What a choice is compared with to find its reasons.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The end of this turn is compared with its beginning.
    #[default]
    Turn,
    /// The best choice is compared with the next one, if it changes nothing by itself.
    Next,
    /// The best choice is compared with another one that brings more in this turn, after playing on. Only reasons for
    /// the best choice are listed, and none if only the search prefers it.
    Later,
}

/// A search's review of one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    pub seat: Seat,
    /// Every seat's winning chances before the decision, as far as the deciding seat could know.
    pub chances: Vec<f32>,
    pub played: JudgedAction,
    /// The search's choice: the played action if the search agrees with it.
    pub best: JudgedAction,
}

/// An action, and the winning chances of the player who chooses it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct JudgedAction {
    pub action: String,
    pub chance: f32,
}
