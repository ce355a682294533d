//! The hint: how the strongest bot evaluates the choices, knowing no more than the seat to move.
//!
//! The search runs in the worker. Any change to the position closes the hint and stops the search. So does the curtain,
//! because the hint is only for one player.

mod panel;
mod reasons;

pub(crate) use panel::HintPanel;

use catalog::Basis;
use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen_futures::spawn_local;

use super::stage::Stage;
use crate::session::current::{self, Session};
use crate::session::random_seed;
use crate::worker::{self, Errand, WorkerError};

/// The search time of a hint.
const HINT_SEARCH_MS: u32 = 2000;

/// The state of the hints; in the context below a table.
#[derive(Clone, Copy)]
pub(crate) struct Hints {
    shown: RwSignal<Option<Hint>>,
    /// The current request: a response to an older one is ignored.
    request: StoredValue<u32>,
}

/// The state of a hint.
#[derive(Clone, PartialEq, Debug)]
enum Hint {
    Thinking,
    /// The best choices, the best one first.
    Ready(Vec<HintChoice>),
    Failed,
}

/// A choice, with its expected result for the seat.
#[derive(Clone, PartialEq, Debug)]
struct HintChoice {
    action: String,
    /// The winning chances, from 0 to 1.
    chance: f32,
    points: f64,
    /// Parts of the bot's evaluation, with the points by which the choice changes them, the largest first.
    reasons: Vec<(String, f64)>,
    basis: Basis,
}

impl Hints {
    /// Creates the state; a hint closes whenever the table changes.
    pub fn start() -> Hints {
        let hints = Hints {
            shown: RwSignal::new(None),
            request: StoredValue::new(0),
        };
        provide_context(hints);
        Effect::new(move |before: Option<u32>| {
            let now = current::changes();
            if before.is_some_and(|before| before != now) {
                hints.close();
            }
            now
        });
        on_cleanup(|| worker::stop(Errand::Hint));
        hints
    }

    pub fn is_open(self) -> bool {
        self.shown.with(Option::is_some)
    }

    /// Whether a hint is possible: it is a person's turn, and there is a choice.
    pub fn possible() -> bool {
        current::with(has_choice).unwrap_or(false)
    }

    pub fn toggle(self) {
        if untrack(|| self.is_open()) {
            self.close()
        } else {
            self.open()
        }
    }

    fn open(self) {
        let job = current::with_untracked(|session| has_choice(session).then(|| job(session))).flatten();
        let Some(job) = job else { return };
        self.request.update_value(|request| *request += 1);
        self.shown.set(Some(Hint::Thinking));
        spawn_local(self.wait_for(job));
    }

    pub fn close(self) {
        if untrack(|| self.is_open()) {
            self.request.update_value(|request| *request += 1);
            self.shown.set(None);
            worker::stop(Errand::Hint);
        }
    }

    async fn wait_for(self, job: String) {
        let request = self.request.get_value();
        let answer = worker::ask(Errand::Hint, &job).await;
        if self.request.try_get_value() != Some(request) {
            return;
        }
        let hint = match answer {
            Ok(answer) => read(&answer).map_or(Hint::Failed, Hint::Ready),
            Err(WorkerError::Stopped) => return,
            Err(_) => Hint::Failed,
        };
        self.shown.set(Some(hint));
    }
}

fn has_choice(session: &Session) -> bool {
    // There are no hints against other people online.
    session.screen().is_some() && session.asked().is_some() && session.table.legal().len() > 1
}

fn job(session: &Session) -> String {
    let seed = random_seed().to_string();
    json!({ "kind": "hint", "record": session.table.record(), "seed": seed, "ms": HINT_SEARCH_MS })
        .to_string()
}

/// Reads the part of the worker's response that the hint shows: the expected results for the seat to move.
fn read(answer: &str) -> Option<Vec<HintChoice>> {
    let answer: Value = serde_json::from_str(answer).ok()?;
    let seat: smokestack_core::Seat = answer["seat"].as_str()?.parse().ok()?;
    let options = answer["options"].as_array()?.iter().map(|option| {
        let reasons = option["reasons"].as_array().into_iter().flatten();
        Some(HintChoice {
            action: option["action"].as_str()?.to_owned(),
            chance: option["chances"][seat.index()].as_f64()? as f32,
            points: option["points"][seat.index()].as_f64()?,
            reasons: reasons
                .filter_map(|reason| Some((reason["part"].as_str()?.to_owned(), reason["points"].as_f64()?)))
                .collect(),
            basis: match option["basis"].as_str()? {
                "next" => Basis::Next,
                "later" => Basis::Later,
                _ => Basis::Turn,
            },
        })
    });
    options.collect()
}

/// Requests a hint; called by the button and the key.
pub(crate) fn ask(stage: Stage, hints: Hints) {
    stage.looked.set(None);
    hints.toggle();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_for_the_seat_to_move() {
        let answer = r#"{"seat":"B","iterations":9,"chances":[0.5,0.5],"points":[1,2],"options":[
            {"action":"bid 3","attention":1,"chances":[0.25,0.75],"points":[30,31.5],"reasons":[{"part":"money","points":-1.5}],"basis":"next"}]}"#;
        let expected = HintChoice {
            action: "bid 3".to_owned(),
            chance: 0.75,
            points: 31.5,
            reasons: vec![("money".to_owned(), -1.5)],
            basis: Basis::Next,
        };
        assert_eq!(read(answer), Some(vec![expected]));
        assert_eq!(read(r#"{"error":"no"}"#), None);
    }
}
