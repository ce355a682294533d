//! The page's end of the bots' thread: [`ask`] posts a job to the worker and awaits its answer.
//!
//! The worker (`worker.js`) gets the page's own compiled WebAssembly, so it is ready in a few milliseconds. It answers
//! jobs in the order in which they come; numbers tell the answers apart. A worker whose engine failed is
//! replaced by a new one.

use std::cell::RefCell;
use std::collections::HashMap;

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
    #[error("the job was given up")]
    Stopped,
}

/// Has the worker answer a job, JSON in and JSON out.
///
/// A job that fails is tried once more on a new worker, because another job may have brought the old one down.
pub async fn ask(job: &str) -> Result<String, WorkerError> {
    match ask_once(job).await {
        Err(WorkerError::Failed(_)) => ask_once(job).await,
        answered => answered,
    }
}

/// Gives up every job under way, at once: the game took another turn, or the table was left.
pub fn stop() {
    retire(STOPPED);
}

async fn ask_once(job: &str) -> Result<String, WorkerError> {
    match JsFuture::from(post(job)?).await {
        Ok(answer) => Ok(answer.as_string().unwrap_or_default()),
        Err(reason) => match describe(&reason) {
            reason if reason == STOPPED => Err(WorkerError::Stopped),
            reason => Err(WorkerError::Failed(reason)),
        },
    }
}

/// The reason that jobs are refused with when nobody wants their answers any more.
const STOPPED: &str = "stopped";

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// The worker, if one runs, and who waits for it.
#[derive(Default)]
struct Desk {
    worker: Option<Running>,
    last_job: u32,
    waiting: HashMap<u32, Waiting>,
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

/// The two ways to end a promise.
struct Waiting {
    resolve: Function,
    reject: Function,
}

/// Sends a job to the worker, which is started if none runs, and promises the answer.
fn post(job: &str) -> Result<Promise, WorkerError> {
    DESK.with_borrow_mut(|desk| {
        let running = match desk.worker.take() {
            Some(running) => running,
            None => start().map_err(|error| WorkerError::NotStarted(describe(&error)))?,
        };
        desk.last_job += 1;
        let id = desk.last_job;
        let message = object(&[("id", id.into()), ("job", job.into())]);
        let posted = running.worker.post_message(&message);
        desk.worker = Some(running);
        posted.map_err(|error| WorkerError::NotStarted(describe(&error)))?;
        Ok(Promise::new(&mut |resolve, reject| {
            desk.waiting.insert(id, Waiting { resolve, reject });
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

/// Hands an answer to whoever waits for it; a failure ends this worker, and with it the jobs queued behind.
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

/// Ends the worker and refuses all jobs under way; the next job starts another worker.
fn retire(reason: &str) {
    let (worker, waiting) =
        DESK.with_borrow_mut(|desk| (desk.worker.take(), std::mem::take(&mut desk.waiting)));
    for one in waiting.into_values() {
        let _ = one.reject.call1(&JsValue::UNDEFINED, &reason.into());
    }
    // This may run inside one of the worker's own closures, which must outlive the call: they are freed a moment later.
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

/// An error in words: its message if it has one.
fn describe(error: &JsValue) -> String {
    let message = Reflect::get(error, &"message".into())
        .ok()
        .and_then(|message| message.as_string());
    message
        .or_else(|| error.as_string())
        .unwrap_or_else(|| "unknown".to_owned())
}
