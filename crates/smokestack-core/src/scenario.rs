//! Scenarios: a test that anyone can write, as a few lines of TOML (docs/scenarios.md).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::file::{Unreadable, read_toml};
use crate::game::{Choices, Game, Turn, set_up};
use crate::table::not_your_turn;
use crate::{Message, Refused, Seat, Seed, Viewer, json};

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
    /// The rules that it shows.
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

#[derive(Deserialize, Debug, Default)]
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

#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

impl OneOrMany {
    fn as_slice(&self) -> &[String] {
        match self {
            OneOrMany::One(text) => std::slice::from_ref(text),
            OneOrMany::Many(texts) => texts,
        }
    }
}

impl ScenarioFile {
    pub fn parse(text: &str) -> Result<ScenarioFile, Unreadable> {
        read_toml(text)
    }
}

/// What did not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    pub scenario: String,
    /// The step's number from 1; 0 is the set-up.
    pub step: usize,
    pub expected: String,
    pub found: String,
}

/// Runs one scenario.
pub fn run<G: Game>(scenario: &Scenario) -> Result<(), Failure> {
    let fail = |step: usize, (expected, found): Mismatch| Failure {
        scenario: scenario.name.clone(),
        step,
        expected,
        found,
    };
    let mut run =
        set_up_run::<G>(scenario).map_err(|found| fail(0, ("a set-up that can be".into(), found)))?;
    for (index, step) in scenario.steps.iter().enumerate() {
        run.step(step).map_err(|mismatch| fail(index + 1, mismatch))?;
    }
    Ok(())
}

/// Expected, found.
type Mismatch = (String, String);

