//! Plays a scenario: every check examines the position exactly as the step before left it.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{OneOrMany, Scenario, Step, apply_patch};
use crate::game::{Game, OptionValues, Turn, set_up};
use crate::table::not_your_turn;
use crate::{Message, Refused, Seat, Seed, Viewer, json};

/// What a step expects, and what was found instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    pub expected: String,
    pub actual: String,
}

fn mismatch(expected: impl Into<String>, actual: impl Into<String>) -> Mismatch {
    Mismatch {
        expected: expected.into(),
        actual: actual.into(),
    }
}

/// A scenario between two steps.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    game: G,
    position: G::Position,
    /// What the actions of the last `do` reported; before the first one, what set-up reported.
    reported_events: Vec<Message>,
}

impl<G: Game> Run<G> {
    /// Sets the table up, before the first step.
    pub fn start(scenario: &Scenario) -> Result<Run<G>, Mismatch> {
        set_up_run(scenario).map_err(|reason| mismatch("a set-up that can be", reason))
    }

    /// Plays a step's actions, then runs its checks. After a mismatch the run must not be continued.
    pub fn step(&mut self, step: &Step) -> Result<(), Mismatch> {
        if let Some(mistake) = step.mistake() {
            return Err(mismatch(
                "a step in which everything is played or checked",
                mistake,
            ));
        }
        if let Some(actions) = &step.r#do {
            self.play(step.by, actions.as_slice())?;
        }
        self.check_actions(step)?;
        if let Some(expected) = &step.expect {
            self.shows(expected, step.view.as_deref())?;
        }
        match &step.events {
            Some(events) => self.has_reported(events.as_slice()),
            None => Ok(()),
        }
    }

    /// What the actions of the last `do` reported.
    pub fn event_texts(&self) -> Vec<String> {
        self.reported_events.iter().map(Message::to_string).collect()
    }

    fn play(&mut self, by: Option<Seat>, actions: &[String]) -> Result<(), Mismatch> {
        let mut reported_events = Vec::new();
        for text in actions {
            let action = self.parse(text)?;
            self.reach(by, action)
                .map_err(|refusal| mismatch(format!("{text} is legal"), refusal.to_string()))?;
            reported_events.extend(self.apply(action));
            self.game
                .check_invariants(&self.position)
                .map_err(|e| mismatch(format!("a possible position after {text}"), e.to_string()))?;
        }
        self.reported_events = reported_events;
        Ok(())
    }

    /// Plays forced decisions, which a scenario may leave out before a `do`, until `action` is legal. Their events do
    /// not count as part of any `do`.
    fn reach(&mut self, by: Option<Seat>, action: G::Action) -> Result<(), Refused> {
        let Err(refusal) = self.check(by, action) else {
            return Ok(());
        };
        while let [forced] = self.legal()[..] {
            self.apply(forced);
            if self.check(by, action).is_ok() {
                return Ok(());
            }
        }
        Err(refusal)
    }

    fn apply(&mut self, action: G::Action) -> Vec<Message> {
        let mut events = Vec::new();
        self.game.apply(&mut self.position, action, &mut events);
        events.iter().map(|e| self.game.describe_event(e)).collect()
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.position, &mut legal);
        legal
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

    fn parse(&self, text: &str) -> Result<G::Action, Mismatch> {
        self.game
            .parse(text)
            .ok_or_else(|| mismatch("an action of the game", text))
    }

    fn check_actions(&self, step: &Step) -> Result<(), Mismatch> {
        for action in step.refuse.iter().flat_map(OneOrMany::as_slice) {
            self.refuses(step.by, self.parse(action)?, step.rule.as_deref())?;
        }
        if step.legal.is_some() || step.offers.is_some() || step.lacks.is_some() {
            self.asks(step.by)?;
        }
        if let Some(legal) = &step.legal {
            self.lists_exactly(legal)?;
        }
        for action in step.offers.iter().flat_map(OneOrMany::as_slice) {
            self.lists(action, true)?;
        }
        for action in step.lacks.iter().flat_map(OneOrMany::as_slice) {
            self.lists(action, false)?;
        }
        Ok(())
    }

    fn refuses(&self, by: Option<Seat>, action: G::Action, rule: Option<&str>) -> Result<(), Mismatch> {
        let expected = || {
            let by_rule = rule.map(|rule| format!(" by {rule}")).unwrap_or_default();
            format!("{} is refused{by_rule}", self.game.print(action))
        };
        match self.check(by, action) {
            Ok(()) => Err(mismatch(expected(), "it is legal")),
            Err(refused) if rule.is_some_and(|rule| rule != refused.rule) => {
                Err(mismatch(expected(), refused.to_string()))
            }
            Err(_) => Ok(()),
        }
    }

    /// Only the seat whose turn it is has legal actions.
    fn asks(&self, by: Option<Seat>) -> Result<(), Mismatch> {
        match (by, self.game.turn(&self.position)) {
            (Some(seat), Turn::Of(asked)) if seat != asked => Err(mismatch(
                format!("the turn of {seat}"),
                format!("the turn of {asked}"),
            )),
            (Some(seat), Turn::Over) => Err(mismatch(format!("the turn of {seat}"), "the game is over")),
            _ => Ok(()),
        }
    }

    fn legal_texts(&self) -> Vec<String> {
        self.legal().into_iter().map(|a| self.game.print(a)).collect()
    }

    fn lists_exactly(&self, expected: &[String]) -> Result<(), Mismatch> {
        let mut expected = expected.to_vec();
        let mut actual = self.legal_texts();
        expected.sort();
        actual.sort();
        if expected == actual {
            Ok(())
        } else {
            Err(mismatch(expected.join(", "), actual.join(", ")))
        }
    }

    fn lists(&self, text: &str, expected: bool) -> Result<(), Mismatch> {
        let action = self.parse(text)?;
        if self.legal().contains(&action) == expected {
            return Ok(());
        }
        let verb = if expected { "is" } else { "is not" };
        Err(mismatch(
            format!("{text} {verb} among the legal actions"),
            self.legal_texts().join(", "),
        ))
    }

    fn shows(&self, expected: &BTreeMap<String, Value>, viewer: Option<&str>) -> Result<(), Mismatch> {
        let json = match viewer {
            None => self.game.position_json(&self.position),
            Some(viewer) => {
                let viewer = self.viewer(viewer)?;
                self.game.view_json(&self.game.view(&self.position, viewer))
            }
        };
        for (path, wanted) in expected {
            let actual = json::at_path(&json, path);
            if !json::matches(wanted, actual) {
                let actual = actual.map_or("nothing".to_owned(), Value::to_string);
                return Err(mismatch(
                    format!("{path} = {wanted}"),
                    format!("{path} = {actual}"),
                ));
            }
        }
        Ok(())
    }

    fn viewer(&self, text: &str) -> Result<Viewer, Mismatch> {
        match text.parse() {
            Ok(Viewer::Seat(seat)) if seat.index() >= self.game.seats() => None,
            Ok(viewer) => Some(viewer),
            Err(_) => None,
        }
        .ok_or_else(|| mismatch("a seat of this table or `spectator`", text))
    }

    fn has_reported(&self, events: &[String]) -> Result<(), Mismatch> {
        let reported_events = self.event_texts();
        let mut rest = reported_events.iter();
        if events
            .iter()
            .all(|expected| rest.any(|event| begins_with(event, expected)))
        {
            Ok(())
        } else {
            Err(mismatch(events.join("; "), reported_events.join("; ")))
        }
    }
}

