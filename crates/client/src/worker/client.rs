//! [`ask`] posts a job to the worker and awaits its answer.
//!
//! The worker (`worker.js`) gets the page's own compiled WebAssembly, so it is ready in a few milliseconds. It answers
//! jobs in the order in which they arrive; a number identifies each answer. A worker whose engine failed is
//! replaced by a new one. So is one whose current job was cancelled: its other jobs go to the new one.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::dom;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorkerError {
    /// The browser starts no worker.
    #[error("the browser started no worker: {0}")]
    NotStarted(String),
    /// The worker failed at this job, twice.
    #[error("the worker failed: {0}")]
    Failed(String),
    /// [`stop`] was called meanwhile.
    #[error("the job was cancelled")]
    Stopped,
}

/// Which part of the page a job is for: each cancels its own jobs only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A bot's move at the open table.
    Bot,
    /// A hint for the player to move there.
    Hint,
    /// The analysis of a game that is over.
    Analysis,
    /// The browser's console, or a test.
    Console,
}

/// Has the worker answer a job, JSON in and JSON out.
///
/// A job that fails is tried once more on a new worker, because another job may have crashed the old one.
pub async fn ask(errand: Errand, job: &str) -> Result<String, WorkerError> {
    match ask_once(errand, job).await {
        Err(WorkerError::Failed(_)) => ask_once(errand, job).await,
        answered => answered,
    }
}

/// Cancels the jobs of an errand at once: the game has moved on, or the table was left.
///
/// A running job ends only with its worker. The jobs of others start again on the next worker.
pub fn stop(errand: Errand) {
    let (worker, given_up) = DESK.with_borrow_mut(|desk| {
        let given_up: Vec<Waiting> = desk.take_jobs(errand);
        // Without such a job the worker is busy with something else, or idle: it stays.
        let worker = if given_up.is_empty() {
            None
        } else {
            desk.worker.take()
        };
        (worker, given_up)
    });
    if given_up.is_empty() {
        return;
    }
    refuse(given_up, STOPPED);
    drop_later(worker);
    let lost = DESK.with_borrow_mut(Desk::post_again);
    refuse(lost, "no worker");
}

async fn ask_once(errand: Errand, job: &str) -> Result<String, WorkerError> {
    match JsFuture::from(post(errand, job)?).await {
        Ok(answer) => Ok(answer.as_string().unwrap_or_default()),
        Err(reason) => match describe(&reason) {
            reason if reason == STOPPED => Err(WorkerError::Stopped),
            reason => Err(WorkerError::Failed(reason)),
        },
    }
}

/// The reason with which cancelled jobs are rejected.
const STOPPED: &str = "stopped";

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// The worker, if one runs, and the jobs that wait for it, in the order of arrival.
#[derive(Default)]
struct Desk {
    worker: Option<Running>,
    last_job: u32,
    waiting: BTreeMap<u32, Waiting>,
}

impl Desk {
    fn take_jobs(&mut self, errand: Errand) -> Vec<Waiting> {
        let all = std::mem::take(&mut self.waiting);
        let (taken, left): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, one)| one.errand == errand);
        self.waiting = left.into_iter().collect();
        taken.into_iter().map(|(_, one)| one).collect()
    }

    /// Sends every waiting job to a new worker; returns those that cannot be sent.
    fn post_again(&mut self) -> Vec<Waiting> {
        let jobs: Vec<(u32, String)> = self
            .waiting
            .iter()
            .map(|(id, one)| (*id, one.job.clone()))
            .collect();
        let mut lost = Vec::new();
        for (id, job) in jobs {
            if self.send(id, &job).is_err() {
                lost.extend(self.waiting.remove(&id));
            }
        }
        lost
    }

    /// Sends a job to the worker, which is started if none runs.
    fn send(&mut self, id: u32, job: &str) -> Result<(), WorkerError> {
        let failed = |error: JsValue| WorkerError::NotStarted(describe(&error));
        let running = match self.worker.take() {
            Some(running) => running,
            None => start().map_err(failed)?,
        };
        let message = object(&[("id", id.into()), ("job", job.into())]);
        let posted = running.worker.post_message(&message);
        self.worker = Some(running);
        posted.map_err(failed)
    }
}

/// A worker with the closures that listen to it: they live as long as it does.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// A job, and the two ways to end its promise.
struct Waiting {
    errand: Errand,
    job: String,
    resolve: Function,
    reject: Function,
}

/// Sends a job to the worker and promises the answer.
fn post(errand: Errand, job: &str) -> Result<Promise, WorkerError> {
    DESK.with_borrow_mut(|desk| {
        desk.last_job += 1;
        let id = desk.last_job;
        desk.send(id, job)?;
        Ok(Promise::new(&mut |resolve, reject| {
            let job = job.to_owned();
            desk.waiting.insert(
                id,
                Waiting {
                    errand,
                    job,
                    resolve,
                    reject,
                },
            );
        }))
    })
}

fn start() -> Result<Running, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&dom::asset("worker.js"), &options)?;
    let on_message = Closure::new(|event: MessageEvent| receive(&event.data()));
    let on_error = Closure::new(|event: web_sys::Event| retire(&describe(&event)));
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    worker.post_message(&object(&[("module", wasm_bindgen::module())]))?;
    Ok(Running {
        worker,
        _on_message: on_message,
        _on_error: on_error,
    })
}

/// Resolves the job of an answer; a failure ends this worker and the jobs queued behind.
fn receive(data: &JsValue) {
    let field = |name: &str| Reflect::get(data, &name.into()).unwrap_or(JsValue::UNDEFINED);
    let error = field("error");
    if !error.is_undefined() {
        retire(&describe(&error));
        return;
    }
    // Numbers of jobs are small: they pass through JavaScript's floating point unharmed.
    let id = field("id").as_f64().map(|id| id as u32);
    let waiting = id.and_then(|id| DESK.with_borrow_mut(|desk| desk.waiting.remove(&id)));
    if let Some(waiting) = waiting {
        let _ = waiting.resolve.call1(&JsValue::UNDEFINED, &field("answer"));
    }
}

/// Ends the worker and rejects all its jobs; the next job starts another worker.
fn retire(reason: &str) {
    let (worker, waiting) =
        DESK.with_borrow_mut(|desk| (desk.worker.take(), std::mem::take(&mut desk.waiting)));
    refuse(waiting.into_values(), reason);
    drop_later(worker);
}

fn refuse(jobs: impl IntoIterator<Item = Waiting>, reason: &str) {
    for one in jobs {
        let _ = one.reject.call1(&JsValue::UNDEFINED, &reason.into());
    }
}

/// This may run inside one of the worker's own closures, which must outlive the call: they are freed a moment later. The
/// worker itself ends now.
fn drop_later(worker: Option<Running>) {
    if let Some(running) = &worker {
        running.worker.terminate();
    }
    wasm_bindgen_futures::spawn_local(async move { drop(worker) });
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Fails only on a frozen object, which a new one is not.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}

/// Describes an error: its message if it has one.
fn describe(error: &JsValue) -> String {
    let message = Reflect::get(error, &"message".into())
        .ok()
        .and_then(|message| message.as_string());
    message
        .or_else(|| error.as_string())
        .unwrap_or_else(|| "unknown".to_owned())
}