fn set_up_run<G: Game>(scenario: &Scenario) -> Result<Run<G>, String> {
    let options: Vec<(String, String)> = scenario
        .options
        .iter()
        .map(|(id, value)| (id.clone(), plain(value)))
        .collect();
    let choices = Choices::new(
        G::info(),
        options.iter().map(|(id, value)| (id.as_str(), value.as_str())),
    )
    .map_err(|e| e.to_string())?;
    let data_name = scenario.data.as_deref().unwrap_or("standard");
    let data = G::data_set(data_name).ok_or_else(|| format!("no data set {data_name:?}"))?;
    let game: G = set_up(scenario.seats, &choices, data).map_err(|e| e.to_string())?;
    let seed: Seed = match &scenario.seed {
        None => Seed::from_number(0),
        Some(seed) => plain(seed).parse().map_err(|e: crate::NoSeed| e.to_string())?,
    };
    let mut events = Vec::new();
    let mut position = game.deal(&seed, &mut events);
    if let Some(patch) = &scenario.position {
        position = patched(&game, &position, patch).map_err(|e| format!("an impossible position: {e}"))?;
        events.clear();
    }
    let said = events.iter().map(|e| game.tell(e)).collect();
    Ok(Run { game, position, said })
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A position with a patch laid over it: what the patch places is first taken out of where set-up left it.
pub fn patched<G: Game>(
    game: &G,
    position: &G::Position,
    patch: &Value,
) -> Result<G::Position, crate::Impossible> {
    let mut merged = game.position_json(position);
    json::take_out(&mut merged, &json::listed(patch));
    json::merge(&mut merged, patch);
    game.complete_patch(&mut merged, patch);
    let position = game.position_from_json(&merged)?;
    game.check_invariants(&position)?;
    Ok(position)
}

/// A scenario on its way.
struct Run<G: Game> {
    game: G,
    position: G::Position,
    /// What the last `do` reported, with the forced decisions that followed it.
    said: Vec<Message>,
}

impl<G: Game> Run<G> {
    fn step(&mut self, step: &Step) -> Result<(), Mismatch> {
        for action in step.r#do.iter().flat_map(OneOrMany::as_slice) {
            self.act(step.by, action)?;
        }
        for action in step.refuse.iter().flat_map(OneOrMany::as_slice) {
            let action = self.parse(action)?;
            self.hold(|run| run.refuses(step.by, action, step.rule.as_deref()))?;
        }
        if let Some(legal) = &step.legal {
            self.hold(|run| run.lists_exactly(legal))?;
        }
        for action in step.offers.iter().flat_map(OneOrMany::as_slice) {
            self.parse(action)?;
            self.hold(|run| run.lists(action, true))?;
        }
        for action in step.lacks.iter().flat_map(OneOrMany::as_slice) {
            self.parse(action)?;
            self.hold(|run| run.lists(action, false))?;
        }
        if let Some(expected) = &step.expect {
            self.hold(|run| run.shows(expected, step.view.as_deref()))?;
        }
        if let Some(events) = &step.events {
            self.hold(|run| run.has_said(events.as_slice()))?;
        }
        Ok(())
    }

    fn parse(&self, text: &str) -> Result<G::Action, Mismatch> {
        self.game
            .parse(text)
            .ok_or_else(|| ("an action of the game".into(), text.to_owned()))
    }

    /// Checks something; where it does not hold, forced decisions (which a scenario may leave out) are taken until
    /// it does.
    fn hold(&mut self, holds: impl Fn(&Run<G>) -> Result<(), Mismatch>) -> Result<(), Mismatch> {
        let Err(first) = holds(self) else { return Ok(()) };
        let start = (self.position.clone(), self.said.clone());
        while self.take_forced() {
            if holds(self).is_ok() {
                return Ok(());
            }
        }
        (self.position, self.said) = start;
        Err(first)
    }

    fn take_forced(&mut self) -> bool {
        match self.legal()[..] {
            [only] => {
                self.apply(only);
                true
            }
            _ => false,
        }
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.position, &mut legal);
        legal
    }

    fn apply(&mut self, action: G::Action) {
        let mut events = Vec::new();
        self.game.apply(&mut self.position, action, &mut events);
        self.said.extend(events.iter().map(|e| self.game.tell(e)));
    }

    fn check(&self, by: Option<Seat>, action: G::Action) -> Result<(), Refused> {
        let turn = self.game.turn(&self.position);
        match by {
            Some(seat) if turn != Turn::Of(seat) => Err(not_your_turn::<G>(seat, turn)),
            _ => self
                .game
                .check(&self.position, action)
                .map_err(|r| self.game.explain(&r)),
        }
    }

    fn act(&mut self, by: Option<Seat>, text: &str) -> Result<(), Mismatch> {
        let action = self.parse(text)?;
        self.hold(|run| {
            run.check(by, action)
                .map_err(|refused| (format!("{text} is legal"), refused.to_string()))
        })?;
        self.said.clear();
        self.apply(action);
        self.game
            .check_invariants(&self.position)
            .map_err(|e| (format!("a possible position after {text}"), e.to_string()))
    }

    fn refuses(&self, by: Option<Seat>, action: G::Action, rule: Option<&str>) -> Result<(), Mismatch> {
        let text = self.game.print(action);
        let expected = || {
            format!(
                "{text} is refused{}",
                rule.map(|r| format!(" by {r}")).unwrap_or_default()
            )
        };
        match self.check(by, action) {
            Ok(()) => Err((expected(), "it is legal".into())),
            Err(refused) if rule.is_some_and(|rule| rule != refused.rule) => {
                Err((expected(), refused.to_string()))
            }
            Err(_) => Ok(()),
        }
    }

    fn legal_texts(&self) -> Vec<String> {
        self.legal().into_iter().map(|a| self.game.print(a)).collect()
    }

    fn lists_exactly(&self, wanted: &[String]) -> Result<(), Mismatch> {
        let mut wanted = wanted.to_vec();
        let mut found = self.legal_texts();
        wanted.sort();
        found.sort();
        if wanted == found {
            Ok(())
        } else {
            Err((wanted.join(", "), found.join(", ")))
        }
    }

    fn lists(&self, action: &str, wanted: bool) -> Result<(), Mismatch> {
        let found = self.legal_texts();
        if found.iter().any(|a| a == action) == wanted {
            return Ok(());
        }
        let verb = if wanted { "is" } else { "is not" };
        Err((
            format!("{action} {verb} among the legal actions"),
            found.join(", "),
        ))
    }

    fn shows(&self, expected: &BTreeMap<String, Value>, viewer: Option<&str>) -> Result<(), Mismatch> {
        let shown = match viewer {
            None => self.game.position_json(&self.position),
            Some(viewer) => {
                let viewer: Viewer = viewer
                    .parse()
                    .map_err(|_| ("a seat or `spectator`".into(), viewer.into()))?;
                self.game.view_json(&self.game.view(&self.position, viewer))
            }
        };
        for (path, wanted) in expected {
            let found = json::at_path(&shown, path);
            if !json::matches(wanted, found) {
                let found = found.map_or("nothing".to_owned(), Value::to_string);
                return Err((format!("{path} = {wanted}"), format!("{path} = {found}")));
            }
        }
        Ok(())
    }

    fn has_said(&self, events: &[String]) -> Result<(), Mismatch> {
        let said: Vec<String> = self.said.iter().map(Message::to_string).collect();
        let mut rest = said.iter();
        if events.iter().all(|wanted| rest.any(|event| event == wanted)) {
            Ok(())
        } else {
            Err((events.join("; "), said.join("; ")))
        }
    }
}
