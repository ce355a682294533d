//! Scenarios: tests that anyone can write in a few lines of TOML (docs/scenarios.md).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::file::{FileError, read_toml};
use crate::game::Game;
use crate::{Seat, json};

mod run;

pub use run::{Mismatch, Run};

/// A file of scenarios for one game.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    pub game: String,
    #[serde(default)]
    pub scenario: Vec<Scenario>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub name: String,
    /// The rules that it demonstrates.
    #[serde(default)]
    pub rules: Vec<String>,
    pub seats: usize,
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    #[serde(default)]
    pub seed: Option<Value>,
    #[serde(default)]
    pub data: Option<String>,
    /// A merge patch over the set-up position.
    #[serde(default)]
    pub position: Option<Value>,
    #[serde(default)]
    pub steps: Vec<Step>,
}

/// The actions of `do` are played first; then each check examines the resulting position.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[serde(default)]
    pub by: Option<Seat>,
    #[serde(default)]
    pub r#do: Option<OneOrMany>,
    #[serde(default)]
    pub refuse: Option<OneOrMany>,
    #[serde(default)]
    pub rule: Option<String>,
    #[serde(default)]
    pub legal: Option<Vec<String>>,
    #[serde(default)]
    pub offers: Option<OneOrMany>,
    #[serde(default)]
    pub lacks: Option<OneOrMany>,
    #[serde(default)]
    pub expect: Option<BTreeMap<String, Value>>,
    #[serde(default)]
    pub view: Option<String>,
    #[serde(default)]
    pub events: Option<OneOrMany>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(untagged)]
pub enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

impl OneOrMany {
    pub fn as_slice(&self) -> &[String] {
        match self {
            OneOrMany::One(text) => std::slice::from_ref(text),
            OneOrMany::Many(texts) => texts,
        }
    }
}

impl ScenarioFile {
    pub fn parse(text: &str) -> Result<ScenarioFile, FileError> {
        read_toml(text)
    }
}

impl Step {
    /// A mistake in the step itself, which would leave something unchecked.
    fn mistake(&self) -> Option<&'static str> {
        let lists = [&self.r#do, &self.refuse, &self.offers, &self.lacks, &self.events];
        let expects_nothing = self.expect.as_ref().is_some_and(BTreeMap::is_empty);
        if expects_nothing || lists.into_iter().flatten().any(|list| list.as_slice().is_empty()) {
            Some("an empty list")
        } else if self.rule.is_some() && self.refuse.is_none() {
            Some("`rule` without `refuse`")
        } else if self.view.is_some() && self.expect.is_none() {
            Some("`view` without `expect`")
        } else if self.legal.is_none() && self.expect.is_none() && lists.into_iter().all(Option::is_none) {
            Some("neither an action nor a check")
        } else {
            None
        }
    }
}

/// Which expectation failed, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    pub scenario: String,
    /// The step's number from 1; 0 is the set-up.
    pub step: usize,
    pub expected: String,
    pub actual: String,
}

/// Runs one scenario.
pub fn run<G: Game>(scenario: &Scenario) -> Result<(), Failure> {
    let fail = |step: usize,
                Mismatch {
                    expected,
                    actual: found,
                }| Failure {
        scenario: scenario.name.clone(),
        step,
        expected,
        actual: found,
    };
    let mut run = Run::<G>::start(scenario).map_err(|mismatch| fail(0, mismatch))?;
    for (index, step) in scenario.steps.iter().enumerate() {
        run.step(step).map_err(|mismatch| fail(index + 1, mismatch))?;
    }
    Ok(())
}

/// A position with a patch applied: the pieces that the patch places are first removed from where set-up left them.
pub fn apply_patch<G: Game>(
    game: &G,
    position: &G::Position,
    patch: &Value,
) -> Result<G::Position, crate::InvalidPosition> {
    let mut patched_json = game.position_json(position);
    json::take_out(&mut patched_json, &json::to_strings(patch));
    json::merge(&mut patched_json, patch);
    game.complete_patch(&mut patched_json, patch);
    let position = game.position_from_json(&patched_json)?;
    game.check_invariants(&position)?;
    Ok(position)
}