/// Whether an event begins with the expected words: a later version may append more.
fn begins_with(event: &str, expected: &str) -> bool {
    let rest = event.strip_prefix(expected);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn set_up_run<G: Game>(scenario: &Scenario) -> Result<Run<G>, String> {
    let options: Vec<(String, String)> = scenario
        .options
        .iter()
        .map(|(id, value)| (id.clone(), plain_text(value)))
        .collect();
    let option_values = OptionValues::new(
        G::info(),
        options.iter().map(|(id, value)| (id.as_str(), value.as_str())),
    )
    .map_err(|e| e.to_string())?;
    let data_name = scenario.data.as_deref().unwrap_or("standard");
    let data = G::data_set(data_name).ok_or_else(|| format!("no data set {data_name:?}"))?;
    let game: G = set_up(scenario.seats, &option_values, data).map_err(|e| e.to_string())?;
    let seed: Seed = match &scenario.seed {
        None => Seed::from_number(0),
        Some(seed) => plain_text(seed)
            .parse()
            .map_err(|e: crate::ParseSeedError| e.to_string())?,
    };
    let mut events = Vec::new();
    let mut position = game.deal(&seed, &mut events);
    if let Some(patch) = &scenario.position {
        position =
            apply_patch(&game, &position, patch).map_err(|e| format!("an impossible position: {e}"))?;
        events.clear();
    }
    let reported_events = events.iter().map(|e| game.describe_event(e)).collect();
    Ok(Run {
        game,
        position,
        reported_events,
    })
}

fn plain_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
