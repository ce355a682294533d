//! The hint: how the strongest bot evaluates the choices, knowing no more than the seat to move.
//!
//! The search runs in the worker. Any change to the position closes the hint and stops the search. So does the curtain,
//! because the hint is only for one player.

mod panel;
mod reasons;

pub(crate) use panel::HintPanel;

use leptos::prelude::*;
use protocol::worker::{HintChoice, Job, JobResult};
use wasm_bindgen_futures::spawn_local;

use super::stage::Stage;
use crate::api::worker::{self, JobOwner, WorkerError};
use crate::base::random::random_seed;
use crate::model::current::{self, Session};

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
        on_cleanup(|| worker::stop(JobOwner::Hint));
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
            worker::stop(JobOwner::Hint);
        }
    }

    async fn wait_for(self, job: Job) {
        let request = self.request.get_value();
        let answer = worker::run(JobOwner::Hint, &job).await;
        if self.request.try_get_value() != Some(request) {
            return;
        }
        let hint = match answer {
            Ok(JobResult::Hint { choices }) => Hint::Ready(choices),
            Err(WorkerError::Stopped) => return,
            Ok(_) | Err(_) => Hint::Failed,
        };
        self.shown.set(Some(hint));
    }
}

fn has_choice(session: &Session) -> bool {
    // There are no hints against other people online.
    session.hot_seat().is_some() && session.asked().is_some() && session.table.legal().len() > 1
}

fn job(session: &Session) -> Job {
    Job::Hint {
        record: session.table.record(),
        seed: random_seed().to_string(),
        ms: HINT_SEARCH_MS,
    }
}

/// Requests a hint; called by the button and the key.
pub(crate) fn ask(stage: Stage, hints: Hints) {
    stage.looked.set(None);
    hints.toggle();
}
