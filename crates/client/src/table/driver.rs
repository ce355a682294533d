//! Automatic moves: those of bots, and forced ones.
//!
//! Bots think in the worker, so that the page stays responsive; their moves are shown at the chosen speed or step by
//! step, and can be paused.

use leptos::prelude::*;
use protocol::worker::{Job, JobResult};
use smokestack_core::{Player, Seat};
use wasm_bindgen_futures::spawn_local;

use crate::api::worker::{self, JobOwner, WorkerError};
use crate::base::dom::sleep;
use crate::base::random::random_seed;
use crate::model::current::{self, Session};
use crate::model::online_seat::OnlineSeat;
use crate::model::settings::Settings;

/// Plays the automatic moves; in the context below a table.
#[derive(Clone, Copy)]
pub(crate) struct Driver {
    settings: Settings,
    /// The bot that is shown as thinking.
    pub thinking: RwSignal<Option<Seat>>,
    pub paused: RwSignal<bool>,
    /// The reason why a bot did not respond.
    pub failed: RwSignal<Option<String>>,
    /// Counts requests for a single move while paused, and for a retry.
    steps: RwSignal<u32>,
    /// The current request: a response to an older one is ignored.
    request: StoredValue<u32>,
}

/// The delay before the page shows that a bot is thinking.
const THINKING_HINT_DELAY_MS: f64 = 300.0;
/// The delay before the worker is started at a table where the first decision is a person's.
const WORKER_DELAY_MS: f64 = 1_000.0;

/// The next automatic step.
enum Next {
    Bot { seat: Seat, job: Job },
    Forced { seat: Seat, action: String },
}

impl Driver {
    pub fn start() -> Driver {
        let driver = Driver {
            settings: expect_context(),
            thinking: RwSignal::new(None),
            paused: RwSignal::new(false),
            failed: RwSignal::new(None),
            steps: RwSignal::new(0),
            request: StoredValue::new(0),
        };
        provide_context(driver);
        Effect::new(move |stepped: Option<u32>| {
            current::changes();
            let steps = driver.steps.get();
            let step = stepped.is_some_and(|before| before != steps);
            let may_move = step || !driver.paused.get();
            driver.consider(may_move, driver.settings.auto_forced.get());
            steps
        });
        let is_local = current::with_untracked(|session| session.online().is_none());
        if is_local == Some(true) {
            spawn_local(driver.start_worker());
        }
        on_cleanup(|| worker::stop(JobOwner::Bot));
        driver
    }

    /// Starts the worker while the player looks at the first question: its module is large, and the first question should
    /// not have to wait for it. If a bot has to move earlier, its job starts the worker.
    async fn start_worker(self) {
        sleep(WORKER_DELAY_MS).await;
        if self.request.try_get_value().is_some() {
            worker::start(); // the table is still open
        }
    }

    /// Plays one bot move while paused, or retries after a failure.
    pub fn step(self) {
        self.steps.update(|steps| *steps += 1);
    }

    fn consider(self, may_move: bool, take_forced: bool) {
        self.request.update_value(|request| *request += 1);
        self.failed.set(None);
        let next = current::with_untracked(|session| next(session, take_forced)).flatten();
        self.thinking.set(None);
        match next {
            Some(Next::Bot { seat, job }) if may_move => {
                spawn_local(self.announce_thinking(seat));
                spawn_local(self.wait_for(seat, job));
            }
            Some(Next::Forced { seat, action }) => spawn_local(self.take(seat, action)),
            _ => {}
        }
    }

    /// Shows that a bot is thinking, unless it responds quickly.
    async fn announce_thinking(self, seat: Seat) {
        let request = self.request.get_value();
        sleep(THINKING_HINT_DELAY_MS).await;
        if self.request.try_get_value() == Some(request) {
            self.thinking.set(Some(seat));
        }
    }

    /// Keeps the last move visible while the bot thinks, then plays the bot's move.
    async fn wait_for(self, seat: Seat, job: Job) {
        let request = self.request.get_value();
        let since = js_sys::Date::now();
        let answer = worker::run(JobOwner::Bot, &job).await;
        let pause = f64::from(self.settings.bot_speed.get_untracked().pause());
        sleep(pause - (js_sys::Date::now() - since)).await;
        if self.request.try_get_value() != Some(request) {
            return;
        }
        match answer {
            Ok(JobResult::Bot { action }) => {
                let played = current::play(seat, &action);
                if !matches!(played, Some(Ok(_))) {
                    self.fail(action);
                }
            }
            Ok(other) => self.fail(format!("{other:?}")),
            Err(WorkerError::Stopped) => {}
            Err(error) => self.fail(error.to_string()),
        }
    }

    fn fail(self, why: String) {
        self.thinking.set(None);
        self.failed.set(Some(why));
    }

    /// Makes a forced decision after showing the question for a moment.
    async fn take(self, seat: Seat, action: String) {
        let request = self.request.get_value();
        let pause = f64::from(self.settings.bot_speed.get_untracked().pause());
        sleep(pause / 2.0).await;
        if self.request.try_get_value() == Some(request) {
            current::play(seat, &action);
        }
    }
}

fn next(session: &Session, take_forced: bool) -> Option<Next> {
    let seat = session.table.turn()?;
    match session.table.players().get(seat.index())? {
        // The server's bots think on the server.
        Player::Bot(_) if session.online().is_some() => None,
        Player::Bot(level) => {
            let seed = random_seed().to_string();
            let job = Job::Bot {
                record: session.table.record(),
                level: level.clone(),
                seed,
            };
            Some(Next::Bot { seat, job })
        }
        // Nothing is played behind a curtain: the next player should see the question.
        Player::Person(_) if take_forced && may_take(session) => match &session.table.legal()[..] {
            [only] => Some(Next::Forced {
                seat,
                action: only.action.clone(),
            }),
            _ => None,
        },
        Player::Person(_) => None,
    }
}

/// Whether the client may play automatically. It must not repeat a move that the server has refused, because that would
/// never end.
fn may_take(session: &Session) -> bool {
    session.asked().is_some() && !session.online().is_some_and(OnlineSeat::was_refused)
}
