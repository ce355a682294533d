//! The bots' thread: [`run`] sends a job to the worker and awaits the result.
//!
//! The worker (`worker.js`) loads a module of its own, the crate `bot-worker`. It runs jobs in the order in which they
//! arrive; a number identifies each result. A worker whose engine failed is replaced by a new one. So is one whose
//! current job was cancelled: its other jobs go to the new one.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::{Function, Object, Promise, Reflect};
use protocol::worker::{Job, JobResult};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::base::{dom, json};

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorkerError {
    /// The browser did not start a worker.
    #[error("the browser started no worker: {0}")]
    NotStarted(String),
    /// The worker failed twice at this job.
    #[error("the worker failed: {0}")]
    Failed(String),
    /// The worker could not do this job.
    #[error("the job has no result: {0}")]
    NoResult(String),
    /// [`stop`] was called meanwhile.
    #[error("the job was cancelled")]
    Stopped,
}

/// The part of the page that a job is for; each part cancels only its own jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobOwner {
    /// A bot's move at the open table.
    Bot,
    /// A hint for the player to move there.
    Hint,
    /// The analysis of a game that is over.
    Analysis,
    /// The browser's console, or a test.
    Console,
}

/// Starts the worker, so that it is ready when the first job arrives.
pub fn start() {
    JOBS.with_borrow_mut(|jobs| {
        if jobs.worker.is_none() {
            // The first job tries again and reports the failure.
            jobs.worker = start_worker().ok();
        }
    });
}

/// Has the worker run a job.
///
/// A job that fails is tried once more on a new worker, because another job may have crashed the old one.
pub async fn run(owner: JobOwner, job: &Job) -> Result<JobResult, WorkerError> {
    let job = serde_json::to_string(job).map_err(|error| WorkerError::NoResult(error.to_string()))?;
    let result = match run_once(owner, &job).await {
        Err(WorkerError::Failed(_)) => run_once(owner, &job).await,
        result => result,
    };
    match json::read(&result?) {
        Ok(JobResult::Error { message }) => Err(WorkerError::NoResult(message)),
        Ok(result) => Ok(result),
        Err(error) => Err(WorkerError::NoResult(error.to_string())),
    }
}

/// Cancels all jobs of an owner at once, because the game has moved on or the user has left the table.
///
/// A running job ends only with its worker. All other jobs start again on the next worker.
pub fn stop(owner: JobOwner) {
    let (worker, given_up) = JOBS.with_borrow_mut(|jobs| {
        let given_up: Vec<WaitingJob> = jobs.take_jobs(owner);
        // Without such a job, the worker is idle or busy with something else, so it stays.
        let worker = if given_up.is_empty() {
            None
        } else {
            jobs.worker.take()
        };
        (worker, given_up)
    });
    if given_up.is_empty() {
        return;
    }
    refuse(given_up, STOPPED);
    drop_later(worker);
    let lost = JOBS.with_borrow_mut(JobQueue::post_again);
    refuse(lost, "no worker");
}

async fn run_once(owner: JobOwner, job: &str) -> Result<String, WorkerError> {
    match JsFuture::from(post(owner, job)?).await {
        Ok(result) => Ok(result.as_string().unwrap_or_default()),
        Err(reason) => match describe(&reason) {
            reason if reason == STOPPED => Err(WorkerError::Stopped),
            reason => Err(WorkerError::Failed(reason)),
        },
    }
}

/// The rejection reason for cancelled jobs.
const STOPPED: &str = "stopped";

thread_local! {
    static JOBS: RefCell<JobQueue> = RefCell::default();
}

/// The worker, if one is running, and the jobs that wait for it, in order of arrival.
#[derive(Default)]
struct JobQueue {
    worker: Option<RunningWorker>,
    last_job: u32,
    waiting: BTreeMap<u32, WaitingJob>,
}

impl JobQueue {
    fn take_jobs(&mut self, owner: JobOwner) -> Vec<WaitingJob> {
        let all = std::mem::take(&mut self.waiting);
        let (taken, left): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, one)| one.owner == owner);
        self.waiting = left.into_iter().collect();
        taken.into_iter().map(|(_, one)| one).collect()
    }

    /// Sends every waiting job to a new worker; returns those that cannot be sent.
    fn post_again(&mut self) -> Vec<WaitingJob> {
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

    /// Sends a job to the worker, starting it if none is running.
    fn send(&mut self, id: u32, job: &str) -> Result<(), WorkerError> {
        let failed = |error: JsValue| WorkerError::NotStarted(describe(&error));
        let running = match self.worker.take() {
            Some(running) => running,
            None => start_worker().map_err(failed)?,
        };
        let message = object(&[("id", id.into()), ("job", job.into())]);
        let posted = running.worker.post_message(&message);
        self.worker = Some(running);
        posted.map_err(failed)
    }
}

/// A worker with the closures that listen to it: they live as long as it does.
struct RunningWorker {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Drop for RunningWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// A job, and the two functions that settle its promise.
struct WaitingJob {
    owner: JobOwner,
    job: String,
    resolve: Function,
    reject: Function,
}

/// Sends a job to the worker and returns a promise of the result.
fn post(owner: JobOwner, job: &str) -> Result<Promise, WorkerError> {
    JOBS.with_borrow_mut(|jobs| {
        jobs.last_job += 1;
        let id = jobs.last_job;
        jobs.send(id, job)?;
        Ok(Promise::new(&mut |resolve, reject| {
            let job = job.to_owned();
            jobs.waiting.insert(
                id,
                WaitingJob {
                    owner,
                    job,
                    resolve,
                    reject,
                },
            );
        }))
    })
}

fn start_worker() -> Result<RunningWorker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&dom::asset("worker.js"), &options)?;
    let on_message = Closure::new(|event: MessageEvent| receive(&event.data()));
    let on_error = Closure::new(|event: web_sys::Event| retire(&describe(&event)));
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Ok(RunningWorker {
        worker,
        _on_message: on_message,
        _on_error: on_error,
    })
}

/// Resolves the job that a result belongs to; a failure ends this worker and the jobs queued behind.
fn receive(data: &JsValue) {
    let field = |name: &str| Reflect::get(data, &name.into()).unwrap_or(JsValue::UNDEFINED);
    let error = field("error");
    if !error.is_undefined() {
        retire(&describe(&error));
        return;
    }
    // Job numbers are small, so JavaScript's floating-point numbers represent them exactly.
    let id = field("id").as_f64().map(|id| id as u32);
    let waiting = id.and_then(|id| JOBS.with_borrow_mut(|jobs| jobs.waiting.remove(&id)));
    if let Some(waiting) = waiting {
        let _ = waiting.resolve.call1(&JsValue::UNDEFINED, &field("result"));
    }
}

/// Ends the worker and rejects all its jobs; the next job starts another worker.
fn retire(reason: &str) {
    let (worker, waiting) =
        JOBS.with_borrow_mut(|jobs| (jobs.worker.take(), std::mem::take(&mut jobs.waiting)));
    refuse(waiting.into_values(), reason);
    drop_later(worker);
}

fn refuse(jobs: impl IntoIterator<Item = WaitingJob>, reason: &str) {
    for one in jobs {
        let _ = one.reject.call1(&JsValue::UNDEFINED, &reason.into());
    }
}

/// Ends the worker now, but frees its closures a moment later: this may run inside one of them, which must outlive the
/// call.
fn drop_later(worker: Option<RunningWorker>) {
    if let Some(running) = &worker {
        running.worker.terminate();
    }
    wasm_bindgen_futures::spawn_local(async move { drop(worker) });
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Fails only if the object is frozen, which a new one never is.
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
